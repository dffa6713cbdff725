// Proves CB-02.

import { readFileSync } from 'node:fs';
import { beforeAll, expect, it } from 'vitest';
import { loadEmbeddings } from '../search/embeddings.ts';
import { buildIndex, type SearchIndex } from '../search/search-index.ts';

const WORDINGS = readFileSync(new URL('./wordings.txt', import.meta.url), 'utf8').split('\n');
const ENTRIES = [{ id: 'notary', title: 'Notary', questions: ['Where do I meet the notary?'] }];

let index: SearchIndex;
beforeAll(async () => {
  index = await buildIndex(ENTRIES, await loadEmbeddings());
}, 60_000);

it.each([
  ['hey so where does my file sit rn', 'STANDING'],
  ['gotta move the notary thing to the 12th', 'APPOINTMENT'],
  ['does the bill come out of my account by itself each month', 'AUTOPAY'],
  ['my husband says no way, can we get out of this', 'CANCEL'],
  ['anything to make you guys go quicker', 'SPEED'],
  ['whats the interest i ended up with', 'RATE'],
])('classifies the unseen question “%s”', async (question, topic) => {
  expect(WORDINGS).not.toContain(question);
  expect((await index.guessTopics(question))[0]?.id).toBe(topic);
});

it.each(['do you lend on boats', 'how many ids does a notary want to see', 'what is a credit union'])(
  'takes “%s” for a question in general',
  async (question) => {
    expect((await index.guessTopics(question))[0]?.id).toBe('GENERAL');
  },
);

it('makes no guess without words', async () => {
  expect(await index.guessTopics('?')).toEqual([]);
});
