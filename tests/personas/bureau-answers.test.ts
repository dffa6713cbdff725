import { adverseActionOf } from '@homeline/domain/adverse-action/notice.ts';
import { currentDecision } from '@homeline/domain/facts/current-decision.selectors.ts';
import { type FactValue, withFact } from '@homeline/domain/facts/facts.ts';
import { walk } from '@homeline/domain/sample-people/walk.ts';
import { currentStep } from '@homeline/domain/workflow/current-step.ts';
import { describe, expect, it } from 'vitest';
import { homeline, personNamed } from './people.ts';

const STARTED_AT = '2026-03-10T17:00:00.000Z';
const { facts: asked } = walk(personNamed('T01'), homeline, STARTED_AT, 'WAITING_FOR_SOFT_CREDIT');

/** Returns the facts after a bureau answer without a report. */
const answered = (answer: FactValue<'softCredit'>['answer']) =>
  withFact(asked, { fact: 'softCredit', value: { answer } }, STARTED_AT);

describe('a credit bureau answer without a file', () => {
  it.each([
    ['E02', 'FROZEN', 'CREDIT_FROZEN', 'REVIEW', 'CREDIT_FROZEN'],
    ['', 'FROZEN_PIN', 'CREDIT_FROZEN_WITH_PIN', 'REVIEW', 'CREDIT_FROZEN'],
    ['', 'WRONG_PIN', 'CREDIT_INCORRECT_PIN', 'REVIEW', 'CREDIT_FROZEN'],
    ['E04', 'LOCKED', 'CREDIT_LOCKED', 'REVIEW', 'CREDIT_FROZEN'],
    ['E05', 'NO_HIT', 'SOFT_CREDIT_NO_CREDIT', 'DECLINE', 'UNKNOWN_SUBDECISION'],
    ['E06', 'NO_MATCH', 'CREDIT_NO_MATCH', 'REVIEW', 'UNKNOWN_SUBDECISION'],
    ['E08', 'DECEASED', 'FRAUD_ALERT_REVIEW', 'REVIEW', 'UNKNOWN_SUBDECISION'],
    ['E09', 'FRAUD_ALERT', 'FRAUD_ALERT_REVIEW', 'REVIEW', 'UNKNOWN_SUBDECISION'],
    ['', 'ACTIVE_DUTY', 'FRAUD_ALERT_REVIEW', 'REVIEW', 'UNKNOWN_SUBDECISION'],
    ['', 'ERROR', 'CREDIT_ERROR', 'ERROR', 'UNKNOWN_SUBDECISION'],
  ] as const)('%s %s leads to %s, %s', (_, answer, step, uwDecision, uwSubDecision) => {
    const facts = answered(answer);
    expect(currentStep(facts).id).toBe(step);
    expect(currentDecision(facts)).toEqual({ uwDecision, uwSubDecision });
  });

  it('keeps an alert in review until a person clears it', () => {
    const cleared = withFact(
      answered('FRAUD_ALERT'),
      { fact: 'fraudAlertDecisions', value: { decision: 'CLEARED' } },
      STARTED_AT,
    );
    expect(currentDecision(cleared).uwDecision).toBe('INITIAL');
  });

  it('tells the borrower that the bureau has no file', () => {
    expect(adverseActionOf(answered('NO_HIT')).reasonCodes).toEqual(['AA14']);
  });
});
