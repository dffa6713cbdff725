import { claimsOf, token } from '@homeline/client/session/token.ts';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { firstScreen } from '../shell/screen-loading.ts';
import { recordTracker } from './tracker.ts';

/** The query cache of the signed-in pages. */
export const queries = new QueryClient({
  defaultOptions: {
    queries: { retry: false, refetchOnWindowFocus: false, staleTime: 30_000 },
    mutations: { retry: false },
  },
});

let person = claimsOf(token.read()).sub;
if (person !== undefined) void firstScreen.then(recordTracker);
token.subscribe(() => {
  const now = claimsOf(token.read()).sub;
  if (now === undefined || now === person) return;
  void firstScreen.then(recordTracker);
  // Another person signed in. Nothing loaded for the previous one may show.
  queries.clear();
  person = now;
});

/** Provides the query cache to the pages below. Not loaded in registration, to keep it small. */
export default function Queries({ children }: { children: ReactNode }) {
  return <QueryClientProvider client={queries}>{children}</QueryClientProvider>;
}
