// Proves RU-15.

import { hardPullFact } from '@homeline/domain/credit/hard-pull-fact.ts';
import { civilDate } from '@homeline/domain/dates/civil-date.ts';
import type { CreditReport } from '@homeline/domain/facts/credit.facts.ts';
import { creditReport } from '@homeline/domain/facts/credit.selectors.ts';
import { type Facts, type FactWrite, withFact } from '@homeline/domain/facts/facts.ts';
import { cents, toCents } from '@homeline/domain/money/cents.ts';
import { initialDecisionFacts } from '@homeline/domain/offers/decision-facts.ts';
import { repricedTerms } from '@homeline/domain/offers/repriced.ts';
import type { Persona } from '@homeline/domain/sample-people/persona.ts';
import { walk } from '@homeline/domain/sample-people/walk.ts';
import { currentStep } from '@homeline/domain/workflow/current-step.ts';
import { staffDecision } from '@homeline/domain/workflow/staff-decisions.ts';
import { describe, expect, it } from 'vitest';
import { debtsOf } from './monthly-debts.ts';
import { homeline, personNamed } from './people.ts';

const STARTED_AT = '2026-03-10T17:00:00.000Z';
const context = { ...homeline, today: civilDate('2026-03-11'), ageYears: 44, coBorrowerAges: new Map() };

const withFacts = (facts: Facts, writes: readonly FactWrite[]) =>
  writes.reduce((known, write) => withFact(known, write, '2026-03-11T17:00:00.000Z'), facts);
const redecided = (facts: Facts) => withFacts(facts, initialDecisionFacts(facts, context));

/** Returns the facts after a full report that differs from the first report by the given change. */
function withFullReport(
  person: Persona,
  change: Partial<CreditReport> = {},
  answer: 'HIT' | 'HIT_NEW_INQUIRY' = 'HIT',
) {
  const { facts } = walk(person, homeline, STARTED_AT, 'HARD_CREDIT_PULL');
  const report = { ...(creditReport(facts) as CreditReport), ...change };
  return withFacts(facts, [hardPullFact(facts, homeline, { answer, report })]);
}

const avery = personNamed('T01');
const clean = withFullReport(avery).softCredit[0]?.report?.derogatories as CreditReport['derogatories'];
const score = avery.credit.fico ?? 0;
const mortgages = withFullReport(avery).softCredit[0]?.report?.mortgages as CreditReport['mortgages'];

