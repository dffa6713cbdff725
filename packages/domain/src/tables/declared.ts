import type { Scalar } from './cell.ts';
import { compileCell } from './cell.ts';
import type { Column, DecisionTable, TableProblem } from './decision-table.ts';
import { type InputSpec, inWords } from './inputs.ts';
import { piecesOf } from './pieces.ts';

/**
 * Checks the types and value lists that a file declares for its columns. An input must allow every admitted value: otherwise rows would
 * match here and not for their author. An output must match its declaration.
 * @param specs what each input admits, in the order of the table's inputs
 */
export function declaredProblems(
  { inputs, outputs, rows }: DecisionTable,
  specs: readonly InputSpec[],
): readonly TableProblem[] {
  const leftOut = inputs.flatMap((column, index): TableProblem[] => {
    const spec = specs[index];
    const samples = spec ? piecesOf(spec, [column.values]).map(({ sample }) => sample) : [];
    const [words] = samples.flatMap((sample) => leftOutBy(column, sample) ?? []);
    return spec && words
      ? [{ column: column.label, message: `${words}: the column is asked about ${inWords(spec)}` }]
      : [];
  });
  const given = rows.flatMap(({ number, outputs: values }) =>
    values.flatMap((value, index): TableProblem[] => {
      const column = outputs[index];
      const words = column && leftOutBy(column, value);
      return words ? [{ rows: [number], column: column.label, message: words }] : [];
    }),
  );
  return [...leftOut, ...given];
}

const isNumber = (value: Scalar) => typeof value === 'number';

/** The FEEL types a column may have, and the number types that editors write. */
const TYPES: Readonly<Record<string, (value: Scalar) => boolean>> = {
  Any: () => true,
  string: (value) => typeof value === 'string',
  boolean: (value) => typeof value === 'boolean',
  number: isNumber,
  double: isNumber,
  integer: (value) => Number.isInteger(value),
  long: (value) => Number.isInteger(value),
};

/** Words why a declaration excludes a value. Null is of every type. */
function leftOutBy({ type = 'Any', values }: Column, value: Scalar): string | undefined {
  const isOfType = TYPES[type.replace(/^feel:/, '')];
  if (!isOfType) return `its type, ${type}, is none of ${Object.keys(TYPES).join(', ')}`;
  if (value !== null && !isOfType(value)) return `its type, ${type}, leaves out ${JSON.stringify(value)}`;
  return values && !compileCell(values)(value)
    ? `its list of values leaves out ${JSON.stringify(value)}`
    : undefined;
}
