import type { ChatFile } from '@homeline/contract/chat/chat-message.ts';
import { Button } from '@homeline/ui/button.tsx';
import { type ReactNode, useState } from 'react';
import { saveFileAs } from '../documents/document-file.ts';
import { BadResponse } from './bad-response.tsx';
import { takesFiles } from './chat-selectors.ts';
import type { ChatbotQuestion } from './chat-sessions.ts';
import type { ChatState } from './chat-state.ts';
import { ChatTools } from './chat-tools.tsx';
import { Composer } from './composer.tsx';
import { chatCopy as copy } from './copy.ts';
import { MessageList } from './message-list.tsx';
import type { Chat } from './use-chat.ts';
import type { ChatHours } from './use-chat-hours.ts';
import type { Composer as ComposerState } from './use-composer.ts';
import { Waiting } from './waiting.tsx';

type ConversationProps = {
  readonly chat: Chat;
  readonly composer: ComposerState;
  readonly welcome: string | undefined;
  readonly hours: ChatHours;
  readonly onBottom: (isAtBottom: boolean) => void;
  /** In place of where the person writes, once the chat is over. */
  readonly after?: ReactNode;
};

/** Shows the messages, who is typing, and the composer. */
export function Conversation({ chat, composer, welcome, hours, onBottom, after }: ConversationProps) {
  const { state, dispatch, partner, agentChat, chatbot } = chat;
  const [bad, setBad] = useState<ChatbotQuestion>();
  const isTyping = partner === 'AGENT' ? state.isTyping : state.asking !== undefined;

  async function download(file: ChatFile): Promise<void> {
    try {
      saveFileAs(await agentChat.download(file), file.name);
    } catch {
      dispatch({ type: 'ALERT', cause: 'GENERAL' });
    }
  }
  return (
    <>
      <MessageList
        {...{ state, welcome, onBottom }}
        onEarlier={() => (partner === 'AGENT' ? agentChat.loadEarlier() : chatbot.loadEarlier())}
        onDownload={(file) => void download(file)}
        onBad={setBad}
        onGood={(question) =>
          void chatbot.praise(question).catch(() => dispatch({ type: 'ALERT', cause: 'GENERAL' }))
        }
      >
        {state.phase === 'MESSAGING' && (
          <Waiting
            state={state}
            onAskChatbot={() => void chat.askChatbot().catch(() => undefined)}
            onLeaveMessage={() => dispatch({ type: 'LEAVING' })}
          />
        )}
        {state.phase === 'STARTING' && (
          <p className="chat-note" role="status">
            {copy.connecting}
          </p>
        )}
        {state.phase === 'MESSAGING' && state.status?.isDelayed && (
          <p className="chat-note" role="status">
            {copy.delayed}
          </p>
        )}
        {isTyping && (
          <p className="chat-note" role="status">
            {copy.typing[partner]}
          </p>
        )}
        <Suggestions state={state} onAsk={(text) => void chatbot.ask(text).catch(() => undefined)} />
        {state.leftBy !== undefined && (
          <p className="chat-note" role="status">
            {copy.leftMessage(state.leftBy, state.wantsCall)}
          </p>
        )}
      </MessageList>
      <ChatTools {...{ chat, hours }} />
      {after ?? (
        <Composer
          composer={composer}
          takesFiles={takesFiles(state)}
          showsSending={partner === 'CHATBOT' && state.phase !== 'STARTING'}
          onTyping={agentChat.typing}
        />
      )}
      <BadResponse question={bad} onSend={chatbot.rate} onClose={() => setBad(undefined)} />
    </>
  );
}

type SuggestionsProps = { readonly state: ChatState; readonly onAsk: (text: string) => void };

/** Shows suggested questions until the first one is asked. */
function Suggestions({ state, onAsk }: SuggestionsProps) {
  const { phase, chatbot, questions, asking, suggestions } = state;
  const isBeginning = phase === 'MESSAGING' && chatbot && questions.length === 0 && asking === undefined;
  if (!isBeginning || suggestions.length === 0) return null;
  return (
    <ul className="chat-suggestions" aria-label={copy.suggestions}>
      {suggestions.map((text) => (
        <li key={text}>
          <Button kind="secondary" onClick={() => onAsk(text)}>
            {text}
          </Button>
        </li>
      ))}
    </ul>
  );
}