describe('a full credit report', () => {
  it('keeps the offers when it matches the first report', () => {
    expect(currentStep(withFullReport(avery)).id).toBe('INCOME_VERIFICATION');
  });

  it('keeps the offers when the score stays in its band', () => {
    expect(currentStep(withFullReport(avery, { fico: score + 1 })).id).toBe('INCOME_VERIFICATION');
  });

  it('keeps the offers when mortgage balances fell and a bankruptcy aged', () => {
    const paidDown = mortgages.map((each) => ({ ...each, balanceCents: cents(each.balanceCents - 100) }));
    expect(currentStep(withFullReport(avery, { mortgages: paidDown })).id).toBe('INCOME_VERIFICATION');
    const discharged = { ...avery, derogatories: { bk7Months: 60 } };
    const later = withFullReport(discharged, { derogatories: { ...clean, monthsSinceChapter7: 61 } });
    expect(currentStep(later).id).toBe('INCOME_VERIFICATION');
  });

  it.each<[string, Partial<CreditReport>]>([
    ['a score with narrower limits', { fico: score - 42 }],
    ['a score that costs more', { fico: score - 19 }],
    ['other monthly debts', debtsOf(1)],
    ['a new mortgage', { mortgages: mortgages.concat(mortgages.slice(0, 1)) }],
    [
      'more owed on a mortgage',
      { mortgages: mortgages.map((each) => ({ ...each, balanceCents: cents(each.balanceCents + 1) })) },
    ],
    ['a payment past due', { derogatories: { ...clean, pastDueNow: true } }],
    ['a tax lien', { derogatories: { ...clean, openTaxLiens: 1 } }],
    ['a foreclosure', { derogatories: { ...clean, monthsSinceForeclosure: 90 } }],
  ])('with %s reprices the offers, although the bureau reports a plain hit', (_, change) => {
    const facts = withFullReport(avery, change);
    expect(currentStep(facts).id).toBe('WAITING_FOR_INITIAL_OFFERS');
    expect(currentStep(withFullReport(avery, change, 'HIT_NEW_INQUIRY')).id).toBe(
      'WAITING_FOR_INITIAL_OFFERS',
    );
  });

  it.each<[string, string, string]>([
    ['has a new one', 'later', 'HIT_NEW_INQUIRY'],
    ['shows an old one that the soft pull left out', 'earlier', 'HIT'],
  ])('of a reseller that only reports inquiries %s', (_, when, answer) => {
    const { facts } = walk(avery, homeline, STARTED_AT, 'HARD_CREDIT_PULL');
    const before = creditReport(facts) as CreditReport;
    const on = when === 'later' ? before.pulledOn : civilDate('2026-02-01');
    const report = { ...before, mortgageInquiries: [{ id: 'inquiry-9', lender: 'Open Gate Lending', on }] };
    expect(hardPullFact(facts, homeline, { answer: 'HIT', report }).value).toMatchObject({ answer });
    const known = withFact(facts, { fact: 'softCredit', value: { answer: 'HIT', report } }, STARTED_AT);
    expect(hardPullFact(known, homeline, { answer: 'HIT', report }).value).toMatchObject({ answer: 'HIT' });
  });

  it('reprices when the score falls below the minimum for the home, even if no rate differs', () => {
    const { limitsByHome } = homeline.policy;
    const strict: typeof limitsByHome = (asked) =>
      limitsByHome(asked).concat({
        ...homeline.policy.limitsByHome({ ...asked, propertyType: 'TWO_UNIT' })[0],
        output: { maxCltvPct: null, maxDtiPct: null, maxLine: null, minFico: score },
      } as never);
    const { facts } = walk(avery, homeline, STARTED_AT, 'HARD_CREDIT_PULL');
    const report = { ...(creditReport(facts) as CreditReport), fico: score - 1 };
    const rules = { ...homeline, policy: { ...homeline.policy, limitsByHome: strict } };
    expect(hardPullFact(facts, rules, { answer: 'HIT', report }).value).toMatchObject({ differs: true });
    expect(hardPullFact(facts, homeline, { answer: 'HIT', report }).value).not.toHaveProperty('differs');
  });

  it('names credit as the reason when a lower score band raises the rate', () => {
    const facts = redecided(withFullReport(avery, { fico: score - 42 }));
    expect(currentStep(facts).id).toBe('OFFER_SELECTION');
    const repriced = repricedTerms(facts, context);
    expect(repriced?.reason).toBe('CREDIT');
    expect(repriced?.after.noteRatePct).toBeGreaterThan(repriced?.before.noteRatePct ?? 100);
  });

  it('declines below the minimum score and names the score factors', () => {
    const facts = redecided(withFullReport(avery, { fico: 600 }));
    expect(currentStep(facts).id).toBe('CREDIT_SCORE_DECLINE');
    expect(facts.initialDecisions.at(-1)?.reasonCodes).toEqual(['AA26']);
  });

  it('declines without a score', () => {
    const { fico: _, ...unscored } = creditReport(withFullReport(avery)) as CreditReport;
    const { facts } = walk(avery, homeline, STARTED_AT, 'HARD_CREDIT_PULL');
    const after = withFacts(facts, [hardPullFact(facts, homeline, { answer: 'HIT', report: unscored })]);
    expect(redecided(after).initialDecisions.at(-1)).toMatchObject({
      outcome: 'DECLINE',
      reasonCodes: ['AA15'],
    });
  });

  it('refers a past-due payment to a person, and reoffers once it is cured', () => {
    const facts = redecided(withFullReport(avery, { derogatories: { ...clean, pastDueNow: true } }));
    expect(currentStep(facts).id).toBe('DELINQUENCY_REVIEW');
    const cured = withFacts(facts, [{ fact: 'delinquencyDecisions', value: { decision: 'CURED' } }]);
    expect(currentStep(cured).id).toBe('WAITING_FOR_INITIAL_OFFERS');
    expect(currentStep(redecided(cured)).id).toBe('OFFER_SELECTION');
  });

  it('refers a tax lien to an underwriter, and reoffers with proof of payment', () => {
    const facts = redecided(withFullReport(avery, { derogatories: { ...clean, openTaxLiens: 1 } }));
    expect(currentStep(facts).id).toBe('UW_REVIEW');
    const ruling = staffDecision('UW_REVIEW', 'UW_APPROVED')?.(facts, context, {
      conditionUuid: '00000000-0000-4000-8000-000000000003',
    });
    if (!ruling || !('length' in ruling)) throw new Error('Nobody decides');
    const approved = withFacts(facts, ruling);
    expect(approved.finalDecisions).toEqual([]);
    expect(currentStep(approved).id).toBe('DOCUMENT_REQUEST');
    expect(approved.conditions.at(-1)?.comments).toContain('proof that it was paid or released');
    const paid = withFacts(approved, [
      { fact: 'conditionSubmissions', value: { documents: [] } },
      { fact: 'conditionDecisions', value: { decision: 'CLEARED' } },
    ]);
    expect(currentStep(paid).id).toBe('WAITING_FOR_INITIAL_OFFERS');
    expect(currentStep(redecided(paid)).id).toBe('OFFER_SELECTION');
  });

  it('asks for savings when debts leave no line, and reoffers with them', () => {
    const facts = redecided(withFullReport(avery, debtsOf(8000)));
    expect(currentStep(facts).id).toBe('ASSETS_PREQUAL');
    const linked = withFacts(facts, [
      { fact: 'assets', value: { answer: 'LINKED', checkingSavingsCents: toCents(2_000_000) } },
    ]);
    expect(currentStep(linked).id).toBe('WAITING_FOR_INITIAL_OFFERS');
  });
});

