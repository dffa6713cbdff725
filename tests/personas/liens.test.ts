// Proves RU-18, RU-28, RU-29, RU-30, RU-31.

import { hardPullFact } from '@homeline/domain/credit/hard-pull-fact.ts';
import { civilDate } from '@homeline/domain/dates/civil-date.ts';
import type { CreditReport } from '@homeline/domain/facts/credit.facts.ts';
import { creditReport } from '@homeline/domain/facts/credit.selectors.ts';
import { type Facts, type FactWrite, withFact } from '@homeline/domain/facts/facts.ts';
import { statedCosts } from '@homeline/domain/facts/home-costs.selectors.ts';
import { requiredCoverageCents } from '@homeline/domain/facts/insurance.selectors.ts';
import type { LienAnswer, ReviewedDebt } from '@homeline/domain/facts/liens.facts.ts';
import { knownLiens, payoffsCents, retainedLiens } from '@homeline/domain/facts/liens.selectors.ts';
import { cents, toCents } from '@homeline/domain/money/cents.ts';
import { initialDecisionFacts } from '@homeline/domain/offers/decision-facts.ts';
import { explainLiens } from '@homeline/domain/offers/explain-debts.ts';
import { housingPaymentsCents } from '@homeline/domain/offers/monthly-debts.ts';
import { pricingScenario } from '@homeline/domain/offers/pricing-scenario.ts';
import type { Persona } from '@homeline/domain/sample-people/persona.ts';
import { walk } from '@homeline/domain/sample-people/walk.ts';
import { currentStep } from '@homeline/domain/workflow/current-step.ts';
import { staffDecision } from '@homeline/domain/workflow/staff-decisions.ts';
import { StaffInput } from '@homeline/domain/workflow/staff-outcome.ts';
import type { StepName } from '@homeline/domain/workflow/steps.ts';
import { describe, expect, it } from 'vitest';
import { homeline, personNamed } from './people.ts';

const STARTED_AT = '2026-03-10T17:00:00.000Z';
const context = { ...homeline, today: civilDate('2026-03-11'), ageYears: 44, coBorrowerAges: new Map() };
const withFacts = (facts: Facts, ...writes: readonly FactWrite[]) =>
  writes.reduce((known, write) => withFact(known, write, '2026-03-11T17:00:00.000Z'), facts);

const debtsIn = (facts: Facts) => pricingScenario(facts, context)?.monthlyDebtsCents ?? expect.fail();
const at = (person: Persona, step: StepName) => walk(person, homeline, STARTED_AT, step).facts;

type Mortgage = CreditReport['mortgages'][number];

/** Returns facts at the liens page, with more mortgages in the first report. */
function withMortgages(facts: Facts, ...more: readonly Mortgage[]): Facts {
  const { seq: _, at: __, ...pull } = facts.softCredit.at(-1) ?? expect.fail();
  const report = pull.report as CreditReport;
  return withFacts(facts, {
    fact: 'softCredit',
    value: { answer: 'HIT', report: { ...report, mortgages: [...report.mortgages, ...more] } },
  });
}

const answered = (facts: Facts, answers: Readonly<Record<string, LienAnswer>>) =>
  withFacts(facts, {
    fact: 'lienAnswers',
    value: { liens: Object.entries(answers).map(([id, answer]) => ({ id, answer })) },
  });

const offersOf = (facts: Facts) =>
  withFacts(facts, ...initialDecisionFacts(facts, context)).initialDecisions.at(-1) ?? expect.fail();

const decideLiens = (facts: Facts, debts?: readonly ReviewedDebt[]) =>
  staffDecision('LIEN_MISMATCH_REVIEW', 'MERCHANT_REVIEWED')?.(facts, context, {
    ...(debts && { debts: [...debts] }),
  }) ?? expect.fail();
const reviewed = (facts: Facts, debts?: readonly ReviewedDebt[]) => {
  const ruling = decideLiens(facts, debts);
  if (!('length' in ruling)) throw new Error(JSON.stringify(ruling));
  return withFacts(facts, ...ruling);
};

