import { scaleBand, scaleLinear } from '@visx/scale';
import { Bar } from '@visx/shape';
import { type ChartTable, drawnColumns, figureOf } from './chart-table.ts';
import { ListLink } from './list-link.tsx';
import { Plot, usePlot } from './plot.tsx';

/** A column for each week or month, in parts by outcome. */
export function ColumnChart({ table }: { readonly table: ChartTable }) {
  const { room, ...size } = usePlot();
  const drawn = drawnColumns(table);
  const totals = table.rows.map(({ cells }) =>
    drawn.reduce((sum, { index }) => sum + (cells[index]?.value ?? 0), 0),
  );
  const x = scaleBand<string>({
    domain: table.rows.map(({ key }) => key),
    ...{ range: [0, room.width], padding: 0.3 },
  });
  const y = scaleLinear<number>({ domain: [0, Math.max(...totals, 1)], range: [room.height, 0], nice: 4 });
  const labels = new Map(table.rows.map(({ key, label }) => [key, label]));
  // Counts are whole numbers.
  const ticks = y.ticks(4).filter(Number.isInteger);
  return (
    <Plot {...{ ...size, room, x, y, labels, ticks }} format={(value) => value.toLocaleString('en-US')}>
      {table.rows.map(({ key, label, cells }) => {
        let below = 0;
        return drawn.map(({ index, title, unit, tone }) => {
          const { value = 0, list } = cells[index] ?? {};
          below += value;
          return (
            <ListLink key={`${key} ${title}`} list={value > 0 ? list : undefined} isDrawn>
              <Bar
                className={`tone-${tone}`}
                {...{ x: x(key) ?? 0, width: Math.min(x.bandwidth(), 48) }}
                {...{ y: y(below), height: Math.max(0, y(below - value) - y(below)) }}
              >
                <title>{`${label}, ${title}: ${figureOf(value, unit)}`}</title>
              </Bar>
            </ListLink>
          );
        });
      })}
    </Plot>
  );
}
