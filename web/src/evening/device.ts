// The one shelf of this device, opened when the first book is asked for.

import { DeviceShelf, type Shelf } from "./shelf";

let shelf: Shelf | null = null;

export const deviceShelf = (): Shelf => (shelf ??= new DeviceShelf());
