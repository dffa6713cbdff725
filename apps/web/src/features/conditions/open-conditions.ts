import { type ConditionSummary, listConditions } from '@homeline/contract/conditions/list-conditions.ts';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { send } from '../../session/client.ts';
import { useApplication } from '../applications/application.ts';

/** The search parameter that names the condition of an upload. */
export const CONDITION_PARAM = 'condition';

/** Staff may raise and clear conditions at any time. */
const REFETCH_MS = 60_000;

/** Returns the application's open conditions, refetched each minute; `undefined` while they load. */
export function useOpenConditions(): { data: readonly ConditionSummary[] | undefined; error: unknown } {
  const { uuid, status } = useApplication();
  const { data, error } = useQuery({
    queryKey: [listConditions.name, uuid, status.step, status.since],
    queryFn: () => send(listConditions, { params: { uuid } }),
    refetchInterval: REFETCH_MS,
  });
  return { data, error };
}

/** Returns a function that refetches the conditions after one was answered. */
export function useRefetchConditions(): () => Promise<void> {
  const { uuid } = useApplication();
  const queries = useQueryClient();
  return () => queries.invalidateQueries({ queryKey: [listConditions.name, uuid] });
}
