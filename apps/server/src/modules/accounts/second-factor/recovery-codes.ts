import { randomInt } from 'node:crypto';
import type { Sealing } from '../../../sealing/seal.ts';

const CODES = 10;
const LENGTH = 10;
/** Without letters and digits that look alike. */
const ALPHABET = 'ABCDEFGHJKMNPQRSTVWXYZ23456789';

/** Returns ten new recovery codes, such as `K7MPA-Q2XWD`. */
export function newRecoveryCodes(): readonly string[] {
  return Array.from({ length: CODES }, () => {
    const letters = Array.from({ length: LENGTH }, () => ALPHABET[randomInt(ALPHABET.length)]).join('');
    return `${letters.slice(0, LENGTH / 2)}-${letters.slice(LENGTH / 2)}`;
  });
}

/** Returns the keyed hash of a person's recovery code, however they typed it. */
export function recoveryCodeHash(sealing: Sealing, identity: string, code: string): string {
  return sealing.lookupHash('recovery code', `${identity} ${code.toUpperCase().replace(/[^A-Z0-9]/g, '')}`);
}
