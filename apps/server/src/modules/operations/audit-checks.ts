import { randomUUID } from 'node:crypto';
import type {
  AuditCheck,
  AuditResult,
  listAuditChecks as listCall,
  startAuditCheck as startCall,
} from '@homeline/contract/operations/audit-checks.ts';
import { sql } from 'kysely';
import type { LenderCheck } from '../../audit/verify-lender.ts';
import type { Context } from '../../context.ts';
import type { Db } from '../../db/tables.ts';
import type { Handler } from '../../http/handler.ts';
import { errorClass } from '../../jobs/timer.ts';
import { actorNames } from '../loan-files/actor-names.ts';
import { auditLender } from './audit-lender.ts';

const MOST_LISTED = 10;
/** The most findings stored per check; with more, staff must inspect the database itself. */
const MOST_FINDINGS = 200;
/** The progress is written this often. */
const PROGRESS_MS = 500;
/** A check whose server gave no sign for this long is taken over by another server. */
const STOPPED_SECONDS = 60;
const SIGN_MS = 15_000;

/** Lists the last audits of the lender's chains, newest first. */
export const listAuditChecks: Handler<typeof listCall> = async ({ organisation }, context) => {
  const rows = await context.db
    .selectFrom('audit_check')
    .selectAll()
    .where('organisation', '=', organisation)
    .orderBy('requested_at', 'desc')
    .limit(MOST_LISTED)
    .execute();
  const nameOf = await actorNames(context, organisation);
  return rows.map(
    ({
      uuid,
      requested_at,
      requested_by,
      alive_at,
      finished_at,
      applications,
      checked,
      result,
      failure,
    }) => ({
      ...{ uuid, applications, checked, requestedAt: requested_at.toISOString() },
      state: finished_at ? (failure ? 'FAILED' : 'DONE') : alive_at ? 'RUNNING' : 'QUEUED',
      ...(requested_by && { requestedBy: nameOf(`STAFF ${requested_by}`) }),
      ...(finished_at && { finishedAt: finished_at.toISOString() }),
      ...(result !== null && { result: result as AuditCheck['result'] }),
    }),
  );
};

/** Queues an audit. Of two that are asked for at once only one runs. */
export const startAuditCheck: Handler<typeof startCall> = async ({ organisation, caller }, { db }) => {
  await db
    .insertInto('audit_check')
    .values({ organisation, uuid: randomUUID(), requested_by: caller.identity })
    .onConflict((conflict) => conflict.column('organisation').where('finished_at', 'is', null).doNothing())
    .execute();
  return undefined;
};

/** Keeps the result of an audit that the command line made. */
export async function keepAuditCheck(db: Db, organisation: string, checked: LenderCheck): Promise<void> {
  await db
    .insertInto('audit_check')
    .values({
      ...{ organisation, uuid: randomUUID(), requested_by: null, finished_at: sql<string>`now()` },
      ...{ applications: checked.applications, checked: checked.applications },
      result: JSON.stringify(resultOf(checked)),
    })
    .execute();
}

/** Makes the audits that are queued, and takes over those of a server that has stopped. */
export async function makeAuditChecks(context: Context, stopped?: AbortSignal): Promise<void> {
  for (;;) {
    const check = await takeCheck(context.db);
    if (!check) return;
    const signs = setInterval(() => void showAlive(context.db, check).catch(() => {}), SIGN_MS);
    try {
      const checked = await auditLender(context, check.organisation, progressOf(context.db, check, stopped));
      await finish(context.db, check, { result: JSON.stringify(resultOf(checked)) });
    } catch (error) {
      // The check of a server that stops is taken over.
      if (stopped?.aborted) return;
      await finish(context.db, check, { failure: errorClass(error) });
      throw error;
    } finally {
      clearInterval(signs);
    }
  }
}

type Check = { readonly organisation: string; readonly uuid: string };

function takeCheck(db: Db): Promise<Check | undefined> {
  return db
    .updateTable('audit_check')
    .set({ alive_at: sql<string>`now()`, checked: 0 })
    .where('uuid', '=', (eb) =>
      eb
        .selectFrom('audit_check as open')
        .select('open.uuid')
        .where('open.finished_at', 'is', null)
        .where((or) =>
          or.or([
            or('open.alive_at', 'is', null),
            or('open.alive_at', '<', sql<Date>`now() - make_interval(secs => ${STOPPED_SECONDS})`),
          ]),
        )
        .orderBy('open.requested_at')
        .limit(1)
        .forUpdate()
        .skipLocked(),
    )
    .returning(['organisation', 'uuid'])
    .executeTakeFirst();
}

async function showAlive(db: Db, { uuid }: Check): Promise<void> {
  await db
    .updateTable('audit_check')
    .set({ alive_at: sql<string>`now()` })
    .where('uuid', '=', uuid)
    .execute();
}

function progressOf(db: Db, { uuid }: Check, stopped: AbortSignal | undefined) {
  let writtenMs = Number.NEGATIVE_INFINITY;
  return async ({ applications, checked }: { applications: number; checked: number }) => {
    stopped?.throwIfAborted();
    const isLast = checked === applications;
    if (!isLast && performance.now() - writtenMs < PROGRESS_MS) return;
    writtenMs = performance.now();
    await db.updateTable('audit_check').set({ applications, checked }).where('uuid', '=', uuid).execute();
  };
}

async function finish(
  db: Db,
  { uuid }: Check,
  end: { readonly result: string } | { readonly failure: string },
): Promise<void> {
  await db
    .updateTable('audit_check')
    .set({ ...end, finished_at: sql<string>`now()` })
    .where('uuid', '=', uuid)
    .execute();
}

function resultOf({ events, facts, terms, files, anchors, stored, findings }: LenderCheck): AuditResult {
  const shown = findings.slice(0, MOST_FINDINGS).map(({ applicationId, text }) => ({
    ...(applicationId !== undefined && { application: applicationId }),
    text,
  }));
  return { events, facts, terms, files, anchors, stored: [...stored], findings: findings.length, shown };
}
