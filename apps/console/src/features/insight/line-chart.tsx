import { scaleBand, scaleLinear } from '@visx/scale';
import { Circle, Line, LinePath } from '@visx/shape';
import { durationInWords } from '../../shell/dates.ts';
import { type ChartTable, drawnColumns } from './chart-table.ts';
import { Plot, usePlot } from './plot.tsx';

/** Ticks of an axis of durations, in seconds: whole minutes, hours or days. */
const NICE_SECONDS = [
  15, 60, 120, 300, 900, 3600, 7200, 21_600, 86_400, 172_800, 432_000, 864_000, 2_592_000,
];

/** Returns about four ticks from zero to at least the largest duration, evenly apart. */
function durationTicks(most: number): readonly number[] {
  const step =
    NICE_SECONDS.find((seconds) => most / seconds <= 4) ?? Math.ceil(most / 4 / 2_592_000) * 2_592_000;
  return Array.from({ length: Math.ceil(most / step) + 1 }, (_, index) => index * step);
}

/** One line per drawn column, week by week, with the limit across. A week without a figure doesn't break a line. */
export function LineChart({ table }: { readonly table: ChartTable }) {
  const { room, ...size } = usePlot();
  const drawn = drawnColumns(table);
  const values = table.rows.flatMap(({ cells }) => drawn.flatMap(({ index }) => cells[index]?.value ?? []));
  const ticks = durationTicks(Math.max(...values, table.limit?.value ?? 0));
  const x = scaleBand<string>({ domain: table.rows.map(({ key }) => key), range: [0, room.width] });
  const y = scaleLinear<number>({ domain: [0, ticks.at(-1) ?? 1], range: [room.height, 0] });
  const labels = new Map(table.rows.map(({ key, label }) => [key, label]));
  const center = (key: string) => (x(key) ?? 0) + x.bandwidth() / 2;
  return (
    <Plot {...{ ...size, room, x, y, labels, ticks }} format={durationInWords}>
      {table.limit && (
        <Line
          className="chart-limit"
          from={{ x: 0, y: y(table.limit.value) }}
          to={{ x: room.width, y: y(table.limit.value) }}
        />
      )}
      {drawn.map(({ index, title, tone }) => {
        const points = table.rows.flatMap(({ key, label, cells }) => {
          const value = cells[index]?.value;
          return value === undefined ? [] : [{ key, label, value }];
        });
        return (
          <g key={title} className={`line-${tone}`}>
            <LinePath data={points} x={({ key }) => center(key)} y={({ value }) => y(value)} />
            {points.map(({ key, label, value }) => (
              <Circle key={key} cx={center(key)} cy={y(value)} r={4}>
                <title>{`${label}, ${title}: ${durationInWords(value)}`}</title>
              </Circle>
            ))}
          </g>
        );
      })}
    </Plot>
  );
}
