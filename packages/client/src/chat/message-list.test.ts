// Proves CO-62.

import type { ChatMessage } from '@homeline/contract/chat/chat-message.ts';
import { expect, test } from 'vitest';
import { mergeMessages } from './message-list.ts';

const message = (number: number, text = `message ${number}`): ChatMessage => ({
  number,
  key: '11111111-1111-4111-8111-111111111111',
  from: 'APPLICANT',
  text,
  files: [],
  at: '2026-03-10T12:00:00.000Z',
});
const numbers = (messages: readonly ChatMessage[]) => messages.map(({ number }) => number);

test('puts older and newer messages in the order of their numbers', () => {
  expect(numbers(mergeMessages([message(3), message(4)], [message(1), message(2)]))).toEqual([1, 2, 3, 4]);
});

test('keeps one copy of a message that arrives twice', () => {
  expect(numbers(mergeMessages([message(1), message(2)], [message(2), message(3)]))).toEqual([1, 2, 3]);
});
