import * as z from 'zod';
import { Given, givenInWords } from '../tables/given.ts';
import type { DeepReadonly } from './fact.ts';
import { RuleVersion } from './rule-version.ts';

/** One step on the way to a number or a decision: what it is, how much, from what, and by which row of which table. */
export const ExplanationLine = z.object({
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
export type ExplanationLine = z.infer<typeof ExplanationLine>;

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
export type Grounded = Pick<ExplanationLine, 'from' | 'rule'>;

export const ExplanationSection = z.object({ title: z.string(), lines: z.array(ExplanationLine) });
export type ExplanationSection = z.infer<typeof ExplanationSection>;

/** A figure that comes from what a row was asked, in the lender's words and by the columns' names. */
export function fromGiven(given: readonly Given[]): Pick<ExplanationLine, 'from' | 'given'> {
  return given.length === 0 ? {} : { from: givenInWords(given), given: [...given] };
}

/** Why a decision, a rate or an amount is what it is, line by line, with the rules that made it, as far as rules had a part in it. */
export const Explanation = z.object({
  sheet: RuleVersion.optional(),
  policy: RuleVersion.optional(),
  sections: z.array(ExplanationSection),
});
export type Explanation = z.infer<typeof Explanation>;

/** An explanation as kept in a fact, as a call answers it. */
export function asExplanation(kept: DeepReadonly<Explanation>): Explanation {
  return Explanation.parse(kept);
}

/** Returns an explanation with the versions of the rules that it names. */
export function explanationBy(
  { sheet, policy }: { readonly sheet?: RuleVersion; readonly policy?: RuleVersion },
  sections: readonly ExplanationSection[],
): Explanation {
  const versionOf = ({ version, sha256 }: RuleVersion): RuleVersion => ({ version, sha256 });
  return {
    ...(sheet && { sheet: versionOf(sheet) }),
    ...(policy && { policy: versionOf(policy) }),
    sections: [...sections],
  };
}
