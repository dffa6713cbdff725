import type { Status } from '@homeline/contract/applications/status.ts';
import type { ClientProgress } from '@homeline/contract/brokers/client-progress.ts';
import type { Facts } from '@homeline/domain/facts/facts.ts';
import { isClientsTurn, isUnanswered } from '@homeline/domain/workflow/client-turn.ts';
import { currentStep } from '@homeline/domain/workflow/current-step.ts';
import type { Context } from '../../context.ts';
import type { Db, Trx } from '../../db/tables.ts';
import type { ApplicationKey } from '../../facts/load.ts';
import { textRecipientOf } from '../notifications/text-recipient.ts';
import type { ClientApplication } from './client-application.ts';

/** The template of a reminder. */
export const REMINDER = 'ORIGINATOR_REMINDER';
const DAY_MS = 86_400_000;

/** Returns when a client was reminded last, and why they can't be reminded now. */
export async function reminderOf(
  context: Context,
  found: ClientApplication,
  facts: Facts,
  { asksLater: later = 0 }: Status,
): Promise<ClientProgress['reminder']> {
  const { organisation, applicationId } = found.key;
  const last = await lastReminder(context.db, found.key);
  const refusal = reminderRefusal(context, found, facts, last, later);
  const { owner } = await context.db
    .selectFrom('application')
    .select('owner')
    .where('organisation', '=', organisation)
    .where('id', '=', applicationId)
    .executeTakeFirstOrThrow();
  const person = { organisation, identity: owner };
  const { problem } = await textRecipientOf(context.db, context, person, facts.contact?.phone);
  return {
    ...(last && { lastAt: last.toISOString() }),
    ...(refusal && { refusal: refusal.text }),
    ...(problem && { noTexts: clientsWords(problem) }),
  };
}

type Unremindable = { readonly text: string; readonly isTooSoon?: true };

/** Returns why a client can't be reminded now. */
export function reminderRefusal(
  { clock }: Context,
  { openedAt, kind }: ClientApplication,
  facts: Facts,
  last: Date | undefined,
  later: number,
): Unremindable | undefined {
  if (currentStep(facts).kind === 'TERMINAL') return { text: 'The application ended.' };
  if (kind === 'HANDED_OVER' && !openedAt && isUnanswered(facts))
    return { text: 'They haven’t opened the invitation yet. Send it again instead.' };
  if (!isClientsTurn(facts) && later === 0) return { text: 'Nothing waits for the client right now.' };
  return last && clock.nowMs() - last.getTime() < DAY_MS
    ? { text: 'They were reminded within the last day. Give them until tomorrow.', isTooSoon: true }
    : undefined;
}

/** Returns when a client was reminded last by their originator. */
export async function lastReminder(db: Db | Trx, { organisation, applicationId }: ApplicationKey) {
  const row = await db
    .selectFrom('outbox')
    .select('created_at')
    .where('organisation', '=', organisation)
    .where('application_id', '=', applicationId)
    .where('template', '=', REMINDER)
    .orderBy('created_at', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row?.created_at;
}

/** A problem with text messages, as an originator reads it. */
export function clientsWords(problem: string): string {
  return problem.replace('The borrower', 'The client');
}
