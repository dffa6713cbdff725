import * as z from 'zod';
import type { DeepReadonly } from '../facts/fact.ts';
import { RuleVersion } from '../rules/rule-version.ts';
import { Given, givenInWords } from '../tables/given.ts';

/** One step on the way to a number or a decision: what it is, how much, from what, and by which row of which table. */
export const ExplainedLine = z.object({
  label: z.string(),
  value: z.string(),
  from: z.string().optional(),
  /** What the row was asked, where `from` says so in the lender’s words: a borrower reads it in ours. */
  given: z.array(Given).optional(),
  rule: z
    .object({
      table: z.string(),
      /** Absent of a constant, which is a table of one value. */
      row: z.int().optional(),
      /** The policy of the row, where that is another than the explanation's: it was asked on another day. */
      policy: RuleVersion.optional(),
    })
    .optional(),
  /** What the lines above come to. */
  isTotal: z.boolean().optional(),
  /** It leaves the total as it is. */
  addsNothing: z.boolean().optional(),
});
export type ExplainedLine = z.infer<typeof ExplainedLine>;

/** The section of an explanation that says what was decided, and by which rules. */
export const DECISION_SECTION = 'Decision';

/** The one that says what the policy makes of the home. */
export const HOME_SECTION = 'The home';

/** Its last line, which says what was decided. */
export const DECISION = 'Decision';

/** What stands in the way of more. */
export const LIMITED_BY = 'Limited by';

/** Why terms are others than those chosen. */
export const CHANGED_BY = 'Changed by';

/** Where a figure comes from. */
export type Grounded = Pick<ExplainedLine, 'from' | 'rule'>;

export const ExplainedSection = z.object({ title: z.string(), lines: z.array(ExplainedLine) });
export type ExplainedSection = z.infer<typeof ExplainedSection>;

/** A figure that comes from what a row was asked, in the lender's words and by the columns' names. */
export function fromGiven(given: readonly Given[]): Pick<ExplainedLine, 'from' | 'given'> {
  return given.length === 0 ? {} : { from: givenInWords(given), given: [...given] };
}

/** Why a decision, a rate or an amount is what it is, line by line, with the rules that made it, as far as rules had a part in it. */
export const Explanation = z.object({
  sheet: RuleVersion.optional(),
  policy: RuleVersion.optional(),
  sections: z.array(ExplainedSection),
});
export type Explanation = z.infer<typeof Explanation>;

/** An explanation as kept in a fact, as a call answers it. */
export function asExplanation(kept: DeepReadonly<Explanation>): Explanation {
  return Explanation.parse(kept);
}
