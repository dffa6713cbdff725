import { RequestError } from '@homeline/contract/client.ts';
import { expect, test } from 'vitest';
import { chosenElsewhere } from './chosen-elsewhere.ts';

test('a line that was chosen in another window is told beside what was typed in this one', () => {
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
    'This was changed elsewhere. Your line stands at $60,000 over 15 years. What you typed is still here: press Save to choose it instead.',
  );
  expect(refused('INVALID_INPUT')).toBeUndefined();
});
