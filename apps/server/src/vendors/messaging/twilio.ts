import { createHash, createHmac, timingSafeEqual } from 'node:crypto';
import type { ReturnReason } from '@homeline/domain/notifications/returned-messages.ts';
import { TEXT_REPLIES } from '@homeline/domain/notifications/text-replies.ts';
import type {
  MessageInstance,
  MessageListInstanceCreateOptions,
  MessageStatus,
} from 'twilio/lib/rest/api/v2010/account/message.d.ts';
import * as z from 'zod';
import {
  type AccountCheck,
  type AdapterExchange,
  type AdapterTools,
  adapter,
  type ProviderEvent,
  type SentWebhook,
} from '../adapter.ts';
import type { Result } from '../exchange.ts';
import { failedResult, type HttpCall, type Patience, parseJson, type Sent, sendHttp } from '../http-call.ts';
import type { ReturnedText, SentMessage, TextMessage } from './port.ts';
import { PhoneNumber, receivedText } from './received-text.ts';

const FIELDS = {
  accountSid: { label: 'Account SID', help: 'AC…', isAccount: true },
  authToken: { label: 'Auth token', help: 'It signs webhooks too', isSecret: true, signsWebhooks: true },
  sender: {
    label: 'Messaging service or number',
    help: 'MG…, or a number such as +18885550143. A lender with a number of its own sends from that one',
  },
  url: { label: 'Address of the API', isUrl: true, fallback: 'https://api.twilio.com' },
} as const;
type Account = { readonly [Field in keyof typeof FIELDS]: string };

/** A message as the API shows it. `date_created` is an RFC 2822 date. */
const Message = z.object({
  sid: z.string(),
  error_code: z.number().nullish(),
  status: z.string(),
  body: z.string().nullable().default(''),
  direction: z.string(),
  date_created: z.string().nullable(),
} satisfies { [Name in keyof MessageResource]?: z.ZodType });
type Message = z.infer<typeof Message>;
type SentText = SentMessage | ReturnedText;

/** A message, by the names of Twilio's library. */
type MessageResource = ConstructorParameters<typeof MessageInstance>[1];

/** The form of a message, by the names of Twilio's library, which the interface writes with a capital. It isn't loaded: decision 62. */
type MessageForm = {
  readonly [Name in keyof MessageListInstanceCreateOptions as Capitalize<Name>]: string;
};

const Messages = z.object({ messages: z.array(Message) });
const AccountState = z.object({ status: z.string() });

/** The stored state of a message that may have gone: enough to find it again. */
const Note = z.object({ to: z.string(), bodyHash: z.string(), atMs: z.number() });
type Note = z.infer<typeof Note>;

/** Our clock and Twilio’s may differ by this much. */
const CLOCK_SKEW_MS = 60_000;
/** The newest messages to one number, of which one is looked for. */
const PAGE_SIZE = 50;
/** Twilio has tried, and the carrier, or Twilio itself, didn’t take it. */
const NOT_SENT: readonly string[] = ['failed', 'undelivered', 'canceled'] satisfies MessageStatus[];

/**
 * Why a text is undeliverable, by Twilio's error code; any other code means only that it wasn't delivered. 30003 may be a phone that is
 * off: a text from it, or one that arrives, clears the mark.
 */
const REASONS: Readonly<Record<string, ReturnReason>> = {
  21610: 'STOPPED',
  21211: 'UNKNOWN_NUMBER',
  30005: 'UNKNOWN_NUMBER',
  30003: 'UNREACHABLE_PHONE',
  21614: 'LANDLINE',
  30006: 'LANDLINE',
  30004: 'BLOCKED',
  30007: 'BLOCKED',
};
/** Refusals that are the recipient's, not the account's or the sender's. */
const OF_RECIPIENT = [21610, 21211, 21614];
const ErrorBody = z.object({ code: z.number() });

const SENT: Result<SentText> = { ok: true, answer: { answer: 'SENT' } };

/**
 * Text messages over Twilio (Programmable Messaging, REST API 2010-04-01, checked with the library `twilio` 6). The API has no
 * idempotency key: a message whose answer was lost is looked for among those to the same number before it is sent again.
 */
export const twilio = adapter<typeof FIELDS>({
  fields: FIELDS,
  create: (account, tools) => ({ messaging: { text: texts(account, tools) } }),
  async check(account, patience): Promise<AccountCheck> {
    const path = `/2010-04-01/Accounts/${encodeURIComponent(account.accountSid)}.json`;
    const sent = await call(account, { method: 'GET', path }, patience);
    if (!sent.ok) {
      const { failed } = sent.failure;
      return failed === 'NOT_RECEIVED' ? 'REFUSED' : failed;
    }
    const read = AccountState.safeParse(parseJson(sent.text));
    if (!read.success) return 'GARBAGE';
    return read.data.status === 'active' ? 'WORKS' : 'REFUSED';
  },
  readWebhook: async (account, sent) => readEvents(account, sent),
});

