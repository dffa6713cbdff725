import { organisation } from '@homeline/client/organisation.ts';
import { sessionClient } from '@homeline/client/session/session-client.ts';
import { claimsOf, token } from '@homeline/client/session/token.ts';
import { listNotifications } from '@homeline/contract/notifications/notifications.ts';
import { type LinkedWallet, listWallets } from '@homeline/contract/wallet/accounts.ts';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { endSession } from '../../session/end-of-session.ts';
import { wantedReplay } from '../../session/wanted-replay.ts';

const KEY = [listWallets.name];

/** Makes a wallet call: to the lender's wallet service, or to our server without one. */
export const sendToWallets = sessionClient(endSession, {
  baseUrl: organisation.walletServiceUrl,
  replay: wantedReplay,
});

/** Loads the wallets that the signed-in person sees. */
export function useWallets(isSignedIn: boolean) {
  return useQuery({
    queryKey: KEY,
    queryFn: () => sendToWallets(listWallets, {}),
    enabled: isSignedIn,
    staleTime: 0,
  });
}

/** Returns a function that loads the wallets again after a change, and the notifications that show an address. */
export function useReloadWallets(): () => Promise<unknown> {
  const queries = useQueryClient();
  return () =>
    Promise.all([KEY, [listNotifications.name]].map((queryKey) => queries.invalidateQueries({ queryKey })));
}

/** Returns whether the signed-in person owns a wallet. */
export function ownsWallet({ principal }: LinkedWallet): boolean {
  return principal === claimsOf(token.read()).sub;
}
