import { randomUUID } from 'node:crypto';
import type { CallName } from '@homeline/contract/calls.ts';
import type { Reviews } from '@homeline/contract/reviews/list-reviews.ts';
import {
  acceptedCoBorrowerIncome,
  coBorrowerIncomeDocuments,
} from '@homeline/domain/facts/co-borrowers.selectors.ts';
import type { Facts } from '@homeline/domain/facts/facts.ts';
import {
  additionalSigners,
  coBorrowers,
  type Signer,
  signsDeed,
} from '@homeline/domain/facts/signers.selectors.ts';
import type { Language } from '@homeline/domain/language/language.ts';
import { USUAL_ACTS, verifiedMonthlyGross } from '@homeline/domain/sample-people/borrower-acts.ts';
import { coBorrowerOf, type Persona } from '@homeline/domain/sample-people/persona.ts';
import { staffInput } from '@homeline/domain/sample-people/staff-input.ts';
import { DESKS } from '@homeline/domain/staff/desks.ts';
import type { StaffRole } from '@homeline/domain/staff/staff-roles.ts';
import { currentStep, taskOf } from '@homeline/domain/workflow/current-step.ts';
import { dueDate } from '@homeline/domain/workflow/due-dates.ts';
import type { NamedStep, StepName } from '@homeline/domain/workflow/steps.ts';
import { vi } from 'vitest';
import { loadFacts } from '../facts/load.ts';
import { addStaff } from '../modules/accounts/staff.ts';
import { todayAt } from '../modules/rules/decision-context.ts';
import { type Given, PASSWORD, type TestApp, type TestResponse } from './app.ts';
import { type AppWithProviders, hasNewFact } from './journey.ts';
import { PERSON_CALLS, registrationOf } from './persona-calls.ts';
import { acceptInvitation, advanceSigner, type TestSigner } from './signer-driver.ts';
import type { Person } from './stages.ts';

/** A persona's application, driven through the published calls. */
export type Journey = {
  readonly app: AppWithProviders;
  readonly person: Persona;
  readonly uuid: string;
  readonly jwt: string;
  /** The signers who have accepted their invitation, by id. */
  readonly signers: Map<string, TestSigner>;
  /** Makes a call as the persona and throws unless it succeeds. */
  call<T>(name: CallName, given?: Omit<Given, 'jwt'>): Promise<T>;
  facts(): Promise<Facts>;
};

type RegisterAnswer = { readonly jwt: string; readonly applicationUuid: string };

const HOUR_MS = 3_600_000;
const MAX_WAIT_MS = 60_000;
const MAX_STEPS = 200;

/** Creates a staff member at every desk and returns their token. */
export function createDecider(app: AppWithProviders): Promise<string> {
  return createStaffMember(app, DESKS);
}

/** Creates a new staff member at the given desks and returns their token. */
export async function createStaffMember(
  app: TestApp,
  roles: readonly StaffRole[],
  organisation = 'homeline',
  name?: string,
): Promise<string> {
  const body = { email: `${randomUUID()}@lender.example.com`, password: PASSWORD };
  await addStaff(app.context, { organisation, ...body, roles, ...(name && { name }) });
  const answer = await app.call('logIn', { body, headers: { 'x-org': organisation } });
  return succeeded<{ jwt: string }>('logIn', answer).jwt;
}

/** Registers a persona. */
export async function register(
  app: AppWithProviders,
  person: Persona,
  language: Language = 'en',
): Promise<Journey> {
  const headers = { 'accept-language': language };
  const answer = await app.call('register', { body: registrationOf(person), headers });
  const { jwt, applicationUuid: uuid } = succeeded<RegisterAnswer>('register', answer);
  return journeyOf(app, person, { jwt, uuid });
}

