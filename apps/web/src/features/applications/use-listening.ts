import { isLive } from '@homeline/client/session/use-live.ts';
import { backgroundDelayMs } from '@homeline/domain/client-state/polling.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useApplication } from './application.ts';
import { applicationTopic, statusKey } from './use-status.ts';

/** Polls the status while a page waits for someone outside, such as a notary or the document vault. */
export function useListening(isListening = true): void {
  const { uuid } = useApplication();
  const queries = useQueryClient();
  useEffect(() => {
    if (!isListening) return;
    let asked = 0;
    let timer: ReturnType<typeof setTimeout>;
    const ask = async () => {
      // A hidden page skips its turn.
      if (!document.hidden) await queries.invalidateQueries({ queryKey: statusKey(uuid) });
      asked += 1;
      timer = setTimeout(ask, backgroundDelayMs(asked, isLive(applicationTopic(uuid))));
    };
    timer = setTimeout(ask, backgroundDelayMs(asked));
    return () => clearTimeout(timer);
  }, [isListening, queries, uuid]);
}
