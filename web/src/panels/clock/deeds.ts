// What may befall somebody who still plays, besides going out just now.

export type Deed = "out-earlier" | "gives-up" | "away" | "warns" | "removes";
