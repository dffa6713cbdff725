import { buttonClass } from '@homeline/ui/button.tsx';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { threadsCopy as copy } from './copy.ts';
import { threadOf } from './thread-query.ts';

const REFRESH_MS = 60_000;

/** Leads to the messages of an application, once there are any. */
export function ThreadLink({ uuid }: { readonly uuid: string }) {
  const { data } = useQuery({ ...threadOf(uuid), refetchInterval: REFRESH_MS, retry: false });
  if (!data || data.messages.length === 0) return null;
  const unread = data.messages.filter(({ from, isRead }) => from === 'LENDER' && !isRead).length;
  return (
    <p>
      <Link className={buttonClass('secondary')} to={`/messages/${uuid}`}>
        {copy.link(unread)}
      </Link>
    </p>
  );
}
