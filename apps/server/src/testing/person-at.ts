import { randomUUID } from 'node:crypto';
import type { CallName } from '@homeline/contract/calls.ts';
import type { UploadedDocumentType } from '@homeline/domain/documents/document-types.ts';
import { type Facts, type FactWrite, newestSeq, noFacts } from '@homeline/domain/facts/facts.ts';
import type { Persona } from '@homeline/domain/sample-people/persona.ts';
import { type Turn, walk } from '@homeline/domain/sample-people/walk.ts';
import { currentStep, taskOf } from '@homeline/domain/workflow/current-step.ts';
import type { StepName } from '@homeline/domain/workflow/steps.ts';
import { expect } from 'vitest';
import type { Overrides } from '../app.ts';
import { type Actor, mayWrite } from '../facts/actor.ts';
import { loadFacts } from '../facts/load.ts';
import { storeDocument } from '../modules/documents/stored-file.ts';
import { rulesOf } from '../modules/rules/rulebooks.ts';
import { TASKS } from '../tasks.ts';
import { forLender } from '../vendors/lender-of-call.ts';
import { type Given, type TestApp, testApp } from './app.ts';
import { photoOf } from './files.ts';
import { type AppWithProviders, sealedAt } from './journey.ts';
import { registrationOf } from './persona-calls.ts';
import { type Person, projectionOf, recordFacts } from './stages.ts';

/** Before every date of the personas' own. */
const STARTED_AT = '2026-03-10T17:00:00.000Z';

const ACTORS: readonly Actor['by'][] = ['BORROWER', 'SIGNER', 'STAFF', 'TASK', 'PROVIDER', 'DATE'];

/** Creates a server that queues tasks and never runs them, so that nobody moves an application but the test. */
export async function appWithIdleTasks(
  overrides: Pick<Overrides, 'vendors'> = {},
  environment: Record<string, string> = {},
): Promise<TestApp> {
  const tasks = Object.fromEntries(Object.keys(TASKS).map((name) => [name, undefined]));
  const app = await testApp({ tasks, ...overrides }, environment);
  await app.context.jobs.start(app.context);
  return app;
}

/** Runs the task of a person's step once. */
export async function runTask(app: TestApp, person: Person): Promise<void> {
  const facts = await factsOfPerson(app, person);
  const task = taskOf(currentStep(facts), facts);
  if (!task) throw new Error(`No task runs at ${currentStep(facts).id}`);
  const { entered_seq: enteredSeq } = await projectionOf(app, person);
  const run = { organisation: 'homeline', applicationId: person.uuid, enteredSeq };
  await forLender(run.organisation, () => TASKS[task](app.context, run));
}

/** Makes a call as a person, with the version of their newest fact and its own idempotency key. */
export async function callAs(
  app: TestApp,
  person: Person,
  name: CallName,
  body?: Given['body'],
  given: Given = {},
) {
  const { jwt, uuid } = person;
  const version = newestSeq(await factsOfPerson(app, person));
  const headers = { 'idempotency-key': randomUUID(), ...given.headers };
  return app.call(name, {
    version,
    jwt,
    ...given,
    headers,
    params: { uuid, ...given.params },
    ...(body && { body }),
  });
}

/** Stores a photo that a person uploaded, whatever their step asks for. @returns the document's uuid */
export function uploadAs(app: TestApp, { uuid }: Person, type: UploadedDocumentType): Promise<string> {
  const bytes = photoOf('');
  const file = { name: 'photo.jpg', contentType: 'image/jpeg', bytes };
  const key = { organisation: 'homeline', applicationId: uuid };
  return app.context.db.transaction().execute((trx) => storeDocument(trx, app.context, key, { type, file }));
}

/** Registers a borrower whom the lender asks for a document. */
export async function personAskedForDocument(app: TestApp): Promise<Person> {
  const person = await app.register();
  const value = {
    uuid: randomUUID(),
    category: 'GENERIC_DOCUMENT_REQUEST',
    requestDocuments: [],
    comments: '',
  };
  await recordFacts(app, person, 'STAFF', { fact: 'conditions', value } as FactWrite);
  return person;
}

/**
 * Expects that a call is refused to a person at another step, and isn't found for an application of another person.
 * @param elsewhere a person at a step that doesn't accept the call
 */
