import { expect, test } from 'vitest';
import { shortenFileName } from './file-name.tsx';

test('shortens a long file name in the middle and keeps its extension', () => {
  const name = `Scan of the policy ${'0'.repeat(160)} signed.pdf`;
  expect(shortenFileName(name)).toBe('Scan of the policy 000000…000 signed.pdf');
  expect(shortenFileName('policy.pdf')).toBe('policy.pdf');
});
