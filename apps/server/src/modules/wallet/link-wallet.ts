import { randomUUID } from 'node:crypto';
import type {
  linkWallet as linkCall,
  removeWallet as removeCall,
} from '@homeline/contract/wallet/accounts.ts';
import { sql } from 'kysely';
import type { Handler } from '../../http/handler.ts';
import { refuse } from '../../refusal.ts';
import { walletEncryptionContext, walletsOf } from './wallets.ts';

const MOST = 10;

/** Links a wallet account to the caller, once for each address, at a lender that offers lines to owners of digital assets. */
export const linkWallet: Handler<typeof linkCall> = async (
  { body, organisation, caller: { identity } },
  context,
) => {
  if (!context.organisations.get(organisation).cryptoEnabled) return refuse('NOT_FOUND');
  return context.db.transaction().execute(async (trx) => {
    await sql`select pg_advisory_xact_lock(hashtext(${`wallets ${identity}`}))`.execute(trx);
    const linked = await walletsOf(trx, context, { organisation, identity });
    const problem = linked.some(({ address }) => address === body.address)
      ? 'You’ve linked this wallet already'
      : linked.length >= MOST && `Cannot be added to the ${MOST} you’ve linked. Remove one first`;
    if (problem) return refuse('INVALID_INPUT', { fields: { address: problem } });
    const uuid = randomUUID();
    await trx
      .insertInto('wallet_account')
      .values({
        ...{ organisation, uuid, identity, linked_at: context.clock.now() },
        content: context.sealing.seal(JSON.stringify(body), walletEncryptionContext(uuid)),
      })
      .execute();
    return { uuid };
  });
};

/** Removes a wallet account of the caller, with everybody's permission to see it. */
export const removeWallet: Handler<typeof removeCall> = async (
  { params, organisation, caller: { identity } },
  { db },
) => {
  const removed = await db
    .deleteFrom('wallet_account')
    .where('organisation', '=', organisation)
    .where('identity', '=', identity)
    .where('uuid', '=', params.id)
    .executeTakeFirst();
  return removed.numDeletedRows > 0n ? undefined : refuse('NOT_FOUND');
};
