import { useSendOnce } from '@homeline/client/session/use-send-once.ts';
import { showToast } from '@homeline/ui/feedback/toasts.tsx';
import { type QueryKey, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { send } from '../../session/client.ts';
import { useDisabledReason } from '../../session/staff-member.ts';
import { staffAlert } from '../../shell/staff-alert.ts';

/**
 * Makes one repair, shows a toast or why it was refused, and refetches.
 * @param shown the query to refetch
 */
export function useRepair(shown: QueryKey) {
  const queries = useQueryClient();
  const disabledReason = useDisabledReason();
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string>();
  return {
    isBusy,
    problem,
    disabledReason,
    /** For repairs that must take effect once. */
    sendOnce: useSendOnce(send),
    repair: async (act: () => Promise<string>) => {
      if (isBusy) return;
      setBusy(true);
      setProblem(undefined);
      try {
        showToast(await act());
      } catch (error) {
        setProblem(String(staffAlert(error).text));
      }
      setBusy(false);
      await queries.invalidateQueries({ queryKey: shown });
    },
  };
}
