import { type Flag, listFlags } from '@homeline/contract/flags/manage-flags.ts';
import { flagRow } from '@homeline/domain/flags/flags.ts';
import { Skeleton } from '@homeline/ui/feedback/skeleton.tsx';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { send } from '../../session/client.ts';
import { instantInWords } from '../../shell/dates.ts';
import { LoadError } from '../../shell/load-error.tsx';
import { Page } from '../../shell/page.tsx';
import { TableScroll } from '../../shell/table-scroll.tsx';
import { flagsCopy as copy } from './copy.ts';
import { FlagState } from './flag-state.tsx';

/** Lists the lender's flags: purpose, current value and last change. */
export default function FlagsPage() {
  const { data, error, refetch } = useQuery({
    queryKey: ['flags', listFlags.name],
    queryFn: () => send(listFlags, {}),
  });
  const { columns } = copy;
  return (
    <Page heading={copy.heading} lead={copy.lead}>
      {error && <LoadError error={error} onRetry={() => void refetch()} />}
      {!data && !error && <Skeleton />}
      {data && (
        <TableScroll label={copy.heading}>
          <table className="table">
            <caption className="hidden-visually">{copy.heading}</caption>
            <thead>
              <tr>
                <th scope="col">{columns.flag}</th>
                <th scope="col">{columns.now}</th>
                <th scope="col">{columns.setIn}</th>
                <th scope="col">{columns.lastChange}</th>
              </tr>
            </thead>
            <tbody>
              {data.map((flag) => (
                <FlagRow key={flag.key} flag={flag} />
              ))}
            </tbody>
          </table>
        </TableScroll>
      )}
    </Page>
  );
}

function FlagRow({ flag }: { readonly flag: Flag }) {
  const { key, setIn, lastChange } = flag;
  return (
    <tr>
      <th scope="row">
        <Link to={`/flags/${key}`}>{flagRow(key).label}</Link>
        <p className="fine-print flag-decides">{flagRow(key).decides}</p>
      </th>
      <td>
        <FlagState flag={flag} />
      </td>
      <td>{copy.setIn[setIn]}</td>
      <td>
        {lastChange ? (
          <>
            {lastChange.by}
            <p className="fine-print">{instantInWords(lastChange.at)}</p>
          </>
        ) : (
          <span className="fine-print">{copy.neverChanged}</span>
        )}
      </td>
    </tr>
  );
}
