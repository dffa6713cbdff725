// Proves RU-27, RU-45.

import { adverseActionOf } from '@homeline/domain/adverse-action/notice.ts';
import { civilDate } from '@homeline/domain/dates/civil-date.ts';
import { type Facts, type FactWrite, withFact } from '@homeline/domain/facts/facts.ts';
import { toCents } from '@homeline/domain/money/cents.ts';
import { reduceLineToStaffValue } from '@homeline/domain/offers/changed-offer.ts';
import { initialDecisionFacts } from '@homeline/domain/offers/decision-facts.ts';
import { pricingScenario } from '@homeline/domain/offers/pricing-scenario.ts';
import { buildOffers } from '@homeline/domain/pricing/offers.ts';
import type { Persona } from '@homeline/domain/sample-people/persona.ts';
import { walk } from '@homeline/domain/sample-people/walk.ts';
import { staffDecision } from '@homeline/domain/workflow/staff-decisions.ts';
import type { StepName } from '@homeline/domain/workflow/steps.ts';
import { describe, expect, it } from 'vitest';
import { homeline, personNamed } from './people.ts';

const STARTED_AT = '2026-03-10T17:00:00.000Z';
const context = { ...homeline, today: civilDate('2026-03-11'), ageYears: 44, coBorrowerAges: new Map() };
const withFacts = (facts: Facts, writes: readonly FactWrite[]) =>
  writes.reduce((known, write) => withFact(known, write, '2026-03-11T17:00:00.000Z'), facts);

const avery = personNamed('T01');
type Change = { property?: object; credit?: object; income?: object; request?: object };

/** Returns a low-score, high-income application that reaches the legal rate limit before the equity and DTI limits. */
function lowScoreHighIncome({ property, credit, income, request }: Change, until: StepName): Facts {
  const person: Persona = {
    ...avery,
    property: { ...avery.property, ...property },
    credit: { ...avery.credit, fico: 645, ...credit },
    income: { ...avery.income, monthlyGross: 30_000, ...income },
    request: { ...avery.request, ...request },
  };
  return walk(person, homeline, STARTED_AT, until).facts;
}

describe('offers limited by the high-cost test (12 CFR 1026.32(a)(1)(i))', () => {
  const free = {
    property: { avmValue: 200_000 },
    credit: { mortgageBalances: [], mortgageMonthlyPayments: 0 },
  };
  const facts = lowScoreHighIncome(free, 'WAITING_FOR_INITIAL_OFFERS');
  const scenario = pricingScenario(facts, context) ?? expect.fail();

  it('don’t name debts as the limit', () => {
    const { offers } = buildOffers(scenario);
    expect(offers.map(({ limitedBy }) => limitedBy)).toContain('PRICE');
    for (const { limitedBy, terms, maxDtiPct } of offers) {
      if (limitedBy === 'DTI') expect(terms.dtiPct).toBeGreaterThan(maxDtiPct - 1);
    }
    const decided = withFacts(facts, initialDecisionFacts(facts, context)).initialDecisions.at(-1);
    expect(decided).toMatchObject({ decision: 'SELECT', subDecision: 'UNVERIFIED_OFFER' });
  });

  it('name the limit in their explanation', () => {
    const decided = withFacts(facts, initialDecisionFacts(facts, context)).initialDecisions.at(-1);
    const lines = decided?.explanation.sections.flatMap((section) => section.lines);
    expect(lines).toContainEqual({ code: 'LARGER_LINE_WITHOUT_PRICE', amounts: {} });
  });

  it('explain the rate and limit of each term when no term has an offer', () => {
    const texan = lowScoreHighIncome(
      { property: { state: 'TX', city: 'Austin', zip: '78701' }, credit: { mortgageBalances: [325_000] } },
      'WAITING_FOR_INITIAL_OFFERS',
    );
    const decided = withFacts(texan, initialDecisionFacts(texan, context)).initialDecisions.at(-1);
    expect(decided).toMatchObject({ outcome: 'DECLINE', failures: ['HIGH_COST'] });
    const without = decided?.explanation.sections.find(({ code }) => code === 'TERMS_REFUSED');
    expect(without?.lines).toHaveLength(5);
    expect(without?.lines[2]).toMatchObject({
      amounts: {
        ...{ termYears: 15, smallestLineCents: toCents(15_000), noteRatePct: expect.any(Number) },
        highCost: { pct: 14.85 },
      },
      rule: { table: 'Average prime offer rate', row: 3 },
    });
  });
});

