import {
  listRefusedSignIns,
  type RefusedSignIns,
} from '@homeline/contract/operations/list-refused-sign-ins.ts';
import { Skeleton } from '@homeline/ui/feedback/skeleton.tsx';
import { useQuery } from '@tanstack/react-query';
import { send } from '../../session/client.ts';
import { instantInWords } from '../../shell/dates.ts';
import { LoadError } from '../../shell/load-error.tsx';
import { TableScroll } from '../../shell/table-scroll.tsx';
import { operationsCopy } from './copy.ts';

const copy = operationsCopy.signIns;

/** Whose sign-ins were refused in the last 30 days. */
export function SignInsTab() {
  const { data, error, refetch } = useQuery({
    queryKey: [listRefusedSignIns.name],
    queryFn: () => send(listRefusedSignIns, {}),
  });
  if (error) return <LoadError error={error} onRetry={() => void refetch()} />;
  if (!data) return <Skeleton />;
  return data.length === 0 ? <p>{copy.none}</p> : <Refused rows={data} />;
}

function Refused({ rows }: { readonly rows: readonly RefusedSignIns[] }) {
  const { columns } = copy;
  return (
    <TableScroll label={copy.caption}>
      <table className="table">
        <caption className="hidden-visually">{copy.caption}</caption>
        <thead>
          <tr>
            <th scope="col">{columns.name}</th>
            <th scope="col">{columns.reason}</th>
            <th scope="col" className="number">
              {columns.attempts}
            </th>
            <th scope="col">{columns.lastAt}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ name, isStaff, reason, attempts, lastAt }) => (
            <tr key={`${name} ${reason} ${lastAt}`}>
              <th scope="row">
                {name}
                <span className="detail">{isStaff ? copy.staff : copy.borrower}</span>
              </th>
              <td>{copy.reasons[reason]}</td>
              <td className="number figures">{attempts}</td>
              <td className="figures">{instantInWords(lastAt)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </TableScroll>
  );
}
