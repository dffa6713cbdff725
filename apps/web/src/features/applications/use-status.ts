import { getStatus, type Status } from '@homeline/contract/applications/status.ts';
import { nextPoll } from '@homeline/domain/client-state/polling.ts';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback, useRef, useState } from 'react';
import { send } from '../../session/client.ts';

export function statusKey(uuid: string): readonly string[] {
  return ['status', uuid];
}

/** The borrower's action being followed: its step, and how many status answers had come by then. */
type Action = { readonly on: string; readonly readings: number };

/**
 * Reads the status of an application. Polls after the borrower's own action until the step moves, and on a wait or a review until
 * it ends. `isLost` means that the action should have moved the step and did not. `reading` counts the status answers.
 */
export function useStatus(uuid: string) {
  const queries = useQueryClient();
  const [action, setAction] = useState<Action>();
  const begun = useRef({ step: '', readings: 0 });

  const pollOf = (status: Status, readings: number, asked = 0) =>
    nextPoll(status, action && { on: action.on, tries: readings - action.readings }, asked);

  const query = useQuery({
    queryKey: statusKey(uuid),
    queryFn: () => send(getStatus, { params: { uuid } }),
    staleTime: 0,
    refetchInterval: ({ state: { data, dataUpdateCount } }) => {
      if (!data) return false;
      if (data.step !== begun.current.step) begun.current = { step: data.step, readings: dataUpdateCount };
      const poll = pollOf(data, dataUpdateCount, dataUpdateCount - begun.current.readings);
      return poll.move === 'ASK' ? poll.afterMs : false;
    },
  });

  const follow = useCallback(
    (on: string, answered: Status | undefined) => {
      // A status requested before this answer may be older, and must not replace it.
      void queries.cancelQueries({ queryKey: statusKey(uuid) });
      if (answered) queries.setQueryData(statusKey(uuid), answered);
      else void queries.invalidateQueries({ queryKey: statusKey(uuid) });
      setAction({ on, readings: readingsOf(uuid, queries) });
    },
    [queries, uuid],
  );

  // Reading this property renders every status answer, even one that changes nothing.
  const { data, error, dataUpdatedAt: _ } = query;
  const reading = readingsOf(uuid, queries);
  const isLost = data !== undefined && pollOf(data, reading).move === 'LOST';
  return { data, error, follow, reading, isLost, tryAgain: () => follow('', undefined) };
}

function readingsOf(uuid: string, queries: ReturnType<typeof useQueryClient>): number {
  return queries.getQueryState(statusKey(uuid))?.dataUpdateCount ?? 0;
}
