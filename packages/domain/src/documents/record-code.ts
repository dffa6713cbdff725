import * as z from 'zod';

/** No two of these look alike, as 0 and O or 5 and S do, and without vowels they spell no word. */
export const RECORD_CODE_SIGNS = 'CDFHJKMNPRTWXY3479';

export const RECORD_CODE_LENGTH = 6;

/** The code of a sample record as somebody types it: in any case, with or without the space. */
export const RecordCode = z
  .string('Required')
  .max(40, 'Cannot be more than 40 characters')
  .overwrite((text) => text.toUpperCase().replace(/[^A-Z\d]/g, ''))
  .min(1, 'Required');

/** Returns a code as a record prints it, in two groups. */
export function printedRecordCode(code: string): string {
  return `${code.slice(0, RECORD_CODE_LENGTH / 2)} ${code.slice(RECORD_CODE_LENGTH / 2)}`;
}
