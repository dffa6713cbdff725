// Proves SH-02.

import { expect, test } from 'vitest';
import { outsideAddress } from './outside-links.ts';

const LINKS = { pay: 'https://pay.lender.example/', groupManager: 'https://groups.lender.example/' };

test.each([
  ['/pay', LINKS.pay],
  ['/group-manager', LINKS.groupManager],
  ['/exchange', undefined],
  ['/dashboard', undefined],
])('the shell path %s leads to %s', (path, address) => {
  expect(outsideAddress(LINKS, path)).toBe(address);
});
