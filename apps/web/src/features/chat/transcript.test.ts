// Proves CH-17, CB-02.

import { expect, it } from 'vitest';
import { transcriptOf } from './transcript.ts';

it('holds the messages with the chatbot and agents, with names, times and files', () => {
  const at = '2026-12-01T20:00:00.000Z';
  const question = {
    ...{ questionId: 'q', questionStr: 'Fees?', responseStr: 'Up to 4.99%.', createdDt: at },
    ...{ conversationId: 'c', sources: [], isRatedBad: false, isRatedGood: false },
  };
  const message = {
    ...{ number: 1, key: 'k', from: 'AGENT' as const, name: 'Maya', text: 'See this.', at },
    files: [{ uuid: 'f', name: 'fees.txt', type: 'text/plain' as const, size: 3 }],
  };
  expect(transcriptOf([question], [message], 'Asia/Kolkata').replaceAll('\u202f', ' ')).toBe(
    [
      '[Dec 2, 2026, 1:30 AM] You: Fees?',
      '[Dec 2, 2026, 1:30 AM] Chatbot: Up to 4.99%.',
      '[Dec 2, 2026, 1:30 AM] Maya: See this. fees.txt',
    ].join('\n'),
  );
});
