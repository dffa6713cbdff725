import { expect, test } from 'vitest';
import { shortened } from './file-name.tsx';

test('a long file name is left out in the middle and keeps its kind', () => {
  const name = `Scan of the policy ${'0'.repeat(160)} signed.pdf`;
  expect(shortened(name)).toBe('Scan of the policy 000000…000 signed.pdf');
  expect(shortened('policy.pdf')).toBe('policy.pdf');
});
