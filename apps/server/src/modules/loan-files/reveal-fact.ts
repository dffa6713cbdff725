import type { revealFact as call } from '@homeline/contract/loan-files/reveal-fact.ts';
import { lockApplication } from '../../db/lock-application.ts';
import { auditStaffAct } from '../../facts/audit-staff-act.ts';
import type { Handler } from '../../http/handler.ts';
import { refuse } from '../../refusal.ts';
import { SEALED_FACTS, withSealedText } from '../../sealing/sealed-facts.ts';
import { isRevealable } from './revealable.ts';

/** Decrypts a value for a member of staff, after recording in the audit chain who saw it and why. */
export const revealFact: Handler<typeof call> = async (request, context) => {
  const { organisation, params, body } = request;
  const { fact, seq, reason } = body;
  if (!isRevealable(fact)) return refuse('NOT_FOUND');
  const key = { organisation, applicationId: params.uuid };
  return context.db.transaction().execute(async (trx) => {
    if (!(await lockApplication(trx, key))) return refuse('NOT_FOUND');
    const stored = await trx
      .selectFrom('fact')
      .select('value')
      .where('organisation', '=', organisation)
      .where('application_id', '=', params.uuid)
      .where('name', '=', fact)
      .where('seq', '=', seq)
      .executeTakeFirst();
    if (!stored) return refuse('NOT_FOUND');
    const { path, field } = SEALED_FACTS[fact];
    const opened: string[] = [];
    withSealedText(stored.value, path, (sealed) => {
      opened.push(context.sealing.open(sealed, { application: params.uuid, field }));
      return sealed;
    });
    if (opened.length === 0) return refuse('NOT_FOUND');
    const act = { applicationId: params.uuid, what: `reveal ${fact}`, detail: { seq, reason } };
    await auditStaffAct(trx, context, request, act);
    return { value: opened.map(readable).join(', ') };
  });
};

/** A bank account is encrypted with its routing number, as JSON. */
function readable(opened: string): string {
  try {
    const parsed: unknown = JSON.parse(opened);
    if (typeof parsed === 'object' && parsed !== null) return Object.values(parsed).join(' ');
  } catch {
    // Anything else is a plain text.
  }
  return opened;
}
