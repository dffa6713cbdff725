import { TableScroll } from '../../shell/table-scroll.tsx';
import { type ChartTable, figureOf } from './chart-table.ts';
import { ListLink } from './list-link.tsx';

/** Shows the figures of a chart as a table, each with a link to the list of what it counts. */
export function ChartFigures({ table }: { readonly table: ChartTable }) {
  const { title, head, columns, rows } = table;
  return (
    <TableScroll label={title}>
      <table className="table">
        <caption className="hidden-visually">{title}</caption>
        <thead>
          <tr>
            <th scope="col">{head}</th>
            {columns.map((column) => (
              <th key={column.title} scope="col" className="number">
                {column.title}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ key, label, cells }) => (
            <tr key={key}>
              <th scope="row">{label}</th>
              {columns.map((column, index) => {
                const cell = cells[index];
                return (
                  <td key={column.title} className="number figures">
                    <ListLink list={cell?.value ? cell.list : undefined}>
                      {figureOf(cell?.value, column.unit)}
                    </ListLink>
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </TableScroll>
  );
}
