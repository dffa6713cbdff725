import type { DecisionTable, TableProblem } from '../tables/decision-table.ts';
import { pointsOf } from '../tables/pieces.ts';

const FEE = 'feePct';

/** A smaller one is a fraction by mistake. */
const LEAST_FEE_PCT = 0.05;

/** The origination fees on offer, percent of the line, rising: those that a row with a rate names. */
export function feeOptionsOf(table: DecisionTable): readonly number[] {
  return pointsOf([{ ...table, rows: pricedRows(table) }], FEE);
}

/**
 * What keeps the fees of a table from being those that its rows mean. Only single fees are on offer, so that no fee between two of them
 * is ever asked for; and none must be among them, since a law may leave no room for one.
 */
export function feeOptionProblems(table: DecisionTable): readonly TableProblem[] {
  const at = table.inputs.findIndex(({ name }) => name === FEE);
  const column = table.inputs[at]?.label;
  const between = pricedRows(table).filter(({ tests }) => {
    const test = tests[at];
    return test?.kind === 'NOT_AMONG' || (test?.kind === 'AMONG' && test.ranges.length > 0);
  });
  const tiny = feeOptionsOf(table).filter((fee) => fee > 0 && fee < LEAST_FEE_PCT);
  return [
    ...tiny.map((fee) => ({
      table: table.label,
      column,
      message: `${fee}: Must be a percentage, 0.99 and not 0.0099`,
    })),
    ...between.map(({ number }) => ({
      table: table.label,
      rows: [number],
      column,
      message: 'Must name single fees where there is a rate: a fee between two is never on offer',
    })),
    ...(feeOptionsOf(table).includes(0)
      ? []
      : [
          {
            table: table.label,
            column,
            message: 'Must have a rate for 0: where the law leaves no room for a fee, none is charged',
          },
        ]),
  ];
}

function pricedRows({ rows }: DecisionTable): DecisionTable['rows'] {
  return rows.filter(({ outputs }) => !outputs.includes(null));
}