/** Returns the journey of a registered persona. */
export function journeyOf(app: AppWithProviders, person: Persona, { jwt, uuid }: Person): Journey {
  return {
    app,
    person,
    uuid,
    jwt,
    signers: new Map(),
    async call(name, given = {}) {
      const headers = { 'idempotency-key': randomUUID(), ...given.headers };
      const params = { uuid, ...given.params };
      return succeeded(name, await app.call(name, { ...given, params, headers, jwt }));
    },
    facts: () => loadFacts(app.context.db, { organisation: 'homeline', applicationId: uuid }),
  };
}

/**
 * Drives a persona to a step or to the end with its facts and forced answers. It waits for providers, moves the sandbox clock
 * to due dates and decides reviews as staff.
 */
export async function drive(journey: Journey, decider: string, until?: StepName): Promise<Facts> {
  const staff = [...journey.person.forced.staff];
  const acts = [...journey.person.forced.borrower];
  for (let turn = 0; turn < MAX_STEPS; turn += 1) {
    const facts = await journey.facts();
    const step = currentStep(facts);
    if (step.id === until || (step.kind === 'TERMINAL' && !taskOf(step, facts))) return facts;
    await moveToDateOf(journey, step.id);
    const forced = takeForcedAt(acts, step.id);
    const isSilent = forced?.does === 'NOTHING';
    if (forced && !isSilent) await act(journey, step.id, forced.does, forced.with);
    else if (taskOf(step, facts)) await waitForNewFact(journey, step, facts);
    else if (isSilent) await moveToDueDate(journey, step, facts);
    else if (step.kind === 'REVIEW')
      await decide(journey, decider, step, takeForcedAt(staff, step.id)?.decides);
    else if (step.id === 'WAITING_FOR_CO_BORROWERS') await coBorrowersAnswer(journey, facts);
    else if (step.id === 'WAITING_FOR_CO_BORROWER_REVIEW')
      await reviewCoBorrowers(journey, decider, step, facts);
    else if (step.id === 'WAITING_FOR_ADDITIONAL_SIGNERS') await signersSign(journey, facts);
    else if (step.id === 'NOTARY_SESSION') await completeNotarySession(journey, step, facts);
    else if (step.id === 'MANUAL_DEED_SIGNING') await completeAppointment(journey, step, facts);
    else if (USUAL_ACTS[step.id]) await act(journey, step.id, USUAL_ACTS[step.id] ?? '');
    else await moveToDueDate(journey, step, facts);
  }
  throw new Error(`${journey.person.name} does not reach the step`);
}

/** Removes and returns the next forced entry for the step. A `NOTHING` entry stays, so the persona never acts there. */
function takeForcedAt<T extends { readonly at: string; readonly does?: string }>(
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
  if (!does) throw new Error(`Unknown act ${name} at ${step}`);
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
  if (!waiting || !decision) throw new Error(`${person.name}: no staff decision at ${id}`);
  const known = await facts();
  const given = staffInput(person, known, todayAt(app.context, known), decision);
  const answer = await app.call('decideReview', {
    params: { uuid },
    body: { step: waiting.step, decision, given },
    headers: { 'idempotency-key': randomUUID() },
    jwt,
  });
  succeeded('decideReview', answer);
}

/** The additional signers accept their invitations, prove who they are and sign. */
async function signersSign(journey: Journey, facts: Facts): Promise<void> {
  for (const invited of additionalSigners(facts)) {
    const signer = await signerOf(journey, invited);
    if (journey.person.additionalSigner?.declines) {
      await advanceSigner(signer, 'SIGNER_SIGN');
      await signer.attempt('actAsSigner', { body: { act: 'REFUSED' } });
    } else {
      await advanceSigner(signer, signsDeed(invited) ? 'WAITING_FOR_SIGNER_NOTARY' : 'SIGNER_COMPLETE');
    }
  }
}

/** Each co-borrower gives their answers, as far as the identity check. */
async function coBorrowersAnswer(journey: Journey, facts: Facts): Promise<void> {
  for (const invited of coBorrowers(facts))
    await advanceSigner(await signerOf(journey, invited), 'SIGNER_IDENTITY', 'SIGNER_CANCELLED');
}

