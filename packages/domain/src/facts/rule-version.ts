import * as z from 'zod';
import { CivilDateSchema } from '../dates/civil-date.ts';

/** A version of a lender's rate sheet or policy: its effective date, and the SHA-256 of its file in hexadecimal. */
export const RuleVersion = z.object({ version: CivilDateSchema, sha256: z.string() });
export type RuleVersion = z.infer<typeof RuleVersion>;
