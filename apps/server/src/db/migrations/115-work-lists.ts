import { type Kysely, sql } from 'kysely';

/** Lets a page of a work list read no other table for each of its lines. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table projection
    add column loan_number text,
    add column awaits_second_person boolean not null default false,
    add column proposal_returned boolean not null default false`.execute(db);
  await sql`update projection set loan_number = application.loan_number from application
    where application.organisation = projection.organisation and application.id = projection.application_id`.execute(
    db,
  );
  await sql`alter table projection alter column loan_number set not null`.execute(db);
  await sql`update projection set awaits_second_person = found.waiting, proposal_returned = found.returned
    from (select organisation, application_id, entered_seq,
        bool_or(returned_note is null) as waiting, bool_or(returned_note is not null) as returned
      from proposal group by organisation, application_id, entered_seq) found
    where found.organisation = projection.organisation and found.application_id = projection.application_id
      and found.entered_seq = projection.entered_seq`.execute(db);
}
