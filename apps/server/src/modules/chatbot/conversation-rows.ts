import { randomBytes, randomUUID } from 'node:crypto';
import { AnswerSource, CHATBOT_MINUTES } from '@homeline/domain/chatbot/chatbot-session.ts';
import * as z from 'zod';
import type { Context } from '../../context.ts';
import type { Caller } from '../../http/caller.ts';
import type { EncryptionContext, Sealing } from '../../sealing/seal.ts';

/** An open conversation. */
export type Conversation = {
  readonly organisation: string;
  readonly uuid: string;
  readonly person: Person;
  /** Who it is bound to; null for a visitor. */
  readonly identity: string | null;
  readonly usedAt: string;
};

const Person = z.object({ friendlyName: z.string(), emailAddress: z.string() });
export type Person = z.infer<typeof Person>;

/** A question and its answer, as they are encrypted. */
export const AnswerContent = z.object({
  questionStr: z.string(),
  responseStr: z.string(),
  sources: z.array(AnswerSource),
});
export type AnswerContent = z.infer<typeof AnswerContent>;

const LIFETIME_MS = CHATBOT_MINUTES * 60_000;
const NONCE_BYTES = 24;

/**
 * Starts a conversation, bound to the signed-in person if any.
 * @param given.isSecret the caller gets a secret to continue it with; else its id or its person does
 */
export async function startConversation(
  { db, sealing, clock }: Context,
  given: {
    readonly organisation: string;
    readonly caller: Pick<Caller, 'identity'> | undefined;
    readonly person: Person;
    readonly isSecret: boolean;
  },
): Promise<{ readonly uuid: string; readonly nonce: string }> {
  const { organisation, caller, person, isSecret } = given;
  const uuid = randomUUID();
  const nonce = isSecret ? randomBytes(NONCE_BYTES).toString('base64url') : NO_SECRET;
  await db
    .insertInto('chatbot_conversation')
    .values({
      ...{ organisation, uuid, identity: caller?.identity ?? null },
      nonce_hash: nonceHash(sealing, nonce),
      person: sealing.seal(JSON.stringify(person), chatbotPersonContext(uuid)),
      ...{ started_at: clock.now(), used_at: clock.now() },
    })
    .execute();
  return { uuid, nonce };
}

/** The secret of a conversation that started without one. */
const NO_SECRET = '';

/** Who asks: the signed-in person, or whom a nonce of the web chat stands for. */
export type Asker = Pick<Caller, 'identity'> | undefined;

/**
 * Returns who asks: the caller, or the holder of a valid nonce; undefined for anyone else.
 * @param sent.caller the signed-in person, if the call carries their token
 */
export async function askerOf(
  { chatTokens, revocations }: Context,
  sent: { readonly organisation: string; readonly nonce?: string | undefined; readonly caller: Asker },
): Promise<Asker> {
  if (sent.caller || !sent.nonce) return sent.caller;
  const holder = await chatTokens.readNonce(sent.nonce);
  const isGood = holder?.organisation === sent.organisation && !revocations.isRevoked(holder.session);
  return isGood ? holder : undefined;
}

/**
 * Returns a conversation of the sender. A signed-in person's belongs only to them; a visitor's to the holder of its secret, or of its id if it has none. Undefined
 * for anyone else, and once the conversation has ended.
 */
export async function findConversation(
  { db, sealing, clock }: Context,
  sent: {
    readonly organisation: string;
    readonly conversationId: string;
    readonly nonce?: string | undefined;
    readonly caller: Asker;
  },
): Promise<Conversation | undefined> {
  const row = await db
    .selectFrom('chatbot_conversation')
    .select(['uuid', 'identity', 'person', 'used_at', 'nonce_hash'])
    .where('organisation', '=', sent.organisation)
    .where('uuid', '=', sent.conversationId)
    .where('used_at', '>', new Date(clock.nowMs() - LIFETIME_MS))
    .executeTakeFirst();
  const isSecretKnown = [sent.nonce ?? NO_SECRET, NO_SECRET].some(
    (nonce) => row?.nonce_hash === nonceHash(sealing, nonce),
  );
  const isOwn = row?.identity === null ? isSecretKnown : row?.identity === sent.caller?.identity;
  if (!row || !isOwn) return undefined;
  const person = Person.parse(JSON.parse(sealing.open(row.person, chatbotPersonContext(row.uuid))));
  return {
    organisation: sent.organisation,
    uuid: row.uuid,
    identity: row.identity,
    person,
    usedAt: row.used_at.toISOString(),
  };
}

/** Binds a visitor's conversation to the person who has signed in since: nobody else may continue it. */
export async function bindConversation(
  { db }: Context,
  { organisation, uuid }: Conversation,
  { identity }: Pick<Caller, 'identity'>,
): Promise<void> {
  await db
    .updateTable('chatbot_conversation')
    .set({ identity })
    .where('organisation', '=', organisation)
    .where('uuid', '=', uuid)
    .where('identity', 'is', null)
    .execute();
}

/**
 * Adds an answer to a conversation, whose lifetime starts again.
 * @param content.isUnanswered whether the chatbot said that it doesn't know
 */
export async function addAnswer(
  { db, sealing, clock }: Context,
  { organisation, uuid: conversation }: Conversation,
  { isUnanswered, ...content }: AnswerContent & { readonly isUnanswered: boolean },
): Promise<{ readonly uuid: string; readonly at: string }> {
  const uuid = randomUUID();
  const at = clock.now();
  await db.transaction().execute(async (trx) => {
    // Holds the conversation, so that two questions at once get different numbers.
    await trx
      .updateTable('chatbot_conversation')
      .set({ used_at: at })
      .where('organisation', '=', organisation)
      .where('uuid', '=', conversation)
      .execute();
    const { last } = await trx
      .selectFrom('chatbot_answer')
      .select(({ fn }) => fn.max('number').as('last'))
      .where('organisation', '=', organisation)
      .where('conversation', '=', conversation)
      .executeTakeFirstOrThrow();
    await trx
      .insertInto('chatbot_answer')
      .values({
        ...{ organisation, uuid, conversation, number: (last ?? 0) + 1, answered_at: at },
        unanswered_at: isUnanswered ? at : null,
        content: sealing.seal(JSON.stringify(content), answerContentContext(uuid)),
      })
      .execute();
  });
  return { uuid, at };
}

/** Returns when a conversation ends unless another question comes. */
export function expirationFrom(usedAt: string): string {
  return new Date(Date.parse(usedAt) + LIFETIME_MS).toISOString();
}

/** Returns a stored question with its answer. */
export function openContent(
  sealing: Sealing,
  { uuid, content }: { readonly uuid: string; readonly content: Parameters<Sealing['open']>[0] },
): AnswerContent {
  return AnswerContent.parse(JSON.parse(sealing.open(content, answerContentContext(uuid))));
}

function nonceHash(sealing: Sealing, nonce: string): string {
  return sealing.lookupHash('chatbot nonce', nonce);
}

/** Returns the encryption context of the person of a conversation. */
export function chatbotPersonContext(uuid: string): EncryptionContext {
  return { application: 'chatbot', field: `person ${uuid}` };
}

/** Returns the encryption context of a question with its answer. */
export function answerContentContext(uuid: string): EncryptionContext {
  return { application: 'chatbot', field: `answer ${uuid}` };
}

/** Returns the encryption context of what a person wrote about a bad answer. */
export function badCommentContext(uuid: string): EncryptionContext {
  return { application: 'chatbot', field: `bad answer ${uuid}` };
}
