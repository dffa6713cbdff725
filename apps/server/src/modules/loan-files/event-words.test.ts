import { expect, it } from 'vitest';
import { eventWords } from './event-words.ts';

it.each([
  ['step LIEN_VERIFICATION', 'STEP', 'Lien verification'],
  ['fact lienAnswers', 'FACT', 'Liens and home costs, stated'],
  ['propose DELINQUENCY_CONFIRMED', 'STAFF', 'Proposed: Confirm the delinquency'],
  ['propose decline', 'STAFF', 'Proposed to decline'],
  ['reveal ssn', 'STAFF', 'Saw the SSN'],
] as const)('describes %s in the timeline', (what, kind, text) => {
  expect(eventWords(what, {})).toEqual({ kind, text });
});

it('doesn’t list terms shown to the borrower as a staff act', () => {
  expect(eventWords('terms quote', {})).toEqual({ kind: 'FACT', text: 'Terms shown: quote' });
});
