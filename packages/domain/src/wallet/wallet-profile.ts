import * as z from 'zod';

/** What a person may do with a wallet account: its owner shares and removes it, a viewer sees it. */
export const AuthorizationType = z.enum(['OWNER', 'VIEWER']);

/** A wallet account, and the signed-in person's permission for it. */
export const WalletProfile = z.object({
  account: z.object({ name: z.string(), address: z.string() }),
  authorizedWallet: z.object({ authorizationType: AuthorizationType }),
});
export type WalletProfile = z.infer<typeof WalletProfile>;
