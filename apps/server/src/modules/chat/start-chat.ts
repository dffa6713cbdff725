import { randomUUID } from 'node:crypto';
import type {
  initWebChat as initCall,
  initStreamWebChat as initStreamCall,
  StartedChat,
} from '@homeline/contract/chat/web-chat.ts';
import type { ChatProvider } from '@homeline/domain/chat/conversation.ts';
import { PERSONAL_NUMBER_WORDS, personalNumberIn } from '@homeline/domain/chat/personal-numbers.ts';
import { skillOf } from '@homeline/domain/chat/skill.ts';
import { isOpenAt } from '@homeline/domain/organisations/holidays.ts';
import { parseUsPhone } from '@homeline/domain/people/phone.ts';
import { CRYPTO_SOURCE } from '@homeline/domain/wallet/crypto-source.ts';
import { sql } from 'kysely';
import type { Context } from '../../context.ts';
import type { Trx } from '../../db/tables.ts';
import { loadFacts } from '../../facts/load.ts';
import { recognizedSigner } from '../../facts/signed-applications.ts';
import type { Handler, HandlerRequest } from '../../http/handler.ts';
import { placeOf } from '../../http/place.ts';
import { type Limit, secondsToWait, waitWords } from '../../http/rate-limit.ts';
import { isRefusal, type Refusal, refuse } from '../../refusal.ts';
import { findConversation } from '../chatbot/conversation-rows.ts';
import { portOf } from './carrier.ts';
import type { ChatKey, NonceHolder } from './chat-tokens.ts';
import { announce, type ChatPerson, type ChatRow, lockChat, personEncryptionContext } from './chats.ts';
import { sayInChat } from './end-chat.ts';
import { appendMessage } from './messages.ts';
import { nameHashes } from './name-hashes.ts';
import { idsAtProvider } from './providers/ids.ts';
import { relayChat } from './providers/relay.ts';

type Request = HandlerRequest<typeof initCall>;

/** Starts a chat at the lender's provider. */
export const initWebChat: Handler<typeof initCall> = (request, context) => {
  const { provider } = context.organisations.get(request.organisation).chat;
  const asked = context.config.sandbox ? request.body.chatMode : undefined;
  return startChat(request, context, asked ?? provider);
};

/** Starts a chat at the stream provider, where the lender's flag chooses it. Without its settings, our own desk answers. */
export const initStreamWebChat: Handler<typeof initStreamCall> = (request, context) => {
  const wantedAgent = context.config.sandbox ? request.body.agentId : undefined;
  return startChat(request, context, portOf(context, 'stream') ? 'stream' : 'desk', wantedAgent);
};

/**
 * Starts a chat and puts it in the queue of our desk or of its provider. A provider that can't be reached learns of it later. Identity, name and address of a signed-in person are the server's own; the application must be
 * theirs.
 */
