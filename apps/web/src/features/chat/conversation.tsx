import type { ChatFile } from '@homeline/contract/chat/chat-message.ts';
import { Button } from '@homeline/ui/button.tsx';
import { type ReactNode, useState } from 'react';
import { saveFileAs } from '../documents/document-file.ts';
import { BadResponse } from './bad-response.tsx';
import { takesFiles } from './chat-selectors.ts';
import type { ChatbotQuestion } from './chat-sessions.ts';
import { Composer } from './composer.tsx';
import { chatCopy as copy } from './copy.ts';
import { MessageList } from './message-list.tsx';
import type { Chat } from './use-chat.ts';
import type { Composer as ComposerState } from './use-composer.ts';
import { Waiting } from './waiting.tsx';

type ConversationProps = {
  readonly chat: Chat;
  readonly composer: ComposerState;
  readonly welcome: string | undefined;
  readonly onBottom: (isAtBottom: boolean) => void;
  /** In place of where the person writes, once the chat is over. */
  readonly after?: ReactNode;
};

/** Shows what was said, who is typing, and where the person writes. */
export function Conversation({ chat, composer, welcome, onBottom, after }: ConversationProps) {
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
      >
        {state.phase === 'MESSAGING' && (
          <Waiting
            state={state}
            onAskChatbot={() => void chat.askChatbot().catch(() => undefined)}
            onLeaveMessage={() => dispatch({ type: 'LEAVING' })}
          />
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
        {state.offersPerson && state.phase === 'MESSAGING' && state.chatbot && (
          <Button kind="secondary" onClick={() => void chat.handOver().catch(() => undefined)}>
            {copy.talkToPerson}
          </Button>
        )}
      </MessageList>
      {after ?? (
        <Composer
          composer={composer}
          takesFiles={takesFiles(state)}
          showsSending={partner === 'CHATBOT'}
          onTyping={agentChat.typing}
        />
      )}
      <BadResponse question={bad} onSend={chatbot.rate} onClose={() => setBad(undefined)} />
    </>
  );
}
