// Proves CB-02.

import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, expect, it } from 'vitest';
import { type ChatSearch, createChatSearch, type Searched } from './search-thread.ts';

const SEARCHED: Searched = {
  lender: 'homeline',
  version: '1',
  entries: [
    { id: 'fees', title: 'Fees', questions: ['What fees do you charge?'] },
    { id: 'notary', title: 'Notary', questions: ['Where do I meet the notary?'] },
  ],
};
const file = () => join(mkdtempSync(join(tmpdir(), 'homeline-search-')), 'embeddings');

let search: ChatSearch;
afterEach(() => search.close());

it('searches by words alone until the model is ready', async () => {
  search = createChatSearch(file(), 0);
  const [best] = await search.search(SEARCHED, 'what fees do you charge');
  expect(best).toMatchObject({ id: 'fees' });
  expect(await search.search(SEARCHED, 'zxcv')).toMatchObject([{ score: 0 }, { score: 0 }]);
});

it('finds nothing for a question without words, and still answers the next', async () => {
  search = createChatSearch(file(), 60_000);
  expect(await search.search(SEARCHED, '?')).toMatchObject([{ score: 0 }, { score: 0 }]);
  expect((await search.search(SEARCHED, 'where is the notary'))[0]).toMatchObject({ id: 'notary' });
});

it('guesses topics only once the thread has answered', async () => {
  search = createChatSearch(file(), 60_000);
  expect(await search.guessTopics(SEARCHED, 'what is my rate')).toEqual([]);
  await search.prepare(SEARCHED);
  expect((await search.guessTopics(SEARCHED, 'what is my rate'))[0]).toMatchObject({ id: 'RATE' });
});
