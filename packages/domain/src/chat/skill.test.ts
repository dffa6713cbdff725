// Proves CH-16.

import { expect, it } from 'vitest';
import { skillOf } from './skill.ts';

it('sends a chat to the agents of the main lender, of its partners, or of the crypto HELOC', () => {
  expect(skillOf({ isMainLender: true, isCrypto: false })).toBe('FHEL');
  expect(skillOf({ isMainLender: false, isCrypto: false })).toBe('White Label');
  expect(skillOf({ isMainLender: false, isCrypto: true })).toBe('CLOC_HELOC');
});
