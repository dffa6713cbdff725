// Proves RU-12.

import { adverseActionOf } from '@homeline/domain/adverse-action/notice.ts';
import type { Persona } from '@homeline/domain/sample-people/persona.ts';
import { walk } from '@homeline/domain/sample-people/walk.ts';
import { currentStep } from '@homeline/domain/workflow/current-step.ts';
import { describe, expect, it } from 'vitest';
import { homeline, personNamed } from './people.ts';

const STARTED_AT = '2026-03-10T17:00:00.000Z';
const FOR_SALE = 'The home is offered for sale, or was within the last 60 days';

/** Returns the person with a home bought a week ago and listed for sale. */
function flipping(person: Persona): Persona {
  return { ...person, property: { ...person.property, ownedSince: '2026-03-03', listedForSale: true } };
}

describe('a home bought a week ago and listed for sale', () => {
  it.each(['T08', 'T10'])('is declined at the offers when county records didn’t settle it: %s', (id) => {
    const { facts, path } = walk(flipping(personNamed(id)), homeline, STARTED_AT);
    expect(facts.initialDecisions.at(-1)).toMatchObject({ decision: 'INELIGIBLE', outcome: 'DECLINE' });
    expect(path.at(-1)).toBe('DECLINED');
    expect(adverseActionOf(facts).reasonCodes).toEqual(['AA29', 'AA24']);
    expect(adverseActionOf(facts).statedReasons).toEqual([FOR_SALE]);
  });

  it.each([
    ['T08', 'FRAUD_ALERT_REVIEW', 'ALERT_CONFIRMED', ['AA25', 'AA29', 'AA24']],
    ['T10', 'OWNERSHIP_REVIEW', 'OWNERSHIP_REJECTED', ['AA29', 'AA24']],
  ])('appears in the notice of %s, declined for another reason before', (id, at, decides, codes) => {
    const person = flipping(personNamed(id));
    const alert = { port: 'credit', call: 'SOFT', answers: ['FRAUD_ALERT'] };
    const earlier = person.forced.staff.filter((decision) => decision.at !== at);
    const forced = {
      ...person.forced,
      vendors: at === 'FRAUD_ALERT_REVIEW' ? [...person.forced.vendors, alert] : person.forced.vendors,
      staff: [...earlier, { at, decides }],
    };
    const { facts } = walk({ ...person, forced }, homeline, STARTED_AT);
    expect(facts.initialDecisions).toEqual([]);
    expect(adverseActionOf(facts).reasonCodes).toEqual(codes);
    expect(adverseActionOf(facts).statedReasons).toEqual([FOR_SALE]);
  });
});

describe('a home identified by staff', () => {
  it('is explained with the rule that makes it ineligible', () => {
    const person = personNamed('T08');
    const coop = { ...person, property: { ...person.property, propertyType: 'COOP' as const } };
    const { facts } = walk(coop, homeline, STARTED_AT);
    const found = facts.propertyMatchDecisions.at(-1) ?? expect.fail();
    expect(found).toMatchObject({ decision: 'MATCHED', ineligible: ['AA28'] });
    expect(found.judged?.failures).toEqual(['PROPERTY_TYPE']);
    expect(found.judged?.explanation.sections[0]?.lines.at(-1)?.amounts).toEqual({ decision: 'INELIGIBLE' });
  });
});

describe('an automated value older than 90 days', () => {
  it('isn’t used: the owner estimates, and a broker price opinion follows', () => {
    const avery = personNamed('T01');
    const valued = (avmValuedOn: string) => ({ ...avery, property: { ...avery.property, avmValuedOn } });
    const stale = walk(valued('2025-12-09'), homeline, STARTED_AT);
    expect(stale.path).toContain('ESTIMATE_VALUE');
    expect(stale.path).toContain('WAITING_FOR_BPO');
    expect(walk(valued('2025-12-10'), homeline, STARTED_AT).path).not.toContain('ESTIMATE_VALUE');
  });
});

describe('an address that the borrower corrects', () => {
  it('is the home from then on, with the law of its state', () => {
    const person = personNamed('T07');
    const forced = {
      ...person.forced,
      vendors: [{ port: 'property', answers: ['NO_MATCH'] }],
      borrower: [
        {
          at: 'PROPERTY_NO_MATCH',
          does: 'ADDRESS_CORRECTED',
          with: { city: 'Austin', state: 'TX', zip: '78704' },
        },
      ],
    };
    const { facts } = walk({ ...person, forced }, homeline, STARTED_AT, 'BPO_CONDITION');
    expect(facts.property).toMatchObject({ street1: '107 Test Street', city: 'Austin', state: 'TX' });
    expect(currentStep(facts).id).toBe('BPO_CONDITION');
  });
});
