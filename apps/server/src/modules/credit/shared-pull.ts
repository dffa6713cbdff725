import {
  awaitsPull,
  comparable,
  freshPull,
  homeKey,
  type Pull,
  pullIsCorrected,
} from '@homeline/domain/credit/shared-pull.ts';
import type { Sealed } from '@homeline/domain/facts/fact.ts';
import type { Facts, FactWrite } from '@homeline/domain/facts/facts.ts';
import { sql } from 'kysely';
import type { Context } from '../../context.ts';
import type { Trx } from '../../db/tables.ts';
import { type ApplicationKey, loadRelevantFacts } from '../../facts/load.ts';
import { wasStarted } from '../../jobs/earlier-calls.ts';
import type { TaskRun } from '../../jobs/queue.ts';
import { recordRun } from '../../jobs/record-run.ts';
import { partyOf } from '../accounts/party-of.ts';
import { addressOf } from '../documents/address-of.ts';
import { queueMessage } from '../notifications/outbox.ts';
import { todayAt } from '../rules/decision-context.ts';

const FIELDS = { SOFT: 'softCredit.sealedReport', HARD: 'hardCredit.sealedReport' } as const;

type SharedPull = Pick<NonNullable<ReturnType<typeof freshPull>>, 'answer' | 'report' | 'sealedReport'>;

const TASKS = { SOFT: 'pullSoftCredit', HARD: 'pullHardCredit' } as const;

/** The polls, about a minute, after which a soft pull no longer waits for a stuck one: it leaves no inquiry. */
const MAX_SOFT_POLLS = 6;

/**
 * Records the report of an earlier open application of the same person for the same home instead of asking the bureau, or waits for it.
 * @returns false when this application must ask the bureau itself
 */
export async function usesSharedPull(
  context: Context,
  run: TaskRun,
  pull: Pull,
  fact: (found: SharedPull, facts: Facts) => FactWrite,
): Promise<boolean> {
  const task = TASKS[pull];
  if (await wasStarted(context, run, task)) return false;
  const found = await findSharedPull(context, run, pull);
  if (found === undefined) return false;
  if (found === 'WAIT') {
    if (pull === 'SOFT' && (run.polls ?? 0) >= MAX_SOFT_POLLS) return false;
    await context.jobs.enqueuePoll(context.db, task, run);
    return true;
  }
  await recordRun(context, run, task, (facts) => [fact(found, facts)]);
  return true;
}

/**
 * Finds the report of an earlier open application of the same person for the same home, so that the bureau is asked once. If both pull
 * credit at the same time, the later application waits. The earlier applicant is emailed once; the later one never learns of the other.
 * @returns the pull, with its report encrypted for this application; `WAIT` while the earlier application waits for it; undefined to ask the bureau
 */
async function findSharedPull(
  context: Context,
  key: ApplicationKey,
  pull: Pull,
): Promise<SharedPull | 'WAIT' | undefined> {
  return context.db.transaction().execute(async (trx) => {
    const facts = await loadRelevantFacts(trx, key);
    if (pullIsCorrected(facts, pull)) return undefined;
    const person = personAndHome(context, key, facts, pull);
    await sql`select pg_advisory_xact_lock(hashtext(${person}))`.execute(trx);
    const isFirstLook = await claim(trx, key, pull, person);
    const earlier = await earlierClaims(trx, key, pull, person);
    const today = todayAt(context, facts);
    for (const [index, applicationId] of earlier.entries()) {
      const other = { organisation: key.organisation, applicationId };
      const known = await loadRelevantFacts(trx, other);
      if (isFirstLook && pull === 'SOFT' && index === 0)
        // Only to the first application's address: the second may be another person's.
        await queueMessage(trx, context, other, known, 'SECOND_APPLICATION');
      const found = freshPull(known, pull, today);
      if (found)
        return {
          answer: found.answer,
          report: found.report,
          ...resealed(context, found.sealedReport, FIELDS[pull], other, key),
        };
      if (awaitsPull(known, pull)) return 'WAIT';
    }
    return undefined;
  });
}

/** A keyed hash of who applies for which home. Before the SSN is known, name and date of birth identify the person. */
function personAndHome(context: Context, key: ApplicationKey, facts: Facts, pull: Pull): string {
  const { firstName, lastName, dob, ssn } = partyOf(context, key, facts);
  const person = pull === 'HARD' ? ssn : `${comparable(firstName)} ${comparable(lastName)} ${dob}`;
  const home = homeKey(addressOf(facts));
  return context.sealing.lookupHash(`credit claim ${pull}`, `${key.organisation} ${person} ${home}`);
}

/** Claims the pull. Returns false when the application has claimed it before. */
async function claim(trx: Trx, key: ApplicationKey, pull: Pull, person: string): Promise<boolean> {
  const row = await trx
    .insertInto('credit_claim')
    .values({
      organisation: key.organisation,
      application_id: key.applicationId,
      pull,
      person_and_home: person,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('number')
    .executeTakeFirst();
  return row !== undefined;
}

/** Returns the open applications that claimed the pull before this one, oldest first. */
async function earlierClaims(
  trx: Trx,
  { organisation, applicationId }: ApplicationKey,
  pull: Pull,
  person: string,
): Promise<string[]> {
  const rows = await trx
    .selectFrom('credit_claim')
    .innerJoin('projection', (join) =>
      join
        .onRef('projection.organisation', '=', 'credit_claim.organisation')
        .onRef('projection.application_id', '=', 'credit_claim.application_id'),
    )
    .select('credit_claim.application_id')
    .where('credit_claim.organisation', '=', organisation)
    .where('pull', '=', pull)
    .where('person_and_home', '=', person)
    .where('projection.kind', '!=', 'TERMINAL')
    .orderBy('number')
    .execute();
  const ids = rows.map(({ application_id }) => application_id);
  return ids.slice(0, Math.max(ids.indexOf(applicationId), 0));
}

function resealed(
  { sealing }: Context,
  report: Sealed | undefined,
  field: string,
  from: ApplicationKey,
  to: ApplicationKey,
): { readonly sealedReport?: Sealed } {
  if (!report) return {};
  const text = sealing.open(report, { application: from.applicationId, field });
  return { sealedReport: sealing.seal(text, { application: to.applicationId, field }) };
}
