import { type ConditionSummary, listConditions } from '@homeline/contract/conditions/list-conditions.ts';
import { useQuery } from '@tanstack/react-query';
import { send } from '../../session/client.ts';
import { useApplication } from '../applications/application.ts';

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
