// Proves VA-07.

import { expect, it } from 'vitest';
import { BadResponseForm, FeedbackMessage, feedbackMessageOf, readFeedbackMessage } from './bad-response.ts';

it('carries the reason and the words of a bad response in one message', () => {
  const other = { reason: 'Other' as const, additionalInformation: 'It named another state.' };
  expect(feedbackMessageOf(other)).toBe('Other: It named another state.');
  expect(readFeedbackMessage(feedbackMessageOf(other))).toEqual(other);
  expect(readFeedbackMessage('Answer too vague')).toEqual({ reason: 'Answer too vague' });
});

it.each([
  [{}, 'reason', 'Please select a reason'],
  [{ reason: 'I felt like it' }, 'reason', 'Please select a reason'],
  [
    { reason: 'Other', additionalInformation: 'x'.repeat(141) },
    'additionalInformation',
    'Please restrict your response to 140 characters.',
  ],
])('refuses %j', (form, field, message) => {
  expect(BadResponseForm.safeParse(form).error?.issues).toMatchObject([{ path: [field], message }]);
});

it('accepts 140 characters', () => {
  const form = { reason: 'Other', additionalInformation: 'x'.repeat(140) };
  expect(BadResponseForm.safeParse(form).success).toBe(true);
});

it('refuses a message without a known reason', () => {
  expect(FeedbackMessage.safeParse('').error?.issues).toMatchObject([{ message: 'Please select a reason' }]);
  expect(FeedbackMessage.safeParse('Other: wrong state').success).toBe(true);
});
