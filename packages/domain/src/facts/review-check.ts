import type { ExplanationLine, LineOf } from './explanation.ts';
import type { LineCode } from './explanation-lines.ts';

/** A requirement for passing: its line in an explanation, whether it is met, and the problem where it is not. */
export type Check = { readonly line: ExplanationLine; readonly holds: boolean; readonly doubt: string };

/** The checks whose line states nothing but whether they are met. */
type YesNoCode = {
  [C in LineCode]: { holds: boolean } extends LineOf<C>['amounts'] ? C : never;
}[LineCode];

/** Returns a yes/no check. */
export function yesOrNo(code: YesNoCode, holds: boolean, doubt: string): Check {
  return { line: { code, amounts: { holds } } as ExplanationLine, holds, doubt };
}

/** Returns the problems of the checks that are not met; empty when all are. */
export function doubtsOf(checks: readonly Check[]): readonly string[] {
  return checks.flatMap(({ holds, doubt }) => (holds ? [] : [doubt]));
}

/** Returns the line of every check, met or not. */
export function checkLines(checks: readonly Check[]): ExplanationLine[] {
  return checks.map(({ line }) => line);
}
