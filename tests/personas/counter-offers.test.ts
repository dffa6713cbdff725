// Proves RU-17, RU-18.

import { adverseActionOf } from '@homeline/domain/adverse-action/notice.ts';
import { hardPullFact } from '@homeline/domain/credit/hard-pull-fact.ts';
import { civilDate } from '@homeline/domain/dates/civil-date.ts';
import type { CreditReport } from '@homeline/domain/facts/credit.facts.ts';
import { creditReport } from '@homeline/domain/facts/credit.selectors.ts';
import { type Facts, type FactWrite, withFact } from '@homeline/domain/facts/facts.ts';
import { currentTerms } from '@homeline/domain/facts/offers.selectors.ts';
import { cents, toCents } from '@homeline/domain/money/cents.ts';
import { reduceLineToStaffValue } from '@homeline/domain/offers/changed-offer.ts';
import { costsFor } from '@homeline/domain/offers/costs.ts';
import { initialDecisionFacts } from '@homeline/domain/offers/decision-facts.ts';
import type { Persona } from '@homeline/domain/sample-people/persona.ts';
import { walk } from '@homeline/domain/sample-people/walk.ts';
import { currentStep, taskOf } from '@homeline/domain/workflow/current-step.ts';
import { awaitsCounterOfferAnswer } from '@homeline/domain/workflow/incompleteness.ts';
import { noticeDue } from '@homeline/domain/workflow/notice-due.ts';
import type { StepName } from '@homeline/domain/workflow/steps.ts';
import { describe, expect, it } from 'vitest';
import { debtsOf } from './monthly-debts.ts';
import { homeline, personNamed } from './people.ts';

const STARTED_AT = '2026-03-10T17:00:00.000Z';
const context = { ...homeline, today: civilDate('2026-03-11'), ageYears: 44, coBorrowerAges: new Map() };
const withFacts = (facts: Facts, ...writes: readonly FactWrite[]) =>
  writes.reduce((known, write) => withFact(known, write, '2026-03-11T17:00:00.000Z'), facts);
const at = (person: Persona, step: StepName) => walk(person, homeline, STARTED_AT, step).facts;

const CANCELLED: FactWrite = { fact: 'cancellation', value: {} };
const SILENT: FactWrite = { fact: 'inactivity', value: {} };

/** Returns an application whose verified income supports only a longer term. */
function approvedOnlyOverLongTerm(): Facts {
  const kerry = personNamed('T37');
  const income = { ...kerry.income, statedMonthlyGross: 9800, verifiedMonthlyGross: 6000 };
  const request = { ...kerry.request, amount: 20_000, termYears: 5 };
  return at({ ...kerry, income, request }, 'PREQUAL_WINBACK');
}

/** Returns the facts after the borrower viewed the offers again without choosing. */
function offersViewed(facts: Facts): Facts {
  const accepted = withFacts(facts, { fact: 'winbackAnswers', value: { answer: 'ACCEPTED' } });
  return withFacts(accepted, ...initialDecisionFacts(accepted, context));
}

/** Returns an application whose full report shows too many new debts for the submitted line. */
function withNewDebts(): Facts {
  const facts = at(personNamed('T01'), 'HARD_CREDIT_PULL');
  const report = creditReport(facts) as CreditReport;
  const pull = { answer: 'HIT', report: { ...report, ...debtsOf(2400) } } as const;
  const known = withFacts(facts, hardPullFact(facts, homeline, pull));
  return withFacts(known, ...initialDecisionFacts(known, context));
}

/** Returns T01’s mortgages with higher balances, in dollars. */
const mortgagesOwing = (more: number) =>
  (creditReport(at(personNamed('T01'), 'HARD_CREDIT_PULL')) as CreditReport).mortgages.map((each) => ({
    ...each,
    balanceCents: cents(each.balanceCents + toCents(more)),
  }));

/** Returns an application whose full report shows a lower score and thus a higher rate. */
function withLowerScore(): Facts {
  const facts = at(personNamed('T01'), 'HARD_CREDIT_PULL');
  const report = { ...(creditReport(facts) as CreditReport), fico: 723, scoreFactors: ['14'] };
  const known = withFacts(facts, hardPullFact(facts, homeline, { answer: 'HIT', report }));
  return withFacts(known, ...initialDecisionFacts(known, context));
}

