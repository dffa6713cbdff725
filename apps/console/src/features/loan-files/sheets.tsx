import type { TopicEvidence } from '@homeline/contract/loan-files/get-loan-file.ts';
import { formatWholeDollars } from '@homeline/domain/money/cents.ts';
import type { Cell, SheetBar, SheetTable } from '@homeline/domain/staff/evidence/sheet.ts';
import { Card } from '@homeline/ui/page/card.tsx';
import { type CSSProperties, useState } from 'react';
import { instantInWords } from '../../shell/dates.ts';
import { TableScroll } from '../../shell/table-scroll.tsx';
import { fileCopy } from './copy.ts';

/** What is known by topic: a picture, tables that sort, and the rest as lines. */
export function Sheets({ topics }: { readonly topics: readonly TopicEvidence[] }) {
  return topics.map(({ topic, title, bar, tables, rows, answeredBy }) => (
    <Card key={topic} title={title}>
      {bar && <StackedBar bar={bar} />}
      {tables.map((table) => (
        <SortableTable key={table.title} table={table} />
      ))}
      {rows.length > 0 && (
        <dl className="fact-rows">
          {rows.map(({ label, value, isMasked }, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the lines have no identity and keep their order
            <div key={index}>
              <dt>{label}</dt>
              <dd className="figures" dir="auto">
                {isMasked ? fileCopy.facts.masked : value}
              </dd>
            </div>
          ))}
        </dl>
      )}
      {answeredBy.length > 0 && (
        <ul className="answered-by fine-print">
          {answeredBy.map(({ text, at }, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the lines have no identity and keep their order
            <li key={index}>
              {text}, <span className="figures">{instantInWords(at)}</span>
            </li>
          ))}
        </ul>
      )}
    </Card>
  ));
}

type Order = { readonly column: number; readonly isDown: boolean };

/** A sortable table: a header sorts ascending, then descending, then in the original order. */
function SortableTable({ table: { title, columns, rows, total } }: { readonly table: SheetTable }) {
  const [order, sort] = useState<Order>();
  const sorted = order
    ? rows.toSorted((a, b) => compare(a[order.column], b[order.column], order.isDown))
    : rows;
  const press = (column: number) => {
    if (order?.column !== column) return sort({ column, isDown: false });
    sort(order.isDown ? undefined : { column, isDown: true });
  };
  return (
    <TableScroll label={title}>
      <table className="table sheet">
        <caption>{title}</caption>
        <thead>
          <tr>
            {columns.map(({ label, isNumber }, index) => (
              <th
                key={label}
                scope="col"
                className={isNumber && 'number'}
                aria-sort={order?.column === index ? (order.isDown ? 'descending' : 'ascending') : undefined}
              >
                {rows.length > 1 ? (
                  <button type="button" className="sheet-sort" onClick={() => press(index)}>
                    {label}
                  </button>
                ) : (
                  label
                )}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {sorted.map((cells, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the lines have no identity
            <Row key={index} table={columns} cells={cells} />
          ))}
        </tbody>
        {total && (
          <tfoot>
            <Row table={columns} cells={total} />
          </tfoot>
        )}
      </table>
    </TableScroll>
  );
}

type RowProps = { readonly table: SheetTable['columns']; readonly cells: readonly Cell[] };

function Row({ table, cells }: RowProps) {
  return (
    <tr>
      {cells.map(({ text, tone, months }, index) => (
        <td
          key={table[index]?.label}
          className={table[index]?.isNumber ? 'number figures' : 'figures'}
          data-tone={tone}
          dir="auto"
        >
          {months && (
            <span className="months" aria-hidden="true">
              {months.toReversed().map((paid, month) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: a month is its place
                <i key={month} data-paid={paid} />
              ))}
            </span>
          )}
          {text}
        </td>
      ))}
    </tr>
  );
}

/** Compares two cells by their amount or day, else by their words. */
function compare(a: Cell | undefined, b: Cell | undefined, isDown: boolean): number {
  const [first, second] = isDown ? [b, a] : [a, b];
  if (first?.order !== undefined && second?.order !== undefined) return first.order - second.order;
  return (first?.text ?? '').localeCompare(second?.text ?? '');
}

/** Draws the parts of an amount as one bar, with their limit. */
function StackedBar({ bar: { title, wholeCents, limitCents, limit, parts } }: { readonly bar: SheetBar }) {
  const used = parts.reduce((sum, { cents }) => sum + cents, 0);
  const scale = Math.max(wholeCents, used);
  const share = (cents: number): CSSProperties => ({ inlineSize: `${(cents / scale) * 100}%` });
  return (
    <figure className="equity">
      <figcaption>{title}</figcaption>
      <div className="equity-bar" aria-hidden="true">
        {parts.map(({ label, cents, isNew }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two liens may have one holder
          <span key={index} style={share(cents)} data-new={isNew}>
            {label}
          </span>
        ))}
        {limitCents !== undefined && (
          <i className="equity-limit" style={{ insetInlineStart: `${(limitCents / scale) * 100}%` }} />
        )}
      </div>
      <ul>
        {parts.map(({ label, cents }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two liens may have one holder
          <li key={index}>
            {label} <strong className="figures">{formatWholeDollars(cents)}</strong>
          </li>
        ))}
        {limit && (
          <li className={limitCents !== undefined && used > limitCents ? 'figure-over' : undefined}>
            {limit}
          </li>
        )}
      </ul>
    </figure>
  );
}