async function startChat(
  { body, organisation, origin }: Pick<Request, 'body' | 'organisation' | 'origin'>,
  context: Context,
  provider: ChatProvider,
  wantedAgent?: string,
): Promise<StartedChat | Refusal> {
  const { hours, holidays, timeZone, cryptoEnabled } = context.organisations.get(organisation);
  const leftMessage = body.additionalAttrs?.leftMessage;
  const isOpen = isOpenAt(hours.OPS_CHAT, holidays, timeZone, context.clock.nowMs());
  if (!isOpen && leftMessage === undefined) return refuse('CHAT_CLOSED');
  const personal = leftMessage === undefined ? undefined : personalNumberIn(leftMessage);
  if (personal) return refuse('INVALID_INPUT', { fields: { leftMessage: PERSONAL_NUMBER_WORDS[personal] } });
  const wait = await secondsToWait(context.db, startLimits(placeOf(origin.ip ?? '')));
  if (wait > 0) return refuse('TOO_MANY_ATTEMPTS', { message: `Please try again in ${waitWords(wait)}.` });
  const holder = await holderOf(context, organisation, body.nonce);
  if (isRefusal(holder)) return holder;
  // A page may name the person, but only the one of the nonce.
  if (holder && body.identityUuid && body.identityUuid !== holder.identity) return refuse('NOT_FOUND');
  const application = await applicationOf(context, organisation, holder, body.applicationUuid);
  if (isRefusal(application)) return application;

  const chat = randomUUID();
  const key = { organisation, chat };
  const person = holder ? await personOfAccount(context, holder, body) : askedPerson(body);
  const skill = skillOf({
    isMainLender: organisation === context.config.defaultOrganisation,
    isCrypto: application?.isCrypto ?? (!holder && cryptoEnabled && isFromCryptoOffer(body)),
  });
  const hash = context.sealing.lookupHash(
    'chat person',
    `${organisation} ${person.emailAddress.toLowerCase()}`,
  );
  const at = context.clock.now();
  const { phone } = person;
  const chatbot = await chatbotBefore(context, organisation, holder, body.additionalAttrs);
  const last = holder && (await lastAgentOf(context, organisation, holder.identity));
  await context.db.transaction().execute(async (trx) => {
    await trx
      .insertInto('chat')
      .values({
        ...{ organisation, uuid: chat, provider, skill, state: 'WAITING', started_at: at, waiting_since: at },
        person: context.sealing.seal(JSON.stringify(person), personEncryptionContext(chat)),
        person_hash: hash,
        name_hashes: nameHashes(context.sealing, organisation, person.friendlyName),
        identity: holder?.identity ?? null,
        session: holder?.session ?? null,
        application_id: application?.uuid ?? null,
        page_path: pathOf(body.pageUrl),
        tag: body.tag || null,
        is_left: leftMessage !== undefined && !isOpen,
        wants_call: phone !== undefined,
        chatbot_conversation: chatbot ?? null,
        last_agent: last ?? null,
        wanted_agent: wantedAgent ?? null,
        ...(provider !== 'desk' && { relay_due: sql<string>`now()` }),
      })
      .execute();
    if (leftMessage !== undefined) await leaveMessage(trx, context, key, leftMessage, isOpen);
    await announce(trx, key, 'Q');
  });
  if (provider !== 'desk') await relayChat(context, key);
  return followable(context, key, { provider, skill, wanted_agent: wantedAgent ?? null });
}

/** Leaves a message in a chat that has just started. The agents see how the person expects the answer. */
async function leaveMessage(
  trx: Trx,
  context: Context,
  key: ChatKey,
  text: string,
  isOpen: boolean,
): Promise<void> {
  const chat = await lockChat(trx, key);
  if (!chat) return;
  await appendMessage(trx, context, chat, { author: 'APPLICANT' }, { key: randomUUID(), text, files: [] });
  const left = await lockChat(trx, key);
  const how = chat.identity ? 'SIGNED_IN' : chat.wants_call ? 'CALL' : 'VISITOR';
  if (left && !isOpen) await sayInChat(trx, context, left, LEFT[how]);
}

const LEFT = {
  SIGNED_IN:
    'This message was left outside our chat hours. An email tells you when an agent has answered here.',
  VISITOR: 'This message was left outside our chat hours. An agent answers by email.',
  CALL: 'This message was left outside our chat hours. An agent calls back or answers by email.',
} as const;

/** Returns what a page needs to follow a chat, with a new token. */
export async function followable(
  context: Context,
  key: ChatKey,
  { provider, skill, wanted_agent }: Pick<ChatRow, 'provider' | 'skill' | 'wanted_agent'>,
): Promise<StartedChat> {
  return {
    ...(await context.chatTokens.issue(key)),
    ...{ provider, omniProxyChannelId: key.chat, skill },
    ...(await idsAtProvider(context, key)),
    ...{ targetWorkerSid: wanted_agent ?? '', targetWorkerFriendlyName: '' },
  };
}

/** Returns whether a visitor came for a line for owners of digital assets. */
function isFromCryptoOffer({ additionalAttrs }: Request['body']): boolean {
  return additionalAttrs?.utmSource === CRYPTO_SOURCE;
}

