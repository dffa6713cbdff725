// Proves CB-02.

import { describe, expect, it } from 'vitest';
import harborview from '../../../../organisations/harborview/organisation.json' with { type: 'json' };
import homeline from '../../../../organisations/homeline/organisation.json' with { type: 'json' };
import { civilDate } from '../dates/civil-date.ts';
import { Organisation } from '../organisations/organisation.ts';
import { homelineRules } from '../testing/homeline.ts';
import { ARTICLES } from './articles/articles.ts';
import { askedWordings, questionsIn } from './asked-wordings.ts';
import { unknownFiguresIn } from './known-figures.ts';
import type { LenderDay } from './lender-figures.ts';
import { placeIn, withStateNames } from './named-place.ts';
import { passagesOf } from './passages.ts';

const lenderOf = (file: object): LenderDay => ({
  organisation: Organisation.omit({ brand: true }).parse(file) as Organisation,
  articles: [],
  rules: homelineRules,
  today: civilDate('2026-11-24'),
});
const LENDER = lenderOf(homeline);
const passages = passagesOf(LENDER);
const textOf = (id: string, lender = LENDER) =>
  passagesOf(lender).find((passage) => passage.id === id)?.text ?? expect.fail(id);

describe('a help article', () => {
  it.each(ARTICLES.map((article) => [article.id, article] as const))(
    '%s has no hard-coded figure',
    (_, { title, text }) => {
      expect(title + text.replaceAll(/\{\w+\}|Chapter (7|13)/g, '')).not.toMatch(/\d/);
    },
  );
});

describe('the passages of a lender', () => {
  it('have unique ids and no unfilled variable', () => {
    const ids = passages.map(({ id }) => id);
    expect(ids.filter((id, at) => ids.indexOf(id) !== at)).toEqual([]);
    expect(passages.filter(({ text }) => /[{}]|undefined|NaN/.test(text))).toEqual([]);
  });

  it('quote the lender’s own figures', () => {
    expect(textOf('amount')).toContain('$15,000 to $400,000');
    expect(textOf('apr')).toContain('7.60% to 17.20%');
    expect(textOf('score')).toContain('640 for the home you live in; 680 for a second home');
    expect(textOf('equity')).toContain('85%');
    expect(textOf('bankruptcy')).toContain('84 months');
    expect(textOf('how-long-owned')).toContain('90 days');
    expect(textOf('autopay')).toContain('0.25%');
    expect(textOf('phone', lenderOf(harborview))).toContain('(800) 555-0177');
    expect(textOf('states', lenderOf(harborview))).toContain('14 states');
  });

  it('answer for the state that a question names', () => {
    const byState = (id: string) => passages.find((passage) => passage.id === id)?.byState;
    expect(byState('states')?.('OH')).toBe('Yes, we lend in Ohio.');
    expect(byState('states')?.('HI')).toContain('We’re not lending in Hawaii yet.');
    expect(byState('recording-fee')?.('ID')).toContain('$45');
  });
});

it.each([
  ['Do you lend in West Virginia?', 'WV'],
  ['i live in texas', 'TX'],
  ['my house is in Portland, OR', 'OR'],
  ['do you serve Washington DC', 'DC'],
  ['my zip code is 43085', 'OH'],
  ['can i get in or out of it', undefined],
  ['ok me too', undefined],
])('finds the state in “%s”', (question, state) => {
  expect(placeIn(question)).toEqual(state && { state });
});

it.each([
  ['a place in west virgina', 'WV'],
  ['do you do pensylvania', 'PA'],
  ['north carolna?', 'NC'],
  ['ohioo', 'OH'],
  ['stop the texts, i am a marine', undefined],
])('finds the misspelled state in “%s”', (question, state) => {
  expect(placeIn(withStateNames(question))).toEqual(state && { state });
});

it.each([
  ['Do you lend in Puerto Rico?', 'Puerto Rico'],
  ['my home is in toronto, canada', 'Canada'],
  ['condo in San Juan PR', 'Puerto Rico'],
  ['we moved to the UK', 'the United Kingdom'],
])('finds the place without a state in “%s”', (question, elsewhere) => {
  expect(placeIn(question)).toEqual({ elsewhere });
});

it.each([
  ['Do you lend in Ohio?', ['Do you lend in my state?', 'Do you lend?']],
  ['LLC in Florida', ['LLC in my state', 'LLC']],
  ['is a 620 score enough', ['is my score enough']],
  ['Would a 620 be enough?', ['Would my score be enough?']],
  ['is $620 enough', ['is $620 enough', 'is fifty thousand dollars enough']],
  [
    'worth about 410 and i owe 260',
    ['worth about 410 and i owe 260', 'worth about fifty thousand dollars and i owe fifty thousand dollars'],
  ],
  ['is 500k enough', ['is 500k enough', 'is fifty thousand dollars enough']],
])('looks up “%s” without its figures and places', (question, wordings) => {
  expect(askedWordings(question).map(({ text }) => text)).toEqual(wordings);
});

it.each([
  ['Who regulates you, and what is your NMLS number?', ['Who regulates you', 'what is your NMLS number?']],
  ['What are the fees? When do I pay?', ['What are the fees', 'When do I pay?']],
  ['my wife and I', ['my wife and I']],
])('finds the questions in “%s”', (message, questions) => {
  expect(questionsIn(message)).toEqual(questions);
});

it('finds figures of an answer that no source has, in any notation', () => {
  const source = 'You can borrow $15,000 to $400,000 at 7.60% APR.';
  expect(unknownFiguresIn('From $15000 up to $400,000, at 7.60%.', [source])).toEqual([]);
  expect(unknownFiguresIn('At 6.99% and up to $500,000.', [source])).toEqual(['6.99', '500000']);
  expect(unknownFiguresIn('Half a million.', [source])).toEqual(['half', 'million']);
});
