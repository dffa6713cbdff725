import { AsyncLocalStorage } from 'node:async_hooks';

const lenders = new AsyncLocalStorage<string>();

/** Runs `act` for a lender: every provider call within it is made for that lender. */
export function forLender<Result>(organisation: string, act: () => Result): Result {
  return lenders.run(organisation, act);
}

/** Returns the lender of the current provider call; empty for the installation's own calls, such as fetching missed chat messages. */
export function lenderOfCall(): string {
  return lenders.getStore() ?? '';
}
