import type { ExplanationLine } from './explanation.ts';

/** One thing that is asked before something passes: how it stands, what is asked of it, and what is wrong where that is not met. */
export type Check = {
  readonly label: string;
  readonly value: string;
  readonly from?: string;
  readonly rule?: ExplanationLine['rule'];
  readonly holds: boolean;
  readonly doubt: string;
};

/** One whose value is whether it holds. */
export function yesOrNo(label: string, holds: boolean, doubt: string): Check {
  return { label, value: holds ? 'Yes' : 'No', holds, doubt };
}

/** What is wrong, in words: empty when everything holds. */
export function doubtsOf(checks: readonly Check[]): readonly string[] {
  return checks.flatMap(({ holds, doubt }) => (holds ? [] : [doubt]));
}

/** Everything that was asked, whether it holds or not. */
export function checkLines(checks: readonly Check[]): ExplanationLine[] {
  return checks.map(({ label, value, from, rule }) => ({
    ...{ label, value },
    ...(from && { from }),
    ...(rule && { rule }),
  }));
}
