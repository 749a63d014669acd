// Fair deals, the browser's side (docs/FAIR.md): what the rest of the page needs of it.

export { checkDeals, type Fault, type Verdict } from "./check";
export { dealSecret, pledgeOf, sealOf } from "./hashes";
export { receiptOf, writeReceipt, type Receipt } from "./receipt";
export { redeal } from "./redeal";
export { Witness } from "./witness";
