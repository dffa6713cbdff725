import { useLive } from '@homeline/client/session/use-live.ts';
import { useSendOnce } from '@homeline/client/session/use-send-once.ts';
import { getLoanFile, type LoanFile } from '@homeline/contract/loan-files/get-loan-file.ts';
import type { StaffAct } from '@homeline/domain/staff/staff-acts.ts';
import { showToast } from '@homeline/ui/feedback/toasts.tsx';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { send } from '../../session/client.ts';
import { staffAlert } from '../../shell/staff-alert.ts';

/** What the form of an act gets. */
export type FormProps = { readonly file: LoanFile; readonly onDone: () => void };

/** The query key of one call about an application; without a `name`, of all of them. */
export function fileKey(uuid: string, name?: string): readonly string[] {
  return ['loan-file', uuid, ...(name ? [name] : [])];
}

/** Loads an application, and reloads it as soon as it changes. */
export function useLoanFile(uuid: string) {
  const queries = useQueryClient();
  useLive({ name: 'APPLICATION', application: uuid }, () => {
    void queries.invalidateQueries({ queryKey: fileKey(uuid) });
  });
  return useQuery({
    queryKey: fileKey(uuid, getLoanFile.name),
    queryFn: () => send(getLoanFile, { params: { uuid } }),
  });
}

/** Returns why the signed-in person may not do something with this application now; undefined when they may. */
export function reasonAgainst({ disabledReasons }: LoanFile, act: StaffAct): string | undefined {
  return disabledReasons.find((one) => one.act === act)?.reason;
}

/** Runs an act on the application, shows a toast and refetches. `sendOnce` is for calls that must take effect once. */
export function useFileAct(uuid: string) {
  const queries = useQueryClient();
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string>();
  const changed = () => queries.invalidateQueries({ queryKey: fileKey(uuid) });
  return {
    isBusy,
    problem,
    changed,
    sendOnce: useSendOnce(send),
    run: async <T>(act: () => Promise<T>, done: string | ((answer: T) => string)) => {
      if (isBusy) return;
      setBusy(true);
      setProblem(undefined);
      try {
        const answer = await act();
        showToast(typeof done === 'string' ? done : done(answer));
      } catch (error) {
        setProblem(String(staffAlert(error).text));
      }
      setBusy(false);
      // Even after a refusal, since another person may have acted first.
      await changed();
    },
  };
}
