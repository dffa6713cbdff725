import type { ExplanationLine, LineOf } from './explanation.ts';
import type { LineCode } from './explanation-lines.ts';

/** A requirement of a review: its explanation line, whether it is met, and the problem to show if not. */
export type Check = { readonly line: ExplanationLine; readonly holds: boolean; readonly problem: string };

/** The line codes whose only amount is a yes or no. */
type YesNoCode = {
  [C in LineCode]: { holds: boolean } extends LineOf<C>['amounts'] ? C : never;
}[LineCode];

/** Returns a yes/no check. */
export function yesNoCheck(code: YesNoCode, holds: boolean, doubt: string): Check {
  return { line: { code, amounts: { holds } } as ExplanationLine, holds, problem: doubt };
}

/** Returns the problems of the checks that fail. Empty when all pass. */
export function problemsOf(checks: readonly Check[]): readonly string[] {
  return checks.flatMap(({ holds, problem: doubt }) => (holds ? [] : [doubt]));
}

/** Returns the explanation line of every check, passed or failed. */
export function checkLines(checks: readonly Check[]): ExplanationLine[] {
  return checks.map(({ line }) => line);
}
