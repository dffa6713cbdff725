import { Email } from '@homeline/domain/facts/form-fields.ts';
import * as z from 'zod';
import { call } from '../call.ts';
import { WALLET_PATH } from './wallet-path.ts';

export const WalletViewer = z.object({ email: Email });

export const authorizeViewer = call({
  name: 'authorizeViewer',
  method: 'POST',
  path: `${WALLET_PATH}/{id}/authorization`,
  who: 'SIGNED_IN',
  summary:
    'Shares a wallet account of the signed-in person with the person who confirmed an email address at this lender. The response is the same when nobody did.',
  params: z.object({ id: z.guid() }),
  body: WalletViewer,
  answer: z.undefined(),
  status: 204,
  errors: ['NOT_FOUND'],
});

export const withdrawViewer = call({
  name: 'withdrawViewer',
  method: 'DELETE',
  path: `${WALLET_PATH}/{id}/authorization/{authorization}`,
  who: 'SIGNED_IN',
  summary: 'Withdraws somebody’s permission to see a wallet account of the signed-in person.',
  params: z.object({ id: z.guid(), authorization: z.guid() }),
  answer: z.undefined(),
  status: 204,
  errors: ['NOT_FOUND'],
});
