// Proves CA-32.

import { expect, it } from 'vitest';
import { partOf, restOf, withPage } from './split-pages.ts';

const PARTS = [{ firstPage: 1, lastPage: 2 }, {}];

it('a page belongs to the part whose range holds it', () => {
  expect([1, 2, 3].map((page) => partOf(PARTS, page))).toEqual([0, 0, undefined]);
});

it('the first chosen page starts a part, the second ends it, a third starts over', () => {
  const first = withPage(PARTS, 1, 3);
  expect(first[1]).toEqual({ firstPage: 3, lastPage: 3 });
  const second = withPage(first, 1, 5);
  expect(second).toEqual([PARTS[0], { firstPage: 3, lastPage: 5 }]);
  expect(withPage(second, 1, 4)[1]).toEqual({ firstPage: 4, lastPage: 4 });
  expect(withPage(first, 1, 2)[1]).toEqual({ firstPage: 2, lastPage: 2 });
});

it('the rest are the pages after the last part', () => {
  expect(restOf(PARTS, 6)).toEqual({ firstPage: 3, lastPage: 6 });
  expect(restOf(PARTS, 2)).toBeUndefined();
  expect(restOf([{}], 6)).toBeUndefined();
});
