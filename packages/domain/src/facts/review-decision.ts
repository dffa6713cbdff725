import * as z from 'zod';
import { Explanation } from './explanation.ts';

/** Returns the schema of a review decision by staff or by an automatic rule. The server adds the explanation. */
export function reviewDecisionSchema<const D extends readonly [string, ...string[]]>(decisions: D) {
  return z.object({ decision: z.enum(decisions), explanation: Explanation.optional() });
}
