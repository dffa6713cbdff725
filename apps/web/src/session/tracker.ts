import { getTracker, saveTracker } from '@homeline/contract/accounts/tracker.ts';
import { send } from './client.ts';
import { TRACKER } from './tracker-key.ts';

/**
 * Gives this browser the person's identifier in the experiments, so that each of their devices shows the same variant. The first device
 * names it.
 */
export function recordTracker(): Promise<void> {
  // An experiment must keep nobody from their application.
  return shareTracker().catch(() => undefined);
}

async function shareTracker(): Promise<void> {
  const { trackerUuid } = await send(getTracker, {});
  const own = trackerUuid ?? localStorage.getItem(TRACKER) ?? crypto.randomUUID();
  localStorage.setItem(TRACKER, own);
  if (!trackerUuid) await send(saveTracker, { query: {}, body: { optimizelyProfileUuid: own } });
}
