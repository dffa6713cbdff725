/** Polling after the borrower's action. */
const FIRST_WAIT_MS = 1000;
const LONGEST_WAIT_MS = 5000;
const TRIES_UNCHANGED = 7;
const TRIES_WAITING = 14;
/** Polling during a live connection: it renews the session's token and finds what the connection lost. */
const LIVE_WAIT_MS = 30_000;
/** Polling on the borrower's own step without a live connection: staff may ask for something meanwhile. */
const OWN_STEP_WAIT_MS = 10_000;

/** The properties of a step that decide how to poll. */
export type PolledStep = {
  readonly kind: 'BORROWER_ACTION' | 'WAITING' | 'REVIEW' | 'ERROR' | 'TERMINAL';
  /** A waiting state allows twice as many tries. */
  readonly pollWaiting: boolean;
  /** Terminal and error steps are not polled. */
  readonly skipsPolling: boolean;
};

/** Returns the delay in ms before each poll after an action: one second, doubling to at most five. After the last, the state is unknown. */
export function pollDelaysMs(step: PolledStep): number[] {
  if (step.skipsPolling) return [];
  const tries = step.pollWaiting ? TRIES_WAITING : TRIES_UNCHANGED;
  return Array.from({ length: tries }, (_, tried) => backgroundDelayMs(tried));
}

/**
 * Returns the delay in ms before the next background poll of a wait or a review: one second, doubling to at most five; half
 * a minute during a live connection.
 * @param polls the polls since the step was first shown
 * @param isLive the server tells the page of every change
 */
export function backgroundDelayMs(polls: number, isLive = false): number {
  if (isLive) return LIVE_WAIT_MS;
  return Math.min(FIRST_WAIT_MS * 2 ** polls, LONGEST_WAIT_MS);
}

/** Returns whether the page waits for others: on a wait or a review, until the step changes. */
export function keepsPolling(step: PolledStep): boolean {
  return step.kind === 'WAITING' || step.kind === 'REVIEW';
}

/**
 * Returns how the page polls without an action of the borrower: on a wait or a review until the step changes, and slowly on the borrower's
 * own step while nothing tells the page of a change.
 */
function restingPoll(step: PolledStep, polls: number, isLive: boolean): PollMove {
  if (keepsPolling(step)) return { move: 'ASK', afterMs: backgroundDelayMs(polls, isLive) };
  return step.kind === 'BORROWER_ACTION' && !isLive
    ? { move: 'ASK', afterMs: OWN_STEP_WAIT_MS }
    : { move: 'REST' };
}

/** What the page does next: poll after a delay, stop polling, or report the action as `LOST`: the step should have moved and did not. */
export type PollMove =
  | { readonly move: 'ASK'; readonly afterMs: number }
  | { readonly move: 'REST' }
  | { readonly move: 'LOST' };

/**
 * Returns the next polling move.
 * @param step the last known step
 * @param action the step of the borrower's last action and the tries since; undefined without an action
 * @param polls the polls since the step was first shown
 * @param isLive the server tells the page of every change
 */
export function nextPoll(
  step: PolledStep & { readonly step: string },
  action: { readonly on: string; readonly tries: number } | undefined,
  polls: number,
  isLive = false,
): PollMove {
  const isUnmoved = action?.on === step.step;
  if (action && isUnmoved && !step.skipsPolling) {
    const delayMs = pollDelaysMs(step)[action.tries];
    return delayMs === undefined ? { move: 'LOST' } : { move: 'ASK', afterMs: delayMs };
  }
  return restingPoll(step, polls, isLive);
}
