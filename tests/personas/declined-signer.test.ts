import { ownAnswer } from '@homeline/domain/chatbot/own/own-answer.ts';
import { walk } from '@homeline/domain/sample-people/walk.ts';
import { expect, it } from 'vitest';
import { homeline, personNamed } from './people.ts';

it('the chatbot says that somebody declined to sign, and who acts now', () => {
  const { facts } = walk(personNamed('T58'), homeline, '2026-03-10T17:00:00.000Z', 'SIGNDOCS_REVIEW');
  const answer = ownAnswer('WAIT', { facts, loanNumber: '1000000017', dueAt: undefined });
  expect(answer).toContain('Someone declined to sign. You can’t go on until they sign.');
  expect(answer).toContain('Our operations team acts');
});
