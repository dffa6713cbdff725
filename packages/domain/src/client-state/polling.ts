/** How the page asks for the step after the borrower's own action. */
const FIRST_WAIT_MS = 1000;
const LONGEST_WAIT_MS = 5000;
const TRIES_UNCHANGED = 7;
const TRIES_WAITING = 14;

/** What the schedule asks of a step. */
export type PolledStep = {
  readonly kind: 'BORROWER_ACTION' | 'WAITING' | 'REVIEW' | 'ERROR' | 'TERMINAL';
  /** A waiting state: twice as many tries. */
  readonly pollWaiting: boolean;
  /** Terminal or error: there is nothing to wait for. */
  readonly skipsPolling: boolean;
};

/**
 * How long to wait before each try while the step that the action should have moved stands unchanged: one second, doubling, five at
 * most. After the last try the state is unknown.
 */
export function pollDelaysMs(step: PolledStep): number[] {
  if (step.skipsPolling) return [];
  const tries = step.pollWaiting ? TRIES_WAITING : TRIES_UNCHANGED;
  return Array.from({ length: tries }, (_, tried) => backgroundDelayMs(tried));
}

/**
 * How long to listen before asking again on a wait or a review, for ever: as long as after an action at first, then every five
 * seconds.
 * @param asked how often it was asked since the step began to show
 */
export function backgroundDelayMs(asked: number): number {
  return Math.min(FIRST_WAIT_MS * 2 ** asked, LONGEST_WAIT_MS);
}

/** Whether the page keeps listening without the borrower having done anything: on a wait or a review, until the step changes. */
export function keepsPolling(step: PolledStep): boolean {
  return step.kind === 'WAITING' || step.kind === 'REVIEW';
}

/** What to do next about a step. `LOST` is the unknown state: the action should have moved the step and did not. */
export type PollMove =
  | { readonly move: 'ASK'; readonly afterMs: number }
  | { readonly move: 'REST' }
  | { readonly move: 'LOST' };

/**
 * @param step the step as last seen
 * @param action the borrower's own action that is being followed: the step it was made on and the tries since; undefined when there
 *   was none
 * @param asked how often it was asked since this step began to show
 */
export function nextPoll(
  step: PolledStep & { readonly step: string },
  action: { readonly on: string; readonly tries: number } | undefined,
  asked: number,
): PollMove {
  const isUnmoved = action?.on === step.step;
  if (action && isUnmoved && !step.skipsPolling) {
    const delayMs = pollDelaysMs(step)[action.tries];
    return delayMs === undefined ? { move: 'LOST' } : { move: 'ASK', afterMs: delayMs };
  }
  return keepsPolling(step) ? { move: 'ASK', afterMs: backgroundDelayMs(asked) } : { move: 'REST' };
}
