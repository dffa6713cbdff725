import type { Decisions, TableProblem } from '../tables/decision-table.ts';
import { CONSTANTS as POLICY_CONSTANTS } from './policy-tables.ts';
import { CONSTANTS as RATE_CONSTANTS } from './rate-tables.ts';

/** The kinds of rules, which are also the names of their folders in an organisation. Each version is a file. */
export const RULE_KINDS = ['rates', 'policy'] as const;
export type RuleKind = (typeof RULE_KINDS)[number];

const CONSTANTS: Readonly<Record<RuleKind, readonly string[]>> = {
  rates: Object.keys(RATE_CONSTANTS),
  policy: Object.keys(POLICY_CONSTANTS),
};
const WORDS: Readonly<Record<RuleKind, string>> = { rates: 'a rate sheet', policy: 'a credit policy' };

/** Returns the kind of rules in a file, by which kind's constants it has more of. Undefined on a tie. */
export function kindOf(decisions: Decisions): RuleKind | undefined {
  const held = (kind: RuleKind) => CONSTANTS[kind].filter((name) => decisions.has(name)).length;
  return RULE_KINDS.find((kind) => RULE_KINDS.every((other) => other === kind || held(kind) > held(other)));
}

/** Returns one problem for a file of the other kind, instead of one for each missing table. */
export function otherKind(decisions: Decisions, expected: RuleKind): readonly TableProblem[] {
  const kind = kindOf(decisions);
  if (kind === undefined || kind === expected) return [];
  return [{ message: `is ${WORDS[kind]}, and not ${WORDS[expected]}` }];
}
