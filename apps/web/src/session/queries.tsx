import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { claimsOf, token } from './token.ts';

/** What the signed-in pages have read. */
export const queries = new QueryClient({
  defaultOptions: {
    queries: { retry: false, refetchOnWindowFocus: false, staleTime: 30_000 },
    mutations: { retry: false },
  },
});

let person = claimsOf(token.read()).sub;
token.subscribe(() => {
  const now = claimsOf(token.read()).sub;
  if (now === undefined || now === person) return;
  // Another person signed in: nothing read for the one before may show.
  queries.clear();
  person = now;
});

/** Gives the pages below the cache of what was read. The registration does without, to load faster. */
export default function Queries({ children }: { children: ReactNode }) {
  return <QueryClientProvider client={queries}>{children}</QueryClientProvider>;
}
