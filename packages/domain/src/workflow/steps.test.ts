// Proves SH-07, ST-09, ST-10, ST-11.

import { describe, expect, it } from 'vitest';
import { noFacts } from '../facts/facts.ts';
import { currentStep, isPollWaiting } from './current-step.ts';
import cases from './steps.cases.json' with { type: 'json' };
import { INTERRUPT_ORDER, isStepName, STEP_TABLE, STEPS, stepOf } from './steps.ts';

describe('the step table', () => {
  /** The waits for a co-borrower, the hold, the unknown recording tax, the early insurance and the deposit, which the specification leaves to the product. */
  const OWN = [
    'INSURANCE_REQUEST',
    'ACCOUNT_DEPOSIT_SENT',
    'ACCOUNT_DEPOSIT_CODE',
    'WAITING_FOR_CO_BORROWERS',
    'WAITING_FOR_CO_BORROWER_REVIEW',
    'ON_HOLD',
    'RECORDING_TAX_REVIEW',
  ];

  it('has every step of the workflow, in order', () => {
    const specified = Object.keys(STEP_TABLE).filter((step) => !OWN.includes(step));
    expect(specified).toEqual(cases.map(({ step }) => step));
  });

  it.each(cases)('$step has the expected kind, page and stage', (expected) => {
    if (!isStepName(expected.step)) throw new Error(`no step ${expected.step}`);
    const step = stepOf(expected.step);
    expect({
      kind: step.kind,
      page: step.page,
      clientState: step.client,
      progressStage: step.stage ?? null,
      interrupt: step.interrupt === true,
      pollWaiting: isPollWaiting(step),
      conditionCategories: step.conditionCategories ?? [],
    }).toEqual({
      kind: expected.kind,
      page: expected.page,
      clientState: expected.clientState,
      progressStage: expected.progressStage,
      interrupt: expected.interrupt,
      pollWaiting: expected.pollWaiting,
      conditionCategories: expected.conditionCategories,
    });
  });

  const waits = cases.filter(({ kind }) => kind === 'WAITING' || kind === 'REVIEW');
  it.each(waits)('$step has the expected end, owner and usual duration', (expected) => {
    if (!isStepName(expected.step)) throw new Error(`no step ${expected.step}`);
    const step = stepOf(expected.step);
    if (step.kind !== 'WAITING' && step.kind !== 'REVIEW') throw new Error(`${step.id} does not wait`);
    const { by, ...what } = step.ends;
    expect([by, ...Object.values(what), step.owner, step.usual]).toEqual([
      expected.endsBy,
      expected.task ?? expected.date ?? expected.person,
      expected.owner,
      expected.usual,
    ]);
  });

  it('evaluates interrupts before the main line', () => {
    expect(STEPS.slice(0, INTERRUPT_ORDER.length).map(({ id }) => id)).toEqual([...INTERRUPT_ORDER]);
    expect(STEPS.slice(INTERRUPT_ORDER.length).some(({ interrupt }) => interrupt)).toBe(false);
  });

  it('starts at the first step when no facts are known', () => {
    expect(currentStep(noFacts()).id).toBe('IN_PROGRESS');
  });
});
