// Proves DS-51, PR-31.

import type { FactWrite } from '@homeline/domain/facts/facts.ts';
import { additionalSigners } from '@homeline/domain/facts/signers.selectors.ts';
import { signerTasks } from '@homeline/domain/workflow/signer-step.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Trx } from '../db/tables.ts';
import { loadFacts } from '../facts/load.ts';
import { type TestApp, testApp } from '../testing/app.ts';
import { builtInPersona } from '../testing/built-in-personas.ts';
import { factsOfPerson, personAt, recordAsAnyone } from '../testing/person-at.ts';
import { type Person, projectionOf, recordFacts, waitingForSoftCredit } from '../testing/stages.ts';
import type { CreditPull, SoftCredit } from '../vendors/credit/port.ts';
import type { Result } from '../vendors/exchange.ts';
import { failedResult } from '../vendors/http-call.ts';
import { createVendors } from '../vendors/vendors.ts';
import { wasDoneForAnyEntry, wasStarted } from './earlier-calls.ts';
import { type ProviderCall, withIntent } from './intent.ts';
import type { TaskRun } from './queue.ts';

/** A fake credit bureau that can fail before or after it acts. */
function bureau() {
  const pulled = new Map<string, SoftCredit>();
  const calls: string[] = [];
  let fault: 'CUT_AFTER' | 'CUT_BEFORE' | 'SILENT' | undefined;
  return {
    pulled,
    calls,
    fails(how: typeof fault) {
      fault = how;
    },
    async ask({ reference }: CreditPull): Promise<Result<SoftCredit>> {
      calls.push(`ask ${reference}`);
      if (fault === 'CUT_BEFORE') return failedResult('UNREACHABLE', true);
      pulled.set(reference, { answer: 'NO_HIT' });
      return fault ? failedResult('UNREACHABLE', true) : { ok: true, answer: { answer: 'NO_HIT' } };
    },
    async outcome(reference: string): Promise<Result<SoftCredit>> {
      calls.push(`outcome ${reference}`);
      if (fault === 'SILENT') return failedResult('TIMEOUT', true);
      const answer = pulled.get(reference);
      return answer ? { ok: true, answer } : failedResult('NOT_RECEIVED', false);
    },
  };
}

let app: TestApp;
let credit: ReturnType<typeof bureau>;
let person: Person;
let run: TaskRun;

beforeAll(async () => {
  app = await testApp();
  await app.context.jobs.start({ ...app.context, vendors: noVendors });
});
afterAll(() => app.stop());

/** Each test has a person and a bureau of its own. */
beforeEach(async () => {
  credit = bureau();
  person = await waitingForSoftCredit(app);
  const { entered_seq } = await projectionOf(app, person);
  run = { organisation: 'homeline', applicationId: person.uuid, enteredSeq: entered_seq };
});

// The queue's own run of the task must not call the fake bureau.
const noVendors = createVendors({} as never);

const pull = (critical = false): ProviderCall<CreditPull, SoftCredit> => ({
  task: 'pullSoftCredit',
  name: 'pullSoftCredit/test',
  critical,
  exchange: credit,
  request: (_, intent) => ({
    ...intent,
    consumer: { firstName: 'Avery', lastName: 'Happy' },
    address: {} as never,
  }),
  facts: ({ answer }) => [{ fact: 'softCredit', value: { answer } }],
});

/** Enters the step again, as an application does that was reopened. @returns the run of that entry */
async function enteredAgain(): Promise<TaskRun> {
  const enteredSeq = run.enteredSeq + 1;
  await app.context.db
    .updateTable('projection')
    .set({ entered_seq: enteredSeq })
    .where('application_id', '=', run.applicationId)
    .execute();
  return { ...run, enteredSeq };
}

const pulls = async () => (await loadFacts(app.context.db, run)).softCredit;

it('calls once and commits the answer with the intent', async () => {
  expect(await withIntent(app.context, run, pull())).toMatchObject({
    outcome: 'ANSWER',
    answer: { answer: 'NO_HIT' },
  });
  expect(await pulls()).toHaveLength(1);
  expect((await projectionOf(app, person)).step).toBe('SOFT_CREDIT_NO_CREDIT');
});

