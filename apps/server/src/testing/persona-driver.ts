import { randomUUID } from 'node:crypto';
import { DESKS, type Desk } from '@homeline/contract/call.ts';
import type { CallName } from '@homeline/contract/calls.ts';
import type { Reviews } from '@homeline/contract/reviews/list-reviews.ts';
import type { Facts } from '@homeline/domain/facts/facts.ts';
import { USUAL_ACTS } from '@homeline/domain/testing/borrower-acts.ts';
import type { Persona } from '@homeline/domain/testing/persona.ts';
import { signerActs } from '@homeline/domain/testing/provider-answers.ts';
import { staffGiven } from '@homeline/domain/testing/staff-given.ts';
import { currentStep, taskOf } from '@homeline/domain/workflow/current-step.ts';
import { dueDate } from '@homeline/domain/workflow/due-dates.ts';
import type { NamedStep, StepName } from '@homeline/domain/workflow/steps.ts';
import { vi } from 'vitest';
import { loadFacts } from '../facts/load.ts';
import { addStaff } from '../modules/accounts/staff.ts';
import { todayAt } from '../modules/offers/decision-context.ts';
import { type Answer, type Given, PASSWORD, type TestApp } from './app.ts';
import type { WorkingApp } from './journey.ts';
import { PERSON_CALLS, registrationOf } from './persona-calls.ts';
import { recordFacts } from './stages.ts';

/** A named person on their way through the published calls. */
export type Journey = {
  readonly app: WorkingApp;
  readonly person: Persona;
  readonly uuid: string;
  readonly jwt: string;
  /** Makes a call as the person; anything but success is an error. */
  call<T>(name: CallName, given?: Omit<Given, 'jwt'>): Promise<T>;
  facts(): Promise<Facts>;
};

type Registered = { readonly jwt: string; readonly applicationUuid: string };

const HOUR_MS = 3_600_000;
const PATIENCE_MS = 20_000;
const STEPS_AT_MOST = 200;

/** Somebody of the lender who may decide everything. Gives their token. */
export function aDecider(app: WorkingApp): Promise<string> {
  return aMemberOfStaff(app, DESKS);
}

/** Somebody of the lender who sits at some desks, another person at each call. Gives their token. */
export async function aMemberOfStaff(
  app: TestApp,
  desks: readonly Desk[],
  organisation = 'homeline',
): Promise<string> {
  const body = { email: `${randomUUID()}@lender.example.com`, password: PASSWORD };
  await addStaff(app.context, { organisation, ...body, desks });
  const answer = await app.call('logIn', { body, headers: { 'x-org': organisation } });
  return succeeded<{ jwt: string }>('logIn', answer).jwt;
}

/** Registers a person with what they would enter. */
export async function register(app: WorkingApp, person: Persona): Promise<Journey> {
  const answer = await app.call('register', { body: registrationOf(person) });
  const { jwt, applicationUuid: uuid } = succeeded<Registered>('register', answer);
  return {
    app,
    person,
    uuid,
    jwt,
    async call(name, given = {}) {
      const headers = { 'idempotency-key': randomUUID(), ...given.headers };
      const params = { uuid, ...given.params };
      return succeeded(name, await app.call(name, { ...given, params, headers, jwt }));
    },
    facts: () => loadFacts(app.context.db, { organisation: 'homeline', applicationId: uuid }),
  };
}

/**
 * Carries a person to the end, or to a step, by their facts and forced answers alone. Where a provider answers it is waited for, where a date waits
 * the clock of the outside world is moved, and where a review waits a member of staff decides it.
 */
export async function drive(journey: Journey, decider: string, until?: StepName): Promise<Facts> {
  const staff = [...journey.person.forced.staff];
  const acts = [...journey.person.forced.borrower];
  for (let turn = 0; turn < STEPS_AT_MOST; turn += 1) {
    const facts = await journey.facts();
    const step = currentStep(facts);
    if (step.id === until || (step.kind === 'TERMINAL' && !taskOf(step, facts))) return facts;
    await moveToDateOf(journey, step.id);
    const forced = takeAt(acts, step.id);
    const isSilent = forced?.does === 'NOTHING';
    if (forced && !isSilent) await act(journey, step.id, forced.does, forced.with);
    else if (taskOf(step, facts)) await untilNews(journey, step, facts);
    else if (isSilent) await passTime(journey, step, facts);
    else if (step.kind === 'REVIEW') await decide(journey, decider, step, takeAt(staff, step.id)?.decides);
    else if (step.id === 'WAITING_FOR_ADDITIONAL_SIGNERS') await signersSign(journey, facts);
    else if (step.id === 'NOTARY_SESSION') await meetTheNotary(journey, step, facts);
    else if (step.id === 'MANUAL_DEED_SIGNING') await keepTheAppointment(journey, step, facts);
    else if (USUAL_ACTS[step.id]) await act(journey, step.id, USUAL_ACTS[step.id] ?? '');
    else await passTime(journey, step, facts);
  }
  throw new Error(`${journey.person.name} does not arrive`);
}

