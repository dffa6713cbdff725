// Proves SH-21.

import { describe, expect, it } from 'vitest';
import ordinary from '../../../../personas/t01.json' with { type: 'json' };
import { addMonths, civilDate } from '../dates/civil-date.ts';
import { type Facts, withFact } from '../facts/facts.ts';
import type { Terms } from '../facts/offers.facts.ts';
import { cents, toCents } from '../money/cents.ts';
import { Persona } from '../sample-people/persona.ts';
import { walk } from '../sample-people/walk.ts';
import { APPLIED_AT } from '../testing/first-day.ts';
import { homelineRules } from '../testing/homeline.ts';
import { firstPaymentOn } from './first-payment.ts';
import { openLine } from './open-line.ts';

const lender = { ...homelineRules, licensedStates: ['OH', 'CO', 'WA'] };
const funded = walk(Persona.parse(ordinary), lender, APPLIED_AT, 'COMPLETE').facts;
const firstDueOn = firstPaymentOn(funded) ?? civilDate('1970-01-01');
const line = openLine(funded, firstDueOn);

function withTerms(facts: Facts, terms: Partial<Terms>): Facts {
  const current = openLine(facts, firstDueOn)?.terms as Terms;
  return withFact(
    facts,
    {
      fact: 'repricings',
      value: {
        before: current,
        after: { ...current, ...terms },
        reason: 'AUTOPAY_DECLINED',
        explanation: [],
      } as never,
    },
    facts.closingDocuments.at(-1)?.at ?? '',
  );
}

describe('an open line', () => {
  it('doesn’t exist before disbursement', () => {
    const waiting = walk(Persona.parse(ordinary), lender, APPLIED_AT, 'FUNDING_DECISION').facts;
    expect(openLine(waiting, firstDueOn)).toBeUndefined();
  });

  it('owes the agreed payment each month, from the first due date on', () => {
    expect(line?.nextPayments.map(({ dueOn }) => dueOn)).toEqual(
      [0, 1, 2].map((months) => addMonths(firstDueOn, months)),
    );
    for (const { paymentCents } of line?.nextPayments ?? [])
      expect(paymentCents).toBe(line?.terms.monthlyPaymentCents);
  });

  it('owes less after each payment, by its principal part', () => {
    let owedCents: number = line?.terms.lineAmountCents ?? 0;
    for (const { paymentCents, interestCents, balanceCents } of line?.nextPayments ?? []) {
      expect(balanceCents).toBe(owedCents - (paymentCents - interestCents));
      owedCents = balanceCents;
    }
  });

  it('owes the whole line until the first payment, and can be drawn again once the smallest draw was repaid', () => {
    expect(line?.owedCents).toBe(line?.terms.lineAmountCents);
    expect(line?.drawableCents).toBe(0);
    const later = openLine(funded, addMonths(firstDueOn, 13));
    const repaidCents = (line?.terms.lineAmountCents ?? 0) - (later?.owedCents ?? 0);
    expect(repaidCents).toBeGreaterThan(line?.minimumRedrawCents ?? 0);
    expect(later?.drawableCents).toBe(repaidCents);
  });

  it('can’t be drawn after the draw period, nor below the smallest draw', () => {
    const drawsUntil = line?.drawsUntil ?? firstDueOn;
    expect(openLine(funded, drawsUntil)?.drawableCents).toBeGreaterThan(0);
    expect(openLine(funded, addMonths(drawsUntil, 1))?.drawableCents).toBe(0);
    const [first] = line?.nextPayments ?? [];
    const second = openLine(funded, addMonths(firstDueOn, 1));
    expect(second?.owedCents).toBe(first?.balanceCents);
    expect((line?.terms.lineAmountCents ?? 0) - (second?.owedCents ?? 0)).toBeLessThan(toCents(500));
    expect(second?.drawableCents).toBe(0);
  });

  it('shows the remaining payments in a later year, and none after maturity', () => {
    const later = openLine(funded, addMonths(firstDueOn, 30));
    expect(later?.nextPayments[0]?.dueOn).toBe(addMonths(firstDueOn, 30));
    expect(openLine(funded, addMonths(firstDueOn, 400))?.nextPayments).toEqual([]);
  });

  it('allows draws for five years, of at least $500', () => {
    expect(line?.minimumRedrawCents).toBe(toCents(500));
    expect(line?.drawsUntil.slice(0, 4)).toBe(String(Number(firstDueOn.slice(0, 4)) + 5));
  });

  it('with interest-only payments owes the whole line until maturity', () => {
    const interestOnly = withTerms(funded, { product: 'INTEREST_ONLY_AGE_RESTRICTED', termYears: 5 });
    const lineCents = line?.terms.lineAmountCents;
    const first = openLine(interestOnly, firstDueOn)?.nextPayments[0];
    expect(first?.balanceCents).toBe(lineCents);
    expect(first?.paymentCents).toBe(first?.interestCents);
    const [last] = openLine(interestOnly, addMonths(firstDueOn, 59))?.nextPayments ?? [];
    expect(last?.balanceCents).toBe(0);
    expect(last?.paymentCents).toBe(cents((lineCents ?? 0) + (last?.interestCents ?? 0)));
  });
});
