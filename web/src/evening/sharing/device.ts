// The ties of this device, opened when they are first asked for.

import { DeviceTies, type Ties } from "./ties";

let ties: Ties | null = null;

export const deviceTies = (): Ties => (ties ??= new DeviceTies());
