import { summaryOf } from '@homeline/domain/rules/movement.ts';
import { type AprChange, aprChangesOf, binsOf, furthestOf } from './apr-changes.ts';
import { LISTED, movedAlike } from './moved-alike.ts';
import { figuresOf, type Group, type Report, type Row, rowsOf, signedPoints } from './report.ts';

const BARS = 20;
const BAR_WIDTH = 24;
const BINS = 12;

/** A comparison as lines of text, with its charts in characters. */
export function textReport({ title, notes, groups }: Report): string {
  return [title, ...notes, ...groups.flatMap(groupLines)].join('\n');
}

function groupLines({ title, note, compared }: Group): readonly string[] {
  const figures = figuresOf(summaryOf(compared));
  const changes = aprChangesOf(compared);
  const bars = furthestOf(changes, BARS);
  const rows = rowsOf(compared);
  return [
    '',
    title,
    ...(note ? [`  ${note}`] : []),
    ...figures.map(([what, figure]) => `  ${what.padEnd(30)}${figure}`),
    ...alikeLines(rows),
    ...(rows.length > LISTED
      ? ['', `  The ${rows.length} who move are listed one by one in the file of --report.`]
      : table(rows)),
    ...(bars.length > 0
      ? ['', `  change of APR in percentage points, by whom; at most the ${BARS} largest`, ...barLines(bars)]
      : []),
    ...(bars.length > 0
      ? ['', '  change of APR in percentage points, how many', ...histogramLines(changes)]
      : []),
  ];
}

/** How many move alike, and how. */
function alikeLines(rows: readonly Row[]): readonly string[] {
  if (rows.length === 0) return [];
  const lines = movedAlike(rows).map((alike) => `  ${String(alike.rows.length).padStart(6)}  ${alike.words}`);
  return ['', '  how many move alike', ...lines];
}

/** A line for each who moves, and below it one for each term that changes. */
function table(rows: readonly Row[]): readonly string[] {
  const [first] = rows;
  if (!first) return [];
  const head = ['', ...first.cells.map(({ name }) => name)];
  const lines = rows.map(({ who, cells }) => [who, ...cells.map(({ words }) => words)]);
  const widths = head.map((_, index) =>
    Math.max(...[head, ...lines].map((line) => line[index]?.length ?? 0)),
  );
  const inColumns = (line: readonly string[]) =>
    `  ${line.map((words, index) => words.padEnd(widths[index] ?? 0)).join('  ')}`.trimEnd();
  const indent = ' '.repeat((widths[0] ?? 0) + 4);
  return [
    '',
    inColumns(head),
    ...rows.flatMap(({ terms }, index) => [
      inColumns(lines[index] ?? []),
      ...terms.map((term) => `${indent}${term}`),
    ]),
  ];
}

/** Bars to the left of the line for what gets cheaper, to the right for what gets dearer. */
function barLines(bars: readonly AprChange[]): readonly string[] {
  const furthest = Math.max(...bars.map(({ byPct }) => Math.abs(byPct)));
  const whoWidth = Math.max(...bars.map(({ who }) => who.length));
  const hasFalls = bars.some(({ byPct }) => byPct < 0);
  return bars.map(({ who, byPct }) => {
    const bar = '█'.repeat(Math.max(1, Math.round((Math.abs(byPct) / furthest) * BAR_WIDTH)));
    const left = hasFalls ? (byPct < 0 ? bar : '').padStart(BAR_WIDTH) : '';
    return `  ${who.padEnd(whoWidth)}  ${left}│${byPct > 0 ? bar : ''} ${signedPoints(byPct)}`;
  });
}

function histogramLines(changes: readonly AprChange[]): readonly string[] {
  const bins = binsOf(changes, BINS);
  const most = Math.max(...bins.map(({ count }) => count));
  return bins.map(({ aboutPct, count }) => {
    const bar = '█'.repeat(Math.round((count / most) * BAR_WIDTH));
    return `  ${(signedPoints(aboutPct) || '0').padStart(7)}  ${bar} ${count}`;
  });
}
