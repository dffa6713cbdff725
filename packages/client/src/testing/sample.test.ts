import type { Call } from '@homeline/contract/call.ts';
import { CALLS } from '@homeline/contract/calls.ts';
import { getLoanFile } from '@homeline/contract/loan-files/get-loan-file.ts';
import { expect, it } from 'vitest';
import { sampleOf } from './sample.ts';

/** The lender's info, which a page embeds, a form that no page reads back empty, and colors that must be readable on each other. */
const WITHOUT_SAMPLE = ['getOrganisationInfo', 'getClient', 'getSettings'];
const answered = Object.values<Call>(CALLS).filter(
  ({ name, answerType = 'json', status }) =>
    answerType === 'json' && status !== 204 && !WITHOUT_SAMPLE.includes(name),
);

it.each(answered)('$name has a smallest answer', ({ answer }) => {
  expect(() => sampleOf(answer)).not.toThrow();
});

it('completes what a test gives, in lists too, and refuses what the schema refuses', () => {
  const file = sampleOf(getLoanFile.answer, { step: 'UW_REVIEW', figures: [{ label: 'Line' }] });
  expect(file).toMatchObject({
    step: 'UW_REVIEW',
    figures: [{ label: 'Line', value: 'text' }],
    decisions: [],
  });
  expect(() => sampleOf(getLoanFile.answer, { step: 7 as never })).toThrow();
});
