import type { CellTest } from '../tables/cell.ts';
import type { DecisionTable } from '../tables/decision-table.ts';
import type { RateInputs } from './rate-inputs.ts';

/** A row of a note rate table that has no rate, with its tests. */
export type UnpricedRow = {
  readonly table: string;
  readonly row: number;
  readonly cells: readonly {
    readonly name: keyof RateInputs;
    readonly label: string;
    readonly test: CellTest;
  }[];
};

/** Returns the note rate rows without a rate. */
export function unpricedRowsOf(tables: readonly DecisionTable[]): readonly UnpricedRow[] {
  return tables.flatMap(({ label: table, inputs, rows }) =>
    rows
      .filter(({ outputs }) => outputs.includes(null))
      .map(({ number, tests }) => ({
        table,
        row: number,
        cells: inputs.flatMap(({ name, label }, column) => {
          const test = tests[column];
          return test && test.kind !== 'ANY' ? [{ name: name as keyof RateInputs, label, test }] : [];
        }),
      })),
  );
}
