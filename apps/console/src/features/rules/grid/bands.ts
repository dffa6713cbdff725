type Band = {
  readonly from: number;
  readonly hasFrom: boolean;
  readonly to: number;
  readonly hasTo: boolean;
};

const COMPARISON = /^(<=|>=|<|>)\s*(-?[\d.]+)$/;
const RANGE = /^([[(\]])(-?[\d.]+)\.\.(-?[\d.]+)([\])[])$/;
const COMPARED = { '<=': 'up to', '>=': 'from', '<': 'below', '>': 'over' } as const;

/** Words a test of FEEL: `(50..60]` is 'over 50 to 60', `>= 800` is 'from 800'. What has no words stays as it is. */
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
