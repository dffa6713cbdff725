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

describe('tries', () => {
  test('are seven while the step is unchanged', () => {
    expect(pollDelaysMs(offered)).toEqual(published.polling.delaysMs7);
  });

  test('are fourteen in a waiting state', () => {
    expect(pollDelaysMs(pulling)).toEqual(published.polling.delaysMs14);
  });

  test('are none in a terminal or error state', () => {
    expect(pollDelaysMs(declined)).toEqual([]);
  });
});

describe('after an action of the borrower', () => {
  test('the step is asked for until it moves', () => {
    expect(nextPoll(offered, { on: 'OFFER_SELECTION', tries: 0 }, 0)).toEqual({ move: 'ASK', afterMs: 1000 });
    expect(nextPoll(offered, { on: 'OFFER_SELECTION', tries: 6 }, 6)).toEqual({ move: 'ASK', afterMs: 5000 });
  });

  test('a step that did not move in seven tries is lost', () => {
    expect(nextPoll(offered, { on: 'OFFER_SELECTION', tries: 7 }, 7)).toEqual({ move: 'LOST' });
  });

  test('a step that moved to a page of the borrower rests', () => {
    expect(nextPoll(offered, { on: 'LIEN_VERIFICATION', tries: 2 }, 0)).toEqual({ move: 'REST' });
  });

  test('a step that moved to a wait is listened to, however long', () => {
    expect(nextPoll(pulling, { on: 'IN_PROGRESS', tries: 3 }, 400)).toEqual({ move: 'ASK', afterMs: 5000 });
  });

  test('a terminal step rests', () => {
    expect(nextPoll(declined, { on: 'DECLINED', tries: 0 }, 0)).toEqual({ move: 'REST' });
  });
});

describe('a page that is opened', () => {
  test('on a wait or a review keeps listening and is never lost', () => {
    for (const asked of [0, 14, 10_000]) {
      expect(nextPoll(pulling, undefined, asked).move).toBe('ASK');
      expect(nextPoll(reviewed, undefined, asked)).toEqual({
        move: 'ASK',
        afterMs: backgroundDelayMs(asked),
      });
    }
  });

  test('on a question of the borrower rests', () => {
    expect(nextPoll(offered, undefined, 0)).toEqual({ move: 'REST' });
  });
});
