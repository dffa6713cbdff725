import { useLive } from '@homeline/client/session/use-live.ts';
import { type ConditionSummary, listConditions } from '@homeline/contract/conditions/list-conditions.ts';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { send } from '../../session/client.ts';
import { useApplication } from '../applications/application.ts';
import { applicationTopic } from '../applications/use-status.ts';

/** The search parameter that names the condition of an upload. */
export const CONDITION_PARAM = 'condition';

/** Polls in case the websocket is down. */
const REFETCH_MS = 60_000;

/** Returns the application's open conditions, refetched each minute; `undefined` while they load. */
export function useOpenConditions(): { data: readonly ConditionSummary[] | undefined; error: unknown } {
  const { uuid, status } = useApplication();
  const { data, error, refetch } = useQuery({
    queryKey: [listConditions.name, uuid, status.step, status.since],
    queryFn: () => send(listConditions, { params: { uuid } }),
    refetchInterval: REFETCH_MS,
  });
  useLive(applicationTopic(uuid), (event) => {
    if (event) void refetch();
  });
  return { data, error };
}

/** Returns a function that refetches the conditions after one was answered. */
export function useRefetchConditions(): () => Promise<void> {
  const { uuid } = useApplication();
  const queries = useQueryClient();
  return () => queries.invalidateQueries({ queryKey: [listConditions.name, uuid] });
}
