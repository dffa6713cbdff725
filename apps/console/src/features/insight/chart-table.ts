import type { ChatListFilters } from '@homeline/contract/chat/chat-figures.ts';
import type { PipelineFilters } from '@homeline/contract/pipeline/list-pipeline.ts';
import type { Cents } from '@homeline/domain/money/cents.ts';
import { formatWholeDollars } from '@homeline/domain/money/cents.ts';
import { durationInWords } from '../../shell/dates.ts';
import { insightCopy } from './copy.ts';

/** What a column counts. Dollars are kept in cents, shares as fractions. */
export type Unit = keyof typeof insightCopy.units;

/** The color of a column in a chart. A column without a tone is in the table only. */
export type Tone = 'main' | 'good' | 'open' | 'quiet' | 'bad';

/** A list that a figure leads to: of applications, or of chats. */
export type FigureList = PipelineFilters | { readonly chats: ChatListFilters };

export type Cell = {
  readonly value: number | undefined;
  /** The list of what the figure counts. */
  readonly list?: FigureList;
};

export type Row = {
  readonly key: string;
  readonly label: string;
  readonly cells: readonly Cell[];
  /** The list of what the whole row counts. */
  readonly list?: FigureList;
};

/** Figures that are drawn as a chart, shown as a table and saved as a file. */
export type ChartTable = {
  /** Names the file. */
  readonly name: string;
  readonly title: string;
  readonly lead?: string;
  /** Shown instead of an empty chart. */
  readonly none: string;
  readonly chart: 'BARS' | 'COLUMNS' | 'LINES';
  /** The title of the first column. */
  readonly head: string;
  readonly columns: readonly { readonly title: string; readonly unit: Unit; readonly tone?: Tone }[];
  readonly rows: readonly Row[];
  /** A target line across the chart, in the chart's unit. */
  readonly limit?: { readonly value: number; readonly label: string };
};

type FileRows = readonly (readonly (string | number | undefined)[])[];

/** Returns a table as the rows of a file, its header first, with the unit of each column. */
export function rowsOf({ head, columns, rows }: ChartTable): FileRows {
  return [
    [head, ...columns.map(({ title, unit }) => `${title} (${insightCopy.units[unit]})`)],
    ...rows.map(({ label, cells }) => [
      label,
      ...cells.map(({ value }, index) => value && inUnit(value, columns[index]?.unit)),
    ]),
  ];
}

function inUnit(value: number, unit: Unit | undefined): number {
  if (unit === 'dollars') return value / 100;
  if (unit === 'score') return Math.round(value * 100) / 100;
  return unit === 'share' ? Math.round(value * 1000) / 10 : value;
}

/** Formats a figure; a dash for none. */
export function figureOf(value: number | undefined, unit: Unit): string {
  if (value === undefined) return '–';
  switch (unit) {
    case 'dollars':
      return formatWholeDollars(value as Cents);
    case 'seconds':
      return durationInWords(value);
    case 'score':
      return value.toFixed(1);
    case 'share':
      return `${Math.round(value * 100)}%`;
    case 'applications':
    case 'visits':
    case 'chats':
      return value.toLocaleString('en-US');
  }
}

const SHORT_DOLLARS = new Intl.NumberFormat('en-US', {
  ...{ style: 'currency', currency: 'USD', notation: 'compact', maximumFractionDigits: 1 },
});

/** Formats a figure compactly for a chart: '$29.2M'. */
export function shortFigure(value: number | undefined, unit: Unit): string {
  return unit === 'dollars' && value !== undefined
    ? SHORT_DOLLARS.format(value / 100)
    : figureOf(value, unit);
}

/** The columns that a chart draws, with their place in each row. */
export function drawnColumns({ columns }: ChartTable) {
  return columns.flatMap(({ title, unit, tone }, index) => (tone ? [{ title, unit, tone, index }] : []));
}

/** Returns a share; undefined when the whole is zero. */
export function share(part: number, whole: number): number | undefined {
  return whole === 0 ? undefined : part / whole;
}
