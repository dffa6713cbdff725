import type { chatWithAutobot as call } from '@homeline/contract/chatbot/chat-with-autobot.ts';
import { PERSONAL_NUMBER_WORDS_IN, personalNumberIn } from '@homeline/domain/chat/personal-numbers.ts';
import type { Reply } from '@homeline/domain/chatbot/reply.ts';
import { isInSpanish } from '@homeline/domain/chatbot/spanish.ts';
import type { Language } from '@homeline/domain/language/language.ts';
import * as z from 'zod';
import type { Context } from '../../context.ts';
import type { Handler, HandlerRequest } from '../../http/handler.ts';
import { isRefusal, type Refusal, refuse } from '../../refusal.ts';
import { answerQuestion } from './answer-question.ts';
import { tooManyQuestions, tooManyRequests, tooManyStarts } from './chatbot-limits.ts';
import {
  type Asker,
  addAnswer,
  askerOf,
  bindConversation,
  type Conversation,
  expirationFrom,
  findConversation,
  startConversation,
} from './conversation-rows.ts';
import { ownApplication, signedApplication } from './own-application.ts';

/** What the history keeps of a message with such a number. */
const REMOVED: Readonly<Record<Language, string>> = {
  en: 'Message removed: it seemed to hold a personal number.',
  es: 'Mensaje eliminado: parecía tener un número personal.',
};

/** Answers a question, and keeps both in the conversation, which starts with the first one. */
export const chatWithAutobot: Handler<typeof call> = async (request, context) => {
  const { body, organisation, caller, language } = request;
  const { message, applicationId } = body;
  const asker = await askerOf(context, { organisation, nonce: body.nonce, caller });
  const conversation = await conversationOf(request, context, asker);
  if (isRefusal(conversation)) return conversation;
  const refusal = tooManyQuestions(context, conversation.uuid);
  if (refusal) return refusal;
  // Answers about an application belong to the person who is signed in now.
  if (asker && !conversation.identity) await bindConversation(context, conversation, asker);
  const number = personalNumberIn(message);
  const asked = isInSpanish(message, language) ? 'es' : 'en';
  const questionStr = number ? REMOVED[asked] : message;
  const reply = number
    ? refusedNumber(PERSONAL_NUMBER_WORDS_IN[asked][number])
    : await answerQuestion(context, organisation, message, {
        ...(await applicationsOf(context, organisation, asker, applicationId)),
        person: conversation.person,
        timeZone: body.timeZone,
        language,
      });
  const { text: responseStr, sources, offersPerson } = reply;
  const content = { questionStr, responseStr, sources: [...sources] };
  const isUnanswered = reply.kind === 'UNKNOWN';
  const { uuid, at } = await addAnswer(context, conversation, { ...content, isUnanswered });
  return {
    ...content,
    ...{ conversationId: conversation.uuid, questionId: uuid, offersPerson },
    ...{ createdDt: at, expiration: expirationFrom(at) },
  };
};

/** Returns the application that an answer may be about: the person's own, else the one that they sign. */
async function applicationsOf(
  context: Context,
  organisation: string,
  caller: Asker,
  applicationId: string | undefined,
) {
  const application = await ownApplication(context, { organisation, caller, applicationId });
  return {
    application,
    signed: application ? undefined : await signedApplication(context, organisation, caller),
  };
}

/** Returns the conversation that a question continues or starts. */
async function conversationOf(
  { body, organisation, origin }: HandlerRequest<typeof call>,
  context: Context,
  asker: Asker,
): Promise<Conversation | Refusal> {
  const { conversationId, nonce, senderId } = body;
  if (conversationId)
    return (
      tooManyRequests(context, origin.ip) ??
      (await findConversation(context, { organisation, conversationId, nonce, caller: asker })) ??
      refuse('NOT_FOUND')
    );
  // A nonce that isn't valid any more must not silently start a visitor's conversation.
  if (nonce && !asker) return refuse('NOT_FOUND');
  const refusal = tooManyStarts(context, origin.ip);
  if (refusal) return refusal;
  const person = { friendlyName: '', emailAddress: z.email().safeParse(senderId).data ?? '' };
  const { uuid } = await startConversation(context, {
    ...{ organisation, caller: asker, person, isSecret: false },
  });
  return { organisation, uuid, person, identity: asker?.identity ?? null, usedAt: context.clock.now() };
}

function refusedNumber(text: string): Reply {
  return { kind: 'REFUSED', text, sources: [], offersPerson: false };
}
