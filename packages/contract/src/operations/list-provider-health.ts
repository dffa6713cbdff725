import { ChatProvider } from '@homeline/domain/chat/conversation.ts';
import { ANSWERERS } from '@homeline/domain/organisations/named-providers.ts';
import { PROVIDERS } from '@homeline/domain/workflow/task-providers.ts';
import * as z from 'zod';
import { call } from '../call.ts';
import { OPERATIONS_PATH } from './operations-path.ts';

const Count = z.int().min(0);
const Milliseconds = z.number().min(0);

/**
 * Why a call failed.
 * - `TIMEOUT`: no answer in time.
 * - `UNREACHABLE`: no connection, or the provider reports that it is down.
 * - `REFUSED`: the provider rejected the request.
 * - `GARBAGE`: an answer that doesn't match the protocol.
 */
export const CallFailure = z.enum(['TIMEOUT', 'UNREACHABLE', 'REFUSED', 'GARBAGE']);

/** The calls of a period, each with its retries. */
const Calls = z.object({
  calls: Count,
  /** How many failed, by reason; only reasons that occurred. */
  failures: z.array(z.object({ reason: CallFailure, calls: Count })),
  /** Absent without a call. */
  medianMs: Milliseconds.optional(),
  /** Nine of ten were faster. */
  p90Ms: Milliseconds.optional(),
});

/** How a provider answers a lender's calls over a port, or how a chat provider handles its chats. */
export const ProviderHealth = z.object({
  /** The port, or the chat provider. */
  provider: z.enum([...PROVIDERS, 'places', ...ChatProvider.exclude(['desk']).options]),
  /** Who answers there: the bridge, the mail server or a named provider. Absent for a chat provider. */
  answeredBy: z.enum(ANSWERERS).optional(),
  lastHour: Calls,
  lastDay: Calls,
  /** Since the first of the month in the lender's time zone. */
  month: z.object({
    calls: Count,
    /** Reports, or answered requests if the provider charges for those. Asking for an outcome is free. */
    charged: Count,
    /** The price that the lender entered, in cents with up to two decimals; absent without one. */
    centsPerCall: z.number().min(0).optional(),
    /** `charged` by `centsPerCall`. */
    costCents: Count.optional(),
  }),
  /** Until `until`, requests fail at once, because the provider left `failures` in a row unanswered. Then one request tries. */
  paused: z.object({ until: z.iso.datetime(), failures: Count }).optional(),
  /** Absent if there was none in 30 days. */
  lastSuccessAt: z.iso.datetime().optional(),
  lastFailure: z.object({ at: z.iso.datetime(), reason: CallFailure }).optional(),
  /** The lender's own tasks of the port that failed or wait for their next try; zero except in the port's first row. */
  stoppedTasks: Count,
});
export type ProviderHealth = z.infer<typeof ProviderHealth>;

export const listProviderHealth = call({
  name: 'listProviderHealth',
  method: 'GET',
  path: `${OPERATIONS_PATH}/providers`,
  who: 'STAFF',
  act: 'SEE_SYSTEM',
  summary:
    'Returns how every provider answered in the last hour and day, what the month’s calls cost, and who is paused. Up to five seconds late.',
  answer: z.array(ProviderHealth),
});
