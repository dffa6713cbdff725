import * as z from 'zod';
import { formatDollars, formatWholeDollars, toCents } from '../money/cents.ts';
import { formatPct } from '../money/percent.ts';
import type { Hit, TestedColumn } from './bind.ts';

/** The unit after the words above a column: 'Term, years'. */
const UNIT = /, ([a-z]+)$/;

/** What a row was asked of one column: the column's name, which is the same with every lender, the lender's words above it, and the value. */
export const Given = z.object({ column: z.string(), label: z.string(), value: z.string() });
export type Given = z.infer<typeof Given>;

/**
 * What a row was asked that it makes a difference to, column by column.
 * @param asked the values that the table was asked with
 */
export function givenTo(
  hit: Pick<Hit<unknown>, 'tested'>,
  asked: Readonly<Record<string, unknown>>,
): readonly Given[] {
  return hit.tested.map((column) => ({
    column: column.name,
    label: nameOf(column),
    value: shown(column, asked[column.name]),
  }));
}

/** The same by the words above the columns: "Score 760, Combined loan to value 65.00%". */
export function givenInWords(given: readonly Given[]): string {
  return given.map(({ label, value }) => `${label} ${value}`).join(', ');
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