describe('the same line at a higher rate after the full report, not accepted by the borrower', () => {
  it.each<[string, FactWrite[]]>([
    ['cancels', [CANCELLED]],
    [
      'leaves the offers',
      [
        { fact: 'offerAbandonments', value: {} },
        { fact: 'winbackAnswers', value: { answer: 'REFUSED' } },
      ],
    ],
  ])('is a denial of the requested line that names the score factors, when the borrower %s', (_, writes) => {
    const dearer = withLowerScore();
    expect(dearer.initialDecisions.at(-1)?.submittedTerms?.noteRatePct).toBe(8.85);
    const facts = withFacts(dearer, ...writes);
    expect(taskOf(currentStep(facts), facts)).toBe('sendAdverseActionNotice');
    expect(adverseActionOf(facts)).toMatchObject({ action: 'COUNTER_OFFER' });
    expect(adverseActionOf(facts).reasonCodes).not.toContain('AA09');
    expect(adverseActionOf(facts).reasonCodes.length).toBeGreaterThan(0);
  });

  it.each<[string, Partial<CreditReport>, string]>([
    ['equity, where more is owed on the mortgage', { mortgages: mortgagesOwing(105_000) }, 'AA23'],
    ['debts, where they cost more each month', debtsOf(2400), 'AA09'],
  ])('states why the requested line isn’t available: %s', (_, change, code) => {
    const facts = at(personNamed('T01'), 'HARD_CREDIT_PULL');
    const report = { ...(creditReport(facts) as CreditReport), ...change };
    const known = withFacts(facts, hardPullFact(facts, homeline, { answer: 'HIT', report }));
    const cancelled = withFacts(withFacts(known, ...initialDecisionFacts(known, context)), CANCELLED);
    expect(adverseActionOf(cancelled)).toMatchObject({ action: 'COUNTER_OFFER', reasonCodes: [code] });
  });

  it('is no counteroffer when only the savings the borrower added raise the rate', () => {
    const facts = at(personNamed('T01'), 'HARD_CREDIT_PULL');
    const report = { ...(creditReport(facts) as CreditReport), ...debtsOf(901) };
    const known = withFacts(facts, hardPullFact(facts, homeline, { answer: 'HIT', report }));
    const offered = withFacts(known, ...initialDecisionFacts(known, context));
    const linked = withFacts(
      offered,
      { fact: 'assetRequests', value: {} },
      { fact: 'assets', value: { answer: 'LINKED', checkingSavingsCents: toCents(50_000) } },
    );
    const dearer = withFacts(linked, ...initialDecisionFacts(linked, context));
    expect(dearer.initialDecisions.at(-1)?.submittedTerms?.noteRatePct).toBe(8.95);
    const cancelled = withFacts(dearer, CANCELLED);
    expect(taskOf(currentStep(cancelled), cancelled)).toBeUndefined();
  });

  it('needs no notice of incompleteness: the counteroffer is the notice', () => {
    const dearer = withLowerScore();
    expect(awaitsCounterOfferAnswer(currentStep(dearer), dearer)).toBe(true);
  });

  it('is no counteroffer at the same or a lower rate', () => {
    const facts = at(personNamed('T01'), 'HARD_CREDIT_PULL');
    const report = creditReport(facts) as CreditReport;
    const paid = { ...report, ...debtsOf(0) };
    const known = withFacts(facts, hardPullFact(facts, homeline, { answer: 'HIT', report: paid }));
    const cancelled = withFacts(withFacts(known, ...initialDecisionFacts(known, context)), CANCELLED);
    expect(taskOf(currentStep(cancelled), cancelled)).toBeUndefined();
  });
});