/** Accepts the next co-borrower's income as an underwriter; waits for the bureau if none is ready. */
async function reviewCoBorrowers(
  journey: Journey,
  jwt: string,
  step: NamedStep,
  facts: Facts,
): Promise<void> {
  const { app, person, uuid } = journey;
  const waiting = coBorrowers(facts).find(
    (signer) => coBorrowerIncomeDocuments(facts, signer) && !acceptedCoBorrowerIncome(facts, signer),
  );
  const known = coBorrowerOf(person);
  if (!waiting || !known) return waitForNewFact(journey, step, facts);
  const body = { decision: 'INCOME_ACCEPTED', monthlyGrossCents: verifiedMonthlyGross(known) };
  const headers = { 'idempotency-key': randomUUID() };
  const params = { uuid, signer: waiting.uuid };
  succeeded('decideCoBorrower', await app.call('decideCoBorrower', { params, body, headers, jwt }));
}

/** Returns a signer's own session: the one they have, or a new one from their invitation. */
async function signerOf({ app, person, signers }: Journey, invited: Signer): Promise<TestSigner> {
  const known = signers.get(invited.uuid);
  if (known) return known;
  const signer = await acceptInvitation(app, invited, coBorrowerOf(person));
  signers.set(invited.uuid, signer);
  return signer;
}

async function completeNotarySession(journey: Journey, step: NamedStep, facts: Facts): Promise<void> {
  const { joinUrl } = await journey.call<{ joinUrl: string }>('getNotary');
  await journey.app.providers.control('POST', `${new URL(joinUrl).pathname}/end`, {});
  await waitForNewFact(journey, step, facts);
}

async function completeAppointment(journey: Journey, step: NamedStep, facts: Facts): Promise<void> {
  const { appointment } = await journey.call<{ appointment: { confirmedTime: string } }>('getNotary');
  await journey.app.providers.moveClock(appointment.confirmedTime);
  await waitForNewFact(journey, step, facts);
}

/** Moves the clock to the due date of the step. */
async function moveToDueDate({ app, person }: Journey, step: NamedStep, facts: Facts): Promise<void> {
  const due = dueDate(step, facts);
  if (!due) throw new Error(`${person.name} is at ${step.id} without an act or a due date`);
  await app.providers.moveClock(due.at);
}

/** The persona's date at which it acts at a step. The closing documents are written soon after the identity check. */
const DATE_AT: Partial<Record<StepName, string>> = {
  IDENTITY_VERIFICATION: 'closingDisclosuresDelivered',
  CLOSING_DISCLOSURE_REVIEW: 'closingDisclosuresAcknowledged',
};

/** Moves the clock to the persona's date for the step, if it has one. */
async function moveToDateOf({ app, person }: Journey, step: StepName): Promise<void> {
  const name = DATE_AT[step];
  const day = name && person.dates?.[name];
  if (day) await app.providers.moveClock(`${day}T18:00:00.000Z`);
}

/** Waits for a fact of a task or provider. Moves the clock for one that takes time. */
async function waitForNewFact(journey: Journey, step: NamedStep, than: Facts): Promise<void> {
  const { app, person, uuid } = journey;
  if (step.id === 'WAITING_FOR_FLOOD_CERT' && than.floodDeterminations.length > 0) {
    const hours = person.floodCertDelayHours ?? 24;
    await app.providers.moveClock(new Date(app.clock.nowMs() + hours * HOUR_MS).toISOString());
  }
  const isNew = () => hasNewFact(app, journey, than);
  await vi.waitUntil(isNew, { interval: 10, timeout: MAX_WAIT_MS }).catch(() => {
    throw new Error(`${person.name} (${uuid}) gets no new fact at ${step.id}`);
  });
}

/** Returns the body of a successful answer, and throws for any other. */
function succeeded<T>(name: CallName, { status, body }: TestResponse): T {
  if (status >= 200 && status < 300) return body as T;
  throw new Error(`${name}: ${status} ${JSON.stringify(body)}`);
}
