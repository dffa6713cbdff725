import { randomUUID } from 'node:crypto';
import { setTimeout } from 'node:timers/promises';
import { CALLS, type CallName } from '@homeline/contract/calls.ts';
import { pathOf } from '@homeline/contract/client.ts';
import { USUAL_ACTS } from '@homeline/domain/sample-people/borrower-acts.ts';
import type { Persona } from '@homeline/domain/sample-people/persona.ts';
import { isStepName, type StepName, stepOf } from '@homeline/domain/workflow/steps.ts';
import { PASSWORD } from '../../apps/server/src/testing/app.ts';
import { PERSON_CALLS, registrationOf } from '../../apps/server/src/testing/persona-calls.ts';
import type { Journey } from '../../apps/server/src/testing/persona-driver.ts';
import type { Installation } from './installation.ts';

type Given = {
  params?: object;
  query?: object;
  body?: object | Buffer;
  version?: number;
  headers?: Record<string, string>;
};
type Answered = { readonly status: number; readonly body: never };

const TIMEOUT_MS = 240_000;
const PAUSE_MS = 30;

/** The steps that end on a day to which the clock is moved. */
const WAITS_FOR_DATE: readonly StepName[] = ['WAITING_FOR_CLOSING_DATE', 'RESCISSION', 'FUNDABLE'];

/** The step that a person reached, and the steps on the way. */
export type Travelled = {
  readonly uuid: string;
  readonly jwt: string;
  readonly steps: readonly string[];
  /** The measurement taken on entering each step. */
  readonly marks: ReadonlyMap<string, number>;
};

/**
 * Takes a person from registration to the end over HTTP, guided by the status like a browser. An interrupted request is resent with
 * the same key.
 * @param serverUrl the server's URL for the person's browser
 * @param until the step to stop at; by default, the end
 * @param organisation the code of the person's lender
 */
export async function completeApplication(
  installation: Pick<Installation, 'url' | 'sandboxUrl' | 'moveClock'>,
  person: Persona,
  serverUrl = installation.url,
  measure: () => number = () => 0,
  until?: StepName,
  organisation = 'homeline',
): Promise<Travelled> {
  const caller = callerAt(serverUrl, organisation);
  const { jwt, uuid } = await signedUp(caller, person);
  const call = async (name: CallName, given: Given = {}) => {
    const headers = { 'idempotency-key': randomUUID(), ...given.headers };
    const { status, body } = await caller(
      name,
      { ...given, params: { uuid, ...given.params }, headers },
      jwt,
    );
    if (status >= 300 && status !== 409) throw new Error(`${name}: ${status} ${JSON.stringify(body)}`);
    return body;
  };
  const journey = { person, uuid, call } as unknown as Journey;
  const steps: string[] = [];
  const marks = new Map<string, number>();
  const untilMs = performance.now() + 4 * TIMEOUT_MS;
  let acted = '';
  while (performance.now() < untilMs) {
    const { step, dueAt } = (await call('getStatus')) as { step: string; dueAt?: string };
    if (steps.at(-1) !== step) {
      steps.push(step);
      marks.set(step, measure());
    }
    if (!isStepName(step)) throw new Error(`Unknown step ${step}`);
    const { kind } = stepOf(step);
    if (kind === 'TERMINAL' || step === until) return { uuid, jwt, steps, marks };
    const act = PERSON_CALLS[USUAL_ACTS[step] ?? ''];
    if (WAITS_FOR_DATE.includes(step) && dueAt) await installation.moveClock(dueAt);
    else if (step === 'NOTARY_SESSION' && acted !== step)
      await endSession(installation, await call('getNotary'));
    else if (act && acted !== step) await act(journey, {});
    else await setTimeout(PAUSE_MS);
    acted = step;
  }
  throw new Error(`${person.name} did not reach the end: ${steps.join(' ')}`);
}

/** Ends the notary session at the provider. */
async function endSession({ sandboxUrl }: Pick<Installation, 'sandboxUrl'>, notary: object): Promise<void> {
  const { joinUrl } = notary as { joinUrl: string };
  await fetch(`${sandboxUrl}${new URL(joinUrl).pathname}/end`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: '{}',
  });
}

async function signedUp(
  caller: ReturnType<typeof callerAt>,
  person: Persona,
): Promise<{ jwt: string; uuid: string }> {
  const registered = await caller('register', {
    body: registrationOf(person),
    headers: { 'idempotency-key': randomUUID() },
  });
  if (registered.status < 300) {
    const { jwt, applicationUuid: uuid } = registered.body as { jwt: string; applicationUuid: string };
    return { jwt, uuid };
  }
  // The registration succeeded, but its answer was lost.
  const { body } = await caller('logIn', { body: { email: person.email, password: PASSWORD } });
  const { jwt } = body as { jwt: string };
  const applications = (await caller('listApplications', {}, jwt)).body as { uuid: string }[];
  return { jwt, uuid: applications[0]?.uuid ?? '' };
}

/** Returns a caller that retries until the server answers. */
export function callerAt(serverUrl: string, organisation = 'homeline') {
  return async (
    name: CallName,
    { params, query, body, version, headers }: Given,
    jwt?: string,
  ): Promise<Answered> => {
    const { method } = CALLS[name];
    const isBytes = Buffer.isBuffer(body);
    const untilMs = performance.now() + TIMEOUT_MS;
    let key = headers?.['idempotency-key'];
    for (;;) {
      try {
        const answer = await fetch(serverUrl + pathOf(CALLS[name], params, query), {
          method,
          headers: {
            'x-org': organisation,
            ...(jwt ? { authorization: `Bearer ${jwt}` } : {}),
            ...(version === undefined ? {} : { 'if-match': `"${version}"` }),
            ...(body && !isBytes ? { 'content-type': 'application/json' } : {}),
            ...headers,
            ...(key && { 'idempotency-key': key }),
          },
          ...(body ? { body: isBytes ? new Uint8Array(body) : JSON.stringify(body) } : {}),
        });
        const isJson = String(answer.headers.get('content-type')).startsWith('application/json');
        const read = (isJson ? await answer.json() : await answer.text()) as never;
        // A killed server's own request holds its key for two minutes. A person reloads the page and presses again.
        const isHeld = (read as { code?: string }).code === 'STILL_IN_PROGRESS';
        if (isHeld) key = randomUUID();
        if (answer.status !== 503 && !isHeld) return { status: answer.status, body: read };
      } catch (error) {
        if (performance.now() > untilMs) throw error;
      }
      await setTimeout(PAUSE_MS);
    }
  };
}
