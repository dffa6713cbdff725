/** A spreadsheet takes a cell that begins with one of these for a formula. */
const STARTS_FORMULA = /^[=+\-@\t\r]/;

/**
 * Returns rows as CSV (RFC 4180). A text that a spreadsheet would run as a formula gets an apostrophe before it.
 * @param rows the header first
 */
export function csvOf(rows: readonly (readonly (string | number | undefined)[])[]): string {
  return rows
    .map((row) => row.map(cellOf).join(','))
    .join('\r\n')
    .concat('\r\n');
}

function cellOf(value: string | number | undefined): string {
  if (value === undefined) return '';
  // Binary fractions end here: 41.77, not 41.76999999999999.
  if (typeof value === 'number') return String(Number(value.toPrecision(12)));
  const text = STARTS_FORMULA.test(value) ? `'${value}` : value;
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
