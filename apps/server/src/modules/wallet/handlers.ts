import type { walletCalls } from '@homeline/contract/wallet/calls.ts';
import type { HandlersOf } from '../../http/handler.ts';
import { linkWallet, removeWallet } from './link-wallet.ts';
import { getWalletAccess, listWallets } from './list-wallets.ts';
import { authorizeViewer, withdrawViewer } from './viewers.ts';

export const walletHandlers = {
  getWalletAccess,
  listWallets,
  linkWallet,
  removeWallet,
  authorizeViewer,
  withdrawViewer,
} satisfies HandlersOf<typeof walletCalls>;
