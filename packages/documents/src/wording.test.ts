import { expect, it } from 'vitest';
import { withArticle } from './wording.ts';

it.each([
  ['Home Equity Line', 'a Home Equity Line'],
  ['HELOC', 'a HELOC'],
  ['Equity Credit Line', 'an Equity Credit Line'],
  ['Open Line', 'an Open Line'],
  ['Union Line', 'a Union Line'],
  ['OneLine', 'a OneLine'],
  ['Upward Line', 'an Upward Line'],
])('adds the article by sound: %s becomes %s', (name, expected) => {
  expect(withArticle(name)).toBe(expected);
});
