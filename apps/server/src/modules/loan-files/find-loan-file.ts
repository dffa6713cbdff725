import { sql } from 'kysely';
import type { Context } from '../../context.ts';
import type { ApplicationKey } from '../../facts/load.ts';
import { hasDeclinedToSign } from '../pipeline/declined-to-sign.ts';
import { hasUnreadText } from '../pipeline/unread-text.ts';

/** Returns an application with its projection and officer; undefined if the lender has no such application. */
export async function findLoanFile({ db }: Context, { organisation, applicationId }: ApplicationKey) {
  return db
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
    .leftJoin('auth.user as person', 'person.id', 'assignment.identity')
    .select([
      'projection.application_id',
      'projection.loan_number',
      'borrower',
      'state',
      'amount_cents',
      'step',
      'kind',
    ])
    .select([
      'waits_for',
      'since',
      'assignment.identity',
      'person.name',
      'application.created_at',
      'referred',
    ])
    .select('application.owner')
    .select(sql<string | null>`notice_due_on::text`.as('noticeDueOn'))
    .select(['awaits_second_person', 'proposal_returned'])
    .select(hasUnreadText.as('unreadText'))
    .select(hasDeclinedToSign.as('declinedToSign'))
    .where('projection.organisation', '=', organisation)
    .where('projection.application_id', '=', applicationId)
    .executeTakeFirst();
}
