import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { bridgeHeaders, type PublishedExchange } from '../bridge-exchange.ts';
import type { Intent } from '../exchange.ts';
import { type Patience, type Sent, sendHttp } from '../http-call.ts';
import type { BridgePort } from '../vendors.ts';
import { type Judged, judgeAnswer } from './judge-answer.ts';
import type { Sample } from './sample-requests.ts';

/** A bridge to be judged, and whom it is asked about. */
export type CheckedBridge = {
  readonly port: BridgePort;
  /** Without a trailing slash. */
  readonly url: string;
  readonly key: string;
  readonly sample: Sample;
  readonly patience: Patience;
  /** How long a pending answer is asked for. */
  readonly waitMs: number;
  /** The pause between two such questions. */
  readonly pollMs: number;
};

type Question = {
  readonly path: string;
  readonly reference: string;
  /** A text is sent unchanged, so it need not be JSON. */
  readonly body: object | string;
  /** If empty, no key is sent. */
  readonly key?: string;
};

export function newIntent(): Intent {
  return { reference: randomUUID(), fileNumber: randomUUID() };
}

/** Sends a question as the server does. */
export function askBridge(bridge: CheckedBridge, { path, reference, body, key }: Question): Promise<Sent> {
  return sendHttp(
    {
      ...{ method: 'POST', url: bridge.url + path, body, once: true },
      headers: { 'content-type': 'application/json', ...headersOf(reference, key ?? bridge.key) },
    },
    bridge.patience,
  );
}

/** Asks for the outcome of a reference. */
export function askOutcome(bridge: CheckedBridge, reference: string, key = bridge.key): Promise<Sent> {
  const url = `${bridge.url}/requests/${reference}`;
  return sendHttp({ method: 'GET', url, headers: headersOf(reference, key) }, bridge.patience);
}

/** Returns the outcome of a reference once it isn't pending, or the pending one after the longest wait. */
export async function settledOutcome(
  bridge: CheckedBridge,
  about: { readonly reference: string; readonly published: PublishedExchange },
): Promise<Judged> {
  for (let waitedMs = 0; ; waitedMs += bridge.pollMs) {
    const outcome = judgeAnswer(await askOutcome(bridge, about.reference), about, bridge.patience);
    if (outcome.problems || !outcome.isPending || waitedMs >= bridge.waitMs) return outcome;
    await wait(bridge.pollMs);
  }
}

function headersOf(reference: string, key: string): Readonly<Record<string, string>> {
  return {
    ...bridgeHeaders(),
    'idempotency-key': reference,
    ...(key && { authorization: `Bearer ${key}` }),
  };
}
