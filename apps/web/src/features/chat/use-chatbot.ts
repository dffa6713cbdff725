import { organisation } from '@homeline/client/organisation.ts';
import { nowMs } from '@homeline/client/session/clock.ts';
import { chatWithAutobot } from '@homeline/contract/chatbot/chat-with-autobot.ts';
import { getChatHistory } from '@homeline/contract/chatbot/get-chat-history.ts';
import { setChatReplyUsedWithFeedback } from '@homeline/contract/chatbot/set-chat-reply-feedback.ts';
import { applicationInPath } from '@homeline/domain/chat/chat-mode.ts';
import { type BadResponseForm, feedbackMessageOf } from '@homeline/domain/chatbot/bad-response.ts';
import { type Dispatch, useEffect } from 'react';
import { CHAT_KEYS } from '../../session/chat-keys.ts';
import { send } from '../../session/client.ts';
import { isTokenRefused } from './chat-client.ts';
import {
  browserExpiration,
  type ChatbotQuestion,
  type ChatbotStored,
  chatbotSession,
  currentOwner,
} from './chat-sessions.ts';
import type { ChatEvent, ChatState } from './chat-state.ts';
import { pageUrl } from './page-url.ts';
import { browserZone } from './use-chat-hours.ts';

export type Chatbot = {
  ask(text: string): Promise<void>;
  rate(question: ChatbotQuestion, form: BadResponseForm): Promise<void>;
  /** Records that an answer helped. */
  praise(question: ChatbotQuestion): Promise<void>;
  /** Returns every question of the conversation, oldest first. */
  all(): Promise<readonly ChatbotQuestion[]>;
  loadEarlier(): Promise<void>;
};

/** Keeps a conversation with the chatbot going until it expires. */
export function useChatbot(state: ChatState, dispatch: Dispatch<ChatEvent>): Chatbot {
  const { chatbot, phase, earlier } = state;
  const conversationId = chatbot?.conversationId;
  const isOngoing = phase === 'MESSAGING' && chatbot !== undefined;

  useEffect(() => {
    if (chatbot) chatbotSession.save(chatbot);
  }, [chatbot]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: reads the history of each conversation once
  useEffect(() => {
    if (!isOngoing || !chatbot) return;
    readHistory(chatbot, undefined)
      .then(({ history, earlier: older, suggestions, greeting }) =>
        dispatch({ type: 'HISTORY', questions: history, earlier: older, suggestions, greeting }),
      )
      .catch((error: unknown) =>
        dispatch(isTokenRefused(error) ? { type: 'CHATBOT_ENDED' } : { type: 'ALERT', cause: 'GENERAL' }),
      );
  }, [conversationId, isOngoing]);

  useEffect(() => {
    if (!isOngoing || !chatbot) return;
    // Another tab asked something, so it has renewed the conversation.
    const onStorage = ({ key }: StorageEvent) => {
      const stored = key === CHAT_KEYS.chatbot ? chatbotSession.read() : undefined;
      if (stored?.conversationId !== chatbot.conversationId || stored.expiration === chatbot.expiration)
        return;
      readHistory(chatbot, undefined)
        .then(({ history }) =>
          dispatch({ type: 'OTHER_TAB', questions: history, expiration: stored.expiration }),
        )
        .catch(() => dispatch({ type: 'ALERT', cause: 'GENERAL' }));
    };
    window.addEventListener('storage', onStorage);
    return () => window.removeEventListener('storage', onStorage);
  }, [isOngoing, chatbot, dispatch]);

  const expiration = chatbot?.expiration;
  useEffect(() => {
    if (!isOngoing || expiration === undefined) return;
    const timer = setTimeout(
      () => dispatch({ type: 'CHATBOT_ENDED' }),
      Math.max(0, Date.parse(expiration) - nowMs()),
    );
    return () => clearTimeout(timer);
  }, [isOngoing, expiration, dispatch]);

  return {
    async ask(text) {
      if (!chatbot) return;
      dispatch({ type: 'ASKED', text });
      const { emailAddress, nonce } = chatbot;
      const applicationId = applicationInPath(window.location.pathname);
      try {
        const answer = await send(chatWithAutobot, {
          body: {
            ...{
              conversationId: chatbot.conversationId,
              message: text,
              nonce,
              senderType: 'APPLICANT' as const,
            },
            ...{
              organization: organisation.orgCode,
              pageUrl: pageUrl(),
              senderId: currentOwner() || emailAddress,
              timeZone: browserZone(),
            },
            ...(applicationId && { applicationId }),
          },
        });
        const { offersPerson, expiration: until, ...question } = answer;
        dispatch({
          type: 'ANSWERED',
          question: { ...question, isRatedBad: false, isRatedGood: false },
          ...{ expiration: browserExpiration(answer.createdDt, until), offersPerson },
        });
      } catch (error) {
        dispatch({ type: 'ASK_FAILED' });
        if (isTokenRefused(error)) dispatch({ type: 'CHATBOT_ENDED' });
        throw error;
      }
    },
    async rate({ questionId, responseStr }, form) {
      if (!chatbot) return;
      await send(setChatReplyUsedWithFeedback, {
        body: {
          ...{ questionId, conversationId: chatbot.conversationId, responseToCustomer: responseStr },
          ...{ feedbackMessage: feedbackMessageOf(form), rating: 0, senderEmail: chatbot.emailAddress },
          ...{ senderType: 'APPLICANT', nonce: chatbot.nonce },
        },
      });
      dispatch({ type: 'RATED', questionId, isGood: false });
    },
    async praise({ questionId, responseStr }) {
      if (!chatbot) return;
      const { conversationId: id, nonce, emailAddress } = chatbot;
      await send(setChatReplyUsedWithFeedback, {
        body: {
          ...{ questionId, conversationId: id, responseToCustomer: responseStr, rating: 1 },
          ...{ senderEmail: emailAddress, senderType: 'APPLICANT', nonce },
        },
      });
      dispatch({ type: 'RATED', questionId, isGood: true });
    },
    async all() {
      if (!chatbot) return state.questions;
      const pages: ChatbotQuestion[] = [];
      let before: string | undefined;
      do {
        const page = await readHistory(chatbot, before);
        pages.unshift(...page.history);
        before = page.earlier;
      } while (before !== undefined);
      return pages;
    },
    async loadEarlier() {
      if (!chatbot || earlier === undefined) return;
      try {
        const page = await readHistory(chatbot, earlier);
        dispatch({
          ...{ type: 'HISTORY', questions: page.history, earlier: page.earlier },
          ...{ suggestions: page.suggestions, greeting: page.greeting },
        });
      } catch {
        dispatch({ type: 'ALERT', cause: 'GENERAL' });
      }
    },
  };
}

function readHistory({ conversationId, nonce }: ChatbotStored, before: string | undefined) {
  return send(getChatHistory, { params: { conversationId }, query: { nonce, before } });
}
