import { expect, it } from 'vitest';
import { eventWords } from './event-words.ts';

it.each([
  ['step LIEN_VERIFICATION', 'STEP', 'Lien verification'],
  ['fact lienAnswers', 'FACT', 'Liens and home costs, stated'],
  ['propose DELINQUENCY_CONFIRMED', 'STAFF', 'Proposed: Confirm the delinquency'],
  ['propose decline', 'STAFF', 'Proposed to decline'],
  ['reveal ssn', 'STAFF', 'Saw the SSN'],
] as const)('the timeline words %s', (what, kind, text) => {
  expect(eventWords(what, {})).toEqual({ kind, text });
});

it('terms that the borrower was shown are no act of staff', () => {
  expect(eventWords('terms quote', {})).toEqual({ kind: 'FACT', text: 'Terms shown: quote' });
});
