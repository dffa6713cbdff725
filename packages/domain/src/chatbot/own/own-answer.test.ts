// Proves CB-02.

import { describe, expect, it } from 'vitest';
import average from '../../../../../personas/t01.json' with { type: 'json' };
import { currentTerms } from '../../facts/offers.selectors.ts';
import { formatPct } from '../../money/percent.ts';
import { Persona } from '../../sample-people/persona.ts';
import { walk } from '../../sample-people/walk.ts';
import { homelineRules } from '../../testing/homeline.ts';
import { ownAnswer } from './own-answer.ts';

const person = Persona.parse(average);
const lender = { ...homelineRules, licensedStates: [person.property.state] };
const until = (...step: Parameters<typeof walk>[3][]) => ({
  facts: walk(person, lender, '2026-03-10T17:00:00.000Z', ...step).facts,
  loanNumber: '1000000017',
  dueAt: undefined,
});

describe('a borrower’s own rate', () => {
  it('is the one of the offer they chose', () => {
    const application = until();
    const { noteRatePct, aprPct } = currentTerms(application.facts) ?? expect.fail();
    expect(ownAnswer('TERMS', application)).toContain(
      `Its rate is ${formatPct(noteRatePct, 2)} (${formatPct(aprPct, 2)} APR)`,
    );
  });

  it('is a range before they choose an offer, and unknown before they have offers', () => {
    expect(ownAnswer('RATE', until('OFFER_SELECTION'))).toMatch(
      /rates of .*% to .*% .* You haven’t chosen one yet\./,
    );
    expect(ownAnswer('TERMS', until('LIEN_VERIFICATION'))).toContain('You haven’t chosen an offer yet.');
  });
});
