// Proves LW-10.

import type { Persona } from '@homeline/domain/sample-people/persona.ts';
import { walk } from '@homeline/domain/sample-people/walk.ts';
import { describe, expect, it } from 'vitest';
import { homeline, personNamed } from './people.ts';

// A Tuesday.
const STARTED_AT = '2026-03-10T17:00:00.000Z';
const walked = (person: Persona) => walk(person, homeline, STARTED_AT);
const holdOf = (person: Persona) => walked(person).facts.closingHold;
const withoutMortgage = (person: Persona): Persona => ({
  ...person,
  credit: { ...person.credit, mortgageBalances: [], mortgageMonthlyPayments: 0 },
});

describe('a line that will be the first lien (12 CFR 1002.14(a)(1))', () => {
  it('waits for the valuation copies of a home without a mortgage, and of one whose mortgage is paid off', () => {
    for (const id of ['T25', 'T44'])
      expect(holdOf(personNamed(id))).toMatchObject({ reasons: ['VALUATION_COPY'], allowedOn: '2026-03-18' });
  });

  it('waits for the copy of a broker’s opinion that came just before the closing documents', () => {
    const { dates: _, ...estimated } = personNamed('T35');
    expect(holdOf(withoutMortgage(estimated))).toMatchObject({ reasons: ['VALUATION_COPY'] });
  });

  it('is never signed for before that day', () => {
    const { facts } = walked(personNamed('T25'));
    const signedAt = facts.noteSignatures.at(-1)?.at ?? '';
    expect(signedAt.slice(0, 10) >= '2026-03-18').toBe(true);
  });
});

it('a second lien doesn’t wait for valuation copies, which the law asks for first liens only', () => {
  expect(holdOf(personNamed('T01'))).toBeUndefined();
});

it('a home in a flood zone waits ten days after its notice', () => {
  expect(holdOf(personNamed('T21'))).toMatchObject({ reasons: ['FLOOD_NOTICE'], allowedOn: '2026-03-20' });
});
