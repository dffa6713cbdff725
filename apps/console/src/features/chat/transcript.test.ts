// @vitest-environment happy-dom
// Proves CO-65.

import type { ChatMessage } from '@homeline/contract/chat/chat-message.ts';
import { expect, it } from 'vitest';
import { transcriptText } from './transcript.ts';

const message = (given: Partial<ChatMessage>): ChatMessage => ({
  number: 1,
  key: '11111111-1111-4111-8111-111111111111',
  from: 'APPLICANT',
  text: '',
  files: [],
  at: '2026-03-10T12:00:00.000Z',
  ...given,
});
const AVERY = { friendlyName: 'Avery Applicant', emailAddress: 'avery@example.com', loanNumber: 'HL-1001' };

it('writes a chat as text, by day, with each message’s sender and files', () => {
  const text = transcriptText(AVERY, [
    message({ from: 'SYSTEM', text: 'Ann joined the chat.' }),
    message({
      text: 'Is this enough?',
      files: [{ uuid: '', name: 'stub.pdf', type: 'application/pdf', size: 2048 }],
    }),
    message({ from: 'AGENT', name: 'Ann', text: 'Yes.', at: '2026-03-12T12:00:00.000Z' }),
  ]);
  const lines = text.split('\n');
  expect(lines.slice(0, 2)).toEqual(['Chat with Avery Applicant (avery@example.com)', 'Loan HL-1001']);
  expect(lines[3]).toMatch(/^Tuesday, March 10, 2026$/);
  expect(lines[4]).toMatch(/^\d+:00 [AP]M {2}Ann joined the chat\.$/);
  expect(lines[5]).toContain('Avery Applicant: Is this enough? [File: stub.pdf, 2.0 KB]');
  expect(lines[7]).toMatch(/March 12/);
  expect(lines[8]).toContain('Ann: Yes.');
});

it('writes each date heading once', () => {
  const text = transcriptText(AVERY, [message({ text: 'One' }), message({ text: 'Two' })]);
  expect(text.match(/March 10/g)).toHaveLength(1);
});
