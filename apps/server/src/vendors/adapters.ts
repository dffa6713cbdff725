import type { Adapters } from './adapter.ts';
import { plaid } from './plaid/plaid.ts';

/** The adapter of each named provider. */
export const ADAPTERS = { plaid } as Partial<Adapters> as Adapters;
