import { RequiredText } from '@homeline/domain/facts/form-fields.ts';
import { WalletAddress } from '@homeline/domain/wallet/wallet-address.ts';
import { AuthorizationType, WalletProfile } from '@homeline/domain/wallet/wallet-profile.ts';
import * as z from 'zod';
import { call } from '../call.ts';
import { WALLET_PATH } from './wallet-path.ts';

/** A wallet account that the signed-in person sees, and who else may see it. */
export const LinkedWallet = z.object({
  uuid: z.guid(),
  /** The identity of its owner: the signed-in person, or a person who shares it with them. */
  principal: z.guid(),
  account: WalletProfile.shape.account,
  /** The address of the policy by which a group controls the account. */
  groupPolicyAddress: z.string().optional(),
  /** Everybody whom the owner lets see it; of another person's wallet, only the signed-in person. */
  authorizedWallets: z.array(
    z.object({ uuid: z.guid(), authorizationType: AuthorizationType, email: z.string() }),
  ),
});
export type LinkedWallet = z.infer<typeof LinkedWallet>;

export const NewWallet = z.object({
  name: RequiredText.max(60, 'Cannot be more than 60 characters'),
  address: WalletAddress,
  groupPolicyAddress: WalletAddress.optional(),
});
export type NewWallet = z.infer<typeof NewWallet>;

export const getWalletAccess = call({
  name: 'getWalletAccess',
  method: 'GET',
  path: `${WALLET_PATH}/access`,
  who: 'SIGNED_IN',
  summary:
    'Returns the first wallet account of the signed-in person, or of a person who shares it with them.',
  query: z.object({
    /** The identity of the account's owner; the signed-in person by default. */
    principal: z.guid().optional(),
  }),
  answer: WalletProfile,
  errors: ['NOT_FOUND'],
});

export const listWallets = call({
  name: 'listWallets',
  method: 'GET',
  path: WALLET_PATH,
  who: 'SIGNED_IN',
  summary: 'Returns the wallet accounts of the signed-in person, then those that others share with them.',
  answer: z.array(LinkedWallet),
});

export const linkWallet = call({
  name: 'linkWallet',
  method: 'POST',
  path: WALLET_PATH,
  who: 'SIGNED_IN',
  summary:
    'Links a wallet account to the signed-in person, at a lender that offers lines to owners of digital assets.',
  body: NewWallet,
  answer: z.object({ uuid: z.guid() }),
  status: 201,
  errors: ['NOT_FOUND'],
  oncePerKey: true,
});

export const removeWallet = call({
  name: 'removeWallet',
  method: 'DELETE',
  path: `${WALLET_PATH}/{id}`,
  who: 'SIGNED_IN',
  summary: 'Removes a wallet account of the signed-in person, for everybody who could see it.',
  params: z.object({ id: z.guid() }),
  answer: z.undefined(),
  status: 204,
  errors: ['NOT_FOUND'],
});