const avery = at(personNamed('T01'), 'LIEN_VERIFICATION');
const [first] = knownLiens(avery);
const helocOf = (balance: number, limit: number): Mortgage => ({
  id: 'heloc',
  lender: 'River Bank',
  balanceCents: toCents(balance),
  monthlyPaymentCents: toCents(100),
  openedOn: civilDate('2022-05-01'),
  kind: 'HELOC',
  creditLimitCents: toCents(limit),
});

describe('an existing line of credit', () => {
  it('costs its balance to pay off, not its limit', () => {
    const facts = answered(withMortgages(avery, helocOf(10_000, 80_000)), {
      'mortgage-1': 'CONFIRMED',
      heloc: 'PAY_OFF',
    });
    expect(payoffsCents(facts)).toBe(toCents(10_000));
    expect(pricingScenario(facts, context)).toMatchObject({
      payoffsCents: toCents(10_000),
      retainedLiensCents: [first?.balanceCents],
    });
  });

  it('with a zero balance costs nothing to pay off', () => {
    const facts = answered(withMortgages(avery, helocOf(0, 300_000)), {
      'mortgage-1': 'CONFIRMED',
      heloc: 'PAY_OFF',
    });
    expect(payoffsCents(facts)).toBe(0);
    expect(offersOf(facts)).toMatchObject({ outcome: 'OFFERS', failures: [] });
  });

  it('that stays counts at its limit in CLTV and insurance, and shows its balance', () => {
    const facts = answered(withMortgages(avery, helocOf(10_000, 80_000)), {
      'mortgage-1': 'CONFIRMED',
      heloc: 'CONFIRMED',
    });
    expect(knownLiens(facts).at(-1)).toMatchObject({ balanceCents: toCents(10_000) });
    expect(pricingScenario(facts, context)?.retainedLiensCents).toEqual([
      first?.balanceCents,
      toCents(80_000),
    ]);
    expect(requiredCoverageCents(facts)).toBe(toCents(330_000));
  });

  it('drawn past its limit counts at its balance', () => {
    const facts = withMortgages(avery, helocOf(82_000, 80_000));
    expect(retainedLiens(facts).at(-1)?.securedCents).toBe(toCents(82_000));
  });
});

describe('a recorded lien that only the full report shows', () => {
  const person = personNamed('T01');
  const home = { ...person.property, recordedLiens: [250_000, 60_000] };
  const submitted = at(
    {
      ...person,
      property: home,
      forced: {
        ...person.forced,
        staff: [{ at: 'LIEN_MISMATCH_REVIEW', decides: 'MERCHANT_REVIEWED' }],
      },
    },
    'HARD_CREDIT_PULL',
  );
  const report = creditReport(submitted) as CreditReport;
  const second: Mortgage = {
    id: 'mortgage-2',
    lender: 'Second Harbor Mortgage',
    balanceCents: toCents(60_000),
    monthlyPaymentCents: toCents(400),
    openedOn: civilDate('2019-05-01'),
    kind: 'SECOND_LIEN',
  };
  const withFullReport = (mortgages: readonly Mortgage[]) =>
    withFacts(
      submitted,
      hardPullFact(submitted, homeline, {
        answer: 'HIT_CHANGED',
        report: { ...report, mortgages: [...mortgages] },
      }),
    );

  it('counts once', () => {
    const facts = withFullReport([...report.mortgages, second]);
    const secured = retainedLiens(facts).map(({ securedCents }) => securedCents);
    expect(secured).toEqual([toCents(250_000), toCents(60_000)]);
    expect(currentStep(facts).id).toBe('WAITING_FOR_INITIAL_OFFERS');
  });

  it('is still paid off when the borrower chose to pay off the recorded lien', () => {
    const [one, two] = knownLiens(submitted);
    const chosen = answered(submitted, { [one?.id ?? '']: 'CONFIRMED', [two?.id ?? '']: 'PAY_OFF' });
    const facts = withFacts(
      chosen,
      hardPullFact(chosen, homeline, {
        answer: 'HIT_CHANGED',
        report: { ...report, mortgages: [...report.mortgages, second] },
      }),
    );
    expect(payoffsCents(facts)).toBe(toCents(60_000));
    expect(retainedLiens(facts)).toHaveLength(1);
  });

  it('stays the same debt at a lower balance, and counts as recorded once nobody reports it', () => {
    const paidDown = report.mortgages.map((each) => ({ ...each, balanceCents: toCents(180_000) }));
    expect(
      retainedLiens(withFullReport([...paidDown, second])).map(({ securedCents }) => securedCents),
    ).toEqual([toCents(180_000), toCents(60_000)]);
    expect(retainedLiens(withFullReport([second])).map(({ source }) => source)).toEqual(['BOTH', 'RECORDS']);
  });
});

