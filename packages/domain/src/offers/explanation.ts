import * as z from 'zod';
import { CivilDateSchema } from '../dates/civil-date.ts';
import type { DeepReadonly } from '../facts/fact.ts';

/** One step on the way to a number or a decision: what it is, how much, from what, and by which row of which table. */
export const ExplainedLine = z.object({
  label: z.string(),
  value: z.string(),
  from: z.string().optional(),
  rule: z.object({ table: z.string(), row: z.int() }).optional(),
  /** What the lines above come to. */
  isTotal: z.boolean().optional(),
});
export type ExplainedLine = z.infer<typeof ExplainedLine>;

export const ExplainedSection = z.object({ title: z.string(), lines: z.array(ExplainedLine) });
export type ExplainedSection = z.infer<typeof ExplainedSection>;

/** Why a decision, a rate or an amount is what it is, line by line, with the versions of the rules that made it. */
export const Explanation = z.object({
  sheetVersion: CivilDateSchema,
  policyVersion: CivilDateSchema,
  sections: z.array(ExplainedSection),
});
export type Explanation = z.infer<typeof Explanation>;

/** An explanation as kept in a fact, as a call answers it. */
export function asExplanation(kept: DeepReadonly<Explanation>): Explanation {
  return Explanation.parse(kept);
}
