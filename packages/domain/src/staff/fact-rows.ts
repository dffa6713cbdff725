import { type CivilDate, formatUs } from '../dates/civil-date.ts';
import { catalogueEntry, DocumentType } from '../documents/catalogue.ts';
import { type Cents, formatDollars } from '../money/cents.ts';
import { formatPct, formatRate } from '../money/percent.ts';
import { FIELD_ORDER, FIELD_UNITS, FIELD_WORDS, PART_WORDS } from './field-words.ts';
import { codeWords } from './value-words.ts';

/** One line about a fact. A masked line has no value: staff reveal it with a reason. */
export type FactRow = {
  readonly label: string;
  readonly value: string;
  readonly isMasked?: true;
  /** The part of the fact that the line belongs to, such as its tradelines; none for the fact’s own fields. */
  readonly part?: string;
  /** Which entry of the part, from 1. */
  readonly item?: number;
};

/** Fields that the page shows elsewhere. */
const LEFT_OUT = ['explanation', 'judged', 'seq', 'at'];

const CIVIL_DATE = /^\d{4}-\d\d-\d\d$/;
const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;
const CODE = /^[A-Z][A-Z0-9]+(_[A-Z0-9]+)*$/;
/** Codes that the trade writes as they are: AA14, R03. */
const TRADE_CODE = /^[A-Z]{1,2}\d+$/;

/** Rates are shown with two or three decimals; ratios always with two, as at the top of a file. */
const RATE = /^(noteRate|apr|fee)Pct$/;
const RATIO = /^(cltv|dti)Pct$/;

type Path = readonly (string | number)[];

/**
 * Returns one row per text, number or answer in a fact's value, in the order in which staff read them. Ids are left
 * out, because they say nothing to a reader, and a fee has its percentage beside it.
 */
export function factRows(value: unknown): readonly FactRow[] {
  return rowsOf(value, '', []);
}

/** Returns a row's label with the part that it belongs to: 'Tradelines · 2 · Creditor'. */
export function wholeLabel({ part, item, label }: FactRow): string {
  return [part, item, label].filter((words) => words !== undefined).join(' · ');
}

function rowsOf(value: unknown, key: string, path: Path): readonly FactRow[] {
  if (value === null || value === undefined || LEFT_OUT.includes(key)) return [];
  if (Array.isArray(value)) {
    const isFlat = value.every((item) => typeof item !== 'object');
    if (!isFlat) return value.flatMap((item, index) => rowsOf(item, '', [...path, index + 1]));
    const texts = new Set(value.filter((item) => !isId(item)).map((item) => textOf(item, key)));
    return texts.size === 0 ? [] : [{ ...namedBy(path), value: [...texts].join(', ') }];
  }
  if (typeof value === 'object') {
    const { feePct, ...fields } = value as Readonly<Record<string, unknown>>;
    const hasFee = fields['originationFeeCents'] !== undefined && feePct !== undefined;
    return Object.entries(hasFee ? fields : value)
      .toSorted(([a], [b]) => placeOf(a) - placeOf(b))
      .flatMap(([name, inner]) => rowsOf(inner, name, [...path, name]))
      .map((row) =>
        hasFee && row.label === FIELD_WORDS['originationFeeCents']
          ? { ...row, value: `${row.value} (${textOf(feePct, 'feePct')})` }
          : row,
      );
  }
  if (isId(value)) return [];
  if (typeof value === 'string' && value.startsWith('sealed:'))
    return [{ ...namedBy(path), value: '', isMasked: true }];
  return [{ ...namedBy(path), value: textOf(value, key) }];
}

function placeOf(field: string): number {
  const place = FIELD_ORDER.indexOf(field);
  return place < 0 ? FIELD_ORDER.length : place;
}

/** The last name of a path is the field; what is before it, or before its entry of a list, is the part. */
function namedBy(path: Path): Omit<FactRow, 'value'> {
  const [field, ...parts] = path.toReversed();
  const listed = parts.findIndex((name) => typeof name === 'number');
  const [inner, item, outer] =
    listed < 0 ? [[], undefined, parts] : [parts.slice(0, listed), parts[listed], parts.slice(listed + 1)];
  const part = partName(outer);
  const label = [partName(inner), fieldLabel(String(field))].filter((words) => words !== '').join(' · ');
  return { label, ...(part !== '' && { part }), ...(typeof item === 'number' && { item }) };
}

function partName(reversed: Path): string {
  return reversed
    .toReversed()
    .map((name) => (typeof name === 'number' ? String(name) : (PART_WORDS[name] ?? fieldLabel(name))))
    .filter((words) => words !== '')
    .join(' · ');
}

function fieldLabel(name: string): string {
  return FIELD_WORDS[name] ?? factLabel(name);
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
    .replace(/\b(ssn|apr|avm|bpo|cltv|dti|esign|fips|heloc|hmda|hoa|id|ip|ltv|pin|zip)\b/g, (word) =>
      word.toUpperCase(),
    );
  return words.charAt(0).toUpperCase() + words.slice(1);
}

function textOf(value: unknown, key: string): string {
  if (typeof value === 'boolean') return value ? 'Yes' : 'No';
  if (typeof value === 'number' && key.endsWith('Cents')) return formatDollars(value as Cents);
  if (typeof value === 'number' && RATE.test(key)) return formatRate(value);
  if (typeof value === 'number' && RATIO.test(key)) return formatPct(value, 2);
  if (typeof value === 'number' && /pct$/i.test(key)) return `${Number(value.toFixed(3))}%`;
  const unit = FIELD_UNITS[key];
  if (unit) return `${value} ${value === 1 ? unit.slice(0, -1) : unit}`;
  const text = String(value);
  const known = codeWords(key, text);
  if (known) return known;
  if (CIVIL_DATE.test(text)) return formatUs(text as CivilDate);
  const document = DocumentType.safeParse(text);
  if (document.success) return catalogueEntry(document.data).title;
  const isCode = CODE.test(text) && text.length > 2 && !TRADE_CODE.test(text);
  return isCode ? factLabel(text.replaceAll('_', ' ')) : text;
}
