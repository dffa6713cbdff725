import { AsyncLocalStorage } from 'node:async_hooks';

const calls = new AsyncLocalStorage<{ isSent: boolean }>();

/** Returns the result of an exchange’s call and whether it sent anything: some answers follow from the request alone. */
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
