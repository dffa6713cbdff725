import type {
  getWalletAccess as accessCall,
  listWallets as listCall,
} from '@homeline/contract/wallet/accounts.ts';
import type { Context } from '../../context.ts';
import type { Handler } from '../../http/handler.ts';
import { refuse } from '../../refusal.ts';
import {
  type Person,
  viewerEncryptionContext,
  type Wallet,
  walletsOf,
  walletsSharedWith,
} from './wallets.ts';

/** Returns the first wallet account of the caller, or of a person who shares theirs with the caller. */
export const getWalletAccess: Handler<typeof accessCall> = async (
  { query: { principal }, organisation, caller: { identity } },
  context,
) => {
  const person = { organisation, identity };
  const isOwn = principal === undefined || principal === identity;
  const wallets = isOwn
    ? await walletsOf(context.db, context, person)
    : await walletsSharedWith(context, person);
  const wallet = wallets.find((one) => isOwn || one.principal === principal);
  if (!wallet) return refuse('NOT_FOUND');
  return {
    account: accountOf(wallet),
    authorizedWallet: { authorizationType: isOwn ? 'OWNER' : 'VIEWER' },
  };
};

/** Returns the caller's wallet accounts with those who may see them, then those that others share with the caller. */
export const listWallets: Handler<typeof listCall> = async (
  { organisation, caller: { identity } },
  context,
) => {
  const person = { organisation, identity };
  const [own, viewers, shared] = await Promise.all([
    walletsOf(context.db, context, person),
    viewersOf(context, person),
    walletsSharedWith(context, person),
  ]);
  return [
    ...own.map((wallet) => listed(wallet, viewers.get(wallet.uuid) ?? [])),
    ...shared.map(({ authorization, email, ...wallet }) => listed(wallet, [{ uuid: authorization, email }])),
  ];
};

type Viewer = { readonly uuid: string; readonly email: string };

function listed(wallet: Wallet, viewers: readonly Viewer[]) {
  const { uuid, principal, groupPolicyAddress } = wallet;
  return {
    ...{ uuid, principal, account: accountOf(wallet) },
    ...(groupPolicyAddress && { groupPolicyAddress }),
    authorizedWallets: viewers.map((viewer) => ({ ...viewer, authorizationType: 'VIEWER' as const })),
  };
}

function accountOf({ name, address }: Wallet) {
  return { name, address };
}

/** Returns who may see each wallet account of a person. */
async function viewersOf({ db, sealing }: Context, { organisation, identity }: Person) {
  const rows = await db
    .selectFrom('wallet_authorization as granted')
    .innerJoin('wallet_account as account', (join) =>
      join
        .onRef('account.organisation', '=', 'granted.organisation')
        .onRef('account.uuid', '=', 'granted.wallet'),
    )
    .select(['granted.uuid', 'granted.wallet', 'granted.email'])
    .where('account.organisation', '=', organisation)
    .where('account.identity', '=', identity)
    .orderBy('granted.granted_at')
    .orderBy('granted.uuid')
    .execute();
  const byWallet = new Map<string, Viewer[]>();
  for (const { uuid, wallet, email } of rows) {
    const viewer = { uuid, email: sealing.open(email, viewerEncryptionContext(uuid)) };
    byWallet.set(wallet, [...(byWallet.get(wallet) ?? []), viewer]);
  }
  return byWallet;
}
