import * as z from 'zod';
import { REASONS, type ReasonCode } from '../reasons/reason-codes.ts';

/** The reasons that staff chose for a refusal. Absent when the rule or the review implies them. */
export const REFUSAL_REASONS = {
  /** One code or free text: decisions made before staff chose from the coded reasons. */
  reason: z.string().optional(),
  /** In the order of the notice. AA24 stands for `statedReason`. */
  reasonCodes: z.array(z.enum(Object.keys(REASONS) as [ReasonCode, ...ReasonCode[]])).optional(),
  /** The words of the notice that compliance confirmed. */
  statedReason: z.string().optional(),
};
export type RefusalReasons = z.infer<z.ZodObject<typeof REFUSAL_REASONS>>;
