import { isLive, useLive } from '@homeline/client/session/use-live.ts';
import { getStatus, type Status } from '@homeline/contract/applications/status.ts';
import type { Topic } from '@homeline/contract/realtime/messages.ts';
import { nextPoll } from '@homeline/domain/client-state/polling.ts';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback, useRef, useState } from 'react';
import { send } from '../../session/client.ts';

/** The topic of an application on the page's websocket. */
export function applicationTopic(uuid: string) {
  return { name: 'APPLICATION', application: uuid } as const satisfies Topic;
}

export function statusKey(uuid: string): readonly string[] {
  return ['status', uuid];
}

/** Loads the status of an application once. */
export function statusQuery(uuid: string) {
  return { queryKey: statusKey(uuid), queryFn: () => send(getStatus, { params: { uuid } }) };
}

/** The borrower's action being followed: its step, when that was entered, and the number of status answers before the action. */
type Action = { readonly on: string; readonly since: string | undefined; readonly readings: number };

/**
 * Reads the status of an application, at once when the server says that it changed. Polls after the borrower's own action until the
 * step moves, and on a wait or a review until it ends. `isLost` means that the action should have moved the step and did not. `reading` counts the status answers.
 */
export function useStatus(uuid: string) {
  const queries = useQueryClient();
  const [action, setAction] = useState<Action>();
  const begun = useRef({ step: '', readings: 0 });

  const pollOf = (status: Status, readings: number, asked = 0) =>
    nextPoll(
      status,
      // A step entered again is an answer to the action too, such as new documents.
      action?.since === status.since ? { on: action.on, tries: readings - action.readings } : undefined,
      asked,
      isLive(applicationTopic(uuid)),
    );

  const query = useQuery({
    ...statusQuery(uuid),
    staleTime: 0,
    refetchInterval: ({ state: { data, dataUpdateCount } }) => {
      if (!data) return false;
      if (data.step !== begun.current.step) begun.current = { step: data.step, readings: dataUpdateCount };
      const poll = pollOf(data, dataUpdateCount, dataUpdateCount - begun.current.readings);
      return poll.move === 'ASK' ? poll.afterMs : false;
    },
  });

  const heard = useRef(0);
  useLive(applicationTopic(uuid), (event) => {
    heard.current = Math.max(heard.current, event?.version ?? 0);
    const known = queries.getQueryData<Status>(statusKey(uuid));
    // The answer to the borrower's own action often arrives before its event.
    if (event && known && event.step === known.step && heard.current <= known.version) return;
    // The borrower acted in another window. This one keeps its unsent answers, and says so when they are sent.
    if (event?.byBorrower && known?.kind === 'BORROWER_ACTION' && action?.on !== known.step) return;
    // A read that the server's event caused doesn't count as a try.
    setAction((before) => before && { ...before, readings: before.readings + 1 });
    void queries.invalidateQueries({ queryKey: statusKey(uuid) });
  });

  const follow = useCallback(
    (on: string, answered: Status | undefined) => {
      // A status requested before this answer may be older, and must not replace it.
      void queries.cancelQueries({ queryKey: statusKey(uuid) });
      const since = queries.getQueryData<Status>(statusKey(uuid))?.since;
      if (answered) queries.setQueryData(statusKey(uuid), answered);
      // An event that came before this answer may be about something newer.
      if (!answered || answered.version < heard.current)
        void queries.invalidateQueries({ queryKey: statusKey(uuid) });
      setAction({ on, since, readings: readingsOf(uuid, queries) });
    },
    [queries, uuid],
  );

  // Reading `dataUpdatedAt` makes every status answer render, even one that changes nothing.
  const { data, error, dataUpdatedAt: _ } = query;
  const reading = readingsOf(uuid, queries);
  const isLost = data !== undefined && pollOf(data, reading).move === 'LOST';
  return { data, error, follow, reading, isLost, tryAgain: () => follow('', undefined) };
}

function readingsOf(uuid: string, queries: ReturnType<typeof useQueryClient>): number {
  return queries.getQueryState(statusKey(uuid))?.dataUpdateCount ?? 0;
}
