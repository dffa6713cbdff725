import { AsyncLocalStorage } from 'node:async_hooks';

const calls = new AsyncLocalStorage<{ isSent: boolean }>();

/** Runs an exchange’s call. Returns its result and whether it sent anything: some answers need no request to the provider. */
export async function observeSending<Result>(
  call: () => Promise<Result>,
): Promise<{ readonly result: Result; readonly isSent: boolean }> {
  const observed = { isSent: false };
  const result = await calls.run(observed, call);
  return { result, isSent: observed.isSent };
}

/** Marks the current call as one that sends something to a provider. */
export function noteSending(): void {
  const observed = calls.getStore();
  if (observed) observed.isSent = true;
}
