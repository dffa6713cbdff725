import type { chatWithAutobot as call } from '@homeline/contract/chatbot/chat-with-autobot.ts';
import { PERSONAL_NUMBER_WORDS, personalNumberIn } from '@homeline/domain/chat/personal-numbers.ts';
import type { Reply } from '@homeline/domain/chatbot/reply.ts';
import type { Handler } from '../../http/handler.ts';
import { refuse } from '../../refusal.ts';
import { answerQuestion } from './answer-question.ts';
import { tooManyQuestions } from './chatbot-limits.ts';
import { addAnswer, bindConversation, expirationFrom, findConversation } from './conversation-rows.ts';
import { ownApplication } from './own-application.ts';

/** What the history keeps of a message with such a number. */
const REMOVED = 'Message removed: it seemed to hold a personal number.';

/** Answers a question, and keeps both in the conversation. */
export const chatWithAutobot: Handler<typeof call> = async (request, context) => {
  const { body, organisation, caller, origin } = request;
  const { conversationId, message, nonce, applicationId } = body;
  const refusal = tooManyQuestions(context, { ip: origin.ip, conversationId });
  if (refusal) return refusal;
  const conversation = await findConversation(context, { organisation, conversationId, nonce, caller });
  if (!conversation) return refuse('NOT_FOUND');
  // Answers about an application belong to the person who is signed in now.
  if (caller && !conversation.identity) await bindConversation(context, conversation, caller);
  const number = personalNumberIn(message);
  const questionStr = number ? REMOVED : message;
  const reply = number
    ? refusedNumber(PERSONAL_NUMBER_WORDS[number])
    : await answerQuestion(context, organisation, message, {
        application: await ownApplication(context, { organisation, caller, applicationId }),
        person: conversation.person,
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

function refusedNumber(text: string): Reply {
  return { kind: 'REFUSED', text, sources: [], offersPerson: false };
}
