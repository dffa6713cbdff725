import { listThread } from '@homeline/contract/threads/thread.ts';
import { queryOptions } from '@tanstack/react-query';
import { send } from '../../session/client.ts';

/** The query of a person's messages with the lender. */
export function threadOf(uuid: string) {
  return queryOptions({
    queryKey: [listThread.name, uuid],
    queryFn: () => send(listThread, { params: { uuid } }),
  });
}
