import type { resetBorrowerSecondFactor as call } from '@homeline/contract/loan-files/reset-borrower-second-factor.ts';
import { lockApplication } from '../../db/lock-application.ts';
import { auditStaffAct } from '../../facts/audit-staff-act.ts';
import type { Handler } from '../../http/handler.ts';
import { refuse } from '../../refusal.ts';
import { queueAccountEmail } from '../accounts/account-email.ts';
import { endSessions } from '../accounts/sessions/end-sessions.ts';
import { findLoanFile } from './find-loan-file.ts';

/** Turns a borrower's authenticator app off. A caller who isn't the borrower gains nothing: the password is still asked for. */
export const resetBorrowerSecondFactor: Handler<typeof call> = async (request, context) => {
  const { organisation, params } = request;
  const key = { organisation, applicationId: params.uuid };
  const owner = (await findLoanFile(context, key))?.owner;
  if (owner === undefined) return refuse('NOT_FOUND');
  const email = await context.identities.emailOf(owner);
  await context.db.transaction().execute(async (trx) => {
    await lockApplication(trx, key);
    const removed = await trx
      .deleteFrom('second_factor')
      .where('identity', '=', owner)
      .returning('confirmed_at')
      .executeTakeFirst();
    if (!removed?.confirmed_at) return;
    await endSessions(trx, owner);
    await queueAccountEmail(trx, context, { organisation, email }, 'SECOND_FACTOR_OFF');
    const act = { applicationId: params.uuid, what: 'reset second-factor', detail: {} };
    await auditStaffAct(trx, context, request, act);
  });
  return undefined;
};
