import { afterEach, beforeEach, expect, it } from 'vitest';
import { loadFacts } from '../facts/load.ts';
import { type TestApp, testApp } from '../testing/app.ts';
import { type Person, projectionOf, tell, waitingForSoftCredit } from '../testing/stages.ts';
import type { CreditPull, SoftCredit } from '../vendors/credit/port.ts';
import type { Result } from '../vendors/exchange.ts';
import { failed } from '../vendors/request.ts';
import { createVendors } from '../vendors/vendors.ts';
import { type Act, withIntent } from './intent.ts';
import type { TaskRun } from './queue.ts';

/** A bureau that keeps what it did, and can be told to cut the line before or after it acts. */
function bureau() {
  const acted = new Map<string, SoftCredit>();
  const heard: string[] = [];
  let fault: 'CUT_AFTER' | 'CUT_BEFORE' | 'SILENT' | undefined;
  return {
    acted,
    heard,
    fails(how: typeof fault) {
      fault = how;
    },
    async ask({ reference }: CreditPull): Promise<Result<SoftCredit>> {
      heard.push(`ask ${reference}`);
      if (fault === 'CUT_BEFORE') return failed('UNREACHABLE', true);
      acted.set(reference, { answer: 'NO_HIT' });
      return fault ? failed('UNREACHABLE', true) : { ok: true, answer: { answer: 'NO_HIT' } };
    },
    async outcome(reference: string): Promise<Result<SoftCredit>> {
      heard.push(`outcome ${reference}`);
      if (fault === 'SILENT') return failed('TIMEOUT', true);
      const answer = acted.get(reference);
      return answer ? { ok: true, answer } : failed('NOT_RECEIVED', false);
    },
  };
}

let app: TestApp;
let credit: ReturnType<typeof bureau>;
let person: Person;
let run: TaskRun;

beforeEach(async () => {
  app = await testApp();
  await app.context.jobs.start({ ...app.context, vendors: noVendors });
  credit = bureau();
  person = await waitingForSoftCredit(app);
  const { entered_seq } = await projectionOf(app, person);
  run = { organisation: 'homeline', applicationId: person.uuid, enteredSeq: entered_seq };
});
afterEach(() => app.stop());

// The queue's own run of the task must not meet the bureau of the test.
const noVendors = createVendors({} as never);

const pull = (critical = false): Act<CreditPull, SoftCredit> => ({
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

const pulls = async () => (await loadFacts(app.context.db, run)).softCredit;

it('asks once, and the answer and the intent commit together', async () => {
  expect(await withIntent(app.context, run, pull())).toMatchObject({
    came: 'ANSWER',
    answer: { answer: 'NO_HIT' },
  });
  expect(await pulls()).toHaveLength(1);
  expect((await projectionOf(app, person)).step).toBe('SOFT_CREDIT_NO_CREDIT');
});

it('finds the answer of a run that died between the answer and the commit', async () => {
  const dying: Act<CreditPull, SoftCredit> = {
    ...pull(),
    facts: () => {
      throw new Error('killed');
    },
  };
  await expect(withIntent(app.context, run, dying)).rejects.toThrow('killed');
  expect(await pulls()).toHaveLength(0);
  await withIntent(app.context, run, pull());
  expect(await pulls()).toHaveLength(1);
  expect(credit.acted.size).toBe(1);
  expect(credit.heard.filter((call) => call.startsWith('ask'))).toHaveLength(1);
});

it('writes once what two runs of one entry find out at the same time', async () => {
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
  expect(found.map(({ came }) => came)).toEqual(['ANSWER', 'ANSWER']);
  expect(credit.acted.size).toBe(1);
  expect(await pulls()).toHaveLength(1);
});

it('leaves to no person what another run has come to the end of', async () => {
  const refused = Promise.withResolvers<Result<SoftCredit>>();
  const asks = Promise.withResolvers<void>();
  const ask = () => {
    asks.resolve();
    return refused.promise;
  };
  const slow = withIntent(app.context, run, { ...pull(true), exchange: { ...credit, ask } });
  await asks.promise;
  await withIntent(app.context, run, pull(true));
  refused.resolve(failed('REFUSED', false));
  expect(await slow).toEqual({ came: 'LEFT' });
  expect(await withIntent(app.context, run, pull(true))).toEqual({ came: 'LEFT' });
  expect(await pulls()).toHaveLength(1);
});

it('asks for the outcome at once when the line was cut after the bureau acted', async () => {
  credit.fails('CUT_AFTER');
  await withIntent(app.context, run, pull());
  expect(credit.acted.size).toBe(1);
  expect(await pulls()).toHaveLength(1);
});

it('sends the same reference again when the bureau never received it', async () => {
  credit.fails('CUT_BEFORE');
  await expect(withIntent(app.context, run, pull())).rejects.toThrow('UNREACHABLE');
  credit.fails(undefined);
  await withIntent(app.context, run, pull());
  const references = new Set(credit.heard.map((call) => call.split(' ')[1]));
  expect(references.size).toBe(1);
  expect(credit.acted.size).toBe(1);
});

it('gives a critical act whose outcome cannot be known to a person, and never sends it again', async () => {
  credit.fails('SILENT');
  for (let tried = 1; tried < 5; tried += 1) {
    await expect(withIntent(app.context, run, pull(true))).rejects.toThrow();
  }
  expect(await withIntent(app.context, run, pull(true))).toEqual({ came: 'NEEDS_PERSON' });
  credit.fails(undefined);
  expect(await withIntent(app.context, run, pull(true))).toEqual({ came: 'NEEDS_PERSON' });
  expect(credit.heard.filter((call) => call.startsWith('ask'))).toHaveLength(1);
});

it('writes nothing for an application that has left the step', async () => {
  await withIntent(app.context, run, pull());
  expect(await withIntent(app.context, { ...run, enteredSeq: run.enteredSeq - 1 }, pull())).toEqual({
    came: 'LEFT',
  });
  expect(await pulls()).toHaveLength(1);
});

it('records what a critical act did although the application has moved on meanwhile', async () => {
  credit.fails('SILENT');
  await expect(withIntent(app.context, run, pull(true))).rejects.toThrow();
  await tell(app, person, 'BORROWER', { fact: 'cancellation', value: {} });
  credit.fails(undefined);
  expect(await withIntent(app.context, run, pull(true))).toMatchObject({ came: 'ANSWER' });
  expect(await pulls()).toHaveLength(1);
  expect(credit.heard.filter((call) => call.startsWith('ask'))).toHaveLength(1);
});

it('does no critical act again while the outcome of an earlier one is open', async () => {
  credit.fails('SILENT');
  await expect(withIntent(app.context, run, pull(true))).rejects.toThrow();
  credit.fails(undefined);
  const again = { ...run, enteredSeq: run.enteredSeq + 1 };
  await expect(withIntent(app.context, again, pull(true))).rejects.toThrow('not settled yet');
  expect(credit.acted.size).toBe(1);
});
