import { sql } from 'kysely';
import type { Trx } from '../../db/tables.ts';
import type { ApplicationKey } from '../../facts/load.ts';

/**
 * The tables with rows of one application, in the order in which they are deleted. A test compares them with the database. Not here: what
 * the deletion itself keeps, and `webhook_receipt`, which ends after 30 days and has no body.
 */
export const APPLICATION_TABLES = [
  'document_link',
  'document',
  'stored_file',
  'upload_part',
  'hmda.answer',
  'signer_invitation',
  'outbox',
  'delivery',
  'notification',
  'feedback',
  'assignment',
  'proposal',
  'note',
  'reminder',
  'file_viewer',
  'session_replay',
  'telemetry_event',
  'originator_client',
  'credit_claim',
  'intent',
  'provider_note',
  'deletion_wait',
  'event',
  'search_term',
  'terms_ledger',
  'avm_sample',
  'installation_head',
  'projection',
  'fact',
  'audit_event',
] as const;

type Counts = Readonly<Record<string, number>>;

/** Deletes every row of an application. Returns how many by table, those without any left out. */
export async function deleteRowsOf(
  trx: Trx,
  { organisation, applicationId }: ApplicationKey,
): Promise<Counts> {
  const counts: Record<string, number> = {
    ...(await deleteChats(trx, organisation, 'application_id', applicationId)),
  };
  for (const table of APPLICATION_TABLES) {
    const { numAffectedRows } = await sql`delete from ${sql.table(table)}
      where organisation = ${organisation} and application_id = ${applicationId}`.execute(trx);
    if (numAffectedRows) counts[table] = Number(numAffectedRows);
  }
  await sql`delete from application where organisation = ${organisation} and id = ${applicationId}`.execute(
    trx,
  );
  return counts;
}

/** The tables of a chat. */
const CHAT_TABLES = [
  'chat_message',
  'chat_file',
  'chat_note',
  'chat_tag',
  'chat_mention',
  'chat_rating',
] as const;

/** Deletes the chats of an application or of an identity. Returns the number of deleted rows by table, without tables that had none. */
export async function deleteChats(
  trx: Trx,
  organisation: string,
  column: 'application_id' | 'identity',
  value: string,
): Promise<Counts> {
  const counts: Record<string, number> = {};
  for (const table of CHAT_TABLES) {
    const { numAffectedRows } = await sql`delete from ${sql.table(table)} where organisation = ${organisation}
      and chat in (select uuid from chat where organisation = ${organisation} and ${sql.ref(column)} = ${value})`.execute(
      trx,
    );
    if (numAffectedRows) counts[table] = Number(numAffectedRows);
  }
  const { numAffectedRows } = await sql`delete from chat
    where organisation = ${organisation} and ${sql.ref(column)} = ${value}`.execute(trx);
  if (numAffectedRows) counts['chat'] = Number(numAffectedRows);
  return counts;
}
