import { sql } from 'kysely';
import type { Trx } from '../../db/tables.ts';
import { deleteChats } from './delete-rows.ts';

/** Where an identity may still be needed: its own applications, those it signs, and its roles at any lender. */
const USES = [
  ['application', 'owner'],
  ['signer_invitation', 'identity'],
  ['staff', 'identity'],
  ['loan_originator', 'identity'],
] as const;

/** Other rows of an identity, outside of applications. Sessions, passkeys and second factors go with the account. */
const OWN_TABLES = ['message_choice', 'notification', 'feedback', 'tracker', 'wallet_account'] as const;

/** Deletes an account without applications or roles, with all its rows. */
export async function deleteAccountIfUnused(trx: Trx, organisation: string, identity: string): Promise<void> {
  for (const [table, column] of USES) {
    const { rows } =
      await sql`select 1 from ${sql.table(table)} where ${sql.ref(column)} = ${identity} limit 1`.execute(
        trx,
      );
    if (rows.length > 0) return;
  }
  await sql`delete from chatbot_answer where organisation = ${organisation} and conversation in
    (select uuid from chatbot_conversation where organisation = ${organisation} and identity = ${identity})`.execute(
    trx,
  );
  await sql`delete from chatbot_conversation where organisation = ${organisation} and identity = ${identity}`.execute(
    trx,
  );
  await deleteChats(trx, organisation, 'identity', identity);
  for (const table of OWN_TABLES) {
    await sql`delete from ${sql.table(table)} where organisation = ${organisation} and identity = ${identity}`.execute(
      trx,
    );
  }
  await sql`delete from auth."user" where "id" = ${identity}`.execute(trx);
}
