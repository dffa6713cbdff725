import type { getTimeline as call, TimelineEntry } from '@homeline/contract/loan-files/get-timeline.ts';
import { isFactName } from '@homeline/domain/facts/facts.ts';
import { RETURNED, type ReturnReason } from '@homeline/domain/notifications/returned-messages.ts';
import { isStepName } from '@homeline/domain/workflow/steps.ts';
import { FILE } from '../../audit/file-events.ts';
import type { Context } from '../../context.ts';
import { noteEncryptionContext, TEXT_MESSAGE } from '../../facts/insert-note.ts';
import { type ApplicationKey, loadFacts } from '../../facts/load.ts';
import type { Handler } from '../../http/handler.ts';
import { refuse } from '../../refusal.ts';
import { messageEncryptionContext } from '../notifications/sealed-message.ts';
import { type ActorNames, actorNames } from './actor-names.ts';
import { eventWords } from './event-words.ts';
import { findLoanFile } from './find-loan-file.ts';
import { personOf } from './person-of.ts';
import { messageTitle, noticeTitle } from './returned-messages.ts';
import { STAFF_MESSAGE } from './write-to-borrower.ts';

/** The newest events of one application that a page shows. */
const MOST_EVENTS = 1000;

/** Returns what happened to an application, newest first: from the audit chain, the outbox and the notes. */
export const getTimeline: Handler<typeof call> = async ({ organisation, params }, context) => {
  const key = { organisation, applicationId: params.uuid };
  if (!(await findLoanFile(context, key))) return refuse('NOT_FOUND');
  const nameOf = await actorNames(context, organisation);
  const entries = [
    ...(await eventsOf(context, key, nameOf)),
    ...(await messagesOf(context, key)),
    ...(await returnedNotices(context, key)),
    ...(await notesOf(context, key, nameOf)),
  ];
  // Sorting is stable, so that events of one moment keep their order in the chain.
  return entries.toSorted((a, b) => b.at.localeCompare(a.at));
};

async function eventsOf(
  { db }: Context,
  { organisation, applicationId }: ApplicationKey,
  nameOf: ActorNames,
): Promise<TimelineEntry[]> {
  const rows = await db
    .selectFrom('audit_event')
    .select(['at', 'actor', 'what', 'detail'])
    .where('organisation', '=', organisation)
    .where('application_id', '=', applicationId)
    // A note and an answer are in the timeline themselves, and a file's document is listed.
    .where('what', 'not in', ['write note', 'answer message', FILE])
    .orderBy('number', 'desc')
    .limit(MOST_EVENTS)
    .execute();
  return rows.map(({ at, actor, what, detail }) => ({
    at: at.toISOString(),
    by: nameOf(actor),
    ...eventWords(what, detail as { reason?: string }),
  }));
}

async function messagesOf(
  { db, sealing }: Context,
  { organisation, applicationId }: ApplicationKey,
): Promise<TimelineEntry[]> {
  const rows = await db
    .selectFrom('outbox')
    .leftJoin('delivery', (join) =>
      join
        .onRef('delivery.organisation', '=', 'outbox.organisation')
        .onRef('delivery.reference', '=', 'outbox.uuid'),
    )
    .select(['uuid', 'channel', 'template', 'message', 'created_at'])
    .select(['sent_at', 'refused_at', 'withheld_at', 'state', 'reason'])
    .where('outbox.organisation', '=', organisation)
    .where('outbox.application_id', '=', applicationId)
    .execute();
  return rows.map(({ uuid, channel, template, message, created_at, ...became }) => ({
    at: created_at.toISOString(),
    kind: 'MESSAGE',
    by: channel === 'EMAIL' ? 'Email' : 'Text message',
    text: `${messageTitle(template)}: ${outcomeOf(became)}`,
    ...(became.state === 'RETURNED' && { isReturned: true }),
    ...(isReadable(template) && {
      message: wordsSent(sealing.open(message, messageEncryptionContext(applicationId, uuid))),
    }),
  }));
}

type Became = Readonly<Record<'sent_at' | 'refused_at' | 'withheld_at', Date | null>> & {
  readonly state: 'DELIVERED' | 'RETURNED' | 'WITHHELD' | null;
  readonly reason: ReturnReason | null;
};

function outcomeOf({ sent_at, refused_at, withheld_at, state, reason }: Became): string {
  const why = RETURNED[reason ?? 'OTHER'].title;
  if (state === 'RETURNED') return `returned (${why})`;
  if (state === 'WITHHELD') return `not sent, as an earlier one was returned (${why})`;
  if (state) return 'delivered';
  if (withheld_at) return 'not sent, as the borrower had stopped text messages';
  if (refused_at) return 'refused by the provider';
  return sent_at ? 'sent' : 'waits to be sent';
}

/** The notices that a task sent and that didn't arrive. The fact says when each was written. */
async function returnedNotices(
  { db }: Context,
  { organisation, applicationId }: ApplicationKey,
): Promise<TimelineEntry[]> {
  const rows = await db
    .selectFrom('delivery')
    .innerJoin('intent', (join) =>
      join
        .onRef('intent.organisation', '=', 'delivery.organisation')
        .onRef('intent.reference', '=', 'delivery.reference'),
    )
    .select(['at', 'reason', 'task'])
    .where('delivery.organisation', '=', organisation)
    .where('delivery.application_id', '=', applicationId)
    .where('delivery.state', '=', 'RETURNED')
    .execute();
  return rows.map(({ at, reason, task }) => ({
    ...{ at: at.toISOString(), kind: 'MESSAGE', by: 'Email', isReturned: true },
    text: `${noticeTitle(task)}: returned (${RETURNED[reason ?? 'OTHER'].title})`,
  }));
}

/** Staff read what we wrote to the borrower, but no link that signs a person in: a signer's invitation, or a way back to the account. */
function isReadable(template: string): boolean {
  return template === STAFF_MESSAGE || isStepName(template) || isFactName(template);
}

function wordsSent(opened: string): string {
  const { subject, text } = JSON.parse(opened) as { readonly subject?: string; readonly text: string };
  return [subject, text].filter(Boolean).join('\n\n');
}

async function notesOf(
  { db, sealing }: Context,
  key: ApplicationKey,
  nameOf: ActorNames,
): Promise<TimelineEntry[]> {
  const { organisation, applicationId } = key;
  const rows = await db
    .selectFrom('note')
    .select(['uuid', 'text', 'written_by', 'written_at', 'thread', 'is_answer', 'is_unread', 'read_at'])
    .where('organisation', '=', organisation)
    .where('application_id', '=', applicationId)
    .execute();
  const facts = rows.some(({ thread }) => thread !== null) ? await loadFacts(db, key) : undefined;
  return rows.map(({ uuid, text, written_by, written_at, thread, is_answer, is_unread, read_at }) => {
    const at = written_at.toISOString();
    const words = sealing.open(text, noteEncryptionContext(applicationId, uuid));
    if (thread === null || !facts) {
      const by = written_by === TEXT_MESSAGE ? 'Text message from the phone' : nameOf(`STAFF ${written_by}`);
      return { at, kind: 'NOTE', by, text: words };
    }
    const person = personOf(facts, thread);
    const [by, title, isRead] = is_answer
      ? [person, 'Message to us', !is_unread]
      : [nameOf(`STAFF ${written_by}`), `Message to ${person}`, read_at !== null];
    return { at, kind: 'MESSAGE', by, text: `${title}: ${isRead ? 'read' : 'not read yet'}`, message: words };
  });
}
