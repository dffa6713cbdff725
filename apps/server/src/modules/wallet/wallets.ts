import type { NewWallet } from '@homeline/contract/wallet/accounts.ts';
import type { Sealed } from '@homeline/domain/facts/fact.ts';
import type { Context } from '../../context.ts';
import type { Db, Trx } from '../../db/tables.ts';
import type { EncryptionContext } from '../../sealing/seal.ts';

/** A person at a lender. */
export type Person = { readonly organisation: string; readonly identity: string };

/** A wallet account as kept, with the identity of its owner. */
export type Wallet = NewWallet & { readonly uuid: string; readonly principal: string };

/** Returns a person's own wallet accounts, in the order in which they linked them. */
export async function walletsOf(
  on: Db | Trx,
  { sealing }: Pick<Context, 'sealing'>,
  { organisation, identity }: Person,
): Promise<Wallet[]> {
  const rows = await on
    .selectFrom('wallet_account')
    .select(['uuid', 'identity', 'content'])
    .where('organisation', '=', organisation)
    .where('identity', '=', identity)
    .orderBy('linked_at')
    .orderBy('uuid')
    .execute();
  return rows.map((row) => opened(sealing, row));
}

/** Returns the wallet accounts that other people share with a person. Only a confirmed email address shows that they are meant. */
export async function walletsSharedWith(
  { db, sealing, identities }: Pick<Context, 'db' | 'sealing' | 'identities'>,
  { organisation, identity }: Person,
): Promise<(Wallet & { authorization: string; email: string })[]> {
  const person = await db
    .selectFrom('auth.user')
    .select('emailVerified')
    .where('id', '=', identity)
    .executeTakeFirst();
  if (!person?.emailVerified) return [];
  const email = await identities.emailOf(identity);
  const rows = await db
    .selectFrom('wallet_authorization as granted')
    .innerJoin('wallet_account as account', (join) =>
      join
        .onRef('account.organisation', '=', 'granted.organisation')
        .onRef('account.uuid', '=', 'granted.wallet'),
    )
    .select(['account.uuid', 'account.identity', 'account.content', 'granted.uuid as authorization'])
    .where('granted.organisation', '=', organisation)
    .where('granted.email_hash', '=', viewerHash({ sealing }, organisation, email))
    .where('account.identity', '<>', identity)
    .orderBy('account.linked_at')
    .orderBy('account.uuid')
    .execute();
  return rows.map((row) => ({ ...opened(sealing, row), authorization: row.authorization, email }));
}

type Row = { readonly uuid: string; readonly identity: string; readonly content: Sealed };

function opened(sealing: Context['sealing'], { uuid, identity, content }: Row): Wallet {
  const kept = JSON.parse(sealing.open(content, walletEncryptionContext(uuid))) as NewWallet;
  return { uuid, principal: identity, ...kept };
}

/** Returns the keyed hash of the email address of a person who may see a wallet account. */
export function viewerHash(
  { sealing }: Pick<Context, 'sealing'>,
  organisation: string,
  email: string,
): string {
  return sealing.lookupHash('wallet viewer', `${organisation} ${email.toLowerCase()}`);
}

/** Returns the encryption context of a wallet account. */
export function walletEncryptionContext(uuid: string): EncryptionContext {
  return { application: 'wallet', field: `account ${uuid}` };
}

/** Returns the encryption context of the email address of a person who may see a wallet account. */
export function viewerEncryptionContext(uuid: string): EncryptionContext {
  return { application: 'wallet', field: `viewer ${uuid}` };
}
