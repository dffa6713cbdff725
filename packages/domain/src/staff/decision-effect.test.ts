// Proves CO-09.

import { describe, expect, it } from 'vitest';
import byStubs from '../../../../personas/t18.json' with { type: 'json' };
import byReturns from '../../../../personas/t43.json' with { type: 'json' };
import { Persona } from '../sample-people/persona.ts';
import { walk } from '../sample-people/walk.ts';
import { APPLIED_AT, contextAtApplication } from '../testing/first-day.ts';
import { homelineRules } from '../testing/homeline.ts';
import { staffDecision } from '../workflow/staff-decisions.ts';
import type { StaffInput } from '../workflow/staff-outcome.ts';
import type { StepName } from '../workflow/steps.ts';
import { effectOfDecision } from './decision-effect.ts';

const lender = { ...homelineRules, licensedStates: ['OH', 'CO', 'WA'] };
const CONDITION = '11111111-1111-4111-8111-111111111111';

function effectAt(step: StepName, decision: string, given: StaffInput, of: unknown = byStubs) {
  const person = Persona.parse(of);
  const { facts } = walk(person, lender, APPLIED_AT, step);
  const context = { ...lender, ...contextAtApplication(person) };
  const ruling = staffDecision(step, decision)?.(facts, context, { ...given, conditionUuid: CONDITION });
  if (!ruling || 'missing' in ruling || 'refusal' in ruling) return expect.fail(JSON.stringify(ruling));
  const { figures, ...effect } = effectOfDecision(facts, ruling, context, APPLIED_AT);
  const words = figures.map(({ name, before, after }) => [name, before?.value, after?.value]);
  return { ...effect, figures: Object.fromEntries(words.map(([name, ...values]) => [name, values])) };
}

describe('before it is recorded, the effect', () => {
  it('of deciding a lower income is a smaller line, with the reason that the borrower reads', () => {
    const { step, figures, borrowerReads } = effectAt('PAYSTUB_REVIEW', 'PAYSTUBS_ACCEPTED', {
      monthlyGrossCents: 610_000,
    } as StaffInput);
    expect(step).toBe('FINAL_OFFER');
    expect(figures).toMatchObject({
      LINE: ['$75,000', '$25,200'],
      DTI: ['36.15%', '49.97%'],
      INCOME: ['$9,800', '$6,100'],
    });
    expect(borrowerReads).toContain('The income we could verify differs from the income you stated.');
  });

  it('of deciding the stated income is no change of the line', () => {
    const { figures } = effectAt('PAYSTUB_REVIEW', 'PAYSTUBS_ACCEPTED', {
      monthlyGrossCents: 980_000,
    } as StaffInput);
    expect(figures).not.toHaveProperty('DTI');
  });

  it('of approving unchanged terms is nothing, and mentions no other terms', () => {
    const { step, figures, borrowerReads } = effectAt('UW_REVIEW', 'UW_APPROVED', {}, byReturns);
    expect(step).toBe('FINAL_OFFER');
    expect(figures).not.toHaveProperty('LINE');
    expect(borrowerReads.join(' ')).not.toContain('different terms');
  });

  it('of deciding an income that supports no line is a decline, with the notice’s reasons', () => {
    const { step, borrowerReads } = effectAt('PAYSTUB_REVIEW', 'PAYSTUBS_ACCEPTED', {
      monthlyGrossCents: 300_000,
    } as StaffInput);
    expect(step).toBe('DTI_DECLINE');
    expect(borrowerReads).toContain('Your monthly obligations are too high for your income');
  });

  it('of returning documents is a new request to the borrower, with unchanged figures', () => {
    const { step, figures } = effectAt('PAYSTUB_REVIEW', 'PAYSTUBS_REJECTED', {
      reason: 'The stubs are cut off.',
    });
    expect(step).not.toBe('PAYSTUB_REVIEW');
    expect(figures).toEqual({});
  });
});
