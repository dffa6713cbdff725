// Proves PR-10, PR-13, PR-29, PR-42.

import type { NamedProvider } from '@homeline/domain/organisations/named-providers.ts';
import { expect, it } from 'vitest';
import type { OfferedPorts } from './adapter.ts';
import { vendorsByLender } from './by-lender.ts';
import { createCircuits, type PauseChange } from './circuit.ts';
import type { Intent, Result } from './exchange.ts';
import { failedResult } from './http-call.ts';
import { forLender } from './lender-of-call.ts';
import { noteSending } from './sending.ts';
import type { Port, Vendors } from './vendors.ts';
import { type WatchedCall, watchExchange } from './watch.ts';

const DOWN = failedResult('UNREACHABLE', false);
const LOST = failedResult('UNREACHABLE', true);
const INTENT = { reference: 'a reference', fileNumber: 'an application' };

/** Returns exchanges that answer with a provider's name, their requests, the calls counted, and a clock to move. */
function installation(
  port: Port,
  chosen: readonly string[],
  answers: Record<string, Result<unknown>> = {},
  takes = () => true,
  bridgeTakes = () => true,
  nextAt: readonly Port[] = ['property', 'valuation', 'messaging'],
) {
  const asked: string[] = [];
  const exchange = (name: string) => ({
    async ask() {
      noteSending();
      asked.push(name);
      return answers[name] ?? { ok: true, answer: name };
    },
    async outcome() {
      noteSending();
      asked.push(`outcome of ${name}`);
      return answers[name] ?? { ok: true, answer: name };
    },
    takes,
  });
  const counted: WatchedCall[] = [];
  const pauses: PauseChange[] = [];
  const clock = { nowMs: 0 };
  const bridges = { [port]: { call: { ...exchange('bridge'), takes: bridgeTakes } } } as unknown as Vendors;
  const vendors = vendorsByLender(
    bridges,
    {
      chosen: (organisation) => (organisation === 'ours' ? (chosen as NamedProvider[]) : []),
      mayAskNext: (_, asked) => nextAt.includes(asked),
      open: (organisation, provider) =>
        organisation === 'ours' && provider !== 'removed'
          ? ({ [port]: { call: exchange(provider) } } as unknown as OfferedPorts)
          : undefined,
    },
    {
      onCall: (call) => counted.push(call),
      circuits: createCircuits(
        (change) => pauses.push(change),
        () => clock.nowMs,
      ),
    },
  );
  const { call } = vendors[port] as unknown as {
    call: {
      ask(intent: Intent): Promise<Result<unknown>>;
      outcome(reference: string, provider?: string): Promise<Result<unknown>>;
      providerFor(intent: Intent, stored?: string): string;
    };
  };
  return { call, asked, counted, pauses, clock };
}

it('calls the provider chosen by the call’s lender, and the bridge for others', async () => {
  const { call } = installation('credit', ['mismo']);
  expect(await forLender('ours', () => call.ask(INTENT))).toEqual({ ok: true, answer: 'mismo' });
  expect(await forLender('theirs', () => call.ask(INTENT))).toEqual({ ok: true, answer: 'bridge' });
  expect(forLender('ours', () => call.providerFor(INTENT))).toBe('mismo');
});

it('uses the bridge for what a provider doesn’t support', async () => {
  const { call } = installation('income', ['truv'], {}, () => false);
  expect(await forLender('ours', () => call.ask(INTENT))).toEqual({ ok: true, answer: 'bridge' });
});

it('reports a provider that is down as down where no bridge is set', async () => {
  const none = () => false;
  const { call, asked } = installation('property', ['attom'], { attom: DOWN }, () => true, none);
  expect(await forLender('ours', () => call.ask(INTENT))).toEqual(DOWN);
  expect(asked).toEqual(['attom']);
});

it('queries the outcome from the original provider, whatever the lender chose since', async () => {
  const { call, asked } = installation('credit', ['mismo']);
  const stored = { ...INTENT, provider: 'bridge' };
  await forLender('ours', () => call.ask(stored));
  await forLender('ours', () => call.outcome(INTENT.reference, 'bridge'));
  expect(asked).toEqual(['bridge', 'outcome of bridge']);
});

it('never sends a stored request elsewhere after its provider’s account is removed', async () => {
  const { call, asked } = installation('credit', ['mismo']);
  const refused = failedResult('REFUSED', false);
  expect(await forLender('ours', () => call.ask({ ...INTENT, provider: 'removed' }))).toEqual(refused);
  expect(asked).toEqual([]);
});

