import type { Query } from '@tanstack/react-query';

const AGAIN_MS = 5000;

/** Options of a query that is asked again by itself after it failed, where a page shows its other parts meanwhile. */
export const RECOVERS = {
  refetchInterval: ({ state }: Pick<Query, 'state'>) => (state.status === 'error' ? AGAIN_MS : false),
} as const;
