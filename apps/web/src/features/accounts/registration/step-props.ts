import type { StepName } from './registration-steps.ts';

/** The props of each registration step. */
export type StepProps = {
  /** The step's name above the question. */
  readonly above: string | undefined;
  /** The address that Back leads to. The first step has none. */
  readonly back: string | undefined;
  /** Opens the next step. */
  readonly onNext: () => void;
};

/** Returns the address of a step. */
export function stepPath(step: StepName): string {
  return `/register?step=${step}`;
}