describe('a mortgage on another home', () => {
  const elsewhere: Mortgage = {
    id: 'elsewhere',
    lender: 'Lakeside Savings',
    balanceCents: toCents(350_000),
    monthlyPaymentCents: toCents(1500),
    openedOn: civilDate('2015-03-01'),
    kind: 'MORTGAGE',
  };
  const hollis = withMortgages(at(personNamed('T34'), 'LIEN_VERIFICATION'), elsewhere);
  const said = answered(hollis, { 'mortgage-1': 'CONFIRMED', elsewhere: 'OTHER_HOME' });

  it('counts in debts and housing payments, not against this home', () => {
    expect(housingPaymentsCents(said)).toBe(toCents(3400));
    expect(pricingScenario(said, context)).toMatchObject({
      monthlyDebtsCents: toCents(4300),
      retainedLiensCents: [toCents(250_000)],
      lienPosition: 2,
      payoffsCents: 0,
    });
    expect(requiredCoverageCents(said)).toBe(toCents(250_000));
    expect(offersOf(said).explanation.sections.find(({ code }) => code === 'DEBTS')?.lines).toEqual([
      { code: 'DEBT', amounts: expect.objectContaining({ cents: toCents(720), by: 'REPORTED_PAYMENT' }) },
      { code: 'DEBT', amounts: expect.objectContaining({ cents: toCents(180), by: 'BALANCE_SHARE' }) },
      {
        code: 'MORTGAGE_PAYMENT',
        amounts: { holder: 'First Harbor Mortgage', cents: toCents(1900), isOnThisHome: true },
      },
      {
        code: 'MORTGAGE_PAYMENT',
        amounts: { holder: 'Lakeside Savings', cents: toCents(1500), isOnThisHome: false },
      },
      { code: 'DEBTS_TOTAL', amounts: { cents: toCents(4300) }, isTotal: true },
    ]);
  });

  it('leaves the line in first position when this home has no other lien', () => {
    const person = personNamed('T34');
    const free = { ...person, credit: { ...person.credit, mortgageBalances: [] } };
    const facts = answered(withMortgages(at(free, 'LIEN_VERIFICATION'), elsewhere), {
      elsewhere: 'OTHER_HOME',
    });
    expect(pricingScenario(facts, context)).toMatchObject({ retainedLiensCents: [], lienPosition: 1 });
  });

  it('is confirmed when the county’s records of this home don’t show it', () => {
    expect(currentStep(said).id).toBe('WAITING_FOR_PREQUAL_TITLE');
    expect(offersOf(said)).toMatchObject({ outcome: 'OFFERS', failures: [] });
  });

  it('goes to an underwriter while this home has an unexplained recorded lien', () => {
    const person = personNamed('T34');
    const home = { ...person.property, recordedLiens: [250_000, 400_000] };
    const unexplained = withMortgages(at({ ...person, property: home }, 'LIEN_VERIFICATION'), elsewhere);
    const facts = answered(unexplained, {
      ...{ 'mortgage-1': 'CONFIRMED', elsewhere: 'OTHER_HOME' },
      ...{ 'lien-2': 'DISPUTED' },
    });
    expect(currentStep(facts).id).toBe('LIEN_MISMATCH_REVIEW');
  });

  it('is accepted although its lender has a similar lien recorded on this home', () => {
    const twin: Mortgage = {
      ...{ ...elsewhere, lender: first?.holder ?? '', openedOn: civilDate('2015-03-01') },
      balanceCents: toCents(240_000),
    };
    for (const reported of [[twin], [{ ...twin, balanceCents: toCents(250_000) }]]) {
      const facts = answered(withMortgages(at(personNamed('T34'), 'LIEN_VERIFICATION'), ...reported), {
        ...{ 'mortgage-1': 'CONFIRMED', elsewhere: 'OTHER_HOME' },
      });
      expect(knownLiens(facts).map(({ source, isOnThisHome }) => [source, isOnThisHome])).toEqual([
        ['BOTH', true],
        ['CREDIT', false],
      ]);
    }
  });

  it('can’t be a lien that is recorded on this home', () => {
    const facts = answered(hollis, { 'mortgage-1': 'OTHER_HOME', elsewhere: 'OTHER_HOME' });
    expect(retainedLiens(facts).map(({ id }) => id)).toEqual(['mortgage-1']);
  });
});

