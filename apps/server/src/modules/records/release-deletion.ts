import type { releaseDeletion as call } from '@homeline/contract/records/records.ts';
import { releasableFrom } from '@homeline/domain/records/told-provider.ts';
import { lockApplication } from '../../db/lock-application.ts';
import { auditStaffAct } from '../../facts/audit-staff-act.ts';
import type { Handler } from '../../http/handler.ts';
import { refuse } from '../../refusal.ts';

const TOO_EARLY = 'The provider failed for less than seven days. The daily job asks it again.';
const RELEASED = 'Somebody has released this already. The next run deletes the records.';

/** Lets the deletion of an application's records go on without a provider that keeps failing. The next run asks it once more. */
export const releaseDeletion: Handler<typeof call> = (request, context) => {
  const { organisation, params, body, caller } = request;
  const key = { organisation, applicationId: params.uuid };
  return context.db.transaction().execute(async (trx) => {
    if (!(await lockApplication(trx, key))) return refuse('NOT_FOUND');
    const wait = await trx
      .selectFrom('deletion_wait')
      .select(['since', 'failed', 'released_at'])
      .where('organisation', '=', organisation)
      .where('application_id', '=', params.uuid)
      .where('provider', '=', body.provider)
      .executeTakeFirst();
    if (!wait) return refuse('NOT_FOUND');
    if (wait.released_at) return refuse('FORBIDDEN', { message: RELEASED });
    if (context.clock.now() < releasableFrom(wait.since.toISOString()))
      return refuse('FORBIDDEN', { message: TOO_EARLY });
    const { provider, reason } = body;
    await trx
      .updateTable('deletion_wait')
      .set({ released_at: context.clock.now(), released_by: caller.identity, reason })
      .where('organisation', '=', organisation)
      .where('application_id', '=', params.uuid)
      .where('provider', '=', provider)
      .execute();
    const detail = { provider, failed: wait.failed, reason };
    await auditStaffAct(trx, context, request, {
      ...{ applicationId: params.uuid, what: 'release deletion', detail },
    });
    return undefined;
  });
};
