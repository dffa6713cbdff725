import type { Adapters } from './adapter.ts';
import { truv } from './income/truv.ts';

/** The adapter of each named provider. */
export const ADAPTERS = { truv } as unknown as Adapters;
