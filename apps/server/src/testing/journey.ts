import {
  acceptedCoBorrowerIncome,
  coBorrowerProfile,
  statesIncome,
} from '@homeline/domain/facts/co-borrowers.selectors.ts';
import type { Sealed } from '@homeline/domain/facts/fact.ts';
import { type Facts, type FactWrite, newestSeq } from '@homeline/domain/facts/facts.ts';
import { notarySession } from '@homeline/domain/facts/notary.selectors.ts';
import { ACTS, registration, USUAL_ACTS } from '@homeline/domain/sample-people/borrower-acts.ts';
import { acceptedIncome, coBorrowerAnswers } from '@homeline/domain/sample-people/co-borrower-acts.ts';
import { coBorrowerOf, type Persona } from '@homeline/domain/sample-people/persona.ts';
import { signerActs } from '@homeline/domain/sample-people/provider-answers.ts';
import { staffInput } from '@homeline/domain/sample-people/staff-input.ts';
import { currentStep, taskOf } from '@homeline/domain/workflow/current-step.ts';
import { dueDate } from '@homeline/domain/workflow/due-dates.ts';
import { staffDecision } from '@homeline/domain/workflow/staff-decisions.ts';
import type { StepName } from '@homeline/domain/workflow/steps.ts';
import { vi } from 'vitest';
import type { Overrides } from '../app.ts';
import { loadFacts } from '../facts/load.ts';
import { recordDueDates } from '../jobs/due-dates.ts';
import { storeDocument } from '../modules/documents/stored-file.ts';
import { staffContext } from '../modules/rules/decision-context.ts';
import { startTestProviders, type TestProviders } from '../vendors/testing/test-providers.ts';
import { rfc3161 } from '../vendors/time-stamps/rfc3161.ts';
import { type TestApp, testApp, WEBHOOK_SECRET } from './app.ts';
import { type Person, recordFacts } from './stages.ts';

/** A server with running tasks, connected to the sandbox's providers and their webhooks. */
export type AppWithProviders = TestApp & { readonly providers: TestProviders };

export async function workingApp(
  people: readonly Persona[] = [],
  {
    overrides = {},
    environment = {},
  }: {
    overrides?: Overrides;
    /** A function gets the address of the providers. */
    environment?: Record<string, string> | ((providersUrl: string) => Record<string, string>);
  } = {},
): Promise<AppWithProviders> {
  const providers = await startTestProviders(people, undefined, WEBHOOK_SECRET);
  const stamp = rfc3161(`${providers.url}/providers/rfc3161`);
  const app: TestApp = await testApp(
    {
      vendors: providers.vendors,
      // A test moves the app's clock alone, so a stamp takes its time from that one.
      timeStamp: async (bytes) => ({ ...(await stamp(bytes)), at: app.clock.now() }),
      ...overrides,
    },
    typeof environment === 'function' ? environment(providers.url) : environment,
  );
  providers.sandbox.setServerUrl(await app.http.listen({ port: 0, host: '127.0.0.1' }));
  await app.context.jobs.start(app.context);
  return {
    ...app,
    providers,
    async stop() {
      await app.stop();
      await providers.stop();
    },
  };
}

export type TestBorrower = { readonly uuid: string; readonly jwt: string; readonly persona: Persona };

/** Registers a persona with the answers of the first page. */
export async function registerPersona(app: AppWithProviders, persona: Persona): Promise<TestBorrower> {
  const [firstName, ...rest] = persona.name.split(' ');
  const { street1, city, state, zip, occupancy } = persona.property;
  const person = await app.register({
    ...{ street1, city, state, zip, occupancy, firstName, lastName: rest.join(' ') || firstName },
    ...{ dob: persona.dob, email: persona.email, phone: persona.phone },
  });
  const borrower = { ...person, persona };
  const known: readonly FactWrite['fact'][] = ['statedIncome', 'signers'];
  await recordAnswers(
    app,
    borrower,
    registration(persona).filter(({ fact }) => known.includes(fact)),
  );
  return borrower;
}

/**
 * Moves a persona's application to a step: records the borrower's and staff's facts and passes time.
 * The server and its providers do the rest.
 */
