/** The numbers that a test of FEEL lets pass, from one end to the other. */
type Band = {
  readonly from: number;
  readonly hasFrom: boolean;
  readonly to: number;
  readonly hasTo: boolean;
};

const COMPARISON = /^(<=|>=|<|>)\s*(-?[\d.]+)$/;
const RANGE = /^([[(\]])(-?[\d.]+)\.\.(-?[\d.]+)([\])[])$/;
const COMPARED = { '<=': 'up to', '>=': 'from', '<': 'below', '>': 'over' } as const;

/** Returns a FEEL test in words: `(50..60]` is 'over 50 to 60', `>= 800` is 'from 800'. Other text only loses quotes and underscores. */
export function testInWords(test: string): string {
  const text = test.trim();
  if (isAny(text)) return 'any';
  const [, sign, limit] = COMPARISON.exec(text) ?? [];
  if (sign && limit) return `${COMPARED[sign as keyof typeof COMPARED]} ${limit}`;
  const [, open, from, to, close] = RANGE.exec(text) ?? [];
  if (from && to) return `${open === '[' ? '' : 'over '}${from} to ${close === ']' ? '' : 'below '}${to}`;
  return text.replaceAll('"', '').replaceAll('_', ' ');
}

/** Returns whether every value that passes the second test passes the first: `> 75` covers `(75..80]`. */
export function covers(test: string, other: string): boolean {
  if (isAny(test) || test === other) return true;
  const [outer, inner] = [bandOf(test), bandOf(other)];
  if (!outer || !inner) return false;
  const startsInside =
    outer.from < inner.from || (outer.from === inner.from && (outer.hasFrom || !inner.hasFrom));
  const endsInside = inner.to < outer.to || (inner.to === outer.to && (outer.hasTo || !inner.hasTo));
  return startsInside && endsInside;
}

/**
 * Splits a band in two, the lower one first: `(50..60]` at 55 is `(50..55]` and `(55..60]`. Whole numbers are closed on both sides, so
 * `[700..719]` at 710 is `[700..709]` and `[710..719]`.
 * @returns undefined for a test without a band, or a number outside it
 */
export function splitBand(
  test: string,
  at: number,
  isWhole: boolean,
): { readonly lower: string; readonly upper: string } | undefined {
  const band = bandOf(test);
  if (!band || at <= band.from || at >= band.to || (isWhole && !Number.isInteger(at))) return undefined;
  const endsLower = !isWhole && (band.hasTo || (!Number.isFinite(band.to) && !band.hasFrom));
  const lower = isWhole ? { ...band, to: at - 1, hasTo: true } : { ...band, to: at, hasTo: endsLower };
  // An open end of whole numbers stays written as it was: below 640.
  if (isWhole && !Number.isFinite(band.from)) Object.assign(lower, { to: at, hasTo: false });
  const upper = { ...band, from: at, hasFrom: !endsLower };
  if (isWhole && !band.hasTo && Number.isFinite(band.to))
    Object.assign(upper, { to: band.to - 1, hasTo: true });
  return { lower: textOf(lower), upper: textOf(upper) };
}

/** Returns one band that covers two which touch; undefined for tests without bands. */
export function joinedBands(test: string, other: string): string | undefined {
  const [one, two] = [bandOf(test), bandOf(other)];
  if (!one || !two) return undefined;
  const [lower, upper] = one.from < two.from ? [one, two] : [two, one];
  return textOf({ from: lower.from, hasFrom: lower.hasFrom, to: upper.to, hasTo: upper.hasTo });
}

/** Returns the lowest number of a band, -Infinity where it has no lower end; undefined for a test without a band. */
export function bandStart(test: string): number | undefined {
  return bandOf(test)?.from;
}

/** Returns whether a test is a band of whole numbers, such as `[700..719]`. */
export function isWholeBand(test: string): boolean {
  const band = bandOf(test);
  if (!band) return false;
  return band.hasFrom && band.hasTo && Number.isFinite(band.from + band.to);
}

function isAny(text: string): boolean {
  return text === '' || text === '-';
}

function bandOf(text: string): Band | undefined {
  const [, open, from, to, close] = RANGE.exec(text) ?? [];
  if (from && to) return { from: Number(from), hasFrom: open === '[', to: Number(to), hasTo: close === ']' };
  const [, sign, limit] = COMPARISON.exec(text) ?? [];
  if (!sign || !limit) return undefined;
  const hasLimit = sign.endsWith('=');
  return sign.startsWith('<')
    ? { from: Number.NEGATIVE_INFINITY, hasFrom: false, to: Number(limit), hasTo: hasLimit }
    : { from: Number(limit), hasFrom: hasLimit, to: Number.POSITIVE_INFINITY, hasTo: false };
}

function textOf({ from, hasFrom, to, hasTo }: Band): string {
  if (!Number.isFinite(from) && !Number.isFinite(to)) return '-';
  if (!Number.isFinite(from)) return `${hasTo ? '<=' : '<'} ${to}`;
  if (!Number.isFinite(to)) return `${hasFrom ? '>=' : '>'} ${from}`;
  return `${hasFrom ? '[' : '('}${from}..${to}${hasTo ? ']' : ')'}`;
}
