import { columnLabel, type DecisionElement, type TableElement } from './dmn-elements.ts';
import { readModel } from './dmn-model.ts';
import { type Jump, jumpOf } from './jumps.ts';
import { bandsInWords } from './places.ts';

/** One difference between two files: its table, row and column as the editor shows them, and the text on each side. */
export type ChangedCell = {
  readonly table: string;
  readonly row?: number;
  /** The bands of the row, in words. */
  readonly where?: string;
  readonly column?: string;
  /** Absent for what the new file adds. */
  readonly before?: string;
  /** Absent for what the new file removes. */
  readonly after?: string;
  /** Present where the new number is probably a typing error. */
  readonly jump?: Jump;
};

/** Returns what a new file changes, table by table; undefined if a file can't be read. */
export async function changedCells(
  before: string,
  after: string,
): Promise<readonly ChangedCell[] | undefined> {
  const [old, now] = [readModel(before), readModel(after)];
  if ('problems' in old || 'problems' in now) return undefined;
  const found = new Map(now.decisions.map((decision) => [decision.id, decision]));
  const kept = new Set(old.decisions.map(({ id }) => id));
  return [
    ...old.decisions.flatMap((decision) => changesOf(decision, found.get(decision.id))),
    ...now.decisions.filter(({ id }) => !kept.has(id)).map(({ name }) => ({ table: name, after: name })),
  ];
}

function changesOf(before: DecisionElement, after: DecisionElement | undefined): readonly ChangedCell[] {
  const table = after?.name ?? before.name;
  if (!after) return [{ table, before: before.name }];
  const renamed = before.name === after.name ? [] : [{ table, before: before.name, after: after.name }];
  const [old, now] = [before.decisionLogic, after.decisionLogic];
  if (old.$type === 'dmn:DecisionTable' && now.$type === 'dmn:DecisionTable')
    return [...renamed, ...tableChanges(table, old, now)];
  const [oldText, newText] = [textOf(old), textOf(now)];
  return oldText === newText ? renamed : [...renamed, { table, before: oldText, after: newText }];
}

function textOf(logic: DecisionElement['decisionLogic']): string {
  return logic.$type === 'dmn:DecisionTable' ? 'Table' : logic.text.trim();
}

function tableChanges(table: string, before: TableElement, after: TableElement): readonly ChangedCell[] {
  const columns = columnsOf(after);
  // If the columns differ, cells can’t be compared one by one.
  if (columnsOf(before).join('|') !== columns.join('|') || before.hitPolicy !== after.hitPolicy)
    return [{ table, before: columnsOf(before).join(', '), after: columns.join(', ') }];
  return alignedRows(before.rule, after.rule).flatMap(([old, now, row]): readonly ChangedCell[] => {
    const place = { table, row, ...whereOf(after, now ?? old) };
    if (!now) return [{ ...place, ...(old && { before: rowText(old) }) }];
    if (!old) {
      const jump = after.output.map((_, index) => jumpIn(after, now, index)).find(Boolean);
      return [{ ...place, after: rowText(now), ...(jump && { jump }) }];
    }
    const [was, is] = [cellsOf(old), cellsOf(now)];
    return columns.flatMap((column, index) => {
      const [from = '', to = ''] = [was[index], is[index]];
      if (from === to) return [];
      const output = index - after.input.length;
      const jump = output < 0 ? undefined : jumpIn(after, now, output, from);
      return [{ ...place, column, before: from, after: to, ...(jump && { jump }) }];
    });
  });
}

function whereOf({ input }: TableElement, rule: Rule | undefined): Pick<ChangedCell, 'where'> {
  const tests = rule?.inputEntry.map(({ text }) => text) ?? [];
  const where = bandsInWords({ inputs: input.map(columnLabel), tests });
  return where ? { where } : {};
}

/** Returns whether the number of an output is probably a typing error. */
function jumpIn(table: TableElement, rule: Rule, output: number, before?: string): Jump | undefined {
  const textOf = (each: Rule) => each.outputEntry[output]?.text.trim() ?? '';
  const beside = rowsBeside(table.rule, rule).map(textOf);
  return jumpOf({ column: columnLabel(table.output[output], output), before, after: textOf(rule), beside });
}

/** Returns the rows before and after one that differ from it in a single test, for each input. */
function rowsBeside(rules: readonly Rule[], rule: Rule): readonly Rule[] {
  return rule.inputEntry.flatMap((_, input) => {
    const line = rules.filter((other) =>
      other.inputEntry.every((test, at) => at === input || test.text === rule.inputEntry[at]?.text),
    );
    const at = line.indexOf(rule);
    return [line[at - 1], line[at + 1]].filter((other) => other !== undefined);
  });
}

type Rule = TableElement['rule'][number];

/** Pairs the rows of two tables by their ids, else by their position, with the row's number in the editor. */
function alignedRows(before: readonly Rule[], after: readonly Rule[]) {
  const keyOf = ({ id }: Rule, index: number) => (typeof id === 'string' ? id : `row ${index}`);
  const now = new Map(after.map((rule, index) => [keyOf(rule, index), { rule, index }]));
  const was = new Set(before.map(keyOf));
  return [
    ...before.map((rule, index) => {
      const found = now.get(keyOf(rule, index));
      return [rule, found?.rule, (found?.index ?? index) + 1] as const;
    }),
    ...after.flatMap((rule, index) =>
      was.has(keyOf(rule, index)) ? [] : [[undefined, rule, index + 1] as const],
    ),
  ];
}

function columnsOf({ input, output }: TableElement): readonly string[] {
  return [...input, ...output].map((clause, index) =>
    columnLabel(clause, index < input.length ? index : index - input.length),
  );
}

function cellsOf({ inputEntry, outputEntry }: Rule): readonly string[] {
  return [...inputEntry, ...outputEntry].map(({ text }) => text.trim());
}

function rowText(rule: Rule): string {
  return cellsOf(rule).join(' | ');
}
