import type { Decisions, TableProblem } from '../tables/decision-table.ts';
import { CONSTANTS as POLICY_CONSTANTS } from './policy-tables.ts';
import { CONSTANTS as RATE_CONSTANTS } from './rate-tables.ts';

/** The folders of an organisation that hold its rules, a version a file. */
export const RULE_KINDS = ['rates', 'policy'] as const;
export type RuleKind = (typeof RULE_KINDS)[number];

const CONSTANTS: Readonly<Record<RuleKind, readonly string[]>> = {
  rates: Object.keys(RATE_CONSTANTS),
  policy: Object.keys(POLICY_CONSTANTS),
};
const WORDS: Readonly<Record<RuleKind, string>> = { rates: 'a rate sheet', policy: 'a credit policy' };

/** Which rules a file holds: those of whose constants it has more. Undefined of a file that has as many of either, as of none. */
export function kindOf(decisions: Decisions): RuleKind | undefined {
  const held = (kind: RuleKind) => CONSTANTS[kind].filter((name) => decisions.has(name)).length;
  return RULE_KINDS.find((kind) => RULE_KINDS.every((other) => other === kind || held(kind) > held(other)));
}

/** What is said, in the place of all that it lacks, of a file that holds the other rules. */
export function otherKind(decisions: Decisions, expected: RuleKind): readonly TableProblem[] {
  const kind = kindOf(decisions);
  if (kind === undefined || kind === expected) return [];
  return [{ message: `is ${WORDS[kind]}, and not ${WORDS[expected]}` }];
}
