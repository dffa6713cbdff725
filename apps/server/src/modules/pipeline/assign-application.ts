import type {
  assignApplication as assignCall,
  claimApplication as claimCall,
  releaseApplication as releaseCall,
} from '@homeline/contract/pipeline/assign-application.ts';
import { disabledReason } from '@homeline/domain/staff/staff-acts.ts';
import type { Context } from '../../context.ts';
import { lockApplication } from '../../db/lock-application.ts';
import type { Origin } from '../../db/tables/columns.ts';
import type { Trx } from '../../db/tables.ts';
import { auditStaffAct } from '../../facts/audit-staff-act.ts';
import { publishEvent } from '../../facts/publish.ts';
import type { Caller } from '../../http/caller.ts';
import type { Handler } from '../../http/handler.ts';
import { isRefusal, type Refusal, refuse } from '../../refusal.ts';
import { visibleDesks } from './may-see.ts';

type StaffRequest = {
  readonly params: { readonly uuid: string };
  readonly organisation: string;
  readonly caller: Caller;
  readonly origin: Origin;
};

/** Returns who works on the application from now on; null for nobody, undefined for no change. */
type Decide = (trx: Trx, current: string | undefined) => Promise<string | null | undefined | Refusal>;

export const claimApplication: Handler<typeof claimCall> = (request, context) =>
  change(request, context, async (_, current) => {
    const own = request.caller.identity;
    if (current === undefined) return own;
    return current === own ? undefined : refuse('CLAIMED');
  });

export const releaseApplication: Handler<typeof releaseCall> = (request, context) =>
  change(request, context, async (_, current) => (current === request.caller.identity ? null : undefined));

export const assignApplication: Handler<typeof assignCall> = (request, context) =>
  change(request, context, async (trx, current) => {
    const { identity } = request.body;
    if (identity === (current ?? null)) return undefined;
    if (identity === null) return null;
    const member = await trx
      .selectFrom('staff')
      .select('permissions')
      .where('organisation', '=', request.organisation)
      .where('identity', '=', identity)
      .executeTakeFirst();
    const mayOpen = member && !disabledReason(member.permissions, 'SEE_APPLICATION');
    return mayOpen
      ? identity
      : refuse('INVALID_INPUT', { fields: { identity: 'Choose somebody who may open applications' } });
  });

async function change(request: StaffRequest, context: Context, decide: Decide): Promise<undefined | Refusal> {
  const { params, organisation, caller } = request;
  const key = { organisation, applicationId: params.uuid };
  return context.db.transaction().execute(async (trx) => {
    const row = (await lockApplication(trx, key)) && (await visitOf(trx, key));
    const desks = visibleDesks(caller.permissions);
    if (!row || (desks && !desks.includes(row.waits_for ?? ''))) return refuse('NOT_FOUND');
    const next = await decide(trx, row.identity ?? undefined);
    if (next === undefined) return undefined;
    if (isRefusal(next)) return next;
    await trx
      .deleteFrom('assignment')
      .where('organisation', '=', organisation)
      .where('application_id', '=', params.uuid)
      .execute();
    if (next !== null)
      await trx
        .insertInto('assignment')
        .values({
          organisation,
          application_id: params.uuid,
          identity: next,
          assigned_by: caller.identity,
          assigned_at: context.clock.now(),
        })
        .execute();
    const act = { applicationId: params.uuid, what: 'assign application', detail: { officer: next } };
    await auditStaffAct(trx, context, request, act);
    const { step, version } = row;
    await publishEvent(trx, key, { kind: 'FACTS_RECORDED', step, version, byBorrower: false });
    return undefined;
  });
}

async function visitOf(
  trx: Trx,
  { organisation, applicationId }: { readonly organisation: string; readonly applicationId: string },
) {
  return trx
    .selectFrom('projection')
    .innerJoin('application', (join) =>
      join
        .onRef('application.organisation', '=', 'projection.organisation')
        .onRef('application.id', '=', 'projection.application_id'),
    )
    .leftJoin('assignment', (join) =>
      join
        .onRef('assignment.organisation', '=', 'projection.organisation')
        .onRef('assignment.application_id', '=', 'projection.application_id'),
    )
    .select(['step', 'last_seq as version', 'waits_for', 'assignment.identity'])
    .where('projection.organisation', '=', organisation)
    .where('projection.application_id', '=', applicationId)
    .executeTakeFirst();
}