export async function advanceTo(
  app: AppWithProviders,
  borrower: TestBorrower,
  until: StepName,
): Promise<Facts> {
  const staff = [...borrower.persona.forced.staff];
  const acts = [...borrower.persona.forced.borrower];
  for (;;) {
    const facts = await factsOf(app, borrower);
    const step = currentStep(facts);
    if (step.id === until) return facts;
    const forced = takeForcedAt(acts, step.id);
    const usual = forced?.does ?? USUAL_ACTS[step.id];
    const context = staffContext(app.context, keyOf(borrower), facts);
    if ((!forced || usual === 'NOTHING') && taskOf(step, facts)) {
      await waitForNewFact(app, borrower, facts);
    } else if (step.kind === 'REVIEW') {
      const decision = takeForcedAt(staff, step.id);
      const decide = staffDecision(step.id, decision?.decides ?? '');
      const given = {
        ...staffInput(borrower.persona, facts, context.today, decision?.decides),
        conditionUuid: borrower.uuid,
      };
      const ruling = decide?.(facts, context, given) ?? [];
      if (!('length' in ruling) || ruling.length === 0) throw new Error(`No staff decision at ${step.id}`);
      await recordFacts(app, borrower, 'STAFF', ...ruling);
    } else if (step.id === 'WAITING_FOR_CO_BORROWERS' && step.subject) {
      if (coBorrowerProfile(facts, step.subject)) await waitForNewFact(app, borrower, facts);
      else await recordCoBorrower(app, borrower, coBorrowerAnswers(borrower.persona, step.subject));
    } else if (step.id === 'WAITING_FOR_CO_BORROWER_REVIEW' && step.subject) {
      const isAccepted = acceptedCoBorrowerIncome(facts, step.subject) !== undefined;
      if (isAccepted || !statesIncome(facts, step.subject)) await waitForNewFact(app, borrower, facts);
      else await recordFacts(app, borrower, 'STAFF', acceptedIncome(borrower.persona, step.subject));
    } else if (step.id === 'WAITING_FOR_ADDITIONAL_SIGNERS') {
      const acts = (facts.signers?.signers ?? []).flatMap(({ uuid }) => signerActs(uuid));
      const isChecked = ({ value }: FactWrite) => 'act' in value && value.act === 'ID_VERIFIED';
      await recordFacts(app, borrower, 'SIGNER', ...acts.filter((act) => !isChecked(act)));
      await recordFacts(app, borrower, 'TASK', ...acts.filter(isChecked));
    } else if (step.id === 'NOTARY_SESSION') {
      await app.providers.control('POST', `/notary/sessions/${notarySession(facts)?.session}/end`, {});
      await waitForNewFact(app, borrower, facts);
    } else if (step.id === 'MANUAL_DEED_SIGNING') {
      const { appointment } = facts.appointmentBookings.at(-1) ?? {};
      await app.providers.control('POST', `/notary/appointments/${appointment}/return`, {});
      await waitForNewFact(app, borrower, facts);
    } else if (usual && usual !== 'NOTHING') {
      const act = ACTS[usual];
      if (!act) throw new Error(`Unknown act ${usual}`);
      await recordAnswers(app, borrower, act(borrower.persona, facts, context, forced?.with ?? {}));
    } else {
      const due = dueDate(step, facts);
      if (!due) throw new Error(`No act or due date at ${step.id}`);
      app.clock.moveTo(Date.parse(due.at) - Date.now());
      await recordDueDates(app.context);
    }
  }
}

/** Returns the steps that an application has passed, from its audit chain. */
export async function pathOf(app: AppWithProviders, { uuid }: TestBorrower): Promise<string[]> {
  const events = await app.context.db
    .selectFrom('audit_event')
    .select('what')
    .where('application_id', '=', uuid)
    .where('what', 'like', 'step %')
    .orderBy('number')
    .execute();
  return events.map(({ what }) => what.slice('step '.length));
}

export function factsOf(app: AppWithProviders, borrower: TestBorrower): Promise<Facts> {
  return loadFacts(app.context.db, keyOf(borrower));
}

export function keyOf({ uuid }: TestBorrower) {
  return { organisation: 'homeline', applicationId: uuid };
}

