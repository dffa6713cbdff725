import { ChatProvider } from '@homeline/domain/chat/conversation.ts';
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

/** Calls in a time, each with its retries. */
const Calls = z.object({
  calls: Count,
  /** How many failed, by reason; only reasons that occurred. */
  failures: z.array(z.object({ reason: CallFailure, calls: Count })),
  /** Absent without a call. */
  medianMs: Milliseconds.optional(),
  /** Nine of ten were faster. */
  p90Ms: Milliseconds.optional(),
});

/** How a provider answers every lender of the installation. */
export const ProviderHealth = z.object({
  provider: z.enum([...PROVIDERS, ...ChatProvider.exclude(['desk']).options]),
  lastHour: Calls,
  lastDay: Calls,
  /** Absent if there was none in 30 days. */
  lastSuccessAt: z.iso.datetime().optional(),
  lastFailure: z.object({ at: z.iso.datetime(), reason: CallFailure }).optional(),
  /** The lender's own tasks that failed or wait for their next try. */
  stoppedTasks: Count,
});
export type ProviderHealth = z.infer<typeof ProviderHealth>;

export const listProviderHealth = call({
  name: 'listProviderHealth',
  method: 'GET',
  path: `${OPERATIONS_PATH}/providers`,
  who: 'STAFF',
  act: 'SEE_SYSTEM',
  summary: 'Returns how every provider answered in the last hour and day. Up to five seconds late.',
  answer: z.array(ProviderHealth),
});
