import { randomUUID } from 'node:crypto';
import type { applyAgain as call } from '@homeline/contract/applications/apply-again.ts';
import { civilDate } from '@homeline/domain/dates/civil-date.ts';
import { sql } from 'kysely';
import type { Trx } from '../../db/tables.ts';
import { beginApplication } from '../../facts/begin-application.ts';
import { dobOf } from '../../facts/date-of-birth.ts';
import { loadFacts } from '../../facts/load.ts';
import type { Handler } from '../../http/handler.ts';
import { refuse } from '../../refusal.ts';
import { eligibilityRefusal, initialFacts } from './initial-facts.ts';

/** Partner codes and referrers count only for the application that began with them. */
const NO_REFERRAL = { partnerCodes: [], isCrypto: false };

/** Begins a new application for a person whose earlier ones have all ended. They must consent again. */
export const applyAgain: Handler<typeof call> = ({ organisation, caller, body, origin }, context) =>
  context.db.transaction().execute(async (trx) => {
    const earlier = await lockApplications(trx, organisation, caller.identity);
    const [newest] = earlier;
    if (!newest) return refuse('NOT_FOUND');
    const open = earlier.find(({ kind }) => kind !== 'TERMINAL');
    if (open) {
      const message = `You already have an open application, ${open.loan_number}. Continue or cancel it first.`;
      return refuse('APPLICATION_OPEN', { message });
    }

    const key = { organisation, applicationId: newest.id };
    const facts = await loadFacts(trx, key);
    const dob = dobOf(context, key, facts);
    if (!facts.profile || !facts.contact || !dob) throw new Error('The application has no initial facts');
    const lender = context.organisations.get(organisation);
    const answers = { ...facts.profile, ...facts.contact, ...body, ...NO_REFERRAL, dob: civilDate(dob) };
    const refusal = eligibilityRefusal(answers, lender, context);
    if (refusal) return refusal;

    const applicationUuid = randomUUID();
    const actor = { by: 'BORROWER', id: caller.identity } as const;
    await beginApplication(
      trx,
      context,
      { organisation, applicationId: applicationUuid, actor, origin },
      initialFacts(answers, applicationUuid, lender, context),
    );
    return { applicationUuid };
  });

/** Returns a person's applications, newest first. Serializes requests, so that a second one sees what the first began. */
async function lockApplications(trx: Trx, organisation: string, owner: string) {
  await sql`select pg_advisory_xact_lock(hashtext(${`apply again ${owner}`}))`.execute(trx);
  return trx
    .selectFrom('application')
    .innerJoin('projection', (join) =>
      join
        .onRef('projection.organisation', '=', 'application.organisation')
        .onRef('projection.application_id', '=', 'application.id'),
    )
    .select(['application.id', 'application.loan_number', 'projection.kind'])
    .where('application.organisation', '=', organisation)
    .where('application.owner', '=', owner)
    .orderBy('application.created_at', 'desc')
    .execute();
}
