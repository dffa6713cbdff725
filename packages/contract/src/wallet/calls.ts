import type { Call } from '../call.ts';
import { getWalletAccess, linkWallet, listWallets, removeWallet } from './accounts.ts';
import { authorizeViewer, withdrawViewer } from './authorizations.ts';

export const walletCalls = {
  getWalletAccess,
  listWallets,
  linkWallet,
  removeWallet,
  authorizeViewer,
  withdrawViewer,
} as const satisfies Record<string, Call>;
