import { refusalOf } from '@homeline/client/session/refusal.ts';
import { claimsOf, token } from '@homeline/client/session/token.ts';
import { QueryClient } from '@tanstack/react-query';

const TRIES_AGAIN_MS = 5000;

/** Returns the retry delay after no response; false after any response, even a refusal. */
export function refetchInterval({ state: { error } }: { readonly state: { readonly error: unknown } }) {
  return error !== null && refusalOf(error).code === undefined ? TRIES_AGAIN_MS : false;
}

/** The query cache of the console. */
export const queries = new QueryClient({
  defaultOptions: {
    queries: { retry: false, staleTime: 10_000, refetchInterval },
    mutations: { retry: false },
  },
});

let person = claimsOf(token.read()).sub;
token.subscribe(() => {
  const now = claimsOf(token.read()).sub;
  if (now === person) return;
  // Another person signed in. Drop everything loaded for the previous person.
  queries.clear();
  person = now;
});
