import type { Adapters } from './adapter.ts';

/** The adapter of each named provider. */
export const ADAPTERS = {} as Adapters;
