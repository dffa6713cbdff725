// Proves ST-01, ST-02, ST-03, ST-04, ST-05, ST-06, ST-07, ST-12.

import { describe, expect, test } from 'vitest';
import published from './client-state.cases.json' with { type: 'json' };
import { CLIENT_STATES, type ClientState, EVENTS_FROM_ANY_STATE, FIRST_STATE } from './client-states.ts';
import { nextState, pageToShow } from './next-state.ts';
import { type KnownFacts, type Move, TRANSITIONS } from './transitions.ts';

const profile = { hasName: true, hasDob: true, hasSelectedProperty: true, hasSoftCreditConsent: true };
const more = { hasOwnership: true, hasSsn: true, hasHardCreditConsent: true };
const limited = { uwDecision: 'ASSET_DEPLETION', uwSubDecision: 'UNVERIFIED_DTI_LIMITED' } as const;

describe('the state tables', () => {
  test('have every state with its page', () => {
    expect(Object.entries(CLIENT_STATES).map(([state, page]) => ({ state, page }))).toEqual(published.states);
  });

  test('have every transition, in order', () => {
    expect(TRANSITIONS.map(({ from, to }) => ({ from, to }))).toEqual(published.transitions);
  });

  test('have every event possible in any state', () => {
    expect(Object.entries(EVENTS_FROM_ANY_STATE).map(([event, toState]) => ({ event, toState }))).toEqual(
      published.events,
    );
  });

  test('start at profile', () => {
    expect(FIRST_STATE).toBe('profile');
  });
});

describe('a transition', () => {
  const rows: [from: ClientState, on: Move, known: KnownFacts, to: ClientState][] = [
    ['profile', 'next', profile, 'liens'],
    ['profile', 'next', { ...profile, hasSoftCreditConsent: false }, 'profile'],
    ['profile', 'next', {}, 'profile'],
    ['liens', 'underwrite', { liensComplete: true }, 'product'],
    ['liens', 'underwrite', { uwDecision: 'SELECT' }, 'product'],
    ['liens', 'underwrite', { uwDecision: 'INITIAL' }, 'liens'],
    ['liens', 'underwrite', { liensComplete: true, inquiryAttestNeeded: true }, 'liens'],
    [
      'liens',
      'underwrite',
      { liensComplete: true, inquiryAttestNeeded: true, inquiryAttestComplete: true },
      'product',
    ],
    ['profile', 'repullSoftCredit', { liensComplete: true }, 'product'],
    ['profile', 'repullSoftCredit', {}, 'profile'],
    ['product', 'next', limited, 'assetDepletion'],
    ['product', 'next', { uwSubDecision: 'UNVERIFIED_DTI_LIMITED' }, 'assetDepletion'],
    ['product', 'next', { ...limited, assetsComplete: true }, 'product'],
    [
      'product',
      'next',
      { ...limited, assetsComplete: true, termYears: 15, amountCents: 7_500_000 },
      'moreProfile',
    ],
    ['product', 'next', { uwDecision: 'SELECT', termYears: 15, amountCents: 7_500_000 }, 'moreProfile'],
    ['product', 'next', { uwDecision: 'SELECT', termYears: 0, amountCents: 7_500_000 }, 'product'],
    ['product', 'next', { uwDecision: 'SELECT', termYears: 15 }, 'product'],
    ['moreProfile', 'next', more, 'hmda'],
    ['moreProfile', 'next', { ...more, hasSsn: false }, 'moreProfile'],
    ['hmda', 'next', {}, 'waitSummary'],
    ['waitSummary', 'next', {}, 'appSummary'],
    ['appSummary', 'next', {}, 'incomeReview'],
    ['incomeReview', 'next', { uwSubDecision: 'VERIFIED_INCOME_MATCHED_OFFER' }, 'ach'],
    ['incomeReview', 'next', { uwSubDecision: 'FINAL_OFFER' }, 'ach'],
    ['incomeReview', 'next', { uwSubDecision: 'VERIFIED_OFFER' }, 'incomeReview'],
    ['incomeReview', 'next', { uwSubDecision: 'BPO_PENDING', valuationRequired: true }, 'bpo'],
    ['ach', 'next', {}, 'docVerify'],
    ['autopay', 'next', {}, 'docVerify'],
    ['docVerify', 'next', { idUploaded: true }, 'waitSign'],
    ['docVerify', 'next', { idUploaded: true, valuationRequired: true }, 'bpo'],
    ['docVerify', 'next', {}, 'docVerify'],
    ['waitSign', 'next', {}, 'sign'],
    ['sign', 'next', {}, 'codeed'],
    ['codeed', 'next', {}, 'waitNotary'],
    ['waitNotary', 'next', {}, 'notary'],
    ['notary', 'next', {}, 'insurance'],
    ['insurance', 'next', {}, 'waitFund'],
    ['waitFund', 'next', {}, 'complete'],
    ['complete', 'next', {}, 'complete'],
  ];

  test.each(rows)('from %s on %s with %o leads to %s', (from, on, known, to) => {
    expect(nextState(from, on, known)).toBe(to);
  });

  test('is tested for every row of the table', () => {
    const tried = new Set(rows.map(([from, on, , to]) => `${from} ${on} ${to}`));
    expect(TRANSITIONS.filter(({ from, on, to }) => !tried.has(`${from} ${on} ${to}`))).toEqual([]);
  });
});

test.each(published.events)('$event in any state leads to $toState', ({ event, toState }) => {
  for (const state of Object.keys(CLIENT_STATES) as ClientState[]) {
    expect(nextState(state, event as keyof typeof EVENTS_FROM_ANY_STATE, {})).toBe(toState);
  }
});

describe('the page to show', () => {
  const everyPage = () => true;

  test('is the page that the server’s step names', () => {
    expect(pageToShow('notary/reserve-manual', 'notary', everyPage)).toBe('notary/reserve-manual');
  });

  test('is the page of the state when the server names none', () => {
    expect(pageToShow(undefined, 'notary', everyPage)).toBe('notary/intro');
  });

  test('is the page of the state when the server names an unknown page', () => {
    expect(pageToShow('notary/moon', 'unknown', (page) => page !== 'notary/moon')).toBe('error/timeout');
  });
});
