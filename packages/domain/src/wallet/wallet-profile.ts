import * as z from 'zod';

/** An account of a wallet, and what the signed-in person may do with it. */
export const WalletProfile = z.object({
  account: z.object({ name: z.string(), address: z.string() }),
  authorizedWallet: z.object({ authorizationType: z.string() }),
});
