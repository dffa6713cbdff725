import { expect, test } from 'vitest';
import { FOR_SALE, reasonsToShow } from './reasons-to-show.ts';

const OTHER = { code: 'AA24', text: 'Another reason' } as const;
const CONDITION = { code: 'AA28', text: 'The type or condition of the property cannot be accepted' } as const;
const home = { listedForSale: false, state: 'OH', occupancy: 'PRIMARY' } as const;

test('a home for sale is named as the reason, with when to try again, and no letter is pointed to', () => {
  const shown = reasonsToShow([CONDITION, OTHER], { ...home, listedForSale: true });
  expect(shown.map(({ text }) => text)).toEqual([CONDITION.text, FOR_SALE.text]);
  expect(JSON.stringify(shown)).not.toMatch(/letter/);
  expect(FOR_SALE.remedy.again).toContain('61st day');
});

test('a second home in Texas is named as the reason', () => {
  const [reason] = reasonsToShow([OTHER], { ...home, state: 'TX', occupancy: 'SECOND_HOME' });
  expect(reason?.text).toBe('In Texas we lend only on the home that you live in');
});

test('a reason that is stated in full stands in its own words', () => {
  expect(reasonsToShow([{ ...OTHER, text: 'The roof is open' }]).map(({ text }) => text)).toEqual([
    'The roof is open',
  ]);
});
