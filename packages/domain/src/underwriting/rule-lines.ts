import type { Decision } from '../facts/decisions.ts';
import { type ExplanationLine, fromGiven } from '../facts/explanation.ts';
import { isReasonCode, REASONS } from '../reasons/reason-codes.ts';
import type { Failure } from './eligibility.ts';

/** Every rule that fails, with what follows from it, what its row looked at, and the row. */
export function ruleLines(failures: readonly Failure[]): ExplanationLine[] {
  if (failures.length === 0) return [{ label: 'Rules of the policy', value: 'none stands against it' }];
  return failures.map(({ rule, decision, by, given, reasonCode, statedReason }) => ({
    label: decisionInWords(rule),
    value: statedReason ?? (reasonCode ? reasonText(reasonCode) : NEXT[decision]),
    ...fromGiven(given),
    ...(by && { rule: by }),
  }));
}

/** What follows from a rule that gives no reason for a notice. */
const NEXT: Readonly<Record<Decision, string>> = {
  ASSET_DEPLETION: 'Savings may be counted beside the income',
  REVIEW: 'A person looks at it',
  ERROR: 'It is asked again',
  APPROVED: '',
  DECLINE: '',
  FINAL: '',
  INELIGIBLE: '',
  INITIAL: '',
  SELECT: '',
  UNKNOWN: '',
};

/** The score is no reason by itself: its factors are. */
export function reasonText(code: string): string {
  if (code === 'AA26') return 'The factors of your score, in our letter';
  return isReasonCode(code) ? REASONS[code].text : code;
}

/** The name of a rule or of a decision, to be read: "Property type". */
export function decisionInWords(name: string): string {
  const words = name
    .toLowerCase()
    .replaceAll('_', ' ')
    .replace(/\bdti\b/, 'debts to income');
  return words.charAt(0).toUpperCase() + words.slice(1);
}
