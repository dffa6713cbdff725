import { isTaxNumber, NO_TAX_NUMBER } from '@homeline/domain/people/ssn.ts';
import * as z from 'zod';

/** A Social Security number or ITIN as typed. The server decides whether test numbers are allowed. */
export const Ssn = z
  .string('Required')
  .trim()
  .min(1, 'Required')
  .regex(/^\d{3}[ -]?\d{2}[ -]?\d{4}$/, 'Must be a nine-digit Social Security number or ITIN')
  .refine((text) => isTaxNumber(text, { sandbox: true }), NO_TAX_NUMBER);