/** The next that is forced at the step. Who does nothing there does nothing as long as the application stands there. */
function takeAt<T extends { readonly at: string; readonly does?: string }>(
  entries: T[],
  step: StepName,
): T | undefined {
  const index = entries.findIndex(({ at }) => at === step);
  if (entries[index]?.does === 'NOTHING') return entries[index];
  return index < 0 ? undefined : entries.splice(index, 1)[0];
}

async function act(
  journey: Journey,
  step: StepName,
  name: string,
  given: Readonly<Record<string, unknown>> = {},
): Promise<void> {
  const does = PERSON_CALLS[name === 'RETRY' ? (USUAL_ACTS[step] ?? name) : name];
  if (!does) throw new Error(`Nobody knows how to do ${name} at ${step}`);
  await does(journey, given);
}

async function decide(
  { app, person, uuid, facts }: Journey,
  jwt: string,
  { id }: NamedStep,
  decision: string | undefined,
): Promise<void> {
  const { reviews } = succeeded<Reviews>('listReviews', await app.call('listReviews', { jwt }));
  const waiting = reviews.find((review) => review.uuid === uuid);
  if (!waiting || !decision) throw new Error(`${person.name}: nobody decides at ${id}`);
  const known = await facts();
  const given = staffGiven(person, known, todayAt(app.context, known), decision);
  const answer = await app.call('decideReview', {
    params: { uuid },
    body: { step: waiting.step, decision, given },
    headers: { 'idempotency-key': randomUUID() },
    jwt,
  });
  succeeded('decideReview', answer);
}

/** The signers' own pages are another's work; what they do there is told as it would be. */
async function signersSign({ app, uuid }: Journey, facts: Facts): Promise<void> {
  const acts = (facts.signers?.signers ?? []).flatMap((signer) => signerActs(signer.uuid));
  const own = acts.filter(({ value }) => !('act' in value && value.act === 'ID_VERIFIED'));
  await recordFacts(app, { uuid, jwt: '' }, 'SIGNER', ...own);
}

async function meetTheNotary(journey: Journey, step: NamedStep, facts: Facts): Promise<void> {
  const { joinUrl } = await journey.call<{ joinUrl: string }>('getNotary');
  await journey.app.world.control('POST', `${new URL(joinUrl).pathname}/end`, {});
  await untilNews(journey, step, facts);
}

async function keepTheAppointment(journey: Journey, step: NamedStep, facts: Facts): Promise<void> {
  const { appointment } = await journey.call<{ appointment: { confirmedTime: string } }>('getNotary');
  await journey.app.world.moveClock(appointment.confirmedTime);
  await untilNews(journey, step, facts);
}

/** Lets the date come that the step waits for. */
async function passTime({ app, person }: Journey, step: NamedStep, facts: Facts): Promise<void> {
  const due = dueDate(step, facts);
  if (!due) throw new Error(`${person.name} stands at ${step.id} and nobody acts`);
  await app.world.moveClock(due.at);
}

/** A person's dates set the clock where the law counts from them. */
async function moveToDateOf({ app, person }: Journey, step: StepName): Promise<void> {
  const day = step === 'CLOSING_DISCLOSURE_REVIEW' && person.dates?.['closingDisclosuresAcknowledged'];
  if (day) await app.world.moveClock(`${day}T18:00:00.000Z`);
}

/** Waits for what a task or a provider brings; what comes only with time is hurried along. */
async function untilNews(journey: Journey, step: NamedStep, than: Facts): Promise<void> {
  const { app, person, uuid } = journey;
  if (step.id === 'WAITING_FOR_FLOOD_CERT' && than.floodDeterminations.length > 0) {
    const hours = person.floodCertDelayHours ?? 24;
    await app.world.moveClock(new Date(app.clock.nowMs() + hours * HOUR_MS).toISOString());
  }
  const known = Object.values(than).flat().length;
  const isNews = async () => Object.values(await journey.facts()).flat().length > known;
  await vi.waitUntil(isNews, { interval: 10, timeout: PATIENCE_MS }).catch(() => {
    throw new Error(`${person.name} (${uuid}) waits at ${step.id} and nothing comes`);
  });
}

/** What a call answers when it succeeds. */
function succeeded<T>(name: CallName, { status, body }: Answer): T {
  if (status >= 200 && status < 300) return body as T;
  throw new Error(`${name}: ${status} ${JSON.stringify(body)}`);
}
