import { type Kysely, sql } from 'kysely';

/** Keeps every change of a flag, who saw which variant of an experiment, and the further identifiers of a person. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
}

const STATEMENTS = [
  `create sequence flag_change_number`,
  // Rows are never changed or deleted: an examiner asks what a borrower saw when.
  `create table flag_change (
    organisation text not null,
    number bigint not null,
    key text not null,
    setting jsonb,
    experiment bigint,
    reason text not null,
    changed_by text not null,
    at timestamptz not null,
    primary key (organisation, number)
  )`,
  `create index flag_change_key on flag_change (organisation, key, number)`,
  `create table experiment_exposure (
    organisation text not null,
    key text not null,
    experiment bigint not null,
    tracker uuid not null,
    variant text not null,
    at timestamptz not null,
    primary key (organisation, key, experiment, tracker)
  )`,
  `create index experiment_exposure_tracker on experiment_exposure (organisation, tracker)`,
  `create table tracker_alias (
    organisation text not null,
    alias uuid not null,
    tracker uuid not null,
    primary key (organisation, alias)
  )`,
  `create index tracker_tracker on tracker (organisation, tracker)`,
  `alter table staff_change add column subject text`,
];
