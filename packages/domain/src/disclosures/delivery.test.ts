// Proves DS-30, DS-31.

import { describe, expect, it } from 'vitest';
import { type Facts, type FactWrite, noFacts, withFact } from '../facts/facts.ts';
import { noticeDue } from '../workflow/notice-due.ts';
import { type ApplicationChannel, channelOf, DELIVERIES, disclosuresDue } from './delivery.ts';

const home: FactWrite = {
  fact: 'property',
  value: {
    ...{ uuid: '00000000-0000-4000-8000-000000000001', street1: '1 Elm', city: 'Columbus', state: 'OH' },
    ...{ zip: '43085', occupancy: 'PRIMARY', listedForSale: false },
  },
};
const REFERRER = '00000000-0000-4000-8000-000000000002';
const origin = (more: object = {}): FactWrite => ({
  fact: 'origin',
  value: { isCrypto: false, memberships: [], ...more },
});
const handedOver = origin({ referrerUuid: REFERRER, isHandedOver: true });
const consent: FactWrite = { fact: 'softCreditConsent', value: { textVersion: '1' } };

const told = (at: string, ...writes: readonly FactWrite[]): Facts =>
  [home, ...writes].reduce((facts, write) => withFact(facts, write, at), noFacts());
// March 2, 2026 is a Monday.
const onMonday = (...writes: readonly FactWrite[]) => told('2026-03-02T17:00:00.000Z', ...writes);

describe('the important terms and the brochure (12 CFR 1026.40(b))', () => {
  it.each<[string, FactWrite, ApplicationChannel, days: number, due: string | undefined]>([
    ['on our pages come with the form', origin(), 'OUR_PAGES', 0, undefined],
    [
      'by an originator’s link come with the form',
      origin({ referrerUuid: REFERRER }),
      'OUR_PAGES',
      0,
      undefined,
    ],
    [
      'handed over by an originator come within three business days',
      handedOver,
      'HANDED_OVER',
      3,
      '2026-03-05',
    ],
  ])('of an application %s', (_, write, channel, days, dueOn) => {
    const facts = onMonday(write);
    expect(channelOf(facts)).toBe(channel);
    expect(DELIVERIES[channel].businessDays).toBe(days);
    expect(disclosuresDue(facts)?.dueOn).toBe(dueOn);
    expect(noticeDue(facts)?.clock).toBe(dueOn && 'APPLICATION_DISCLOSURES');
    expect(noticeDue(facts)?.dueOn).toBe(dueOn);
  });

  it('count the day at the home, Saturdays, and no Sunday or holiday', () => {
    // 11:30 p.m. on Thursday, May 21, 2026 in Columbus; Monday the 25th is Memorial Day.
    const facts = told('2026-05-22T03:30:00.000Z', handedOver);
    expect(disclosuresDue(facts)).toEqual({ receivedOn: '2026-05-21', dueOn: '2026-05-26' });
  });

  it.each<[string, FactWrite]>([
    [
      'opened the emailed page, which links to them',
      { fact: 'disclosuresDelivery', value: { how: 'ON_OUR_PAGE' } },
    ],
    ['got them by mail', { fact: 'disclosuresDelivery', value: { how: 'MAIL', reason: 'To 1 Elm' } }],
    ['consented on a page that links to them', consent],
    // Comment 40(b)-5.
    ['withdrew', { fact: 'cancellation', value: { reason: 'Not now' } }],
  ])('are owed no longer to a client who %s', (_, write) => {
    expect(disclosuresDue(onMonday(handedOver, write))).toBeUndefined();
    expect(noticeDue(onMonday(handedOver, write))?.clock).not.toBe('APPLICATION_DISCLOSURES');
  });
});
