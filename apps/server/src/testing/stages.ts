import { civilDate } from '@homeline/domain/dates/civil-date.ts';
import type { FactWrite } from '@homeline/domain/facts/facts.ts';
import { sql } from 'kysely';
import type { Actor } from '../facts/actor.ts';
import { EVENTS_CHANNEL } from '../facts/publish.ts';
import { record } from '../facts/record.ts';
import { isRefusal } from '../refusal.ts';
import { PROFILE, type TestApp } from './app.ts';

export type Person = { readonly jwt: string; readonly uuid: string };

/** Records facts as the given kind of actor. */
export async function recordFacts(
  app: TestApp,
  { uuid }: Person,
  by: Actor['by'],
  ...facts: FactWrite[]
): Promise<void> {
  const recorded = await record(
    app.context,
    { organisation: 'homeline', applicationId: uuid, actor: { by, id: 'test' } },
    () => facts,
  );
  if (isRefusal(recorded)) throw new Error(`Refused: ${recorded.refused}`);
}

/** Registers a borrower at the soft credit pull, with a matched property. */
export async function waitingForSoftCredit(app: TestApp, answers = {}): Promise<Person> {
  const person = await app.register(answers);
  const { jwt, uuid } = person;
  await app.call('saveProfile', { params: { uuid }, jwt, version: 5, body: PROFILE });
  await recordFacts(app, person, 'TASK', {
    fact: 'propertyLookups',
    value: {
      answer: 'MATCHED',
      lookedUpOn: civilDate('2026-11-21'),
      parcel: {
        parcelId: '010-000101',
        propertyType: 'SINGLE_FAMILY',
        ownership: 'INDIVIDUAL',
        condition: 'GOOD',
        county: 'Franklin',
        ownedSince: civilDate('2012-05-01'),
        recordedLiens: [],
      },
      ineligible: [],
      statedReasons: [],
    },
  });
  return person;
}

/** Returns an application's projection. */
export async function projectionOf(app: TestApp, { uuid }: Person) {
  return app.context.db
    .selectFrom('projection')
    .selectAll()
    .where('organisation', '=', 'homeline')
    .where('application_id', '=', uuid)
    .executeTakeFirstOrThrow();
}

/** Resolves once the application has left the step. */
export async function waitUntilStepLeft(app: TestApp, person: Person, step: string): Promise<string> {
  let moved = () => {};
  const listening = app.context.database.listen(
    EVENTS_CHANNEL,
    () => moved(),
    () => moved(),
  );
  await listening;
  for (;;) {
    const next = new Promise<void>((resolve) => {
      moved = resolve;
    });
    const now = (await projectionOf(app, person)).step;
    if (now !== step) return now;
    await next;
  }
}

/** Returns the tasks of an application with a queued or running run. A task whose poll is also queued counts once. */
export async function queuedTasks(app: TestApp, { uuid }: Person): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select distinct name from pgboss.job where data->>'applicationId' = ${uuid} and state in ('created', 'retry', 'active')
    order by name`.execute(app.context.db);
  return rows.map(({ name }) => name);
}
