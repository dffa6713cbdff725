import { organisation } from '@homeline/client/organisation.ts';
import { token } from '@homeline/client/session/token.ts';
import { decideFlags, type FlagDecision } from '@homeline/contract/flags/ask-flags.ts';
import { type FlagKey, flagRow } from '@homeline/domain/flags/flags.ts';
import { send } from '../../session/client.ts';
import { optsOutOfTracking } from '../../session/opts-out.ts';
import { TRACKER } from '../../session/tracker-key.ts';

/**
 * Asks what flags decide for this person. The page continues with its own default for a flag without a decision.
 * @throws RequestError when flags can't be looked up
 */
export async function decide(
  featureKeys: readonly FlagKey[],
  { signal }: { readonly signal?: AbortSignal } = {},
): Promise<ReadonlyMap<string, FlagDecision>> {
  const { decisions } = await send(decideFlags, {
    params: { context: token.read() ? 'customer' : 'visitor' },
    body: {
      featureKeys: [...featureKeys],
      optimizeUser: {
        trackerId: featureKeys.some((key) => flagRow(key).canSplit) ? ownTracker() : undefined,
        attributes: { organization: organisation.orgCode },
      },
    },
    ...(signal && { signal }),
  });
  return new Map(decisions.map((decision) => [decision.featureKey, decision]));
}

/** Returns this browser's identifier in the experiments. A person who doesn't want to be tracked takes part in none. */
function ownTracker(): string | undefined {
  if (optsOutOfTracking()) return undefined;
  const known = localStorage.getItem(TRACKER) ?? crypto.randomUUID();
  localStorage.setItem(TRACKER, known);
  return known;
}
