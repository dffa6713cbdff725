import type { Adapters } from './adapter.ts';
import { mismo } from './credit/mismo.ts';

/** The adapter of each named provider. */
export const ADAPTERS = { mismo } as unknown as Adapters;
