import { csvOf } from '@homeline/domain/staff/csv.ts';
import { Button } from '@homeline/ui/button.tsx';
import { Card } from '@homeline/ui/page/card.tsx';
import { type ReactNode, useState } from 'react';
import { saveCsv } from '../../shell/save-file.ts';
import { BarChart } from './bar-chart.tsx';
import { ChartFigures } from './chart-figures.tsx';
import { type ChartTable, drawnColumns, rowsOf } from './chart-table.ts';
import { ColumnChart } from './column-chart.tsx';
import { insightCopy } from './copy.ts';
import { LineChart } from './line-chart.tsx';

const copy = insightCopy.chart;

type ChartCardProps = {
  readonly table: ChartTable;
  /** The figures' date range, used in the file name. */
  readonly days: string;
  /** Chooses what the figures are grouped by. */
  readonly choice?: ReactNode;
};

const CHARTS = { BARS: BarChart, COLUMNS: ColumnChart, LINES: LineChart };

/** Shows figures as a chart or a table, with a download. */
export function ChartCard({ table, days, choice }: ChartCardProps) {
  const [isTable, setTable] = useState(false);
  const { title, lead, none, name, rows } = table;
  const Chart = CHARTS[table.chart];
  return (
    <Card title={title}>
      <div className="chart-head">
        {lead && <p className="chart-lead">{lead}</p>}
        {rows.length > 0 && (
          <div className="chart-tools">
            <Button kind="quiet" aria-pressed={isTable} onClick={() => setTable(!isTable)}>
              {copy.asTable}
              <span className="hidden-visually">: {title}</span>
            </Button>
            <Button
              kind="quiet"
              aria-label={copy.csvOf(title)}
              onClick={() => saveCsv(`${name}-${days}`, csvOf(rowsOf(table)))}
            >
              {copy.csv}
            </Button>
          </div>
        )}
      </div>
      {choice}
      {rows.length === 0 ? (
        <p className="chart-none">{none}</p>
      ) : isTable ? (
        <ChartFigures table={table} />
      ) : (
        <>
          <Legend table={table} />
          <Chart table={table} />
        </>
      )}
    </Card>
  );
}

/** Names the colors of a chart with several, and its target line. */
function Legend({ table }: { readonly table: ChartTable }) {
  const drawn = drawnColumns(table);
  if (drawn.length < 2) return null;
  return (
    <ul className="chart-legend" aria-label={copy.legend}>
      {drawn.map(({ title, tone }) => (
        <li key={title}>
          <svg className={`tone-${tone}`} viewBox="0 0 10 10" aria-hidden="true">
            <rect width="10" height="10" rx="2" />
          </svg>
          {title}
        </li>
      ))}
      {table.limit && (
        <li>
          <svg className="chart-limit" viewBox="0 0 10 10" aria-hidden="true">
            <path d="M0 5h10" />
          </svg>
          {insightCopy.times.promise(table.limit.label)}
        </li>
      )}
    </ul>
  );
}