describe('monthly home costs besides mortgages', () => {
  const costs = { propertyTaxCents: toCents(400), insuranceCents: toCents(150), duesCents: cents(0) };
  const facts = withFacts(avery, {
    fact: 'lienAnswers',
    value: { liens: [{ id: 'mortgage-1', answer: 'CONFIRMED' }], homeCosts: costs },
  });
  const without = answered(avery, { 'mortgage-1': 'CONFIRMED' });

  it('count in debts and housing payments', () => {
    expect(debtsIn(facts)).toBe(cents(debtsIn(without) + toCents(550)));
    expect(housingPaymentsCents(facts)).toBe(cents(housingPaymentsCents(without) + toCents(550)));
  });

  it('are asked for again for another home', () => {
    const { seq: _, at: __, ...home } = facts.property ?? expect.fail();
    const moved = withFacts(facts, { fact: 'property', value: home });
    expect(statedCosts(facts)).toEqual(costs);
    expect(statedCosts(moved)).toBeUndefined();
    expect(housingPaymentsCents(moved)).toBe(housingPaymentsCents(without));
  });

  it('are explained line by line, without zero lines', () => {
    const lines = offersOf(facts).explanation.sections.find(({ code }) => code === 'DEBTS')?.lines;
    expect(lines?.slice(3)).toEqual([
      { code: 'HOME_COST', amounts: { cost: 'propertyTaxCents', cents: toCents(400) } },
      { code: 'HOME_COST', amounts: { cost: 'insuranceCents', cents: toCents(150) } },
      { code: 'DEBTS_TOTAL', amounts: { cents: toCents(3350) }, isTotal: true },
    ]);
  });
});