it('recovers the answer of a run that crashed between the answer and the commit', async () => {
  const crashing: ProviderCall<CreditPull, SoftCredit> = {
    ...pull(),
    facts: () => {
      throw new Error('killed');
    },
  };
  await expect(withIntent(app.context, run, crashing)).rejects.toThrow('killed');
  expect(await pulls()).toHaveLength(0);
  await withIntent(app.context, run, pull());
  expect(await pulls()).toHaveLength(1);
  expect(credit.pulled.size).toBe(1);
  expect(credit.calls.filter((call) => call.startsWith('ask'))).toHaveLength(1);
});

it('records one answer when two runs of a step entry finish at once', async () => {
  const both = Promise.withResolvers<void>();
  let come = 0;
  const whenBothHaveCome = () => {
    come += 1;
    if (come === 2) both.resolve();
    return both.promise;
  };
  const exchange = {
    ask: (request: CreditPull) => whenBothHaveCome().then(() => credit.ask(request)),
    outcome: (reference: string) => whenBothHaveCome().then(() => credit.outcome(reference)),
  };
  const act = { ...pull(true), exchange };
  const found = await Promise.all([1, 2].map(() => withIntent(app.context, run, act)));
  expect(found.map(({ outcome }) => outcome)).toEqual(['ANSWER', 'ANSWER']);
  expect(credit.pulled.size).toBe(1);
  expect(await pulls()).toHaveLength(1);
});

/** A port of two providers, the first of which is down, and who was asked for what. */
function twoProviders(knows: boolean) {
  const asked: string[] = [];
  const exchange: ProviderCall<CreditPull, SoftCredit>['exchange'] = {
    async ask({ provider }) {
      asked.push(`ask ${provider}`);
      return provider === 'second' ? { ok: true, answer: { answer: 'NO_HIT' } } : DOWN;
    },
    async outcome(_, provider) {
      asked.push(`outcome of ${provider}`);
      return knows ? DOWN : failedResult('NOT_RECEIVED', false);
    },
    providerFor: (_, stored) => (stored === undefined ? 'first' : 'second'),
  };
  return { asked, call: { ...pull(), exchange } };
}
const DOWN = failedResult('UNREACHABLE', false);

it('moves a call to the next provider once the first certainly doesn’t have it, and asks that one for the outcome', async () => {
  const { asked, call } = twoProviders(false);
  await expect(withIntent(app.context, run, call)).rejects.toThrow('UNREACHABLE');
  const crashing = {
    ...call,
    facts: () => {
      throw new Error('killed');
    },
  };
  await expect(withIntent(app.context, run, crashing)).rejects.toThrow('killed');
  expect(asked).toEqual(['ask first', 'outcome of first', 'ask second']);
  await withIntent(app.context, run, call);
  expect(asked.slice(3)).toEqual(['outcome of second', 'ask second']);
  expect(await pulls()).toHaveLength(1);
});

it('leaves a call with a provider that can’t say whether it has it', async () => {
  const { asked, call } = twoProviders(true);
  for (const _ of [1, 2]) await expect(withIntent(app.context, run, call)).rejects.toThrow('UNREACHABLE');
  expect(asked).toEqual(['ask first', 'outcome of first']);
});

it('doesn’t hand a call over to staff after another run finished it', async () => {
  const refused = Promise.withResolvers<Result<SoftCredit>>();
  const asks = Promise.withResolvers<void>();
  const ask = () => {
    asks.resolve();
    return refused.promise;
  };
  const slow = withIntent(app.context, run, { ...pull(true), exchange: { ...credit, ask } });
  await asks.promise;
  await withIntent(app.context, run, pull(true));
  refused.resolve(failedResult('REFUSED', false));
  expect(await slow).toEqual({ outcome: 'LEFT' });
  expect(await withIntent(app.context, run, pull(true))).toEqual({ outcome: 'LEFT' });
  expect(await pulls()).toHaveLength(1);
});

it('queries the outcome immediately after an ambiguous network failure', async () => {
  credit.fails('CUT_AFTER');
  await withIntent(app.context, run, pull());
  expect(credit.pulled.size).toBe(1);
  expect(await pulls()).toHaveLength(1);
});

