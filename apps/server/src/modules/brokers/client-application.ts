import { sql } from 'kysely';
import type { Db, Trx } from '../../db/tables.ts';
import type { ApplicationKey } from '../../facts/load.ts';
import type { OriginatorCaller } from '../../http/caller.ts';

/** A client's application, and how it came to the originator. */
export type ClientApplication = {
  readonly key: ApplicationKey;
  readonly kind: 'HANDED_OVER' | 'REFERRED';
  /** The hand-over, or when the invitation was sent again. */
  readonly invitedAt?: Date;
  readonly openedAt?: Date | null | undefined;
};

/** Returns the application of an originator's own client: one handed over, or one who came by their link. Undefined for anyone else's. */
export async function clientApplication(
  db: Db | Trx,
  { organisation, originator }: OriginatorCaller,
  client: string,
): Promise<ClientApplication | undefined> {
  const row = await db
    .selectFrom('originator_client')
    .select(['application_id', 'saved_at', 'opened_at'])
    .where('organisation', '=', organisation)
    .where('uuid', '=', client)
    .where('originator', '=', originator)
    .executeTakeFirst();
  if (row) {
    const { application_id: applicationId, saved_at: invitedAt, opened_at: openedAt } = row;
    return applicationId === null
      ? undefined
      : { key: { organisation, applicationId }, kind: 'HANDED_OVER', invitedAt, openedAt };
  }
  const referred = await db
    .selectFrom('fact')
    .select('application_id')
    .where('organisation', '=', organisation)
    .where('application_id', '=', client)
    .where('name', '=', 'origin')
    .where(sql<string>`value->>'referrerUuid'`, '=', originator)
    .executeTakeFirst();
  return referred && { key: { organisation, applicationId: client }, kind: 'REFERRED' };
}
