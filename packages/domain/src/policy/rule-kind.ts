import type { Decisions, TableProblem } from '../tables/decision-table.ts';
import { CONSTANTS as POLICY_CONSTANTS } from './policy-tables.ts';
import { CONSTANTS as RATE_CONSTANTS } from './rate-tables.ts';

/** The kinds of rules, named as their folders in an organisation. Each version is a file. */
export const RULE_KINDS = ['rates', 'policy'] as const;
export type RuleKind = (typeof RULE_KINDS)[number];

const CONSTANTS: Readonly<Record<RuleKind, readonly string[]>> = {
  rates: Object.keys(RATE_CONSTANTS),
  policy: Object.keys(POLICY_CONSTANTS),
};
const KIND_LABELS: Readonly<Record<RuleKind, string>> = { rates: 'a rate sheet', policy: 'a credit policy' };

/** Returns the kind whose constants a file has more of, or undefined on a tie. */
export function kindOfRules(decisions: Decisions): RuleKind | undefined {
  const count = (kind: RuleKind) => CONSTANTS[kind].filter((name) => decisions.has(name)).length;
  return RULE_KINDS.find((kind) => RULE_KINDS.every((other) => other === kind || count(kind) > count(other)));
}

/** Returns one problem for a file of the other kind, instead of one for each missing table. */
export function wrongKindProblems(decisions: Decisions, expected: RuleKind): readonly TableProblem[] {
  const kind = kindOfRules(decisions);
  if (kind === undefined || kind === expected) return [];
  return [{ message: `is ${KIND_LABELS[kind]}, not ${KIND_LABELS[expected]}` }];
}
