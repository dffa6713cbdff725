// Proves CB-02.

import { expect, it } from 'vitest';
import { LenderArticles } from './lender-articles.ts';

const ARTICLE = {
  id: 'branch-parking',
  title: 'Parking at our branch',
  text: 'You can park behind the branch. Questions? Call {phone}.',
  questions: ['Where can I park?'],
};
const problemsOf = (articles: unknown) =>
  (LenderArticles.safeParse(articles).error?.issues ?? []).map(
    ({ path, message }) => `${path.join('.')}: ${message}`,
  );

it('accepts a lender’s own questions and answers, with its figures in braces', () => {
  expect(problemsOf([ARTICLE])).toEqual([]);
});

it.each([
  [
    'an unknown figure',
    [{ ...ARTICLE, text: 'Call {fax}.' }],
    /^0\.text: Must not have \{fax\}\. An article knows address, /,
  ],
  [
    'an open brace',
    [{ ...ARTICLE, text: 'Call {phone' }],
    /^0\.text: Must have a name between each pair of braces$/,
  ],
  ['another form of id', [{ ...ARTICLE, id: 'Branch parking' }], /^0\.id: Must be lower-case letters/],
  ['no question', [{ ...ARTICLE, questions: [] }], /^0\.questions: /],
  ['an unknown key', [{ ...ARTICLE, source: 'Us' }], /^0: /],
  [
    'an id twice',
    [ARTICLE, { ...ARTICLE, questions: ['Is there parking?'] }],
    /^1\.id: Must be the id of one article only$/,
  ],
  [
    'a question twice',
    [ARTICLE, { ...ARTICLE, id: 'parking' }],
    /^1\.questions\.0: Must be a question of one article only$/,
  ],
])('rejects %s', (_, articles, problem) => {
  expect(problemsOf(articles)).toEqual([expect.stringMatching(problem)]);
});
