import { AsyncLocalStorage } from 'node:async_hooks';

const calls = new AsyncLocalStorage<{ isSent: boolean }>();

/** Makes a call of an exchange, and tells whether it sent anything: some answers follow from the request alone. */
export async function observeSending<Result>(
  call: () => Promise<Result>,
): Promise<{ readonly result: Result; readonly isSent: boolean }> {
  const observed = { isSent: false };
  const result = await calls.run(observed, call);
  return { result, isSent: observed.isSent };
}

/** Notes that the call of now sends something to a provider. */
export function noteSending(): void {
  const observed = calls.getStore();
  if (observed) observed.isSent = true;
}
