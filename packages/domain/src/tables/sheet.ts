import { columnLabel, type DecisionElement, type ExpressionElement } from './dmn-elements.ts';
import { readModel } from './dmn-model.ts';

/** A cell of a rules file, as a spreadsheet shows it. */
export type SheetCell = {
  /** The element's id in the file. */
  readonly id: string;
  /** FEEL. */
  readonly text: string;
};

/** A row of a decision table, numbered from 1 as in problems and changes. */
export type SheetRow = {
  readonly number: number;
  readonly inputs: readonly SheetCell[];
  readonly outputs: readonly SheetCell[];
};

/** A decision table, or a constant with its one cell. */
export type Sheet = {
  /** Of the decision. */
  readonly id: string;
  readonly name: string;
  /** The labels of the columns. */
  readonly inputs: readonly string[];
  readonly outputs: readonly string[];
  readonly rows: readonly SheetRow[];
};

/** The label of a constant's only column. */
export const CONSTANT_COLUMN = 'Value';

const NUMBER = /^-?\d+(\.\d+)?$/;

/** Returns whether a cell holds a plain number. */
export function isNumber(text: string): boolean {
  return NUMBER.test(text.trim());
}

/** Returns the tables and constants of a file in its order; undefined for a file that can't be shown as cells. */
export async function readSheets(xml: string): Promise<readonly Sheet[] | undefined> {
  const model = readModel(xml);
  if ('problems' in model) return undefined;
  try {
    return model.decisions.map(sheetOf).filter(({ rows }) => rows.length > 0);
  } catch (error) {
    if (error instanceof CellWithoutId) return undefined;
    throw error;
  }
}

/** A cell that can't be changed alone. */
class CellWithoutId extends Error {}

function sheetOf({ id, name, decisionLogic: logic }: DecisionElement): Sheet {
  if (logic.$type !== 'dmn:DecisionTable') {
    // A formula such as the sum of tables isn't a cell.
    const rows = isNumber(logic.text) ? [{ number: 1, inputs: [], outputs: [cellOf(logic)] }] : [];
    return { id, name, inputs: [], outputs: [CONSTANT_COLUMN], rows };
  }
  const { input, output, rule } = logic;
  const rows = rule.map(({ inputEntry, outputEntry }, index) => ({
    number: index + 1,
    inputs: inputEntry.map(cellOf),
    outputs: outputEntry.map(cellOf),
  }));
  return { id, name, inputs: input.map(columnLabel), outputs: output.map(columnLabel), rows };
}

function cellOf({ id, text }: ExpressionElement): SheetCell {
  if (typeof id !== 'string') throw new CellWithoutId();
  return { id, text: text.trim() };
}
