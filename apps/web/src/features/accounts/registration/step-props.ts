import type { StepName } from './registration-steps.ts';

/** What each step of the registration is given. */
export type StepProps = {
  /** Group and name, above the question. */
  readonly above: string;
  /** Where Back leads; the first step has none. */
  readonly back: string | undefined;
  /** Goes on to the next step. */
  readonly goOn: () => void;
};

/** The address of a step, with what is in the address besides. */
export function stepPath(step: StepName): string {
  return `/register?step=${step}`;
}
