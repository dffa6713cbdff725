import type { Adapters } from './adapter.ts';
import { mismo } from './credit/mismo.ts';
import { stripe } from './identity/stripe.ts';
import { truv } from './income/truv.ts';
import { twilio } from './messaging/twilio.ts';
import { plaid } from './plaid/plaid.ts';

/** The adapter of each named provider. */
export const ADAPTERS = { mismo, plaid, stripe, truv, twilio } as unknown as Adapters;
