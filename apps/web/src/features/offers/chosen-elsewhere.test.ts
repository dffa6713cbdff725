// Proves RU-59.

import { RequestError } from '@homeline/contract/client.ts';
import { expect, test } from 'vitest';
import { chosenElsewhere } from './chosen-elsewhere.ts';

test('names the line chosen in another window and how to choose this one instead', () => {
  const terms = { product: 'FIXED_TERM', termYears: 15, lineAmountCents: 6_000_000 };
  const refused = (code: string) =>
    chosenElsewhere(
      new RequestError(409, 'Conflict', 'This was changed elsewhere.', {
        code,
        errors: [],
        current: { terms },
      }),
      'Save',
    );
  expect(refused('STALE_VERSION')?.text).toBe(
    'You changed your line in another window. Your current line is $60,000 over 15 years. What you typed is still here. Select Save to choose it instead.',
  );
  expect(refused('INVALID_INPUT')).toBeUndefined();
});
