import { CALLS, type CallName } from '@homeline/contract/calls.ts';
import { STEP_TABLE } from '@homeline/domain/workflow/steps.ts';
import { expect, it } from 'vitest';

const answers = Object.entries(STEP_TABLE).flatMap(([step, row]) =>
  'answers' in row ? row.answers.map((name) => [step, name] as const) : [],
);

it.each(answers)('%s accepts %s from the borrower, like a published call', (_, name) => {
  expect(CALLS[name as CallName]).toMatchObject({ name, who: 'BORROWER' });
});
