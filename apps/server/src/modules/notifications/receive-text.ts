import type { WebhookOutcome } from '@homeline/contract/operations/list-webhooks.ts';
import { type Facts, newestSeq } from '@homeline/domain/facts/facts.ts';
import { additionalSigners, newestOf } from '@homeline/domain/facts/signers.selectors.ts';
import { textNumberOf } from '@homeline/domain/notifications/text-messages.ts';
import type { NamedProvider } from '@homeline/domain/organisations/named-providers.ts';
import { parseUsPhone } from '@homeline/domain/people/phone.ts';
import { currentStep } from '@homeline/domain/workflow/current-step.ts';
import { appendAudit } from '../../audit/chain.ts';
import type { Context } from '../../context.ts';
import { lockApplication } from '../../db/lock-application.ts';
import type { Trx } from '../../db/tables.ts';
import { nameOf } from '../../facts/actor.ts';
import { insertNote, TEXT_MESSAGE } from '../../facts/insert-note.ts';
import { type ApplicationKey, loadFacts } from '../../facts/load.ts';
import { publishEvent } from '../../facts/publish.ts';
import { storedTerm } from '../../facts/search-terms.ts';
import type { Webhook } from '../../http/handler.ts';
import { isNewWebhook } from '../../jobs/webhook-ids.ts';
import { type Refusal, refuse } from '../../refusal.ts';
import type { ReceivedText } from '../../vendors/messaging/port.ts';
import { readWebhook } from '../../vendors/webhook.ts';
import { trustAddress } from './deliveries.ts';
import { chooseByReply } from './message-choices.ts';

const PORT = 'messaging';

/** A person on an application who has the phone that a text message came from. */
type Sender = {
  readonly key: ApplicationKey;
  readonly facts: Facts;
  readonly by: 'BORROWER' | 'SIGNER';
  readonly identity: string;
};

/**
 * Receives a reply to a text message. STOP and START turn the text messages off and on for everyone with that phone at the
 * lenders that text from the number replied to. Other words are kept, encrypted, where staff read them.
 */
export async function receiveText(
  context: Context,
  { webhookId, rawBody }: Webhook,
): Promise<undefined | Refusal> {
  const text = readWebhook(PORT, rawBody);
  if (!text) return refuse('INVALID_INPUT');
  await receiveReply(context, { id: webhookId, text, lenders: lendersAt(context, text.to), sender: PORT });
  return undefined;
}

/**
 * Receives a reply at some lenders, once.
 * @param id what the provider calls it
 * @param sender who sent the webhook, for operators
 */
export async function receiveReply(
  context: Context,
  {
    id,
    text,
    lenders,
    sender,
  }: {
    readonly id: string;
    readonly text: ReceivedText;
    readonly lenders: readonly string[];
    readonly sender: NamedProvider | typeof PORT;
  },
): Promise<void> {
  const { outcome, changed } = await context.db.transaction().execute(async (trx) => {
    if (!(await isNewWebhook(trx, context, PORT, id))) return { outcome: 'REPEATED', changed: [] } as const;
    for (const lender of lenders) await trustAddress(trx, context, lender, 'SMS', text.from);
    return { outcome: 'NO_EFFECT', changed: await applyReply(trx, context, lenders, text) } as const;
  });
  const note = (of: WebhookOutcome, application?: ApplicationKey) =>
    context.activity.webhookReceived({ port: sender, outcome: of, ...(application && { application }) });
  for (const key of changed) note('RECORDED', key);
  if (changed.length === 0) note(outcome);
}