describe('a smaller line the borrower doesn’t accept denies the requested one (12 CFR 1002.9(a)(1)(iv))', () => {
  const LEFT: FactWrite[] = [
    { fact: 'offerAbandonments', value: {} },
    { fact: 'winbackAnswers', value: { answer: 'REFUSED' } },
  ];

  it.each<[string, Facts, string]>([
    ['cancels at a changed offer', withFacts(at(personNamed('T37'), 'FINAL_OFFER'), CANCELLED), 'AA08'],
    ['cancels at the offers in place of a decline', withFacts(approvedOnlyOverLongTerm(), CANCELLED), 'AA09'],
    [
      'looks at those offers and leaves',
      withFacts(offersViewed(approvedOnlyOverLongTerm()), ...LEFT),
      'AA09',
    ],
    ['cancels when the full report made the offers smaller', withFacts(withNewDebts(), CANCELLED), 'AA09'],
  ])('sends the denial with its reason to a borrower who %s', (_, facts, reason) => {
    expect(currentStep(facts).id).toBe('CANCELLED');
    expect(taskOf(currentStep(facts), facts)).toBe('sendAdverseActionNotice');
    expect(noticeDue(facts)?.clock).toBe('COUNTER_OFFER');
    expect(adverseActionOf(facts)).toMatchObject({ action: 'COUNTER_OFFER', reasonCodes: [reason] });
  });

  it.each<[string, Facts]>([
    ['the offers that the borrower looked at', offersViewed(approvedOnlyOverLongTerm())],
    ['offers that the full report made smaller', withNewDebts()],
  ])('treats no answer to %s as a counteroffer not accepted, not as incompleteness', (_, facts) => {
    expect(adverseActionOf(withFacts(facts, SILENT)).action).toBe('COUNTER_OFFER');
  });

  it('is no denial once the borrower accepts it', () => {
    const facts = offersViewed(approvedOnlyOverLongTerm());
    const [offer] = facts.initialDecisions.at(-1)?.offers ?? [];
    const terms = offer?.terms ?? expect.fail();
    const taken = withFacts(facts, { fact: 'offerSelection', value: { terms } }, CANCELLED);
    expect(taskOf(currentStep(taken), taken)).toBeUndefined();
  });
});

describe('a borrower who adds no savings when income supports no line', () => {
  const declined = (monthlyGross: number, credit: Partial<Persona['credit']>) => {
    const person = personNamed('T13');
    const changed = { ...person.credit, ...credit };
    const income = { ...person.income, monthlyGross };
    return adverseActionOf(walk({ ...person, income, credit: changed }, homeline, STARTED_AT).facts)
      .reasonCodes;
  };

  it('is told the reason is income when there are no debts', () => {
    const free = { mortgageBalances: [], mortgageMonthlyPayments: 0, nonMortgageMonthlyDebts: 0 };
    expect(declined(100, free)).toEqual(['AA08']);
    expect(declined(5200, {})).toEqual(['AA09']);
  });
});

describe('a policy’s own wording for insufficient equity', () => {
  it('appears in the adverse action notice', () => {
    const words = 'The home would be borrowed on for more than we lend';
    const { capacityRules } = homeline.policy;
    const inWords: typeof capacityRules = (asked) =>
      capacityRules(asked).map((hit) => ({
        ...hit,
        output: { ...hit.output, reasonCode: 'AA24', statedReason: words },
      }));
    const policy = { ...homeline.policy, capacityRules: inWords };
    const facts = at(personNamed('T01'), 'AUTOPAY_ACCOUNT');
    const refused = withFacts(
      facts,
      ...reduceLineToStaffValue(facts, { ...context, policy }, toCents(275_000)),
    );
    expect(adverseActionOf(refused)).toMatchObject({ reasonCodes: ['AA24'], statedReasons: [words] });
  });
});

describe('a payoff whose balance is slightly lower in the full report', () => {
  it('changes neither the payoff nor the cash in hand', () => {
    const facts = at(personNamed('T44'), 'HARD_CREDIT_PULL');
    const report = creditReport(facts) as CreditReport;
    const mortgages = report.mortgages.map((each) => ({
      ...each,
      balanceCents: cents(each.balanceCents - toCents(800)),
    }));
    const known = withFacts(
      facts,
      hardPullFact(facts, homeline, { answer: 'HIT', report: { ...report, mortgages } }),
    );
    const terms = currentTerms(known) ?? expect.fail();
    expect(costsFor(known, homeline.sheet, terms)).toEqual(costsFor(facts, homeline.sheet, terms));
    const kinds = costsFor(known, homeline.sheet, terms).map(({ kind }) => kind);
    expect(kinds).not.toContain('LENDER_CREDIT');
  });
});