/** Takes the next forced entry for the step. An entry that does nothing stays, so the persona never acts there. */
function takeForcedAt<T extends { readonly at: string; readonly does?: string }>(
  entries: T[],
  step: StepName,
): T | undefined {
  const index = entries.findIndex(({ at }) => at === step);
  if (entries[index]?.does === 'NOTHING') return entries[index];
  return index < 0 ? undefined : entries.splice(index, 1)[0];
}

/** Waits until a task or a provider records a fact. */
export async function waitForNewFact(
  app: AppWithProviders,
  borrower: TestBorrower,
  than: Facts,
): Promise<void> {
  await vi.waitUntil(() => hasNewFact(app, borrower, than), { interval: 5, timeout: 60_000 });
}

/** Returns whether an application has a newer fact, without reading them all. */
export async function hasNewFact({ context }: TestApp, { uuid }: Person, than: Facts): Promise<boolean> {
  const { last_seq } = await context.db
    .selectFrom('application')
    .select('last_seq')
    .where('organisation', '=', 'homeline')
    .where('id', '=', uuid)
    .executeTakeFirstOrThrow();
  return last_seq > newestSeq(than);
}

/** Records a borrower's facts. Seals what a handler would seal, and stores an upload for each document. */
async function recordAnswers(
  app: AppWithProviders,
  borrower: TestBorrower,
  writes: readonly FactWrite[],
): Promise<void> {
  const facts = await factsOf(app, borrower);
  const made: FactWrite[] = [];
  for (const { fact, value } of writes) {
    const entries = Object.entries(value).map(async ([field, given]): Promise<[string, unknown]> => {
      const kept = keptDocuments(facts, fact) ?? [await storeUpload(app, borrower)];
      if (field === 'documents') return [field, kept];
      if (field === 'document') return [field, kept[0]];
      return [field, sealedAt(app, borrower, `${fact}.${field}`, given)];
    });
    made.push({ fact, value: Object.fromEntries(await Promise.all(entries)) } as FactWrite);
  }
  await recordFacts(app, borrower, 'BORROWER', ...made);
}

/** Records a co-borrower's answers, sealed as their handlers would. */
async function recordCoBorrower(
  app: AppWithProviders,
  borrower: TestBorrower,
  writes: readonly FactWrite[],
): Promise<void> {
  const person = coBorrowerOf(borrower.persona);
  const made = writes.map(({ fact, value }) => ({
    fact,
    value: Object.fromEntries(
      Object.entries(value).map(([field, given]) => [
        field,
        sealedAt(app, { ...borrower, persona: person ?? borrower.persona }, `${fact}.${field}`, given),
      ]),
    ),
  })) as FactWrite[];
  await recordFacts(app, borrower, 'SIGNER', ...made);
}

/** Returns the documents that a fact refers to, if it answers our documents. */
function keptDocuments(facts: Facts, fact: FactWrite['fact']): readonly string[] | undefined {
  const isClosing = fact === 'noteSignatureRequests' || fact === 'closingAcknowledgement';
  return isClosing ? facts.closingDocuments.at(-1)?.documents : undefined;
}

/** Seals a value that a persona's act marks as sealed, as its handler would. */
export function sealedAt(
  app: TestApp,
  { uuid, persona }: Pick<TestBorrower, 'uuid' | 'persona'>,
  field: string,
  given: unknown,
): unknown {
  if (typeof given !== 'string' || !given.startsWith('sealed:test:')) return given;
  const text = field.endsWith('.ssn')
    ? persona.testId.replaceAll('-', '')
    : given.slice('sealed:test:'.length);
  const number = field === 'bankAccounts.account' ? '000123456789' : text;
  return app.context.sealing.seal(number, { application: uuid, field }) satisfies Sealed;
}

function storeUpload(app: AppWithProviders, borrower: TestBorrower): Promise<string> {
  const file = { name: 'upload.jpg', contentType: 'image/jpeg', bytes: Buffer.from('a photo') };
  return app.context.db
    .transaction()
    .execute((trx) =>
      storeDocument(trx, app.context, keyOf(borrower), { type: 'DRIVERSLICENSEFRONT', file }),
    );
}
