import * as z from 'zod';
import { formatDollars, formatWholeDollars, toCents } from '../money/cents.ts';
import { formatPct } from '../money/percent.ts';
import type { Hit, TestedColumn } from './bind.ts';

/** The unit after a column label: 'Term, years'. */
const UNIT = /, ([a-z]+)$/;

/** One tested input of a matching row: the column's name, the lender's column label, and the value. */
export const Given = z.object({ column: z.string(), label: z.string(), value: z.string() });
export type Given = z.infer<typeof Given>;

/**
 * Returns the inputs that a matching row tests, column by column.
 * @param asked the values that the table was evaluated with
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

/** Words the inputs by column label: "Score 760, Combined loan to value 65.00%". */
export function givenInWords(given: readonly Given[]): string {
  return given.map(({ label, value }) => `${label} ${value}`).join(', ');
}

/** Returns a column label without the unit that the value already has. */
function nameOf({ label }: TestedColumn): string {
  return label.replace(/, [^,]*$/, '');
}

function shown({ spec, label }: TestedColumn, value: unknown): string {
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  // State codes stay as they are.
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
