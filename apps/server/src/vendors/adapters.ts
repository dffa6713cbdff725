import type { Adapters } from './adapter.ts';
import { mismo } from './credit/mismo.ts';
import { twilio } from './messaging/twilio.ts';

/** The adapter of each named provider. */
export const ADAPTERS = { mismo, twilio } as unknown as Adapters;
