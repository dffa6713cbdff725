import * as z from 'zod';

/** A wallet account, and the signed-in person's permission for it. */
export const WalletProfile = z.object({
  account: z.object({ name: z.string(), address: z.string() }),
  authorizedWallet: z.object({ authorizationType: z.string() }),
});
