import type { listReviews as call, Reviews } from '@homeline/contract/reviews/list-reviews.ts';
import { disabledReason, type StaffAct } from '@homeline/domain/staff/staff-acts.ts';
import { STAFF_DECISIONS } from '@homeline/domain/workflow/staff-decisions.ts';
import { isStepName, stepOf } from '@homeline/domain/workflow/steps.ts';
import { sql } from 'kysely';
import type { Context } from '../../context.ts';
import type { Db } from '../../db/tables.ts';
import type { Handler } from '../../http/handler.ts';
import { returnedMessage, returnedMessages } from '../loan-files/returned-messages.ts';
import { filesToMail } from './files-to-mail.ts';
import { waitingCoBorrowers } from './waiting-co-borrowers.ts';

/** Lists the work waiting for the lender's staff, longest wait first: each list for those who may see it, and a partner's own reviews. */
export const listReviews: Handler<typeof call> = async ({ organisation, caller }, context) => {
  const roles = caller.permissions;
  const may = (act: StaffAct) => !disabledReason(roles, act);
  const reviews = await reviewsOf(context, organisation);
  return {
    reviews: may('SEE_PIPELINE') ? reviews : reviews.filter(({ owner }) => roles.includes(owner)),
    coBorrowers: may('DECIDE_CO_BORROWER') ? await waitingCoBorrowers(context.db, organisation) : [],
    owedNotices: may('SEE_DUE_NOTICES') ? await owedNoticesOf(context, organisation) : [],
    filesToMail: may('WRITE_TO_BORROWER') ? await filesToMail(context, organisation) : [],
    deadRuns: may('SEE_FAILURES') ? await deadRunsOf(context, organisation) : [],
    unknownOutcomes: may('SEE_FAILURES') ? await unknownOutcomesOf(context, organisation) : [],
    refusedMessages: may('SEE_FAILURES') ? await refusedMessagesOf(context, organisation) : [],
    returnedMessages: may('SEE_FAILURES') ? await returnedMessagesOf(context, organisation) : [],
  };
};

async function reviewsOf({ db }: Context, organisation: string): Promise<Reviews['reviews']> {
  const rows = await projectionsOf(db, organisation)
    .select(['since', 'referred'])
    .where('kind', '=', 'REVIEW')
    .orderBy('since')
    .execute();
  return rows.map(({ application_id, loan_number, step, since, referred, noticeDueOn }) => ({
    uuid: application_id,
    loanNumber: loan_number,
    step,
    owner: ownerOf(step),
    since: since.toISOString(),
    ...(noticeDueOn && { noticeDueOn }),
    reasons: referred,
    decisions: isStepName(step) ? Object.keys(STAFF_DECISIONS[step] ?? {}) : [],
  }));
}

async function owedNoticesOf({ db }: Context, organisation: string): Promise<Reviews['owedNotices']> {
  const rows = await projectionsOf(db, organisation)
    .where('notice_due_on', 'is not', null)
    .orderBy('notice_due_on')
    .execute();
  return rows.map(({ application_id, loan_number, borrower, step, noticeDueOn }) => ({
    uuid: application_id,
    loanNumber: loan_number,
    ...(borrower && { borrower }),
    step,
    noticeDueOn: noticeDueOn ?? '',
  }));
}

function projectionsOf(db: Db, organisation: string) {
  return db
    .selectFrom('projection')
    .select(['application_id', 'loan_number', 'borrower', 'step'])
    .select(sql<string | null>`notice_due_on::text`.as('noticeDueOn'))
    .where('organisation', '=', organisation);
}

function ownerOf(name: string): string {
  const step = isStepName(name) ? stepOf(name) : undefined;
  return step?.kind === 'REVIEW' ? step.owner : '';
}

async function deadRunsOf({ db, jobs }: Context, organisation: string): Promise<Reviews['deadRuns']> {
  const dead = (await jobs.deadLetters()).filter((run) => run.organisation === organisation);
  if (dead.length === 0) return [];
  const ids = dead.map(({ applicationId }) => applicationId);
  const applications = await db
    .selectFrom('projection')
    .select(['application_id', 'loan_number', 'borrower'])
    .where('organisation', '=', organisation)
    .where('application_id', 'in', ids)
    .execute();
  const named = new Map(applications.map((row) => [row.application_id, row]));
  return dead.map(({ id, applicationId, task, failure }) => {
    const { loan_number: loanNumber = '', borrower } = named.get(applicationId) ?? {};
    return { id, uuid: applicationId, task, failure, loanNumber, ...(borrower && { borrower }) };
  });
}

async function unknownOutcomesOf({ db }: Context, organisation: string): Promise<Reviews['unknownOutcomes']> {
  const rows = await db
    .selectFrom('intent')
    .innerJoin('projection', (join) =>
      join
        .onRef('projection.organisation', '=', 'intent.organisation')
        .onRef('projection.application_id', '=', 'intent.application_id'),
    )
    .select(['reference', 'intent.application_id', 'loan_number', 'borrower', 'task', 'failure'])
    .select('intent.created_at')
    .select(isProposed.as('isProposed'))
    .where('intent.organisation', '=', organisation)
    .where('intent.state', '=', 'NEEDS_PERSON')
    .orderBy('intent.created_at')
    .execute();
  return rows.map(
    ({ reference, application_id, loan_number, borrower, task, failure, created_at, isProposed }) => ({
      reference,
      uuid: application_id,
      loanNumber: loan_number,
      ...(borrower && { borrower }),
      task,
      failure: failure ?? '',
      since: created_at.toISOString(),
      ...(isProposed && { awaitsSecondPerson: true }),
    }),
  );
}

/** Returns whether a second person is asked to send a request again. For a query on `intent`. */
const isProposed = sql<boolean>`exists (
  select from proposal where proposal.organisation = intent.organisation
    and proposal.application_id = intent.application_id
    and input->>'reference' = intent.reference::text
    and returned_note is null)`;

async function refusedMessagesOf({ db }: Context, organisation: string): Promise<Reviews['refusedMessages']> {
  const rows = await db
    .selectFrom('outbox')
    .innerJoin('projection', (join) =>
      join
        .onRef('projection.organisation', '=', 'outbox.organisation')
        .onRef('projection.application_id', '=', 'outbox.application_id'),
    )
    .select([
      'outbox.uuid',
      'projection.application_id as applicationId',
      'loan_number',
      'borrower',
      'template',
    ])
    .select(sql<Date>`refused_at`.as('refusedAt'))
    .where('outbox.organisation', '=', organisation)
    .where('refused_at', 'is not', null)
    .orderBy('refused_at')
    .execute();
  return rows.map(({ uuid, applicationId, loan_number, borrower, template, refusedAt }) => ({
    id: uuid,
    uuid: applicationId,
    loanNumber: loan_number,
    ...(borrower && { borrower }),
    template,
    since: new Date(refusedAt).toISOString(),
  }));
}

async function returnedMessagesOf(
  { db }: Context,
  organisation: string,
): Promise<Reviews['returnedMessages']> {
  const rows = await returnedMessages(db, organisation)
    .innerJoin('projection', (join) =>
      join
        .onRef('projection.organisation', '=', 'delivery.organisation')
        .onRef('projection.application_id', '=', 'delivery.application_id'),
    )
    .select(['projection.application_id', 'loan_number', 'borrower'])
    .execute();
  return rows.map(({ application_id, loan_number, borrower, ...row }) => ({
    ...returnedMessage(row),
    ...{ uuid: application_id, loanNumber: loan_number },
    ...(borrower && { borrower }),
  }));
}