function startLimits(place: string): readonly Limit[] {
  return [{ key: `chat place ${place}`, rule: { kind: 'WINDOW', most: 30, seconds: 3600 } }];
}

/** Returns whom a nonce stands for; undefined for a visitor. A nonce of another lender or an ended session isn't found. */
async function holderOf(
  context: Context,
  organisation: string,
  nonce: string | undefined,
): Promise<NonceHolder | undefined | Refusal> {
  if (nonce === undefined) return undefined;
  const holder = await context.chatTokens.readNonce(nonce);
  const isGood = holder?.organisation === organisation && !context.revocations.isRevoked(holder.session);
  return isGood ? holder : refuse('NOT_FOUND');
}

type OwnApplication = { readonly uuid: string; readonly isCrypto: boolean };

/**
 * Returns the application that the page is about, if the person is its borrower or signs it; their newest own one on a page that is
 * about none. A visitor has none.
 */
async function applicationOf(
  { db }: Context,
  organisation: string,
  holder: NonceHolder | undefined,
  uuid: string | undefined,
): Promise<OwnApplication | undefined | Refusal> {
  if (!holder) return undefined;
  const own = await db
    .selectFrom('application')
    .select('id')
    .where('organisation', '=', organisation)
    .where('owner', '=', holder.identity)
    .orderBy('created_at', 'desc')
    .execute();
  const isOwn = own.some(({ id }) => id === uuid?.toLowerCase());
  if (uuid !== undefined && !isOwn && !(await recognizedSigner(db, holder, uuid))) return refuse('NOT_FOUND');
  const applicationId = uuid ?? own[0]?.id;
  if (applicationId === undefined) return undefined;
  const { origin } = await loadFacts(db, { organisation, applicationId });
  return { uuid: applicationId, isCrypto: origin?.isCrypto ?? false };
}

/** Returns a signed-in person's name and address from their account; the form's where the account has none. */
async function personOfAccount(
  { db, identities }: Context,
  { identity }: NonceHolder,
  body: Request['body'],
): Promise<ChatPerson> {
  const user = await db.selectFrom('auth.user').select('name').where('id', '=', identity).executeTakeFirst();
  return {
    friendlyName: user?.name || body.friendlyName,
    emailAddress: (await identities.emailOf(identity)) || body.emailAddress,
  };
}

/** Returns a visitor as the form says, with their number if they leave a message. */
function askedPerson({ friendlyName, emailAddress, additionalAttrs }: Request['body']): ChatPerson {
  const phone =
    additionalAttrs?.leftMessage === undefined
      ? undefined
      : parseUsPhone(additionalAttrs.callBackPhone ?? '');
  return { friendlyName, emailAddress, ...(phone && { phone: phone.display }) };
}

async function lastAgentOf(
  { db }: Context,
  organisation: string,
  identity: string,
): Promise<string | undefined> {
  const row = await db
    .selectFrom('chat')
    .select('last_agent')
    .where('organisation', '=', organisation)
    .where('identity', '=', identity)
    .where('last_agent', 'is not', null)
    .orderBy('started_at', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row?.last_agent ?? undefined;
}

/** Returns the earlier chatbot conversation, if the page holds its secret and the person is the same. */
async function chatbotBefore(
  context: Context,
  organisation: string,
  holder: NonceHolder | undefined,
  {
    chatbotConversationId: conversationId,
    chatbotNonce: nonce,
  }: NonNullable<Request['body']['additionalAttrs']> = {},
): Promise<string | undefined> {
  if (conversationId === undefined || nonce === undefined) return undefined;
  return (await findConversation(context, { organisation, conversationId, nonce, caller: holder }))?.uuid;
}

/** Keeps the path of a page alone: a query may say more than it should. */
function pathOf(url: string | undefined): string | null {
  return url !== undefined && URL.canParse(url) ? new URL(url).pathname.slice(0, 300) : null;
}
