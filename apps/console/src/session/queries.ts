import { claimsOf, token } from '@homeline/client/session/token.ts';
import { QueryClient } from '@tanstack/react-query';

/** The query cache of the console. */
export const queries = new QueryClient({
  defaultOptions: {
    queries: { retry: false, staleTime: 10_000 },
    mutations: { retry: false },
  },
});

let person = claimsOf(token.read()).sub;
token.subscribe(() => {
  const now = claimsOf(token.read()).sub;
  if (now === person) return;
  // Another person signed in. Nothing loaded for the previous one may show.
  queries.clear();
  person = now;
});
