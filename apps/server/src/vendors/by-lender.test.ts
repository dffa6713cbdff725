// Proves PR-10.

import type { NamedProvider } from '@homeline/domain/organisations/named-providers.ts';
import { expect, it } from 'vitest';
import type { OfferedPorts } from './adapter.ts';
import { vendorsByLender } from './by-lender.ts';
import type { Intent, Result } from './exchange.ts';
import { failedResult } from './http-call.ts';
import { forLender } from './lender-of-call.ts';
import type { Port, Vendors } from './vendors.ts';

const DOWN = failedResult('UNREACHABLE', false);
const LOST = failedResult('UNREACHABLE', true);
const INTENT = { reference: 'a reference', fileNumber: 'an application' };

type Answers = Readonly<Record<string, Result<unknown>>>;

/** Returns exchanges that answer with a provider's name, and what was asked of each. */
function installation(port: Port, chosen: readonly string[], answers: Answers = {}, takes = () => true) {
  const asked: string[] = [];
  const exchange = (name: string) => ({
    async ask() {
      asked.push(name);
      return answers[name] ?? { ok: true, answer: name };
    },
    async outcome() {
      asked.push(`outcome of ${name}`);
      return answers[name] ?? { ok: true, answer: name };
    },
    takes,
  });
  const bridges = { [port]: { call: exchange('bridge') } } as unknown as Vendors;
  const vendors = vendorsByLender(bridges, {
    chosen: (organisation) => (organisation === 'ours' ? (chosen as NamedProvider[]) : []),
    open: (organisation, provider) =>
      organisation === 'ours' && provider !== 'removed'
        ? ({ [port]: { call: exchange(provider) } } as unknown as OfferedPorts)
        : undefined,
  });
  const { call } = vendors[port] as unknown as {
    call: {
      ask(intent: Intent): Promise<Result<unknown>>;
      outcome(reference: string, provider?: string): Promise<Result<unknown>>;
      providerFor(intent: Intent): string;
    };
  };
  return { call, asked };
}

it('asks the provider that the lender of the call chose, and the bridge for any other lender', async () => {
  const { call } = installation('credit', ['mismo']);
  expect(await forLender('ours', () => call.ask(INTENT))).toEqual({ ok: true, answer: 'mismo' });
  expect(await forLender('theirs', () => call.ask(INTENT))).toEqual({ ok: true, answer: 'bridge' });
  expect(forLender('ours', () => call.providerFor(INTENT))).toBe('mismo');
});

it('leaves to the bridge what a provider doesn’t take', async () => {
  const { call } = installation('income', ['truv'], {}, () => false);
  expect(await forLender('ours', () => call.ask(INTENT))).toEqual({ ok: true, answer: 'bridge' });
});

it('asks for the outcome where the request went, whatever the lender chose since', async () => {
  const { call, asked } = installation('credit', ['mismo']);
  const stored = { ...INTENT, provider: 'bridge' };
  await forLender('ours', () => call.ask(stored));
  await forLender('ours', () => call.outcome(INTENT.reference, 'bridge'));
  expect(asked).toEqual(['bridge', 'outcome of bridge']);
});

it('sends a stored request to nobody else once its provider’s account is gone', async () => {
  const { call, asked } = installation('credit', ['mismo']);
  const refused = failedResult('REFUSED', false);
  expect(await forLender('ours', () => call.ask({ ...INTENT, provider: 'removed' }))).toEqual(refused);
  expect(await forLender('ours', () => call.outcome(INTENT.reference, 'removed'))).toEqual(refused);
  expect(asked).toEqual([]);
});

it('asks the next provider for one that is down, but never a second bureau', async () => {
  const lists = installation('sanctions', ['yente'], { yente: DOWN });
  expect(await forLender('ours', () => lists.call.ask(INTENT))).toEqual({ ok: true, answer: 'bridge' });
  const bureau = installation('credit', ['mismo'], { mismo: DOWN });
  expect(await forLender('ours', () => bureau.call.ask(INTENT))).toEqual(DOWN);
  expect(bureau.asked).toEqual(['mismo']);
});

it('asks nobody else when the first may have acted', async () => {
  const { call, asked } = installation('sanctions', ['yente'], { yente: LOST });
  expect(await forLender('ours', () => call.ask(INTENT))).toEqual(LOST);
  expect(asked).toEqual(['yente']);
});