it('resends the same reference if the bureau never received it', async () => {
  credit.fails('CUT_BEFORE');
  await expect(withIntent(app.context, run, pull())).rejects.toThrow('UNREACHABLE');
  credit.fails(undefined);
  await withIntent(app.context, run, pull());
  const references = new Set(credit.calls.map((call) => call.split(' ')[1]));
  expect(references.size).toBe(1);
  expect(credit.pulled.size).toBe(1);
});

it('hands a critical call with an unknown outcome over to staff, and never resends it', async () => {
  credit.fails('SILENT');
  for (let tried = 1; tried < 5; tried += 1) {
    await expect(withIntent(app.context, run, pull(true))).rejects.toThrow();
  }
  expect(await withIntent(app.context, run, pull(true))).toEqual({ outcome: 'NEEDS_PERSON' });
  credit.fails(undefined);
  expect(await withIntent(app.context, run, pull(true))).toEqual({ outcome: 'NEEDS_PERSON' });
  expect(credit.calls.filter((call) => call.startsWith('ask'))).toHaveLength(1);
});

it('records nothing for an application that has left the step', async () => {
  await withIntent(app.context, run, pull());
  expect(await withIntent(app.context, { ...run, enteredSeq: run.enteredSeq - 1 }, pull())).toEqual({
    outcome: 'LEFT',
  });
  expect(await pulls()).toHaveLength(1);
});

it('records the result of a critical call even after the application left the step', async () => {
  credit.fails('SILENT');
  await expect(withIntent(app.context, run, pull(true))).rejects.toThrow();
  await recordFacts(app, person, 'BORROWER', { fact: 'cancellation', value: {} });
  credit.fails(undefined);
  expect(await withIntent(app.context, run, pull(true))).toMatchObject({ outcome: 'ANSWER' });
  expect(await pulls()).toHaveLength(1);
  expect(credit.calls.filter((call) => call.startsWith('ask'))).toHaveLength(1);
});

it('makes no critical call while an earlier outcome is unknown', async () => {
  credit.fails('SILENT');
  await expect(withIntent(app.context, run, pull(true))).rejects.toThrow();
  credit.fails(undefined);
  const again = await enteredAgain();
  // The queue tries again for a day, since a silent provider or a person may take that long.
  await expect(withIntent(app.context, again, pull(true))).rejects.toMatchObject({
    name: 'ProviderSilent',
    message: expect.stringContaining('not settled yet'),
  });
  expect(credit.pulled.size).toBe(1);
});

it('is made by the run of the current step entry alone', async () => {
  const later = await enteredAgain();
  const [stale, current] = await Promise.all(
    [run, later].map((each) => withIntent(app.context, each, pull(true))),
  );
  expect(stale).toEqual({ outcome: 'LEFT' });
  expect(current).toMatchObject({ outcome: 'ANSWER' });
  expect(credit.pulled.size).toBe(1);
});

