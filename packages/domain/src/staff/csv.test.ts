// Proves CO-16.

import { expect, it } from 'vitest';
import { csvOf } from './csv.ts';

it('quotes commas, quotes and line breaks, and escapes formulas', () => {
  const rows = [
    ['Name', 'Count'],
    ['Smith, "Al"', 2],
    ['=HYPERLINK("http://evil.example")', -3],
    ['@SUM(A1)', undefined],
    ['two\nlines', 0],
    ['rate', 41.769999999999996],
  ];
  expect(csvOf(rows)).toBe(
    [
      'Name,Count',
      '"Smith, ""Al""",2',
      '"\'=HYPERLINK(""http://evil.example"")",-3',
      "'@SUM(A1),",
      '"two\nlines",0',
      'rate,41.77',
      '',
    ].join('\r\n'),
  );
});