function texts(
  account: Account,
  { patience, memory, webhookUrl }: AdapterTools,
): AdapterExchange<TextMessage, SentText> {
  const messages = `/2010-04-01/Accounts/${encodeURIComponent(account.accountSid)}/Messages.json`;

  /** Returns the message of a note, if Twilio has it; undefined if it hasn't. */
  async function find(note: Note): Promise<Result<SentText> | undefined> {
    // The interface has the number in the query. Without a filter by date, since a message that waits has no date of sending yet.
    const query = new URLSearchParams({ To: note.to, PageSize: String(PAGE_SIZE) });
    const sent = await call(account, { method: 'GET', path: `${messages}?${query}` }, patience);
    if (!sent.ok) return failedResult(sent.failure.failed, true);
    const read = Messages.safeParse(parseJson(sent.text));
    if (!read.success) return failedResult('GARBAGE', true);
    const found = read.data.messages.find((message) => isOf(message, note));
    if (!found) return undefined;
    return NOT_SENT.includes(found.status) ? returned(found.error_code) : SENT;
  }

  const noteOf = async (reference: string) =>
    Note.safeParse(parseJson((await memory.recall(reference)) ?? '')).data;

  return {
    async ask({ reference, fileNumber, from, to, text }) {
      const earlier = await noteOf(reference);
      const known = earlier && (await find(earlier));
      if (known) return known;
      const note: Note = earlier ?? { to, bodyHash: hashOf(text), atMs: Date.now() };
      const keep = async (theirs: string) => {
        if (fileNumber !== undefined) await memory.remember({ reference, fileNumber, theirs });
      };
      await keep(JSON.stringify(note));
      const callback = webhookUrl && {
        StatusCallback: `${webhookUrl}?${new URLSearchParams({ reference })}`,
      };
      const fields = { To: to, Body: text, ...senderOf(account, from), ...callback } satisfies MessageForm;
      const body = new URLSearchParams(fields);
      const message = { method: 'POST', path: messages, body, once: true, mayActAt503: true } as const;
      const sent = await call(account, message, patience);
      if (sent.ok)
        return Message.safeParse(parseJson(sent.text)).success ? SENT : failedResult('GARBAGE', true);
      if (!sent.failure.mayHaveActed && !earlier) await keep('');
      const { code } = ErrorBody.safeParse(parseJson(sent.error?.text ?? '')).data ?? {};
      if (sent.failure.failed === 'REFUSED' && code && OF_RECIPIENT.includes(code)) return returned(code);
      return { ok: false, failure: sent.failure };
    },
    async outcome(reference) {
      const note = await noteOf(reference);
      return (note && (await find(note))) ?? failedResult('NOT_RECEIVED', false);
    },
  };
}

function returned(code: number | string | null | undefined): Result<ReturnedText> {
  return { ok: true, answer: { answer: 'RETURNED', ...reasonOf(code) } };
}

function reasonOf(code: number | string | null | undefined) {
  const named = String(code ?? '');
  return { reason: REASONS[named] ?? 'OTHER', code: /^\d{1,6}$/.test(named) ? named : '' };
}

function isOf({ direction, body, date_created: createdAt }: Message, note: Note): boolean {
  const isRecent = Date.parse(createdAt ?? '') >= note.atMs - CLOCK_SKEW_MS;
  return direction.startsWith('outbound') && isRecent && hashOf(body ?? '') === note.bodyHash;
}

function senderOf({ sender }: Account, own: string | undefined) {
  const from = own ?? sender;
  return from.startsWith('+') ? { From: from } : { MessagingServiceSid: from };
}

function hashOf(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}

function call(
  { url, accountSid, authToken }: Account,
  { path, ...request }: Omit<HttpCall, 'url' | 'headers'> & { readonly path: string },
  patience: Patience,
): Promise<Sent> {
  const basic = Buffer.from(`${accountSid}:${authToken}`).toString('base64');
  return sendHttp({ ...request, url: url + path, headers: { authorization: `Basic ${basic}` } }, patience);
}

const Inbound = z.object({
  ...{ MessageSid: z.string().min(1), From: PhoneNumber, To: PhoneNumber, Body: z.string() },
  /** Set by Advanced Opt-Out, whatever the words and language of the text. */
  OptOutType: z.enum(TEXT_REPLIES).optional().catch(undefined),
});

/** The result of a message. Any other status is on the way. */
const Status = z.object({
  MessageStatus: z.enum(['delivered', ...NOT_SENT]),
  ErrorCode: z.string().optional(),
});

/**
 * Returns the texts that a webhook brings, or the result of one of ours: its address has our reference, and is signed too. A signature
 * with a key of Twilio's webhook rules isn't known here.
 */
function readEvents(
  { accountSid, authToken }: Account,
  { url, headers, rawBody, nowMs }: SentWebhook,
): readonly ProviderEvent[] | undefined {
  const fields = Object.fromEntries(new URLSearchParams(rawBody));
  if (!isSigned(authToken, url, fields, headers['x-twilio-signature'])) return undefined;
  if (fields['AccountSid'] !== accountSid) return undefined;
  const reference = new URL(url).searchParams.get('reference');
  if (reference) {
    const { MessageStatus: status, ErrorCode: code } = Status.safeParse(fields).data ?? {};
    if (status === undefined) return [];
    return [{ kind: 'DELIVERY', reference, ...(status !== 'delivered' && { returned: reasonOf(code) }) }];
  }
  const read = Inbound.safeParse(fields);
  if (!read.success) return [];
  const { MessageSid: id, From: from, To: to, Body: text, OptOutType: asksFor } = read.data;
  // Twilio’s webhook has no time of its own.
  const at = new Date(nowMs).toISOString();
  return [{ kind: 'TEXT', id, text: receivedText({ from, to, text, asksFor, at }) }];
}

/** The address, then every field in order of its name, name and value without anything between. Source: Twilio, “Webhooks security”. */
function isSigned(
  authToken: string,
  url: string,
  fields: Readonly<Record<string, string>>,
  given: string | string[] | undefined,
): boolean {
  const text = Object.keys(fields)
    .toSorted()
    .reduce((before, name) => before + name + fields[name], url);
  const right = Buffer.from(createHmac('sha1', authToken).update(text, 'utf8').digest('base64'));
  const sent = Buffer.from(typeof given === 'string' ? given : '');
  return sent.length === right.length && timingSafeEqual(sent, right);
}
