import type { StepMessage } from './stage-copy.ts';
import type { StepKind } from './step.ts';
import { STEP_COPY } from './step-copy.ts';
import type { NamedStep } from './steps.ts';

/** An application's arrival at a step. */
export type Arrival = {
  /** Absent for a new application. */
  readonly from: NamedStep | undefined;
  readonly step: NamedStep;
  /** The borrower's own answer led here. */
  readonly isOwnAct: boolean;
};

const FOR_OTHERS: readonly StepKind[] = ['WAITING', 'REVIEW'];

/**
 * Returns the message to the borrower for an arrival at a step, or undefined when none is due. A step of the borrower is announced on each
 * arrival, unless their own answer led straight from one of their steps to the next. Any other step is announced once, and again only when
 * it is repeated, not when it resumes after an interrupt.
 * @param wasSent whether a message of this step was sent before
 */
export function messageAt({ from, step, isOwnAct }: Arrival, wasSent: boolean): StepMessage | undefined {
  const { message } = STEP_COPY[step.id];
  if (step.kind === 'BORROWER_ACTION' || step.kind === 'ERROR') {
    const isNextPage = from !== undefined && isOwnAct && !FOR_OTHERS.includes(from.kind);
    return isNextPage ? undefined : message;
  }
  return wasSent && from?.interrupt ? undefined : message;
}
