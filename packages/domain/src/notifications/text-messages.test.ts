// Proves PR-11.

import { expect, it } from 'vitest';
import { RETURN_REASONS, RETURNED } from './returned-messages.ts';
import { textRecipient } from './text-messages.ts';

const PHONE = '(555) 555-0123';

it('offers a number that takes texts, and an email where it takes none', () => {
  expect(textRecipient(PHONE, undefined)).toEqual({ to: '+15555550123' });
  expect(textRecipient(PHONE, undefined, 'LANDLINE')).toEqual({
    problem: 'Texts to this number are returned (landline). Write an email instead.',
  });
});

it('says first that somebody stopped texts themselves', () => {
  expect(textRecipient(PHONE, 'NEVER_AGREED', 'LANDLINE').problem).toMatch(/agreed/);
});

it('keeps writing after what may not last: a stop of theirs is kept elsewhere, and a filter or a silent server may pass', () => {
  expect(RETURN_REASONS.filter((reason) => !RETURNED[reason].isLasting)).toEqual([
    ...['STOPPED', 'BLOCKED', 'UNANSWERED', 'OTHER'],
  ]);
});