describe('a debt without figures in any credit file', () => {
  const pat = personNamed('T26');
  const disputed = at(pat, 'LIEN_MISMATCH_REVIEW');
  const debt = { id: 'lien-2', balanceCents: toCents(38_000), monthlyPaymentCents: toCents(310) };

  it('from county records counts at the balance and payment the review found', () => {
    const facts = reviewed(disputed, [debt]);
    expect(retainedLiens(facts).at(-1)).toMatchObject({ securedCents: toCents(38_000) });
    expect(debtsIn(facts)).toBe(cents(debtsIn(disputed) + toCents(310)));
    expect(facts.lienDecisions.at(-1)?.explanation?.sections[1]?.lines).toContainEqual({
      code: 'DEBT_FOUND',
      amounts: {
        ...{ holder: 'Old Mill Savings', balanceCents: toCents(38_000) },
        monthlyPaymentCents: toCents(310),
      },
    });
  });

  it('from county records costs nothing only if the review says so', () => {
    expect(decideLiens(disputed)).toEqual({
      refusal: 'Enter the balance and monthly payment of the debt to Old Mill Savings, 0 if none',
    });
    const facts = reviewed(disputed, [{ ...debt, monthlyPaymentCents: cents(0) }]);
    expect(debtsIn(facts)).toBe(debtsIn(disputed));
  });

  it.each<[string, ReviewedDebt[], string]>([
    ['not in the review', [debt, { ...debt, id: 'lien-9' }], 'lien-9 is not a debt in this review'],
    ['entered twice', [debt, debt], 'is entered twice'],
    [
      'recorded on this home but reported on another',
      [{ ...debt, isOnThisHome: false }],
      'County records show the lien',
    ],
  ])('is refused with a message: %s', (_, debts, words) => {
    expect(decideLiens(disputed, debts)).toEqual({ refusal: expect.stringContaining(words) });
  });

  it.each([-1, Number.NaN, 0.5])('refuses the amount %s', (balanceCents) => {
    expect(StaffInput.safeParse({ debts: [{ ...debt, balanceCents }] }).success).toBe(false);
  });

  const curious = { ...personNamed('T01'), inquiries: { mortgageLast90Days: 1 } };
  const told = at(
    {
      ...curious,
      forced: { ...curious.forced, borrower: [{ at: 'INQUIRY_ATTESTATION', does: 'NEW_DEBT_DISCLOSED' }] },
    },
    'LIEN_MISMATCH_REVIEW',
  );
  const loan = {
    id: 'inquiry-1',
    balanceCents: toCents(5000),
    creditLimitCents: toCents(40_000),
    monthlyPaymentCents: toCents(250),
  };

  it('reported by the borrower counts in debts, and against this home when secured by it', () => {
    expect(decideLiens(told, [loan])).toEqual({
      refusal: expect.stringContaining('is secured by this home'),
    });
    const here = reviewed(told, [{ ...loan, isOnThisHome: true }]);
    expect(debtsIn(here)).toBe(cents(debtsIn(told) + toCents(250)));
    expect(retainedLiens(here).map(({ securedCents }) => securedCents)).toEqual([
      toCents(250_000),
      toCents(40_000),
    ]);
    expect(explainLiens(here)[0]?.lines[1]?.amounts).toMatchObject({
      ...{ source: 'TOLD', securedCents: toCents(40_000), balanceCents: toCents(5000) },
    });
    const elsewhere = reviewed(told, [{ ...loan, isOnThisHome: false }]);
    expect(debtsIn(elsewhere)).toBe(debtsIn(here));
    expect(retainedLiens(elsewhere)).toHaveLength(1);
  });

  it('from county records is reviewed again when the full report no longer explains it', () => {
    const here = reviewed(told, [{ ...loan, isOnThisHome: false }]);
    const report = creditReport(here) as CreditReport;
    const facts = withFacts(
      here,
      hardPullFact(here, homeline, { answer: 'HIT_CHANGED', report: { ...report, mortgages: [] } }),
    );
    expect(currentStep(facts).id).toBe('LIEN_MISMATCH_REVIEW');
    const lien = { ...debt, id: 'lien-1', monthlyPaymentCents: toCents(1900) };
    expect(decideLiens(facts, [{ ...loan, isOnThisHome: false }])).toEqual({
      refusal: expect.stringContaining('First Harbor Mortgage'),
    });
    const again = reviewed(facts, [lien, { ...loan, isOnThisHome: false }]);
    expect(debtsIn(again)).toBe(debtsIn(here));
    expect(currentStep(again).id).toBe('LIEN_ATTESTATION');
  });

  it('reported by the borrower counts once when the full report shows it', () => {
    const here = reviewed(told, [{ ...loan, isOnThisHome: true }]);
    const report = creditReport(here) as CreditReport;
    const { on = civilDate('2026-02-01'), lender = '' } = report.mortgageInquiries[0] ?? {};
    const shown: Mortgage = { ...helocOf(5000, 40_000), lender, openedOn: on };
    const mortgages = [...report.mortgages, shown];
    const facts = withFacts(
      here,
      hardPullFact(here, homeline, { answer: 'HIT', report: { ...report, mortgages } }),
    );
    expect(retainedLiens(facts).map(({ source }) => source)).toEqual(['BOTH', 'CREDIT']);
  });

  it('is reviewed again for another home', () => {
    const here = reviewed(told, [{ ...loan, isOnThisHome: true }]);
    const { seq: _, at: __, ...home } = here.property ?? expect.fail();
    const moved = withFacts(here, { fact: 'property', value: { ...home } });
    expect(knownLiens(moved).some(({ source }) => source === 'TOLD')).toBe(false);
  });
});
