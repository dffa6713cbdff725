import { randomUUID } from 'node:crypto';
import type { applyAgain as call } from '@homeline/contract/applications/apply-again.ts';
import { civilDate } from '@homeline/domain/dates/civil-date.ts';
import { sql } from 'kysely';
import type { Trx } from '../../db/tables.ts';
import { beginApplication } from '../../facts/begin.ts';
import { loadFacts } from '../../facts/load.ts';
import type { Handler } from '../../http/handler.ts';
import { refuse } from '../../refusal.ts';
import { firstFacts, refusalToApply } from './first-facts.ts';
import { dobOf } from './own-answers.ts';

/** By which address somebody came, a partner's or a referrer's, is of the application they began there. */
const CAME_BY = { partnerCodes: [], isCrypto: false };

/** Begins a new application of somebody whose earlier ones have all ended. Consents are asked for anew. */
export const applyAgain: Handler<typeof call> = ({ organisation, caller, body, origin }, context) =>
  context.db.transaction().execute(async (trx) => {
    const earlier = await heldApplications(trx, organisation, caller.identity);
    const [newest] = earlier;
    if (!newest) return refuse('NOT_FOUND');
    const open = earlier.find(({ kind }) => kind !== 'TERMINAL');
    if (open) {
      const words = `Your application ${open.loan_number} is under way. Go on with it, or cancel it first.`;
      return refuse('APPLICATION_OPEN', { words });
    }

    const of = { organisation, applicationId: newest.id };
    const facts = await loadFacts(trx, of);
    const dob = dobOf(context, of, facts);
    if (!facts.profile || !facts.contact || !dob) throw new Error('An application without its first facts');
    const lender = context.organisations.get(organisation);
    const answers = { ...facts.profile, ...facts.contact, ...body, ...CAME_BY, dob: civilDate(dob) };
    const refusal = refusalToApply(answers, lender, context);
    if (refusal) return refusal;

    const applicationUuid = randomUUID();
    const actor = { by: 'BORROWER', id: caller.identity } as const;
    await beginApplication(
      trx,
      context,
      { organisation, applicationId: applicationUuid, actor, origin },
      firstFacts(answers, applicationUuid, lender, context),
    );
    return { applicationUuid };
  });

/** A person's applications, newest first. Two who ask for one person wait for each other here, so that the second sees what the first began. */
async function heldApplications(trx: Trx, organisation: string, owner: string) {
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
