import type * as z from 'zod';
import type { SoftCreditAnswer } from '../facts/credit.facts.ts';
import type { Failure } from './eligibility.ts';

type Answer = z.infer<typeof SoftCreditAnswer>;

const outcome = (
  step: Failure['step'],
  {
    decision,
    subDecision,
    reasonCode,
  }: Partial<Pick<Failure, 'decision' | 'subDecision' | 'reasonCode'>> = {},
): Failure => ({
  rule: 'BUREAU',
  step,
  decision: decision ?? 'REVIEW',
  subDecision: subDecision ?? 'UNKNOWN_SUBDECISION',
  reasonCode: reasonCode ?? null,
  statedReason: null,
  given: '',
});

const frozen = { subDecision: 'CREDIT_FROZEN' } as const;

/** What follows when the bureau answers with something else than a file: the same for every lender. */
export const BUREAU_OUTCOMES: { readonly [A in Answer]?: Failure } = {
  NO_MATCH: outcome('CREDIT_NO_MATCH'),
  NO_HIT: outcome('SOFT_CREDIT_NO_CREDIT', { decision: 'DECLINE', reasonCode: 'AA14' }),
  FROZEN: outcome('CREDIT_FROZEN', frozen),
  FROZEN_PIN: outcome('CREDIT_FROZEN_WITH_PIN', frozen),
  WRONG_PIN: outcome('CREDIT_INCORRECT_PIN', frozen),
  LOCKED: outcome('CREDIT_LOCKED', frozen),
  FRAUD_ALERT: outcome('FRAUD_ALERT_REVIEW'),
  ACTIVE_DUTY: outcome('FRAUD_ALERT_REVIEW'),
  DECEASED: outcome('FRAUD_ALERT_REVIEW'),
  ADDRESS_DISCREPANCY: outcome('FRAUD_ALERT_REVIEW'),
  ERROR: outcome('CREDIT_ERROR', { decision: 'ERROR' }),
};
