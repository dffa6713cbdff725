import { type Actor, denialOf, type Subject } from '@homeline/contract/authorization.ts';
import type { Call } from '@homeline/contract/call.ts';
import type { FastifyRequest } from 'fastify';
import type { Context } from '../context.ts';
import type { Db } from '../db/tables.ts';
import type { ChatKey } from '../modules/chat/chat-tokens.ts';
import { type Refusal, refuse } from '../refusal.ts';
import { hasSignatureHeaders, verifyWebhook, type WebhookPort } from '../vendors/webhook.ts';
import type { Caller, OriginatorCaller, SignerCaller } from './caller.ts';
import type { Webhook } from './handler.ts';
import { accountHash } from './known-device.ts';

/** What a path names: an application, or a chat. */
export type Named = { readonly uuid?: string | undefined; readonly channel?: string | undefined };

/** Looks up a caller's relation to applications and chats. */
export type Relations = {
  /** Returns the id of the application's signer that the caller is; undefined for anyone else. */
  recognizedSigner(db: Db, caller: Caller, applicationId: string): Promise<string | undefined>;
  /** Returns the id of the loan originator that the caller is. */
  originatorOf(db: Db, caller: Caller): Promise<string | undefined>;
  /** Returns whether the chat exists and the session in which it started lives. */
  isChatAlive(db: Db, key: ChatKey): Promise<boolean>;
};

/** The caller, and a new token if theirs is about to expire. */
export type Admitted = {
  readonly caller: Caller | SignerCaller | OriginatorCaller | ChatKey | undefined;
  readonly renewedToken?: string;
};

/**
 * Decides whether the caller may make a call, from `who` in its contract, before the body is read. Another person's resource
 * gets a 404. A provider's signature covers the body, so `webhookOf` verifies it later.
 * @param named what the path names
 */
export async function admit(
  context: Context,
  call: Call,
  request: FastifyRequest,
  organisation: string,
  { uuid: applicationId, channel }: Named,
): Promise<Admitted | Refusal> {
  if (call.who === 'ANYONE') return { caller: undefined };
  if (call.who === 'PROVIDER') {
    return hasSignatureHeaders(request.headers, Date.now())
      ? { caller: undefined }
      : refuse('UNAUTHENTICATED');
  }
  if (call.who === 'CHAT') return admitToChat(context, call, request, organisation, channel);
  const known = await callerOf(context, request);
  if (call.who === 'VISITOR')
    return known?.caller.organisation === organisation ? known : { caller: undefined };
  const { relation, as } = known
    ? await relationOf(context, call, known.caller, applicationId)
    : { relation: {}, as: {} };
  const denial = denialOf(known && actorOf(known.caller), call, { organisation, ...relation });
  if (denial && known) logRefusal(context, known.caller, call, denial.code);
  if (denial || !known) return refuse(denial?.code ?? 'UNAUTHENTICATED');
  return { ...known, caller: { ...known.caller, ...as } };
}

/** Logs who was refused a call, under the keyed hash that their refused sign-ins have too. */
function logRefusal(
  context: Context,
  { identity, organisation }: Caller,
  { name }: Call,
  refused: string,
): void {
  const { identities, log } = context;
  identities
    .emailOf(identity)
    .then((email) => {
      const account = accountHash(context, { organisation, email });
      log.warn({ lender: organisation, account, call: name, refused }, 'A call was refused');
    })
    // If the database is unavailable, the request itself reports it.
    .catch(() => {});
}

/** Admits the holder of a chat's token to that chat, while the session in which it started lives. */
async function admitToChat(
  context: Context,
  call: Call,
  request: FastifyRequest,
  organisation: string,
  channel: string | undefined,
): Promise<Admitted | Refusal> {
  const key = await context.chatTokens.read(bearerOf(request) ?? '');
  const isAlive = key && (await context.relations.isChatAlive(context.db, key));
  const actor = key && isAlive ? { organisation: key.organisation, isStaff: false, roles: [] } : undefined;
  const denial = denialOf(actor, call, { organisation, isInChat: key?.chat === channel });
  return denial ? refuse(denial.code) : { caller: key };
}

function bearerOf({ headers: { authorization } }: FastifyRequest): string | undefined {
  return authorization?.startsWith('Bearer ') ? authorization.slice('Bearer '.length) : undefined;
}

function actorOf({ organisation, role, permissions }: Caller): Actor {
  return { organisation, isStaff: role === 'STAFF', roles: permissions };
}

/** A caller's relation to the target of a call, and the data passed to its handler. */
type Relation = {
  readonly relation: Omit<Subject, 'organisation'>;
  readonly as: { readonly signer?: string; readonly originator?: string };
};

async function relationOf(
  context: Context,
  { who }: Call,
  caller: Caller,
  applicationId: string | undefined,
): Promise<Relation> {
  switch (who) {
    case 'BORROWER':
      return { relation: { isBorrower: await owns(context, caller, applicationId) }, as: {} };
    case 'SIGNER': {
      const signer =
        applicationId && (await context.relations.recognizedSigner(context.db, caller, applicationId));
      return { relation: { isSigner: Boolean(signer) }, as: { ...(signer && { signer }) } };
    }
    case 'ORIGINATOR': {
      const originator = await context.relations.originatorOf(context.db, caller);
      return {
        relation: { isOriginator: originator !== undefined },
        as: { ...(originator && { originator }) },
      };
    }
    default:
      return { relation: {}, as: {} };
  }
}

/** Verifies a provider's signature over the raw body. The signature's age is measured in real time. */
export function webhookOf(
  { config }: Context,
  request: FastifyRequest,
  port: WebhookPort,
): Webhook | undefined {
  const rawBody = request.rawBody?.toString('utf8') ?? '';
  const received = {
    secrets: config.webhookSecrets[port],
    headers: request.headers,
    rawBody,
    nowMs: Date.now(),
  };
  const id = verifyWebhook(received);
  return id === undefined ? undefined : { webhookId: id, rawBody };
}

async function callerOf(
  context: Context,
  request: FastifyRequest,
): Promise<{ caller: Caller; renewedToken?: string } | undefined> {
  const token = bearerOf(request);
  const read = token && (await context.tokens.read(token));
  if (!read || context.revocations.isRevoked(read.caller.session)) return undefined;
  if (!read.shouldRenew) return { caller: read.caller };
  // A token is renewed while its session is alive, with the rights of that moment.
  const caller = await context.identities.renew(read.caller);
  if (caller) return { caller, renewedToken: await context.tokens.issue(caller) };
  return read.caller.role === 'STAFF' ? undefined : { caller: read.caller };
}

// An application never changes owner, so it is looked up once.
const owners = new WeakMap<Context, Map<string, string>>();
const MAX_CACHED_OWNERS = 50_000;

async function owns(context: Context, caller: Caller, applicationId: string | undefined): Promise<boolean> {
  if (applicationId === undefined) return false;
  const known = owners.get(context) ?? new Map<string, string>();
  owners.set(context, known);
  const key = `${caller.organisation} ${applicationId}`;
  const remembered = known.get(key);
  if (remembered !== undefined) return remembered === caller.identity;
  const row = await context.db
    .selectFrom('application')
    .select('owner')
    .where('organisation', '=', caller.organisation)
    .where('id', '=', applicationId)
    .executeTakeFirst();
  if (!row) return false;
  if (known.size >= MAX_CACHED_OWNERS) known.clear();
  known.set(key, row.owner);
  return row.owner === caller.identity;
}
