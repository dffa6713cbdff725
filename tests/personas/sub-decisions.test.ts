// Proves EN-06, RU-20.

import { hardPullFact } from '@homeline/domain/credit/hard-pull-fact.ts';
import { civilDate } from '@homeline/domain/dates/civil-date.ts';
import type { CreditReport } from '@homeline/domain/facts/credit.facts.ts';
import { creditReport } from '@homeline/domain/facts/credit.selectors.ts';
import { currentDecision } from '@homeline/domain/facts/current-decision.selectors.ts';
import { type Facts, type FactWrite, withFact } from '@homeline/domain/facts/facts.ts';
import { repriceForCompliance } from '@homeline/domain/offers/changed-offer.ts';
import { initialDecisionFacts } from '@homeline/domain/offers/decision-facts.ts';
import { walk } from '@homeline/domain/sample-people/walk.ts';
import { currentStep } from '@homeline/domain/workflow/current-step.ts';
import type { StepName } from '@homeline/domain/workflow/steps.ts';
import { describe, expect, it } from 'vitest';
import { debtsOf } from './monthly-debts.ts';
import { homeline, personNamed } from './people.ts';

const STARTED_AT = '2026-03-10T17:00:00.000Z';
const context = { ...homeline, today: civilDate('2026-03-11'), ageYears: 44, coBorrowerAges: new Map() };
const withFacts = (facts: Facts, writes: readonly FactWrite[]) =>
  writes.reduce((known, write) => withFact(known, write, '2026-03-11T17:00:00.000Z'), facts);
const at = (id: string, step: StepName) => walk(personNamed(id), homeline, STARTED_AT, step).facts;
const decisionOf = (facts: Facts) => {
  const { uwDecision, uwSubDecision } = currentDecision(facts);
  return [currentStep(facts).id, uwDecision, uwSubDecision];
};

/** Returns the facts after a new decision on a full report with the given change. */
function withFullReport(change: Partial<CreditReport>): Facts {
  const facts = at('T01', 'HARD_CREDIT_PULL');
  const report = { ...(creditReport(facts) as CreditReport), ...change };
  const known = withFacts(facts, [hardPullFact(facts, homeline, { answer: 'HIT', report })]);
  return withFacts(known, initialDecisionFacts(known, context));
}

const clean = (creditReport(at('T01', 'HARD_CREDIT_PULL')) as CreditReport).derogatories;

describe('decision and sub-decision after a full report', () => {
  it.each<[string, Partial<CreditReport>, readonly string[]]>([
    ['that costs more', { fico: 723 }, ['OFFER_SELECTION', 'SELECT', 'UNVERIFIED_OFFER']],
    [
      'with debts that limit every offer',
      debtsOf(2250),
      ['OFFER_SELECTION', 'SELECT', 'UNVERIFIED_DTI_LIMITED'],
    ],
    [
      'below the minimum score keeps the sub-decision',
      { fico: 600 },
      ['CREDIT_SCORE_DECLINE', 'DECLINE', 'UNVERIFIED_OFFER'],
    ],
    [
      'with a past-due payment keeps it during the delinquency review',
      { derogatories: { ...clean, pastDueNow: true } },
      ['DELINQUENCY_REVIEW', 'REVIEW', 'UNVERIFIED_OFFER'],
    ],
    [
      'with a tax lien keeps it during the underwriter’s review',
      { derogatories: { ...clean, openTaxLiens: 1 } },
      ['UW_REVIEW', 'REVIEW', 'UNVERIFIED_OFFER'],
    ],
  ])('%s', (_, change, expected) => {
    expect(decisionOf(withFullReport(change))).toEqual(expected);
  });

  it('return to those of an onboarded file once a new offer is chosen', () => {
    const facts = withFullReport({ fico: 723 });
    const [offer] = facts.initialDecisions.at(-1)?.offers ?? [];
    const terms = offer?.terms ?? expect.fail();
    const chosen = withFacts(facts, [{ fact: 'offerSelection', value: { terms } }]);
    expect(decisionOf(chosen).slice(1)).toEqual(['SELECT', 'UNVERIFIED_ONBOARDING_COMPLETE']);
  });
});

describe('decision and sub-decision', () => {
  it('stay while an underwriter reviews tax-return income', () => {
    expect(decisionOf(at('T43', 'UW_REVIEW'))).toEqual([
      'UW_REVIEW',
      'REVIEW',
      'UNVERIFIED_ONBOARDING_COMPLETE',
    ]);
  });

  it.each(['T01', 'T37'])('are those of verified terms when the law requires repricing: %s', (id) => {
    const facts = at(id, 'CLOSING_DISCLOSURE_GENERATION');
    const repriced = withFacts(facts, repriceForCompliance(facts, context) ?? []);
    expect(decisionOf(repriced)).toEqual(['FINAL_OFFER', 'FINAL', 'VERIFIED_OFFER']);
    const accepted = withFacts(repriced, [{ fact: 'finalOfferAnswers', value: { answer: 'ACCEPTED' } }]);
    expect(decisionOf(accepted).slice(1)).toEqual(['FINAL', 'FINAL_OFFER']);
  });
});