it('doesn’t say that a pull had no effect once its bureau has no account to ask with', async () => {
  const { call, asked } = installation('credit', ['mismo']);
  const outcome = await forLender('ours', () => call.outcome(INTENT.reference, 'removed'));
  expect(outcome).toEqual(failedResult('REFUSED', true));
  expect(asked).toEqual([]);
});

it.each(['credit', 'property'] as const)(
  'refuses a question of %s for a chosen provider without an account, and asks nobody else',
  async (port) => {
    const { call, asked } = installation(port, ['removed']);
    const refused = failedResult('REFUSED', false);
    expect(await forLender('ours', () => call.ask(INTENT))).toEqual(refused);
    expect(forLender('ours', () => call.providerFor(INTENT))).toBe('removed');
    expect(asked).toEqual([]);
  },
);

it('falls back to the next provider during an outage, but never to a second bureau', async () => {
  const records = installation('property', ['attom'], { attom: DOWN });
  expect(await forLender('ours', () => records.call.ask(INTENT))).toEqual({ ok: true, answer: 'bridge' });
  const bureau = installation('credit', ['mismo'], { mismo: DOWN });
  expect(await forLender('ours', () => bureau.call.ask(INTENT))).toEqual(DOWN);
  expect(bureau.asked).toEqual(['mismo']);
});

it('sends a name to another party than the one chosen for sanctions only where the lender allows it', async () => {
  const always = () => true;
  const kept = installation('sanctions', ['yente'], { yente: DOWN });
  await failFive(kept.call);
  expect(forLender('ours', () => kept.call.providerFor(INTENT))).toBe('yente');
  expect(kept.asked).toEqual(Array.from({ length: 5 }, () => 'yente'));
  const allowed = installation('sanctions', ['yente'], { yente: DOWN }, always, always, ['sanctions']);
  expect(await forLender('ours', () => allowed.call.ask(INTENT))).toEqual({ ok: true, answer: 'bridge' });
});

it('doesn’t fall back when the first provider may have acted', async () => {
  const { call, asked } = installation('sanctions', ['yente'], { yente: LOST });
  expect(await forLender('ours', () => call.ask(INTENT))).toEqual(LOST);
  expect(asked).toEqual(['yente']);
});

const failFive = async (call: { ask(intent: Intent): Promise<unknown> }, provider?: string) => {
  for (let times = 0; times < 5; times += 1) await forLender('ours', () => call.ask({ ...INTENT, provider }));
};

it('counts each call by provider, and charges only answered requests', async () => {
  const { call, counted } = installation('property', ['attom'], { attom: DOWN });
  await forLender('ours', () => call.ask(INTENT));
  await forLender('ours', () => call.outcome(INTENT.reference, 'bridge'));
  expect(counted.map(({ tookMs: _, ...each }) => each)).toEqual([
    { port: 'property', provider: 'attom', failed: 'UNREACHABLE', isCharged: false },
    { port: 'property', provider: 'bridge', failed: undefined, isCharged: true },
    { port: 'property', provider: 'bridge', failed: undefined, isCharged: false },
  ]);
});

it('sends nothing to a paused bureau, or to a second one', async () => {
  const answers: Record<string, Result<unknown>> = { mismo: failedResult('TIMEOUT', true) };
  const { call, asked, pauses, clock } = installation('credit', ['mismo'], answers);
  await failFive(call);
  expect(pauses).toEqual([
    { organisation: 'ours', port: 'credit', provider: 'mismo', pause: { failures: 5, untilMs: 30_000 } },
  ]);
  asked.length = 0;
  // It certainly has no effect, so that it may go out later.
  expect(await forLender('ours', () => call.ask(INTENT))).toEqual(DOWN);
  expect(forLender('ours', () => call.providerFor(INTENT))).toBe('mismo');
  expect(asked).toEqual([]);
  await forLender('ours', () => call.outcome(INTENT.reference, 'mismo'));
  expect(asked).toEqual(['outcome of mismo']);

  clock.nowMs = 30_000;
  delete answers['mismo'];
  expect(await forLender('ours', () => call.ask(INTENT))).toEqual({ ok: true, answer: 'mismo' });
  expect(pauses.at(-1)).toEqual({ organisation: 'ours', port: 'credit', provider: 'mismo' });
});

it('pauses a provider only for the lender whose calls failed', async () => {
  const { call, asked } = installation('credit', [], { bridge: DOWN });
  await failFive(call);
  asked.length = 0;
  await forLender('theirs', () => call.ask(INTENT));
  expect(asked).toEqual(['bridge']);
});

