import { type CivilDate, formatUs } from '../dates/civil-date.ts';
import { type Cents, formatDollars } from '../money/cents.ts';

/** One line about a fact. A masked line has no value: staff reveal it with a reason. */
export type FactRow = { readonly label: string; readonly value: string; readonly isMasked?: true };

/** What has a place of its own on the page. */
const LEFT_OUT = ['explanation', 'judged', 'seq', 'at'];

const CIVIL_DATE = /^\d{4}-\d\d-\d\d$/;
const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;
const CODE = /^[A-Z][A-Z0-9]+(_[A-Z0-9]+)*$/;

/**
 * Returns one row per text, number or answer in a fact's value, in schema order. Ids are left out, because they
 * say nothing to a reader.
 */
export function factRows(value: unknown): readonly FactRow[] {
  return rowsOf(value, '', []);
}

function rowsOf(value: unknown, key: string, path: readonly string[]): readonly FactRow[] {
  if (value === null || value === undefined || LEFT_OUT.includes(key)) return [];
  if (Array.isArray(value)) {
    const isFlat = value.every((item) => typeof item !== 'object');
    if (!isFlat) return value.flatMap((item, index) => rowsOf(item, '', [...path, `${index + 1}`]));
    const texts = value.filter((item) => !isId(item)).map((item) => textOf(item, key));
    return texts.length === 0 ? [] : [{ label: path.join(' · '), value: texts.join(', ') }];
  }
  if (typeof value === 'object')
    return Object.entries(value).flatMap(([name, inner]) => rowsOf(inner, name, [...path, factLabel(name)]));
  if (isId(value)) return [];
  const label = path.join(' · ');
  if (typeof value === 'string' && value.startsWith('sealed:')) return [{ label, value: '', isMasked: true }];
  return [{ label, value: textOf(value, key) }];
}

function isId(value: unknown): boolean {
  return typeof value === 'string' && UUID.test(value);
}

/** Returns a name of the code as a reader sees it: `monthlyGrossCents` is “Monthly gross”. */
export function factLabel(name: string): string {
  const words = name
    .replace(/(Cents|Pct)$/, '')
    .replace(/([a-z0-9])([A-Z])/g, '$1 $2')
    .toLowerCase()
    .replace(/\bdob\b/, 'date of birth')
    .replace(/\b(ssn|apr|avm|bpo|cltv|dti|esign|fips|hmda|id|ip|zip)\b/g, (word) => word.toUpperCase());
  return words.charAt(0).toUpperCase() + words.slice(1);
}

function textOf(value: unknown, key: string): string {
  if (typeof value === 'boolean') return value ? 'Yes' : 'No';
  if (typeof value === 'number' && key.endsWith('Cents')) return formatDollars(value as Cents);
  if (typeof value === 'number' && key.endsWith('Pct')) return `${Number(value.toFixed(3))}%`;
  const text = String(value);
  if (CIVIL_DATE.test(text)) return formatUs(text as CivilDate);
  return CODE.test(text) && text.length > 2 ? factLabel(text.replaceAll('_', ' ')) : text;
}
