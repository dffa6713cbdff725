import type { ExplanationLine } from './explanation.ts';

/** One check of a review: the value found, the requirement, and what is wrong when it fails. */
export type Check = {
  readonly label: string;
  readonly value: string;
  readonly from?: string;
  readonly rule?: ExplanationLine['rule'];
  readonly holds: boolean;
  readonly doubt: string;
};

/** Returns a yes/no check. */
export function yesOrNo(label: string, holds: boolean, doubt: string): Check {
  return { label, value: holds ? 'Yes' : 'No', holds, doubt };
}

/** Returns what is wrong, in words. Empty when every check passes. */
export function doubtsOf(checks: readonly Check[]): readonly string[] {
  return checks.flatMap(({ holds, doubt }) => (holds ? [] : [doubt]));
}

/** Returns an explanation line for every check, passed or failed. */
export function checkLines(checks: readonly Check[]): ExplanationLine[] {
  return checks.map(({ label, value, from, rule }) => ({
    ...{ label, value },
    ...(from && { from }),
    ...(rule && { rule }),
  }));
}
