import { expect, test } from 'vitest';
import { fundingEvents } from './funding-events.ts';

const signed = {
  signedAt: '2026-07-01T18:00:00.000Z',
  rescissionEndsOn: '2026-07-06',
  releaseOn: '2026-07-10',
  mayRescind: true,
  mayConfirm: false,
};

test('shows the rescission period until midnight, and the money after it', () => {
  const events = fundingEvents({ step: 'RESCISSION' }, signed, 'America/New_York');
  expect(events.map(({ state }) => state)).toEqual(['DONE', 'CURRENT', 'AHEAD', 'AHEAD', 'AHEAD']);
  expect(events[1]?.when).toBe('Until midnight at the end of 07/06/2026, Eastern Time');
  expect(events[2]?.when).toBe('On 07/10/2026, or sooner if you confirm that you haven’t canceled');
});

test('offers to send the money sooner only while the borrower can still confirm', () => {
  const sentWhen = (mayConfirm: boolean) =>
    fundingEvents({ step: 'FUNDABLE' }, { ...signed, mayRescind: false, mayConfirm }, 'America/New_York')[2]
      ?.when;
  expect(sentWhen(true)).toBe('On 07/10/2026, or sooner if you confirm that you haven’t canceled');
  expect(sentWhen(false)).toBe('On 07/10/2026');
});

test('shows no rescission period where there is no right to rescind', () => {
  const { rescissionEndsOn: _, releaseOn: __, ...second } = signed;
  const events = fundingEvents({ step: 'FUNDABLE' }, { ...second, mayRescind: false }, 'America/New_York');
  expect(events.map(({ title, state }) => [title, state])).toEqual([
    ['You signed', 'DONE'],
    ['We send your money', 'CURRENT'],
    ['It arrives in your account', 'AHEAD'],
    ['The county records the deed', 'AHEAD'],
  ]);
});

test('shows the home insurance once it is settled, and how', () => {
  const second = (insurance: 'ON_FILE' | 'ACCEPTED' | undefined) =>
    fundingEvents({ step: 'RESCISSION', insurance }, signed, 'America/New_York')[1];
  expect(second('ON_FILE')).toMatchObject({ title: 'Your home insurance', state: 'DONE', when: 'On file' });
  expect(second('ACCEPTED')).toMatchObject({ when: 'Sent, and it covers your home' });
  expect(second(undefined)?.title).toBe('Your time to change your mind');
});

test('shows the signing date in the home’s time zone, as in the documents', () => {
  const [event] = fundingEvents(
    { step: 'RESCISSION' },
    { ...signed, signedAt: '2026-07-02T02:00:00.000Z' },
    'America/New_York',
  );
  expect(event?.when).toBe('07/01/2026');
});