/** Turns text messages off or on. Returns the applications of everyone for whom that changed something. */
export async function applyReply(
  trx: Trx,
  context: Context,
  lenders: readonly string[],
  { from, asksFor, words, at }: ReceivedText,
): Promise<readonly ApplicationKey[]> {
  const phone = parseUsPhone(from)?.e164;
  if (!phone) return [];
  const changed: ApplicationKey[] = [];
  for (const organisation of lenders) {
    const senders = await sendersIn(trx, context, organisation, phone);
    for (const sender of words ? senders : []) {
      await keepText(trx, context, sender, words ?? '');
      changed.push(sender.key);
    }
    if (!asksFor || asksFor === 'HELP') continue;
    const choice = { isOn: asksFor === 'START', at };
    for (const identity of new Set(senders.map((sender) => sender.identity))) {
      if (!(await chooseByReply(trx, { organisation, identity }, choice))) continue;
      for (const sender of senders.filter((one) => one.identity === identity)) {
        await keepReply(trx, context, sender, `replied ${asksFor}`);
        changed.push(sender.key);
      }
    }
  }
  return changed;
}

/** Returns the lenders that text from a number: those whose own it is, else those that use the provider's. */
function lendersAt({ organisations: { all } }: Context, number: string): readonly string[] {
  const own = all.filter((lender) => textNumberOf(lender) === number);
  const lenders = own.length > 0 ? own : all.filter(({ textNumber }) => textNumber === undefined);
  return lenders.map(({ code }) => code);
}

/** Returns the borrowers and signers of a lender who have a phone, and locks their applications. */
async function sendersIn(
  trx: Trx,
  context: Context,
  organisation: string,
  phone: string,
): Promise<readonly Sender[]> {
  const term = storedTerm(context.sealing, organisation, { kind: 'PHONE', hashed: phone });
  const found = await trx
    .selectFrom('search_term')
    .select('application_id')
    .where('organisation', '=', organisation)
    .where('term', '=', term)
    // Locked in one order everywhere, two replies of one person can't block each other.
    .orderBy('application_id')
    .execute();
  const senders: Sender[] = [];
  for (const { application_id: applicationId } of found) {
    const key = { organisation, applicationId };
    const locked = await lockApplication(trx, key);
    const facts = await loadFacts(trx, key);
    const has = (given: { readonly phone: string } | undefined) =>
      parseUsPhone(given?.phone ?? '')?.e164 === phone;
    if (locked && has(facts.contact)) senders.push({ key, facts, by: 'BORROWER', identity: locked.owner });
    for (const signer of additionalSigners(facts)) {
      const identity = has(newestOf(facts.signerDetails, signer)) && (await accountOf(trx, key, signer.uuid));
      if (identity) senders.push({ key, facts, by: 'SIGNER', identity });
    }
  }
  return senders;
}

async function accountOf(
  trx: Trx,
  { organisation, applicationId }: ApplicationKey,
  signer: string,
): Promise<string | undefined> {
  const row = await trx
    .selectFrom('signer_invitation')
    .select('identity')
    .where('organisation', '=', organisation)
    .where('application_id', '=', applicationId)
    .where('signer', '=', signer)
    .executeTakeFirst();
  return row?.identity ?? undefined;
}

/** Stores the text as a note of an application, which stays unread in the work list until staff have read it. */
async function keepText(trx: Trx, context: Context, { key, facts }: Sender, words: string): Promise<void> {
  const uuid = await insertNote(trx, context, key, { text: words, writtenBy: TEXT_MESSAGE });
  const what = 'keep text message';
  const act = { at: context.clock.now(), actor: 'PROVIDER messaging', what, detail: { uuid }, origin: {} };
  await appendAudit(trx, context.sealing, key, [act]);
  await showChange(trx, key, facts);
}

/** Keeps the reply in the application's audit chain. */
async function keepReply(
  trx: Trx,
  { clock, sealing }: Context,
  { key, facts, by, identity }: Sender,
  what: string,
): Promise<void> {
  const actor = nameOf({ by, id: identity });
  await appendAudit(trx, sealing, key, [{ at: clock.now(), actor, what, detail: {}, origin: {} }]);
  await showChange(trx, key, facts);
}

/** Updates open pages after a change that isn't a fact. */
export async function showChange(trx: Trx, key: ApplicationKey, facts: Facts): Promise<void> {
  const event = { kind: 'FACTS_RECORDED', byBorrower: false } as const;
  await publishEvent(trx, key, { ...event, step: currentStep(facts).id, version: newestSeq(facts) });
}