export async function expectOwnStepOnly(
  app: TestApp,
  elsewhere: Person,
  name: CallName,
  body?: object,
): Promise<void> {
  const before = newestSeq(await factsOfPerson(app, elsewhere));
  expect(await callAs(app, elsewhere, name, body)).toMatchObject({
    status: 409,
    body: { code: 'WRONG_STEP' },
  });
  const stranger = await app.register();
  expect(await callAs(app, { ...elsewhere, jwt: stranger.jwt }, name, body)).toMatchObject({ status: 404 });
  expect(newestSeq(await factsOfPerson(app, elsewhere))).toBe(before);
}

/**
 * Registers a persona and records what a walk to the step writes, without a provider, a task or a page. Where tasks run, only that of
 * the step itself does.
 * @throws Error when the persona doesn't pass the step
 */
export async function personAt(
  app: TestApp | AppWithProviders,
  persona: Persona,
  step: StepName,
): Promise<Person> {
  await moveClockTo(app, STARTED_AT);
  const { body } = await app.call('register', { body: registrationOf(persona) });
  const { jwt, applicationUuid: uuid } = body as { jwt: string; applicationUuid: string };
  const person = { jwt, uuid };
  const { licensedStates } = app.context.organisations.get('homeline');
  const lender = { ...rulesOf(app.context, 'homeline', noFacts()), licensedStates };
  const [registration, ...turns] = withOwnSigners(walk(persona, lender, STARTED_AT, step).turns);
  const signers = registration?.writes.filter(({ fact }) => fact === 'signers') ?? [];
  const passing = 'providers' in app ? withoutNewRuns(app) : app;
  await recordAsAnyone(passing, person, ...signers);
  for (const [index, { at, writes }] of turns.entries()) {
    if (Date.parse(at) > app.clock.nowMs()) await moveClockTo(app, at);
    const isLast = index === turns.length - 1;
    const own = writes.map((write) => sealed(app, { uuid, persona }, write));
    await recordAsAnyone(isLast ? app : passing, person, ...own);
  }
  const { step: reached } = await projectionOf(app, person);
  if (reached !== step) throw new Error(`${persona.name} is at ${reached} instead of ${step}`);
  return person;
}

/** Every walk names its signers alike. Here each gets an id of their own, as nobody shares one in an installation. */
function withOwnSigners(turns: readonly Turn[]): readonly Turn[] {
  const named = turns.flatMap(({ writes }) =>
    writes.flatMap((write) => (write.fact === 'signers' ? write.value.signers : [])),
  );
  const own = new Map(named.map(({ uuid }) => [uuid, randomUUID()]));
  return JSON.parse(JSON.stringify(turns), (_, value) => own.get(value) ?? value);
}

/** Returns the server as one that queues no task. */
function withoutNewRuns(app: TestApp): TestApp {
  return { ...app, context: { ...app.context, jobs: { ...app.context.jobs, enqueue: async () => {} } } };
}

/** Records facts in order, each as a person who may write it: at once what one of them may write. */
export async function recordAsAnyone(app: TestApp, person: Person, ...writes: FactWrite[]): Promise<void> {
  const by = writes.map(writerOf);
  for (const [index, write] of writes.entries()) {
    if (by[index] === by[index - 1]) continue;
    const next = by.findIndex((actor, later) => later > index && actor !== by[index]);
    const together = writes.slice(index, next < 0 ? undefined : next);
    await recordFacts(app, person, writerOf(write), ...together);
  }
}

function writerOf({ fact }: FactWrite): Actor['by'] {
  const by = ACTORS.find((actor) => mayWrite({ by: actor, id: '' }, fact));
  if (!by) throw new Error(`Nobody may write ${fact}`);
  return by;
}

/** Returns the stored facts of a person’s application. */
export function factsOfPerson(app: TestApp, { uuid }: Person): Promise<Facts> {
  return loadFacts(app.context.db, { organisation: 'homeline', applicationId: uuid });
}

/** Moves the server's clock, and that of its providers if it has any. */
async function moveClockTo(app: TestApp | AppWithProviders, at: string): Promise<void> {
  if ('providers' in app) await app.providers.moveClock(at);
  else app.clock.moveTo(Date.parse(at) - Date.now());
}

function sealed(
  app: TestApp,
  borrower: { readonly uuid: string; readonly persona: Persona },
  { fact, value }: FactWrite,
): FactWrite {
  const entries = Object.entries(value).map(([field, given]) => [
    field,
    sealedAt(app, borrower, `${fact}.${field}`, given),
  ]);
  return { fact, value: Object.fromEntries(entries) } as FactWrite;
}
