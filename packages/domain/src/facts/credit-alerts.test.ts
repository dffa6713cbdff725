// Proves PR-26.

import { describe, expect, it } from 'vitest';
import ordinary from '../../../../personas/t01.json' with { type: 'json' };
import { refreshedCreditFact } from '../credit/hard-pull-fact.ts';
import { fundingChecks } from '../funding/funding-checks.ts';
import { Persona } from '../sample-people/persona.ts';
import { walk } from '../sample-people/walk.ts';
import { APPLIED_AT } from '../testing/first-day.ts';
import { homelineRules } from '../testing/homeline.ts';
import { currentStep } from '../workflow/current-step.ts';
import type { StepName } from '../workflow/steps.ts';
import { ConsumerAlert } from './credit.facts.ts';
import { creditReport } from './credit.selectors.ts';
import { type Facts, type FactWrite, withFact } from './facts.ts';
import { problemsOf } from './review-check.ts';

const lender = { ...homelineRules, licensedStates: ['OH', 'CO', 'WA'] };

/** Walks the person to a step, with these answers of the bureau. */
function walkTo(step: StepName, soft: string, hard: string): Facts {
  const vendors = [
    { port: 'credit', call: 'SOFT', answers: [soft] },
    { port: 'credit', call: 'HARD', answers: [hard] },
  ];
  const cleared = { at: 'FRAUD_ALERT_REVIEW', decides: 'ALERT_CLEARED' };
  const person = Persona.parse({
    ...ordinary,
    forced: { ...ordinary.forced, vendors, staff: [cleared, cleared] },
  });
  return walk(person, lender, APPLIED_AT, step).facts;
}

const AT = '2026-06-01T15:00:00.000Z';
const decided = (facts: Facts, decision: 'CLEARED' | 'CONFIRMED') =>
  withFact(facts, { fact: 'fraudAlertDecisions', value: { decision } } as FactWrite, AT);
const stepOf = (facts: Facts) => currentStep(facts).id;

describe('an alert that the full report is the first to show (15 USC 1681c-1(h))', () => {
  it.each(ConsumerAlert.options)('%s holds the application until a person clears it', (alert) => {
    const facts = walkTo('FRAUD_ALERT_REVIEW', 'HIT', alert);
    expect(facts.hardCredit).toMatchObject([{ answer: 'HIT', alert }]);
    expect(facts.finalDecisions).toEqual([]);
    expect(stepOf(decided(facts, 'CLEARED'))).toBe('INCOME_VERIFICATION');
    expect(stepOf(decided(facts, 'CONFIRMED'))).toBe('DECLINED');
  });

  it('isn’t asked about twice when the first report showed it too', () => {
    const facts = walkTo('INCOME_VERIFICATION', 'FRAUD_ALERT', 'FRAUD_ALERT');
    expect(facts.fraudAlertDecisions).toHaveLength(1);
  });

  it('is asked about when the first report showed another one', () => {
    const facts = walkTo('INCOME_VERIFICATION', 'ADDRESS_DISCREPANCY', 'FRAUD_ALERT');
    expect(facts.fraudAlertDecisions).toHaveLength(2);
  });
});

it('an alert that only a report before funding shows holds the money until a person clears it', () => {
  const closing = walkTo('FUNDING_DECISION', 'HIT', 'HIT');
  const ordered = withFact(closing, { fact: 'creditRefreshOrders', value: { reason: 'It is old' } }, AT);
  const pulled = { answer: 'FRAUD_ALERT', report: creditReport(closing) } as const;
  const again = withFact(ordered, refreshedCreditFact(ordered, homelineRules, pulled as never), AT);
  const problem = 'the bureau gave no new credit report that can be used';
  const today = '2026-06-01' as Parameters<typeof fundingChecks>[1];
  expect(stepOf(again)).toBe('FRAUD_ALERT_REVIEW');
  expect(problemsOf(fundingChecks(again, today))).toContain(problem);
  const sent = withFact(again, { fact: 'disbursements', value: { reference: 'sent before' } } as never, AT);
  expect(stepOf(sent)).not.toBe('FRAUD_ALERT_REVIEW');
  const cleared = decided(again, 'CLEARED');
  expect(stepOf(cleared)).toBe('FUNDING_DECISION');
  expect(problemsOf(fundingChecks(cleared, today))).not.toContain(problem);
});
