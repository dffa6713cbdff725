import { getDelay } from '@homeline/contract/applications/get-delay.ts';
import { PROVIDER_NAMES } from '@homeline/domain/workflow/provider-names.ts';
import type { AlertItem } from '@homeline/ui/feedback/alert.tsx';
import { useQuery } from '@tanstack/react-query';
import { send } from '../../session/client.ts';
import { shellCopy } from '../../shell/copy.ts';
import { useApplication } from './application.ts';
import { NEW_RATES, WAITS } from './copy.ts';

const EVERY_MS = 15_000;

/** Tells the borrower, while a wait lasts, that our server or a provider isn't responding or rates aren't published yet. */
export function useDelay(): readonly AlertItem[] {
  const { uuid, status } = useApplication();
  const { data, error } = useQuery({
    queryKey: [getDelay.name, uuid, status.step, status.since],
    queryFn: () => send(getDelay, { params: { uuid } }),
    enabled:
      status.kind === 'WAITING' ||
      status.kind === 'REVIEW' ||
      status.pollWaiting ||
      status.isSealing === true,
    // Most waits end before the first question.
    initialData: {},
    staleTime: EVERY_MS,
    refetchInterval: EVERY_MS,
  });
  if (error) return [{ kind: 'CONNECTION', tone: 'CAUTION', text: shellCopy.loadError.down }];
  if (data.rates) return caution(NEW_RATES);
  if (data.repair) return caution(WAITS.repair);
  if (!data.provider) return [];
  return caution({ ...WAITS.delayed, title: WAITS.delayed.title(PROVIDER_NAMES[data.provider]) });
}

function caution({ title, text }: { title: string; text: string }): readonly AlertItem[] {
  return [{ kind: 'SYSTEM', tone: 'CAUTION', title, text }];
}
