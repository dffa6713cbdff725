// Proves CB-02.

import { phrasedAnswer, phraseInstruction } from '@homeline/domain/chatbot/phrase.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestProviders, type TestProviders } from '../testing/test-providers.ts';
import { languageModelOverHttp } from './http.ts';

const PASSAGE = {
  id: 'amount',
  title: 'How much you can borrow',
  text: 'You can borrow $15,000 to $400,000.',
};

let providers: TestProviders;
beforeAll(async () => {
  providers = await startTestProviders();
});
afterAll(() => providers.stop());

const modelWith = (key: string, path = 'language-model') =>
  languageModelOverHttp({ url: `${providers.url}/${path}`, key, name: 'sandbox' }, 500);

/** Returns what a borrower would read; undefined where the passage itself is the answer. */
async function answerTo(question: string, model = modelWith('key')): Promise<string | undefined> {
  const written = await model.phrase({ instruction: phraseInstruction(PASSAGE), question });
  return written === undefined ? undefined : phrasedAnswer(written, PASSAGE);
}

describe('a language model', () => {
  it('phrases the passage it was given', async () => {
    expect(await answerTo('How much can I get?')).toBe('In short: You can borrow $15,000 to $400,000.');
  });

  it.each([
    ['invents a figure', 'invent something'],
    ['names another source', 'look elsewhere'],
    ['is late', 'be late'],
    ['writes no JSON', 'write garbage'],
  ])('is not quoted when it %s', async (_, question) => {
    expect(await answerTo(question)).toBeUndefined();
  });

  it('is not quoted when it refuses the key or isn’t there', async () => {
    expect(await answerTo('How much can I get?', modelWith(''))).toBeUndefined();
    expect(await answerTo('How much can I get?', modelWith('key', 'nowhere'))).toBeUndefined();
  });
});
