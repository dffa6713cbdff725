import { describe, expect, it } from 'vitest';
import type { Column } from '../document.ts';
import { writeDocument } from '../templates.ts';
import { sampleSubject } from '../testing/sample.ts';
import { openPdf } from './page.ts';
import { columnWidths } from './tables.ts';
import { TEXT_WIDTH_PT } from './typeface.ts';

const LONG = 'Debts to income with the payment of the line at the rate of the sheet '.repeat(4);
const pdf = openPdf(writeDocument('APPLICATION_SUMMARY', sampleSubject()));
const columnsOf = (...headings: string[]): Column[] =>
  headings.map((heading) => ({ heading, align: 'left' }));
const total = (widths: readonly number[]) => widths.reduce((sum, width) => sum + width, 0);

describe.each([1, 2, 3, 4, 5, 9])('column widths of a table with %i columns', (count) => {
  const columns = columnsOf(...Array.from({ length: count }, (_, index) => `Column ${index}`));

  it.each([
    ['short texts', 'Fee'],
    ['long texts', LONG],
    ['a very long word', 'W'.repeat(200)],
    ['no texts', ''],
  ])('fill the page for %s, each wide enough', (_, text) => {
    const widths = columnWidths(pdf, columns, [columns.map(() => text)]);
    expect(widths).toHaveLength(count);
    expect(total(widths)).toBeCloseTo(TEXT_WIDTH_PT, 6);
    expect(Math.min(...widths)).toBeGreaterThanOrEqual(28);
  });
});

it('keeps amounts on one line when text columns wrap', () => {
  const columns = columnsOf('Item', 'Based on', 'Table and row', 'Value');
  const widths = columnWidths(pdf, columns, [[LONG, LONG, LONG, '$1,297,000.00']]);
  const [, , , value = 0] = widths;
  expect(value - 12).toBeGreaterThan(pdf.font('strong').widthOfString('$1,297,000.00'));
  expect(Math.min(...widths.slice(0, 3))).toBeGreaterThan(TEXT_WIDTH_PT / 5);
});

it('gives the remaining width to the first column', () => {
  const [first = 0, ...others] = columnWidths(pdf, columnsOf('Item', 'Value'), [[LONG, '$100.00']]);
  expect(first).toBeCloseTo(TEXT_WIDTH_PT - total(others), 6);
  expect(first).toBeGreaterThan(TEXT_WIDTH_PT / 2);
});
