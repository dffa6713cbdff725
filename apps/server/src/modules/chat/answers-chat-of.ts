import type { Db, Trx } from '../../db/tables.ts';
import type { ApplicationKey } from '../../facts/load.ts';

/** Returns whether an agent answers a chat of an application now. They see it beside the chat, whatever their other roles. */
export async function answersChatOf(
  db: Db | Trx,
  { organisation, applicationId }: ApplicationKey,
  agent: string,
): Promise<boolean> {
  const chat = await db
    .selectFrom('chat')
    .select('uuid')
    .where('organisation', '=', organisation)
    .where('application_id', '=', applicationId)
    .where('agent', '=', agent)
    .where('state', '=', 'ACTIVE')
    .executeTakeFirst();
  return chat !== undefined;
}
