import { AsyncLocalStorage } from 'node:async_hooks';
import { PERSON_WAITS_MS } from './timeouts.ts';

const calls = new AsyncLocalStorage<{ readonly lender: string; readonly personWaits: boolean }>();

/** Runs `act` for a lender: every provider call within it is made for that lender. */
export function forLender<Result>(organisation: string, act: () => Result): Result {
  return calls.run({ lender: organisation, personWaits: false }, act);
}

/** Runs `act` for a lender while a person waits for the answer. */
export function forWaitingPerson<Result>(organisation: string, act: () => Result): Result {
  return calls.run({ lender: organisation, personWaits: true }, act);
}

/** Returns the lender of the current provider call; empty for the installation's own calls, such as fetching missed chat messages. */
export function lenderOfCall(): string {
  return calls.getStore()?.lender ?? '';
}

/** Returns how long the current provider call may take of the time that the provider is given. */
export function timeoutOfCall(timeoutMs: number): number {
  return calls.getStore()?.personWaits ? Math.min(timeoutMs, PERSON_WAITS_MS) : timeoutMs;
}