describe('a critical call that the bureau never received, of a step entry that was left', () => {
  const asks = () => credit.calls.filter((call) => call.startsWith('ask'));
  const pass = (minutes: number) => app.clock.moveTo(app.clock.nowMs() + minutes * 60_000 - Date.now());

  beforeEach(async () => {
    credit.fails('CUT_BEFORE');
    await expect(withIntent(app.context, run, pull(true))).rejects.toThrow('UNREACHABLE');
    credit.fails(undefined);
  });

  /** Sends the call, whose request arrives at the bureau only later. */
  async function onItsWay() {
    const sent = Promise.withResolvers<void>();
    const arrives = Promise.withResolvers<void>();
    const ask = async (request: CreditPull) => {
      sent.resolve();
      await arrives.promise;
      return credit.ask(request);
    };
    const slow = withIntent(app.context, run, { ...pull(true), exchange: { ...credit, ask } });
    await sent.promise;
    return { arrive: arrives.resolve, slow };
  }

  it('is finished under its own reference before the next entry calls', async () => {
    const later = await enteredAgain();
    await expect(withIntent(app.context, later, pull(true))).rejects.toThrow('not settled yet');
    expect(await app.context.jobs.isOpen(app.context.db as Trx, 'pullSoftCredit', run)).toBe(true);
    expect(await withIntent(app.context, run, pull(true))).toMatchObject({ outcome: 'ANSWER' });
    expect(new Set(asks()).size).toBe(1);
    expect(credit.pulled.size).toBe(1);
    expect(await pulls()).toHaveLength(1);
  });

  it('keeps the next entry waiting while an attempt is on its way, however old the call is', async () => {
    pass(61);
    const { arrive, slow } = await onItsWay();
    await expect(withIntent(app.context, await enteredAgain(), pull(true))).rejects.toThrow(
      'not settled yet',
    );
    arrive();
    expect(await slow).toMatchObject({ outcome: 'ANSWER' });
    expect(credit.pulled.size).toBe(1);
  });

  it('is closed by its own run, and counts as neither started nor done', async () => {
    await recordFacts(app, person, 'BORROWER', { fact: 'cancellation', value: {} });
    const name = 'pullSoftCredit/test';
    const known = () =>
      Promise.all([wasStarted, wasDoneForAnyEntry].map((was) => was(app.context, run, name)));
    await expect(withIntent(app.context, run, pull(true))).rejects.toThrow('may still be on its way');
    expect(await known()).toEqual([true, false]);
    pass(61);
    expect(await withIntent(app.context, run, pull(true))).toEqual({ outcome: 'LEFT' });
    expect(await known()).toEqual([false, false]);
    expect(asks()).toHaveLength(1);
  });

  it('still records an answer that comes after it was closed', async () => {
    const { arrive, slow } = await onItsWay();
    await recordFacts(app, person, 'BORROWER', { fact: 'cancellation', value: {} });
    pass(61);
    expect(await withIntent(app.context, run, pull(true))).toEqual({ outcome: 'LEFT' });
    arrive();
    await slow;
    expect(await pulls()).toHaveLength(1);
  });

  it('of a signer is sent after all, under its reference, once they are back at the same entry', async () => {
    person = await personAt(app, builtInPersona('t23'), 'NOTE_SIGNING');
    const [{ uuid: signer } = expect.fail()] = additionalSigners(await factsOfPerson(app, person));
    const acts = ['LOGGED_IN', 'CONTINUED', 'CONSENTED', 'ID_UPLOADED', 'ID_VERIFIED'] as const;
    const request = { signer, typedName: 'Robin', documents: [], consent: { textVersion: '2026-11' } };
    await recordAsAnyone(
      app,
      person,
      ...acts.map((act): FactWrite => ({ fact: 'signerActs', value: { signer, act } })),
      { fact: 'signerSignatureRequests', value: request },
    );
    const [{ entry: enteredSeq } = expect.fail()] = signerTasks(await factsOfPerson(app, person));
    run = { organisation: 'homeline', applicationId: person.uuid, enteredSeq, signer };
    const sign = { ...pull(true), task: 'signSignerNote', name: `signSignerNote/${signer}` } as const;
    credit.fails('CUT_BEFORE');
    await expect(withIntent(app.context, run, sign)).rejects.toThrow('UNREACHABLE');
    credit.fails(undefined);
    await recordFacts(app, person, 'BORROWER', { fact: 'cancellation', value: {} });
    pass(61);
    expect(await withIntent(app.context, run, sign)).toEqual({ outcome: 'LEFT' });
    await recordFacts(app, person, 'STAFF', { fact: 'reopenings', value: { reason: 'Asked by phone' } });
    expect(await withIntent(app.context, run, sign)).toMatchObject({ outcome: 'ANSWER' });
    expect(new Set(asks().slice(1)).size).toBe(1);
    expect(credit.pulled.size).toBe(1);
  });
});

it.each([
  [true, 'UNCLEAR'],
  [false, 'REFUSED'],
])('tells staff of a refused call whether it may have acted: %s is %s', async (mayHaveActed, failure) => {
  const exchange = {
    ask: async () => failedResult('UNREACHABLE', true),
    outcome: async () => failedResult('REFUSED', mayHaveActed),
  };
  expect(await withIntent(app.context, run, { ...pull(), exchange })).toEqual({ outcome: 'NEEDS_PERSON' });
  const stored = await app.context.db
    .selectFrom('intent')
    .select('failure')
    .where('application_id', '=', run.applicationId)
    .where('task', '=', pull().name ?? '');
  expect(await stored.execute()).toEqual([{ failure }]);
});
