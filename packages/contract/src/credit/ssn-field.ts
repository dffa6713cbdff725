import { classifySsn } from '@homeline/domain/people/ssn.ts';
import * as z from 'zod';

const ACCEPTED_KINDS: readonly string[] = ['SSN', 'SANDBOX'];

/** A social security number as typed. The server decides whether test numbers are allowed. */
export const Ssn = z
  .string('Required')
  .trim()
  .min(1, 'Required')
  .regex(/^\d{3}[ -]?\d{2}[ -]?\d{4}$/, 'Must be a nine-digit social security number')
  .refine(
    (text) => ACCEPTED_KINDS.includes(classifySsn(text, { sandbox: true })),
    'Must be a social security number',
  );
