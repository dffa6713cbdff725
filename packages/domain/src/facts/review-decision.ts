import * as z from 'zod';
import { Explanation } from './explanation.ts';

/** What a person of the lender, or a rule in their place, decides at a review. The explanation is added as it is decided. */
export function reviewDecisionSchema<const D extends readonly [string, ...string[]]>(decisions: D) {
  return z.object({ decision: z.enum(decisions), explanation: Explanation.optional() });
}
