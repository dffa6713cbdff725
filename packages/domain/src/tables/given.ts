import { formatDollars, formatWholeDollars, toCents } from '../money/cents.ts';
import { formatPct } from '../money/percent.ts';
import type { Hit, TestedColumn } from './bind.ts';

/** The unit after the words above a column: 'Term, years'. */
const UNIT = /, ([a-z]+)$/;

/**
 * What a row was asked that it makes a difference to, in words: "Score 760, Combined loan to value 65.00%".
 * @param asked the values that the table was asked with
 */
export function givenTo(hit: Pick<Hit<unknown>, 'tested'>, asked: Readonly<Record<string, unknown>>): string {
  return hit.tested.map((column) => `${nameOf(column)} ${shown(column, asked[column.name])}`).join(', ');
}

/** The same for a row that asks one thing only, where its name stands beside it anyhow: "primary". */
export function onlyGivenTo(
  hit: Pick<Hit<unknown>, 'tested'>,
  asked: Readonly<Record<string, unknown>>,
): string {
  const [only, ...others] = hit.tested;
  return only && others.length === 0 ? shown(only, asked[only.name]) : givenTo(hit, asked);
}

/** The words above a column, without the unit that the value carries itself. */
function nameOf({ label }: TestedColumn): string {
  return label.replace(/, [^,]*$/, '');
}

function shown({ spec, label }: TestedColumn, value: unknown): string {
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  // The two letters of a state stay as they are.
  if (typeof value === 'string') return value.length > 2 ? value.toLowerCase().replaceAll('_', ' ') : value;
  if (typeof value !== 'number') return 'unknown';
  if (spec.kind !== 'NUMBER') return [value, UNIT.exec(label)?.[1]].join(' ').trim();
  switch (spec.unit) {
    case 'percent':
      return formatPct(value, 2);
    case 'dollars':
      return Number.isInteger(value) ? formatWholeDollars(toCents(value)) : formatDollars(toCents(value));
    default:
      return String(value);
  }
}