it('New York: each term without a line is explained with the Treasury yield of state law', () => {
  const { sheet } = homeline;
  const treasuryYield: typeof sheet.treasuryYield = (termYears) => ({
    ...sheet.treasuryYield(termYears),
    output: { pct: 1 },
  });
  const cheapMoney = { ...context, sheet: { ...sheet, treasuryYield } };
  const facts = lowScoreHighIncome(
    { property: { state: 'NY', city: 'Albany', zip: '12207' } },
    'WAITING_FOR_INITIAL_OFFERS',
  );
  const tax = { pct: 0.5, source: 'County clerk', asOf: civilDate('2026-03-10') };
  const taxed = withFacts(facts, [{ fact: 'recordingTaxDecisions', value: { decision: 'GIVEN', tax } }]);
  const decided = withFacts(taxed, initialDecisionFacts(taxed, cheapMoney)).initialDecisions.at(-1);
  expect(decided).toMatchObject({ outcome: 'DECLINE', failures: ['HIGH_COST'] });
  const without = decided?.explanation.sections.find(({ code }) => code === 'TERMS_REFUSED');
  expect(without?.lines[2]).toMatchObject({
    amounts: { termYears: 15, highCost: { pct: 10, law: 'N.Y. Banking Law § 6-l(1)(g)(i)' } },
    rule: { table: 'Treasury yield on the 15th of the month before', row: 2 },
  });
});

describe('a lower value at which the chosen line would be high-cost', () => {
  const asked = {
    credit: { fico: 645, mortgageBalances: [200_000] },
    request: { amount: 90_000, termYears: 30 },
  };

  it('leaves the largest line with a price, because of the value', () => {
    const chosen = lowScoreHighIncome(asked, 'WAITING_FOR_FINAL_TITLE');
    const facts = withFacts(chosen, reduceLineToStaffValue(chosen, context, toCents(420_000)));
    const [changed] = facts.changedOffers;
    const scenario = { ...pricingScenario(chosen, context), valueCents: toCents(420_000) };
    const { offers } = buildOffers(scenario as never);
    const largest = offers.find(({ termYears }) => termYears === 30)?.maximumCents;
    expect(largest).toBeLessThan(toCents(90_000));
    expect(changed).toMatchObject({
      reason: 'VALUATION',
      after: { lineAmountCents: largest, termYears: 30 },
    });
    const refused = withFacts(facts, [{ fact: 'finalOfferAnswers', value: { answer: 'REFUSED' } }]);
    expect(adverseActionOf(refused)).toMatchObject({ action: 'COUNTER_OFFER', reasonCodes: ['AA23'] });
  });
});

describe('a lower value that rules out the chosen terms', () => {
  const low = {
    credit: { fico: 645, mortgageBalances: [200_000] },
    request: { amount: 30_000, termYears: 30 },
  };

  it('leads to the nearest available terms, at a fee that has a price', () => {
    const chosen = lowScoreHighIncome(low, 'WAITING_FOR_FINAL_TITLE');
    const selection = chosen.offerSelection ?? expect.fail();
    const free = { ...chosen, offerSelection: { ...selection, terms: { ...selection.terms, feePct: 0 } } };
    const [changed] = withFacts(
      free as Facts,
      reduceLineToStaffValue(free as Facts, context, toCents(350_000)),
    ).changedOffers;
    expect(changed?.after.lineAmountCents).toBeGreaterThan(0);
    expect(changed?.reason).toBe('VALUATION');
    const decision = changed?.explanation?.sections.find(({ code }) => code === 'DECISION');
    expect(decision?.lines.map(({ code }) => code)).toEqual(
      expect.arrayContaining(['LINE_BEFORE', 'LINE_NOW', 'CHANGED_BY']),
    );
  });

  it('can’t be recorded by staff when it lowers nothing', () => {
    const chosen = lowScoreHighIncome(low, 'WAITING_FOR_FINAL_TITLE');
    const ruling = staffDecision('BPO_HOLD', 'VALUE_LOWERS_OFFER')?.(chosen, context, {
      valueCents: toCents(600_000),
    });
    expect(ruling).toEqual({ refusal: 'This value does not lower the offer. Accept it instead' });
  });
});

describe('a lower income whose line is too small for a price over the chosen term', () => {
  it('is declined for DTI, with a winback on another term', () => {
    const facts = lowScoreHighIncome(
      {
        credit: { fico: 645, mortgageBalances: [290_000] },
        income: { monthlyGross: 10_000, statedMonthlyGross: 10_000, verifiedMonthlyGross: 6900 },
        request: { amount: 60_000, termYears: 20 },
      },
      'PREQUAL_WINBACK',
    );
    expect(facts.finalDecisions.at(-1)).toMatchObject({
      outcome: 'DTI_DECLINE',
      reasonCodes: ['AA09'],
      winbackAvailable: true,
    });
  });
});
