import { type ConditionSummary, listConditions } from '@homeline/contract/conditions/list-conditions.ts';
import { useQuery } from '@tanstack/react-query';
import { send } from '../../session/client.ts';
import { useApplication } from '../applications/application.ts';

/** Conditions may be raised and cleared at any time. */
const ASK_AGAIN_MS = 60_000;

/** The open conditions of the application, kept fresh. Undefined while they are being read. */
export function useOpenConditions(): { data: readonly ConditionSummary[] | undefined; error: unknown } {
  const { uuid, status } = useApplication();
  const { data, error } = useQuery({
    queryKey: [listConditions.name, uuid, status.step, status.since],
    queryFn: () => send(listConditions, { params: { uuid } }),
    refetchInterval: ASK_AGAIN_MS,
  });
  return { data, error };
}
