// Proves CB-02.

import { describe, expect, it } from 'vitest';
import { phrasedAnswer, phraseInstruction, phraseQuestion } from './phrase.ts';

const PASSAGE = {
  id: 'amount',
  title: 'How much you can borrow',
  text: 'You can borrow $15,000 to $400,000. See https://www.homeline.example/terms',
};
const written = (answer: string, source = 'amount') => JSON.stringify({ answer, source });

describe('the text of a language model', () => {
  it('is used only if every figure is in the passage', () => {
    expect(phrasedAnswer(written('Between $15,000 and $400,000.'), PASSAGE)).toBe(
      'Between $15,000 and $400,000.',
    );
  });

  it.each([
    ['a figure of its own', written('Up to $500,000.')],
    ['a figure in words', written('Up to half a million dollars.')],
    ['another source', written('Up to $400,000.', 'wikipedia')],
    ['a link of its own', written('Up to $400,000, see https://evil.example')],
    ['nothing', written('')],
    ['no JSON', 'Up to $400,000.'],
  ])('is refused with %s', (_, answer) => {
    expect(phrasedAnswer(answer, PASSAGE)).toBeUndefined();
  });
});

it('gives the model only one passage', () => {
  expect(phraseInstruction(PASSAGE)).toContain('Source amount:\nYou can borrow $15,000 to $400,000.');
});

it.each([
  ['I’m Avery Happy, how much can I get?', 'I’m [name], how much can I get?'],
  ['avery here, call me at (614) 555-0123', '[name] here, call me at ([number]'],
  ['write to avery.happy@example.com', 'write to [email]'],
  ['my home is at 101 Test Street in Ohio', 'my home is at [address] in Ohio'],
  ['what can I get with 640?', 'what can I get with 640?'],
])('removes what identifies the person from “%s”', (question, shown) => {
  expect(phraseQuestion(question, { friendlyName: 'Avery Happy' })).toBe(shown);
});
