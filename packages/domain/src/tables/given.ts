import { formatDollars, formatWholeDollars, toCents } from '../money/cents.ts';
import { formatPct } from '../money/percent.ts';
import type { Hit, TestedColumn } from './bind.ts';

/**
 * What a row was asked that it makes a difference to, in words: "Score 760, Combined loan to value 65.00%".
 * @param asked the values that the table was asked with
 */
export function givenTo(hit: Pick<Hit<unknown>, 'tested'>, asked: Readonly<Record<string, unknown>>): string {
  return hit.tested.map((column) => `${nameOf(column)} ${shown(column, asked[column.name])}`).join(', ');
}

/** The words above a column, without the unit that the value carries itself. */
function nameOf({ label }: TestedColumn): string {
  return label.replace(/, [^,]*$/, '');
}

function shown({ spec }: TestedColumn, value: unknown): string {
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  if (typeof value === 'string') return value.toLowerCase().replaceAll('_', ' ');
  if (typeof value !== 'number') return 'unknown';
  if (spec.kind !== 'NUMBER') return String(value);
  switch (spec.unit) {
    case 'percent':
      return formatPct(value, 2);
    case 'dollars':
      return Number.isInteger(value) ? formatWholeDollars(toCents(value)) : formatDollars(toCents(value));
    default:
      return String(value);
  }
}
