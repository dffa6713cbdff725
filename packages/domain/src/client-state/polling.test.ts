// Proves ST-08, ST-13.

import { describe, expect, test } from 'vitest';
import published from './client-state.cases.json' with { type: 'json' };
import { backgroundDelayMs, nextPoll, pollDelaysMs } from './polling.ts';

const offered = {
  step: 'OFFER_SELECTION',
  kind: 'BORROWER_ACTION',
  pollWaiting: false,
  skipsPolling: false,
} as const;
const pulling = {
  step: 'WAITING_FOR_SOFT_CREDIT',
  kind: 'WAITING',
  pollWaiting: true,
  skipsPolling: false,
} as const;
const reviewed = { step: 'UW_REVIEW', kind: 'REVIEW', pollWaiting: false, skipsPolling: false } as const;
const declined = { step: 'DECLINED', kind: 'TERMINAL', pollWaiting: false, skipsPolling: true } as const;

describe('the number of tries', () => {
  test('is seven while the step is unchanged', () => {
    expect(pollDelaysMs(offered)).toEqual(published.polling.delaysMs7);
  });

  test('is fourteen in a waiting state', () => {
    expect(pollDelaysMs(pulling)).toEqual(published.polling.delaysMs14);
  });

  test('is zero in a terminal or error state', () => {
    expect(pollDelaysMs(declined)).toEqual([]);
  });
});

describe('during a live connection', () => {
  test('a wait is polled twice a minute, and an action at the usual rate', () => {
    expect(nextPoll(reviewed, undefined, 0, true)).toEqual({ move: 'ASK', afterMs: 30_000 });
    expect(nextPoll(offered, { on: 'OFFER_SELECTION', tries: 0 }, 0, true)).toEqual({
      move: 'ASK',
      afterMs: 1000,
    });
  });
});

describe('after an action of the borrower', () => {
  test('the page polls until the step moves', () => {
    expect(nextPoll(offered, { on: 'OFFER_SELECTION', tries: 0 }, 0)).toEqual({ move: 'ASK', afterMs: 1000 });
    expect(nextPoll(offered, { on: 'OFFER_SELECTION', tries: 6 }, 6)).toEqual({ move: 'ASK', afterMs: 5000 });
  });

  test('the state is unknown when the step has not moved after seven tries', () => {
    expect(nextPoll(offered, { on: 'OFFER_SELECTION', tries: 7 }, 7)).toEqual({ move: 'LOST' });
  });

  test('polling stops when the step moves to a borrower page during a live connection', () => {
    expect(nextPoll(offered, { on: 'LIEN_VERIFICATION', tries: 2 }, 0, true)).toEqual({ move: 'REST' });
  });

  test('polling continues without limit when the step moves to a wait', () => {
    expect(nextPoll(pulling, { on: 'IN_PROGRESS', tries: 3 }, 400)).toEqual({ move: 'ASK', afterMs: 5000 });
  });

  test('polling stops at a terminal step', () => {
    expect(nextPoll(declined, { on: 'DECLINED', tries: 0 }, 0)).toEqual({ move: 'REST' });
  });
});

describe('a newly opened page', () => {
  test('keeps polling on a wait or a review', () => {
    for (const polls of [0, 14, 10_000]) {
      expect(nextPoll(pulling, undefined, polls).move).toBe('ASK');
      expect(nextPoll(reviewed, undefined, polls)).toEqual({
        move: 'ASK',
        afterMs: backgroundDelayMs(polls),
      });
    }
  });

  test('does not poll on a borrower step that a live connection watches', () => {
    expect(nextPoll(offered, undefined, 0, true)).toEqual({ move: 'REST' });
  });

  test('polls a borrower step every ten seconds without a live connection, to notice a staff request', () => {
    for (const polls of [0, 3, 10_000])
      expect(nextPoll(offered, undefined, polls)).toEqual({ move: 'ASK', afterMs: 10_000 });
  });
});
