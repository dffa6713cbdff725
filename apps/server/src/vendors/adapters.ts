import type { Adapters } from './adapter.ts';
import { stripe } from './identity/stripe.ts';
import { truv } from './income/truv.ts';

/** The adapter of each named provider. */
export const ADAPTERS = { truv, stripe } as unknown as Adapters;
