import { randomUUID } from 'node:crypto';
import type {
  authorizeViewer as authorizeCall,
  withdrawViewer as withdrawCall,
} from '@homeline/contract/wallet/authorizations.ts';
import { sql } from 'kysely';
import type { Trx } from '../../db/tables.ts';
import type { Handler } from '../../http/handler.ts';
import { refuse } from '../../refusal.ts';
import { type Person, viewerEncryptionContext, viewerHash } from './wallets.ts';

const MOST = 10;

/** Lets the person who confirmed an email address at this lender see a wallet account of the caller. */
export const authorizeViewer: Handler<typeof authorizeCall> = async (
  { params, body: { email }, organisation, caller: { identity } },
  context,
) => {
  const ownEmail = await context.identities.emailOf(identity);
  return context.db.transaction().execute(async (trx) => {
    if (!(await holdOwnWallet(trx, { organisation, identity }, params.id))) return refuse('NOT_FOUND');
    const problem =
      email === ownEmail
        ? 'Must be somebody else’s email address'
        : await tooMany(trx, organisation, params.id);
    if (problem) return refuse('INVALID_INPUT', { fields: { email: problem } });
    const uuid = randomUUID();
    await trx
      .insertInto('wallet_authorization')
      .values({
        ...{ organisation, uuid, wallet: params.id, granted_at: context.clock.now() },
        email: context.sealing.seal(email, viewerEncryptionContext(uuid)),
        email_hash: viewerHash(context, organisation, email),
      })
      .onConflict((conflict) => conflict.columns(['organisation', 'wallet', 'email_hash']).doNothing())
      .execute();
    return undefined;
  });
};

async function tooMany(trx: Trx, organisation: string, wallet: string): Promise<string | undefined> {
  const { count } = await trx
    .selectFrom('wallet_authorization')
    .select(({ fn }) => fn.countAll<string>().as('count'))
    .where('organisation', '=', organisation)
    .where('wallet', '=', wallet)
    .executeTakeFirstOrThrow();
  return Number(count) < MOST
    ? undefined
    : `Cannot be added to the ${MOST} people who see it. Remove one first`;
}

/** Withdraws a person’s permission to see a wallet account of the caller. */
export const withdrawViewer: Handler<typeof withdrawCall> = ({ params, organisation, caller }, context) =>
  context.db.transaction().execute(async (trx) => {
    const person = { organisation, identity: caller.identity };
    if (!(await holdOwnWallet(trx, person, params.id))) return refuse('NOT_FOUND');
    const withdrawn = await trx
      .deleteFrom('wallet_authorization')
      .where('organisation', '=', organisation)
      .where('wallet', '=', params.id)
      .where('uuid', '=', params.authorization)
      .executeTakeFirst();
    return withdrawn.numDeletedRows > 0n ? undefined : refuse('NOT_FOUND');
  });

/** Locks a wallet account of a person. Returns whether they have it. */
async function holdOwnWallet(trx: Trx, { organisation, identity }: Person, uuid: string): Promise<boolean> {
  const { rows } = await sql`
    select 1 from wallet_account
    where organisation = ${organisation} and identity = ${identity} and uuid = ${uuid}::uuid
    for update`.execute(trx);
  return rows.length > 0;
}