const LIEN_PAID = [
  { at: 'UW_REVIEW', decides: 'UW_APPROVED' },
  { at: 'DOCUMENT_REVIEW', decides: 'CONDITIONS_CLEARED' },
];

describe('an item a reviewer approved', () => {
  it('doesn’t cover a late payment in a later report', () => {
    const late = { ...personNamed('T12'), derogatories: { mortgage30in12: 1 } };
    const known = withFullReport(late);
    expect(known.delinquencyDecisions.at(-1)?.decision).toBe('CURED');
    expect(currentStep(known).id).toBe('INCOME_VERIFICATION');
    const more = redecided(
      withFullReport(late, { derogatories: { ...clean, mortgage30in12: 1, pastDueNow: true } }),
    );
    expect(currentStep(more).id).toBe('DELINQUENCY_REVIEW');
  });

  it('before the offers doesn’t cover tax-return income, which an underwriter confirms', () => {
    const remy = personNamed('T43');
    const withLien = {
      ...remy,
      derogatories: { openTaxLiens: 1 },
      forced: { ...remy.forced, staff: [...LIEN_PAID, ...remy.forced.staff] },
    };
    const reviews = ({ path }: ReturnType<typeof walk>) => path.filter((step) => step === 'UW_REVIEW').length;
    expect(reviews(walk(remy, homeline, STARTED_AT))).toBe(1);
    expect(reviews(walk(withLien, homeline, STARTED_AT))).toBe(2);
  });

  it('covers the same tax lien at the final decision', () => {
    const withTaxLien = {
      ...avery,
      derogatories: { openTaxLiens: 1 },
      forced: { ...avery.forced, staff: LIEN_PAID },
    };
    const { path, facts } = walk(withTaxLien, homeline, STARTED_AT);
    expect(path.filter((step) => step === 'UW_REVIEW')).toHaveLength(1);
    expect(facts.initialDecisions.map(({ outcome, reasonCodes }) => [outcome, reasonCodes])).toEqual([
      ['MANUAL_REVIEW', ['AA18']],
      ['OFFERS', []],
    ]);
  });
});
