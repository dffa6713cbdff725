import type { Adapters } from './adapter.ts';
import { attom } from './attom/attom.ts';
import { mismo } from './credit/mismo.ts';
import { stripe } from './identity/stripe.ts';
import { truv } from './income/truv.ts';
import { twilio } from './messaging/twilio.ts';
import { photon } from './places/photon.ts';
import { plaid } from './plaid/plaid.ts';
import { yente } from './sanctions/yente.ts';

/** The adapter of each named provider. */
export const ADAPTERS: Adapters = { plaid, truv, mismo, attom, yente, stripe, twilio, photon };
