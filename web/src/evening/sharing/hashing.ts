// What a server is told of a secret.

import { sha256 } from "@noble/hashes/sha2.js";
import { bytesToHex, utf8ToBytes } from "@noble/hashes/utils.js";

export const hashOf = (key: string): string => bytesToHex(sha256(utf8ToBytes(key)));
