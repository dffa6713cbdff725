// Proves DS-50, DS-58.

import { expect, it } from 'vitest';
import { othersSignatureRefusal } from './signing-refusal.ts';

it('asks for a minute while another person’s signature is stored, and after five says that we look at it', () => {
  const at = (now: string) => othersSignatureRefusal('2026-03-02T10:00:00Z', now);
  expect(at('2026-03-02T10:00:30Z')).toContain('Wait a minute');
  expect(at('2026-03-02T10:05:01Z')).toContain('We’re looking at it, and you don’t need to do anything');
});
