import type { Status } from '@homeline/contract/applications/status.ts';
import type { ClientSummary, listClients as call } from '@homeline/contract/brokers/clients.ts';
import { sql } from 'kysely';
import type { Db } from '../../db/tables.ts';
import type { Handler } from '../../http/handler.ts';
import { draftSummary } from './client-drafts.ts';

/** Lists the originator's own clients: drafts, those handed over, and those who came by the referral link. Newest first. */
export const listClients: Handler<typeof call> = async ({ organisation, caller }, { db }) => {
  const own = await ownClients(db, organisation, caller.originator);
  const started = new Set(own.flatMap(({ application_id, replaced }) => [application_id, ...replaced]));
  const referred = await referredClients(db, organisation, caller.originator);
  const clients = [
    ...own.map(({ uuid, name, saved_at, status }) =>
      status
        ? summaryOf({ uuid, name, kind: 'HANDED_OVER', status })
        : draftSummary({ uuid, name, savedAt: saved_at.toISOString() }),
    ),
    ...referred
      .filter(({ uuid }) => !started.has(uuid))
      .map(({ uuid, name, status }) => summaryOf({ uuid, name, kind: 'REFERRED', status })),
  ];
  return {
    referralPath: `register?referrer=${caller.originator}`,
    clients: clients.toSorted((a, b) => (a.since < b.since ? 1 : -1)),
  };
};

type Known = Pick<ClientSummary, 'uuid' | 'name' | 'kind'> & { readonly status: unknown };

/** The stage and who acts: no figure, no reason, nothing of what the client answered. */
function summaryOf({ status, ...client }: Known): ClientSummary {
  const { kind, step, since, owner, progress } = status as Status;
  const isOver = kind === 'TERMINAL';
  return {
    ...client,
    ...{ since, stage: progress.stage, owner: owner ?? 'BORROWER' },
    ...(isOver && { end: step === 'COMPLETE' ? 'OPENED' : 'CLOSED' }),
  };
}

function ownClients(db: Db, organisation: string, originator: string) {
  return db
    .selectFrom('originator_client')
    .leftJoin('projection', (join) =>
      join
        .onRef('projection.organisation', '=', 'originator_client.organisation')
        .onRef('projection.application_id', '=', 'originator_client.application_id'),
    )
    .select(['uuid', 'name', 'originator_client.application_id', 'saved_at', 'replaced', 'projection.status'])
    .where('originator_client.organisation', '=', organisation)
    .where('originator', '=', originator)
    .execute();
}

async function referredClients(db: Db, organisation: string, originator: string) {
  const { rows } = await sql<{ uuid: string; name: string; status: unknown }>`
    select origin.application_id as uuid, projection.status,
      (select value->>'firstName' || ' ' || (value->>'lastName') from fact
        where organisation = origin.organisation and application_id = origin.application_id and name = 'profile'
        order by seq desc limit 1) as name
    from fact origin
    join projection on projection.organisation = origin.organisation
      and projection.application_id = origin.application_id
    where origin.organisation = ${organisation} and origin.name = 'origin'
      and origin.value->>'referrerUuid' = ${originator}`.execute(db);
  return rows;
}
