// What may befall somebody who still plays, besides going out.

export type Deed = "gives-up" | "away" | "warns" | "removes";
