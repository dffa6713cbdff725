// Proves PR-11.

import { expect, it } from 'vitest';
import { RETURN_REASONS, RETURNED } from './returned-messages.ts';
import { textRecipient } from './text-messages.ts';

const PHONE = '(555) 555-0123';

it('offers a number that receives texts, and an email otherwise', () => {
  expect(textRecipient(PHONE, undefined)).toEqual({ to: '+15555550123' });
  expect(textRecipient(PHONE, undefined, 'LANDLINE')).toEqual({
    problem: 'Texts to this number are returned (landline). Write an email instead.',
  });
});

it('names a missing consent before a number that receives no texts', () => {
  expect(textRecipient(PHONE, 'NEVER_AGREED', 'LANDLINE').problem).toMatch(/agreed/);
});

it('keeps sending after temporary failures: an opt-out is stored elsewhere, and a filter or outage may pass', () => {
  expect(RETURN_REASONS.filter((reason) => !RETURNED[reason].isLasting)).toEqual([
    ...['STOPPED', 'BLOCKED', 'UNANSWERED', 'OTHER'],
  ]);
});
