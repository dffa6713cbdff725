import * as z from 'zod';
import { CivilDateSchema } from '../dates/civil-date.ts';

/** One version of a lender's rules: its effective date, and the SHA-256 of its file in hexadecimal. */
export const RuleVersion = z.object({ version: CivilDateSchema, sha256: z.string() });
export type RuleVersion = z.infer<typeof RuleVersion>;
