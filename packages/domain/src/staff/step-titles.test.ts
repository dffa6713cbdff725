import { expect, it } from 'vitest';
import { STEPS } from '../workflow/steps.ts';
import { stepTitle } from './step-titles.ts';

it.each([
  ['WAITING_FOR_FINAL_TITLE', 'Waiting for final title'],
  ['WAITING_FOR_BPO', 'Waiting for BPO'],
  ['WAITING_FOR_AVM_DATA', 'Waiting for AVM data'],
  ['UW_REVIEW', 'Underwriter review'],
  ['PAYSTUB_REVIEW', 'Pay stub review'],
  ['WAITING_FOR_CO_BORROWER_REVIEW', 'Co-borrower review'],
  ['SIGNER_INVITED', 'Invited'],
  ['WAITING_FOR_SIGNER_NOTARY', 'Waiting for notary'],
])('staff read %s as “%s”', (step, title) => {
  expect(stepTitle(step)).toBe(title);
});

it('no two steps have the same title', () => {
  expect(new Set(STEPS.map(({ id }) => stepTitle(id))).size).toBe(STEPS.length);
});
