import type { Scalar } from './cell.ts';
import { compileCell } from './cell.ts';
import type { Column, DecisionTable, TableProblem } from './decision-table.ts';
import { type InputSpec, inWords } from './inputs.ts';
import { piecesOf } from './pieces.ts';

/**
 * What a file says of the values of its own columns, and what is not so. An input may not leave out what it is asked about: such rows
 * would not hold for its writer, and hold here. An output has to keep to what its column says.
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

/** The types of FEEL that a column may have, and those that editors give numbers. */
const TYPES: Readonly<Record<string, (value: Scalar) => boolean>> = {
  Any: () => true,
  string: (value) => typeof value === 'string',
  boolean: (value) => typeof value === 'boolean',
  number: isNumber,
  double: isNumber,
  integer: (value) => Number.isInteger(value),
  long: (value) => Number.isInteger(value),
};

/** In words, by what a column leaves out a value. Nothing is of any type. */
function leftOutBy({ type = 'Any', values }: Column, value: Scalar): string | undefined {
  const isOfType = TYPES[type.replace(/^feel:/, '')];
  if (!isOfType) return `its type, ${type}, is none of ${Object.keys(TYPES).join(', ')}`;
  if (value !== null && !isOfType(value)) return `its type, ${type}, leaves out ${JSON.stringify(value)}`;
  return values && !compileCell(values)(value)
    ? `its list of values leaves out ${JSON.stringify(value)}`
    : undefined;
}
