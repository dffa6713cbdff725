import { getTracker, saveTracker } from '@homeline/contract/accounts/tracker.ts';
import { send } from './client.ts';
import { optsOutOfTracking } from './opts-out.ts';
import { TRACKER } from './tracker-key.ts';

/**
 * Tells the server the identifier that this browser has in the experiments, and takes the person's own: each of their devices shows the
 * same variant, and what they saw as a visitor stays. A person who doesn't want to be tracked takes part in no experiment.
 */
export async function recordTracker(): Promise<void> {
  if (optsOutOfTracking()) return;
  // An experiment must not block an application.
  await shareTracker().catch(() => undefined);
}

async function shareTracker(): Promise<void> {
  const { trackerUuid: known } = await send(getTracker, {});
  const own = localStorage.getItem(TRACKER) ?? undefined;
  const isShared = known !== undefined && (own === undefined || own === known);
  const shared = isShared ? known : await join(own ?? crypto.randomUUID());
  // They may have opted out meanwhile.
  if (!optsOutOfTracking()) localStorage.setItem(TRACKER, shared);
}

/** @returns the person's identifier: the given one, unless they had one already or it is another person's */
async function join(own: string): Promise<string> {
  await send(saveTracker, { query: {}, body: { optimizelyProfileUuid: own } });
  const { trackerUuid } = await send(getTracker, {});
  return trackerUuid ?? own;
}
