import { parseUnaryTests } from 'feelin';

/** The value of a cell. */
export type Scalar = number | string | boolean | null;

/** A range of numbers with open or closed ends. */
export type Range = {
  readonly from: number;
  readonly fromIncluded: boolean;
  readonly to: number;
  readonly toIncluded: boolean;
};

/** The test of one cell: any value, one of the listed values and ranges, or none of them. */
export type CellTest =
  | { readonly kind: 'ANY' }
  | {
      readonly kind: 'AMONG' | 'NOT_AMONG';
      readonly values: readonly Scalar[];
      readonly ranges: readonly Range[];
    };

/** The constants that a cell may name, with their values. */
export type Constants = ReadonlyMap<string, number>;

type Node = ReturnType<typeof parseUnaryTests>['topNode'];

class UnreadableCell extends Error {}

/** The syntax of a cell, for error messages. */
const CELL_SYNTAX =
  'enter a number without %, text in "quotes", a range such as [50..60) or >= 50, several separated by commas, or - for any value';

/**
 * Reads a cell. It supports the FEEL unary tests (DMN 1.3, chapter 10) that coverage checks can analyze: literals, lists, `not(…)`,
 * comparisons with a number and intervals.
 * @returns the test, or an error message
 */
export function readCell(text: string, constants: Constants): CellTest | string {
  const trimmed = text.trim();
  if (trimmed === '' || trimmed === '-') return { kind: 'ANY' };
  const { topNode } = parseUnaryTests(trimmed, Object.fromEntries(constants), undefined);
  try {
    const parts = childrenOf(topNode);
    const tests = parts.find((node) => node.name === 'PositiveUnaryTests');
    if (!tests) throw new UnreadableCell();
    const read = childrenOf(tests).map((node) => readTest(node, trimmed, constants));
    return {
      kind: parts[0]?.name === 'not' ? 'NOT_AMONG' : 'AMONG',
      values: read.flatMap((test) => ('value' in test ? [test.value] : [])),
      ranges: read.flatMap((test) => ('range' in test ? [test.range] : [])),
    };
  } catch (error) {
    if (error instanceof UnreadableCell) return `can’t read ${trimmed}: ${CELL_SYNTAX}`;
    throw error;
  }
}

/** Returns whether a cell names a constant. */
export function usesConstant(text: string, name: string, constants: Constants): boolean {
  const trimmed = text.trim();
  if (!trimmed.includes(name)) return false;
  let isUsed = false;
  parseUnaryTests(trimmed, Object.fromEntries(constants), undefined).iterate({
    enter({ name: kind, from, to }) {
      isUsed ||= kind === 'VariableName' && trimmed.slice(from, to) === name;
    },
  });
  return isUsed;
}

/** Compiles a test to a predicate. An unknown value passes only the test for any value. */
export function compileCell(test: CellTest): (value: Scalar | undefined) => boolean {
  if (test.kind === 'ANY') return () => true;
  const { values, ranges } = test;
  const among = new Set(values);
  const isAmong = test.kind === 'AMONG';
  const [only] = ranges;
  if (isAmong && values.length === 1) return equalsOr(values[0] as Scalar, ranges);
  if (isAmong && values.length === 0 && ranges.length === 1 && only) return (value) => isWithin(only, value);
  return (value) =>
    value !== undefined &&
    value !== null &&
    (among.has(value) || ranges.some((range) => isWithin(range, value))) === isAmong;
}

function equalsOr(only: Scalar, ranges: readonly Range[]): (value: Scalar | undefined) => boolean {
  if (ranges.length === 0) return (value) => value === only;
  return (value) => value === only || ranges.some((range) => isWithin(range, value));
}

function isWithin({ from, fromIncluded, to, toIncluded }: Range, value: Scalar | undefined): boolean {
  if (typeof value !== 'number') return false;
  return (value > from || (fromIncluded && value === from)) && (value < to || (toIncluded && value === to));
}

function childrenOf(node: Node): Node[] {
  const children: Node[] = [];
  for (let child = node.firstChild; child; child = child.nextSibling) {
    if (child.type.isError) throw new UnreadableCell();
    children.push(child);
  }
  return children;
}

function readTest(node: Node, text: string, constants: Constants): { value: Scalar } | { range: Range } {
  const inside = childrenOf(node);
  const only = inside[0];
  if (node.name !== 'PositiveUnaryTest' || !only || inside.length !== 1) throw new UnreadableCell();
  if (only.name !== 'SimplePositiveUnaryTest') return { value: readLiteral(only, text, constants) };
  const parts = childrenOf(only);
  const [first, second] = parts;
  if (first?.name === 'Interval') return { range: readInterval(first, text, constants) };
  if (first?.name !== 'CompareOp' || !second || parts.length !== 2) throw new UnreadableCell();
  return readComparison(text.slice(first.from, first.to), readNumber(second, text, constants));
}

function readComparison(operator: string, than: number): { value: Scalar } | { range: Range } {
  const below = { from: Number.NEGATIVE_INFINITY, fromIncluded: false, to: than };
  const above = { from: than, to: Number.POSITIVE_INFINITY, toIncluded: false };
  switch (operator) {
    case '=':
      return { value: than };
    case '<':
      return { range: { ...below, toIncluded: false } };
    case '<=':
      return { range: { ...below, toIncluded: true } };
    case '>':
      return { range: { ...above, fromIncluded: false } };
    case '>=':
      return { range: { ...above, fromIncluded: true } };
    default:
      throw new UnreadableCell();
  }
}

function readInterval(node: Node, text: string, constants: Constants): Range {
  const [open, from, , to, close] = childrenOf(node);
  if (!open || !from || !to || !close) throw new UnreadableCell();
  const range = {
    from: readNumber(from, text, constants),
    fromIncluded: text[open.from] === '[',
    to: readNumber(to, text, constants),
    toIncluded: text[close.from] === ']',
  };
  const isEmpty = range.from === range.to && !(range.fromIncluded && range.toIncluded);
  if (range.from > range.to || isEmpty) throw new UnreadableCell();
  return range;
}

/** Returns the text inside quotes. Rejects escapes, which credit officers don't use. */
function stringIn(source: string): string {
  if (source.includes('\\')) throw new UnreadableCell();
  return source.slice(1, -1);
}

function readNumber(node: Node, text: string, constants: Constants): number {
  const value = readLiteral(node, text, constants);
  if (typeof value !== 'number') throw new UnreadableCell();
  return value;
}

function readLiteral(node: Node, text: string, constants: Constants): Scalar {
  const source = text.slice(node.from, node.to);
  switch (node.name) {
    case 'NumericLiteral':
      if (!Number.isFinite(Number(source))) throw new UnreadableCell();
      return Number(source);
    case 'StringLiteral':
      return stringIn(source);
    case 'BooleanLiteral':
      return source === 'true';
    case 'VariableName': {
      const value = constants.get(source);
      if (value === undefined) throw new UnreadableCell();
      return value;
    }
    default:
      throw new UnreadableCell();
  }
}
