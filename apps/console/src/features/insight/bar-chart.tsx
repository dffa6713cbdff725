import { scaleLinear } from '@visx/scale';
import { Bar } from '@visx/shape';
import { type ChartTable, drawnColumns, figureOf, shortFigure } from './chart-table.ts';
import { ListLink } from './list-link.tsx';

/** One bar per row, divided if several columns are drawn. Its label and figures are text beside it. */
export function BarChart({ table }: { readonly table: ChartTable }) {
  const drawn = drawnColumns(table);
  // If a bar has more than two parts, only the table lists their figures.
  const beside = table.columns
    .map((column, index) => ({ ...column, index }))
    .filter(({ tone }) => !tone || drawn.length <= 2);
  const partOf = (row: ChartTable['rows'][number], index: number) => row.cells[index]?.value ?? 0;
  const totals = table.rows.map((row) => drawn.reduce((sum, { index }) => sum + partOf(row, index), 0));
  const x = scaleLinear<number>({ domain: [0, Math.max(...totals, 1e-9)], range: [0, 100] });
  return (
    <ul
      className="bars"
      style={{ '--figures': beside.length } as React.CSSProperties}
      aria-label={table.title}
    >
      <li className="bars-head" aria-hidden="true">
        <span />
        <span />
        {beside.map(({ title }) => (
          <span key={title}>{title}</span>
        ))}
      </li>
      {table.rows.map((row, place) => {
        let before = 0;
        return (
          <li key={row.key}>
            <span className="bars-label">
              <ListLink list={totals[place] ? row.list : undefined}>{row.label}</ListLink>
            </span>
            <svg className="bars-bar" viewBox="0 0 100 10" preserveAspectRatio="none" aria-hidden="true">
              {drawn.map(({ index, title, unit, tone }) => {
                const cell = row.cells[index];
                const start = x(before);
                before += cell?.value ?? 0;
                return (
                  <ListLink key={title} list={cell?.value ? cell.list : undefined} isDrawn>
                    <Bar className={`tone-${tone}`} x={start} width={x(before) - start} y={0} height={10}>
                      <title>{`${row.label}, ${title}: ${figureOf(cell?.value, unit)}`}</title>
                    </Bar>
                  </ListLink>
                );
              })}
            </svg>
            {beside.map(({ title, unit, index }) => (
              <span key={title} className="bars-figure figures">
                <span className="hidden-visually">{title} </span>
                {shortFigure(row.cells[index]?.value, unit)}
              </span>
            ))}
          </li>
        );
      })}
    </ul>
  );
}
