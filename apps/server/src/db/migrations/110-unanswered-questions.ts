import { type Kysely, sql } from 'kysely';

/** Knows which questions the chatbot couldn't answer, for the lender's people. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table chatbot_answer add column unanswered_at timestamptz`.execute(db);
  await sql`create index chatbot_answer_unanswered_at on chatbot_answer (organisation, unanswered_at desc, uuid desc)
    where unanswered_at is not null`.execute(db);
}
