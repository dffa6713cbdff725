import { describe, expect, it } from 'vitest';
import ordinary from '../../../../personas/t01.json' with { type: 'json' };
import { refreshedCreditFact } from '../credit/hard-pull-fact.ts';
import { addDays, civilDateIn } from '../dates/civil-date.ts';
import type { CreditReport } from '../facts/credit.facts.ts';
import { creditReport } from '../facts/credit.selectors.ts';
import { type Facts, type FactValue, type FactWrite, withFact } from '../facts/facts.ts';
import { problemsOf } from '../facts/review-check.ts';
import { lendingValueCents } from '../facts/valuation.selectors.ts';
import { cents, toCents } from '../money/cents.ts';
import { Persona } from '../sample-people/persona.ts';
import { walk } from '../sample-people/walk.ts';
import { APPLIED_AT } from '../testing/first-day.ts';
import { homelineRules } from '../testing/homeline.ts';
import { uncopiedValuations } from '../valuation/valuation-copies.ts';
import { currentStep, taskOf } from '../workflow/current-step.ts';
import { fundingChecks } from './funding-checks.ts';

const lender = { ...homelineRules, licensedStates: ['OH', 'CO', 'WA'] };
const closing = walk(Persona.parse(ordinary), lender, APPLIED_AT, 'FUNDING_DECISION').facts;
const late = addDays(civilDateIn('UTC', Date.parse(closing.hardCredit.at(-1)?.at ?? '')), 62);
const at = `${late}T17:00:00.000Z`;
const withFacts = (facts: Facts, ...writes: readonly FactWrite[]) =>
  writes.reduce((known, write) => withFact(known, write, at), facts);
const problems = (facts: Facts) => problemsOf(fundingChecks(facts, late));
const ordered = withFacts(closing, {
  fact: 'creditRefreshOrders',
  value: { reason: 'The report is 62 days old' },
});
const known = creditReport(closing) as CreditReport;
const pulled = (report: Partial<CreditReport>, answer = 'HIT' as const) =>
  withFacts(
    ordered,
    refreshedCreditFact(ordered, homelineRules, { answer, report: { ...known, pulledOn: late, ...report } }),
  );

describe('a credit report that is too old to fund on', () => {
  it('is pulled again at the funding officer’s request, and the review waits for it', () => {
    expect(problems(closing)).toContain('the credit report is older than 60 days');
    expect(problems(ordered)).toContain('a new credit report is being pulled');
    expect(taskOf(currentStep(ordered), ordered)).toBe('pullCreditAgain');
  });

  it('no longer blocks funding once a new report has the same content', () => {
    const again = pulled({});
    expect(problems(again).filter((problem) => problem.includes('credit report'))).toEqual([]);
    expect(taskOf(currentStep(again), again)).not.toBe('pullCreditAgain');
  });

  it.each<[string, Partial<CreditReport>]>([
    ['a new mortgage', { mortgages: [...known.mortgages, { ...known.mortgages[0]!, id: 'new' }] }],
    ['a lower score', { fico: 600 }],
    [
      'a new debt',
      {
        tradelines: [
          ...known.tradelines,
          {
            ...{ id: 'new', creditor: 'Auto Bank', kind: 'INSTALLMENT', responsibility: 'INDIVIDUAL' },
            ...{ status: 'OPEN', balanceCents: toCents(40_000), monthlyPaymentCents: toCents(800) },
            openedOn: late,
          } as CreditReport['tradelines'][number],
        ],
      },
    ],
  ])('needs a review when the new one has %s, without changing signed terms', (_, report) => {
    const again = pulled(report);
    expect(problems(again)).toContain('the new credit report differs from the one decided on');
    expect(currentStep(again).id).toBe('FUNDING_DECISION');
    expect(again.changedOffers).toEqual(closing.changedOffers);
  });

  it('stays too old when the bureau returns none', () => {
    const frozen = withFacts(ordered, refreshedCreditFact(ordered, homelineRules, { answer: 'FROZEN' }));
    expect(problems(frozen)).toEqual(
      expect.arrayContaining([
        'the credit report is older than 60 days',
        'the bureau gave no new credit report that can be used',
      ]),
    );
  });
});

describe('a value that the funding officer doubts', () => {
  const doubted = withFacts(closing, { fact: 'valuationRefreshOrders', value: { reason: 'A fire nearby' } });
  const decidedCents = lendingValueCents(closing) ?? expect.fail('no value');
  const valued = (value: FactValue<'refreshedValuations'>) =>
    withFacts(doubted, { fact: 'refreshedValuations', value });

  it('is requested again, and funding waits for it', () => {
    expect(problems(doubted)).toContain('the home is being valued again');
    expect(taskOf(currentStep(doubted), doubted)).toBe('valueHomeAgain');
  });

  it.each([
    [
      'the same as before',
      { answer: 'HIT', valueCents: decidedCents, adjustedValueCents: decidedCents },
      undefined,
    ],
    [
      'a dollar lower',
      { answer: 'HIT', valueCents: cents(decidedCents - 100), adjustedValueCents: cents(decidedCents - 100) },
      'the new value is below the one decided on',
    ],
    ['unusable', { answer: 'NO_HIT' }, 'no provider gave a new value that can be used'],
  ] as const)('that comes %s', (_, value, problem) => {
    const again = valued(value);
    const found = problems(again).filter((one) => one.includes('value'));
    expect(found).toEqual(problem ? [problem] : []);
    expect(again.changedOffers).toEqual(closing.changedOffers);
    expect(taskOf(currentStep(again), again)).not.toBe('valueHomeAgain');
  });

  it('is copied to the borrower, like every valuation', () => {
    const again = valued({ answer: 'HIT', valueCents: decidedCents, adjustedValueCents: decidedCents });
    expect(uncopiedValuations(again).map(({ valueCents }) => valueCents)).toContain(decidedCents);
  });
});

describe('a title that is searched again', () => {
  const ordered = withFacts(closing, { fact: 'titleRefreshOrders', value: { reason: 'Sixty days since' } });

  it.each([
    ['CLEAR', undefined],
    ['OPEN_ISSUE', 'the new title search isn’t clear'],
  ] as const)('and found %s', (answer, problem) => {
    expect(problems(ordered)).toContain('title is being searched again');
    expect(taskOf(currentStep(ordered), ordered)).toBe('searchTitleAgain');
    const again = withFacts(ordered, { fact: 'refreshedTitle', value: { answer } });
    expect(problems(again).filter((one) => one.includes('title'))).toEqual(problem ? [problem] : []);
    expect(currentStep(again).id).toBe('FUNDING_DECISION');
  });
});
