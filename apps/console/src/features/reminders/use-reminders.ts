import { listReminders } from '@homeline/contract/loan-files/reminders.ts';
import { useQuery } from '@tanstack/react-query';
import { send } from '../../session/client.ts';

/** Colleagues may write a new one at any time. */
const REFETCH_MS = 60_000;

export const REMINDERS = [listReminders.name] as const;

/** Reads the reminders of the signed-in person. */
export function useReminders() {
  return useQuery({
    queryKey: REMINDERS,
    queryFn: () => send(listReminders, {}),
    refetchInterval: REFETCH_MS,
  });
}