it('uses the next provider immediately while the first is paused, when no act can be doubled', async () => {
  const { call, asked } = installation('property', ['attom'], { attom: DOWN });
  await failFive(call, 'attom');
  asked.length = 0;
  expect(forLender('ours', () => call.providerFor(INTENT))).toBe('bridge');
  expect(await forLender('ours', () => call.ask(INTENT))).toEqual({ ok: true, answer: 'bridge' });
  // A request stored for the first isn't sent to it, and may be stored for the next.
  expect(await forLender('ours', () => call.ask({ ...INTENT, provider: 'attom' }))).toEqual(DOWN);
  expect(asked).toEqual(['bridge']);
  expect(forLender('ours', () => call.providerFor(INTENT, 'attom'))).toBe('bridge');
});

it('leaves a stored request with its provider unless that one is paused, whatever the lender has chosen since', () => {
  const { call } = installation('property', ['attom']);
  expect(forLender('ours', () => call.providerFor(INTENT, 'bridge'))).toBe('bridge');
});

it('never moves a request for credit or for money', async () => {
  for (const port of ['credit', 'disbursement', 'documents'] as const) {
    const { call } = installation(port, ['mismo'], { mismo: DOWN });
    await failFive(call, 'mismo');
    expect(forLender('ours', () => call.providerFor(INTENT, 'mismo'))).toBe('mismo');
  }
});

/** Returns a watched exchange, its counted calls, and its pauses. */
function watched(exchange: Parameters<typeof watchExchange>[0]) {
  const counted: WatchedCall[] = [];
  const pauses: PauseChange[] = [];
  const circuits = createCircuits(
    (change) => pauses.push(change),
    () => 0,
  );
  const watching = { onCall: (call: WatchedCall) => void counted.push(call), circuits };
  return { counted, pauses, ...watchExchange(exchange, { port: 'income', provider: 'truv' }, watching) };
}

it('doesn’t count an answer that needed no call, or take it for a sign that the provider is back', async () => {
  let isDown = true;
  const { ask, outcome, counted, pauses } = watched({
    async ask() {
      if (isDown) noteSending();
      return isDown ? DOWN : { ok: true, answer: 'known' };
    },
    outcome: async () => failedResult('NOT_RECEIVED', false),
  });
  for (const _ of [1, 2, 3, 4]) await ask(INTENT);
  isDown = false;
  expect(await ask(INTENT)).toEqual({ ok: true, answer: 'known' });
  await outcome(INTENT.reference);
  expect(counted).toHaveLength(4);
  isDown = true;
  await ask(INTENT);
  expect(pauses).toHaveLength(1);
});

it('goes on calling a provider that answers, though somebody behind it is down', async () => {
  const { ask, pauses } = watched({
    async ask() {
      noteSending();
      return { ok: false, failure: { failed: 'UNREACHABLE', mayHaveActed: false, isOfAnother: true } };
    },
    outcome: async () => failedResult('NOT_RECEIVED', false),
  });
  for (const _ of [1, 2, 3, 4, 5, 6]) await ask(INTENT);
  expect(pauses).toEqual([]);
});

it('sends nothing to a provider that asked for an hour without calls', async () => {
  const { ask, counted, pauses } = watched({
    async ask() {
      noteSending();
      return { ok: false, failure: { failed: 'UNREACHABLE', mayHaveActed: false, waitMs: 3_600_000 } };
    },
    outcome: async () => failedResult('NOT_RECEIVED', false),
  });
  await ask(INTENT);
  expect(await ask(INTENT)).toEqual(failedResult('UNREACHABLE', false));
  expect(counted).toHaveLength(1);
  expect(pauses).toMatchObject([{ pause: { failures: 1, untilMs: 3_600_000 } }]);
});

it('counts a report where the provider charges for reports, once, whether it is asked for or looked up', async () => {
  const results: Result<unknown>[] = [
    { ok: true, pending: true },
    { ok: true, answer: 'none' },
    { ok: true, answer: 'report' },
    failedResult('TIMEOUT', true),
  ];
  const next = async () => {
    noteSending();
    return results.shift() ?? { ok: true, answer: 'report' };
  };
  const { ask, outcome, counted } = watched({
    ask: next,
    outcome: next,
    isReport: (answer) => answer === 'report',
  });
  for (const _ of [1, 2, 3, 4]) await ask(INTENT);
  await outcome(INTENT.reference);
  expect(counted.map(({ isCharged }) => isCharged)).toEqual([false, false, true, false, true]);
});
