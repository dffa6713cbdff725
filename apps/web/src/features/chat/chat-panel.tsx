import { organisation } from '@homeline/client/organisation.ts';
import type { ChatMode } from '@homeline/domain/chat/chat-mode.ts';
import { welcomeText } from '@homeline/domain/chat/welcome.ts';
import { zoneWords } from '@homeline/domain/dates/time-zone.ts';
import { weekHours } from '@homeline/domain/organisations/hours.ts';
import { useEffect, useRef, useState } from 'react';
import { ChatAlerts } from './chat-alerts.tsx';
import { ChatHead } from './chat-head.tsx';
import { unreadCount } from './chat-selectors.ts';
import { chatPerson } from './chat-sessions.ts';
import { Conversation } from './conversation.tsx';
import { chatCopy as copy } from './copy.ts';
import { useSimulatedStates } from './dev-keys.ts';
import { EndedPanel } from './ended.tsx';
import { PreChatForm } from './pre-chat-form.tsx';
import { useBorrower } from './use-borrower.ts';
import { type Chat, useChat } from './use-chat.ts';
import { type ChatHours, useChatHours } from './use-chat-hours.ts';
import { type Composer, useComposer } from './use-composer.ts';
import { useFocus } from './use-focus.ts';
import { useAnnouncement, useSound, useTitleBadge, useVisible } from './use-notices.ts';
import './chat.css';

type ChatPanelProps = {
  readonly isOpen: boolean;
  /** The chat is the account's: an agent sees the application. */
  readonly isSignedIn: boolean;
  /** A signed-in borrower fills in no form. */
  readonly isAuthenticated: boolean;
  readonly isStream: boolean;
  readonly mode: ChatMode | undefined;
  readonly utmSource: string | undefined;
  readonly onMinimize: () => void;
  readonly onUnread: (count: number) => void;
};

const TITLE = 'chat-title';

/** The chat, from the form to the end. It continues while it is minimized. */
export default function ChatPanel(props: ChatPanelProps) {
  const { isOpen, isSignedIn, isAuthenticated, mode, utmSource, onMinimize, onUnread } = props;
  const isStream = props.isStream || mode === 'stream';
  const hours = useChatHours();
  const borrower = useBorrower(isSignedIn && isOpen, isAuthenticated);
  const welcome = welcomeOf(hours);
  const chat = useChat({
    mode,
    isStream,
    utmSource,
    hours,
    borrower,
    isAuthenticated,
    welcomeMessage: welcome,
  });
  const { state, dispatch, partner } = chat;
  const [isConfirmed, setConfirmed] = useState(() => chatPerson.read() !== undefined);
  const person = isAuthenticated || (isSignedIn && isConfirmed) ? borrower.person : undefined;
  const composer = useChatComposer(chat, person);
  const [isAtBottom, setAtBottom] = useState(true);
  const isVisible = useVisible();
  const isReading = isOpen && isAtBottom && isVisible;
  const unread = unreadCount(state);
  const announcement = useAnnouncement(state);
  const sound = useSound(announcement, !isOpen || !isVisible);
  useTitleBadge(unread, isVisible);
  useEffect(() => dispatch({ type: 'READING', isReading }), [dispatch, isReading]);
  useEffect(() => onUnread(unread), [onUnread, unread]);
  useSimulatedStates(dispatch, isOpen);

  const isHandingOver = state.phase === 'STARTING' && state.chatbot !== undefined;
  const isChatting =
    Boolean(state.agent ?? state.chatbot ?? person) && (state.phase !== 'STARTING' || isHandingOver);
  const isForm = !person && !state.agent && !state.chatbot;
  const isLoading = !chat.isReady || (isForm && borrower.isLoading) || (!isForm && !isChatting);
  const { panel, coversPage } = useFocus(isOpen, `${state.phase} ${isLoading}`);

  return (
    <>
      <div
        ref={panel}
        className="chat-panel"
        role="dialog"
        aria-labelledby={TITLE}
        aria-modal={coversPage || undefined}
        hidden={!isOpen}
        onKeyDown={(event) => {
          const isOfDialog = event.target instanceof Element && event.target.closest('dialog');
          if (event.key === 'Escape' && !isOfDialog) onMinimize();
        }}
      >
        <ChatHead
          titleId={TITLE}
          partner={partner}
          {...{ sound }}
          onEnd={state.phase === 'MESSAGING' && state.agent ? chat.agentChat.end : undefined}
        />
        <ChatAlerts causes={state.alerts} onResend={() => void resend(chat, composer)} />
        {isLoading && (
          <p className="chat-loading" role="status">
            {copy.loading}
          </p>
        )}
        {!isLoading && isForm && (
          <PreChatForm
            partner={partner}
            asksAgent={isStream && organisation.orgMetaData.isSandbox}
            known={borrower.person ?? chatPerson.read() ?? {}}
            isClosed={hours.isOpen === false}
            opening={hours.opening()}
            onStart={async (given) => {
              await chat.start(given);
              chatPerson.save(given);
              setConfirmed(true);
            }}
          />
        )}
        {!isLoading && !isForm && (
          <Conversation
            {...{ chat, composer, welcome, hours }}
            onBottom={setAtBottom}
            after={
              state.phase === 'ENDED' ? (
                <EndedPanel
                  hours={hours}
                  agentChat={chat.agentChat}
                  channel={state.agent?.omniProxyChannelId}
                  onFailed={() => dispatch({ type: 'ALERT', cause: 'GENERAL' })}
                  onAgain={chat.startNew}
                />
              ) : undefined
            }
          />
        )}
      </div>
      <div className="hidden-visually" role="status" aria-live="polite">
        {announcement && <p key={announcement.key}>{announcement.text}</p>}
      </div>
    </>
  );
}

/** Returns the welcome message, once the hours are known. */
function welcomeOf({ week }: ChatHours): string | undefined {
  if (!week) return undefined;
  const hours = { ...weekHours(week.weekdays), zone: zoneWords(week.timeZone) };
  return welcomeText(organisation.orgBrand.name, hours);
}

/** A message goes to the agent or the chatbot. A signed-in borrower's first message starts the chat. */
function useChatComposer(chat: Chat, person: ReturnType<typeof useBorrower>['person']): Composer {
  const { state, dispatch, agentChat, chatbot } = chat;
  const untilStarted = useUntilStarted(state.phase);
  const deliver = useRef<(key: string, text: string, files: readonly string[]) => Promise<void>>(undefined);
  useEffect(() => {
    deliver.current = async (key, text, files) => {
      if (state.agent) await agentChat.send(key, text, files);
      else if (state.chatbot) await chatbot.ask(text);
      else if (person) await chat.start(person, text);
    };
  });
  return useComposer({
    problemWith: agentChat.problemWith,
    async deliver(key, text, files) {
      // While the chat is handed over, a message waits for the next partner.
      await untilStarted();
      await deliver.current?.(key, text, files);
    },
    upload: agentChat.upload,
    onSending: () => dispatch({ type: 'ALERT_OVER', cause: 'SEND' }),
    onFailed() {
      // The chatbot and the start of a chat say so themselves.
      if (state.agent) dispatch({ type: 'ALERT', cause: 'SEND' });
    },
    arrived: (key) => state.messages.some((message) => message.key === key),
  });
}

/** Returns a function that waits while a chat is starting. */
function useUntilStarted(phase: Chat['state']['phase']): () => Promise<void> {
  const waiting = useRef(new Set<() => void>());
  useEffect(() => {
    if (phase === 'STARTING') return;
    for (const go of waiting.current) go();
    waiting.current.clear();
  }, [phase]);
  return () =>
    phase === 'STARTING' ? new Promise((resolve) => waiting.current.add(resolve)) : Promise.resolve();
}

async function resend({ state, agentChat }: Chat, composer: Composer): Promise<void> {
  if (state.agent?.initialMessage !== undefined) await agentChat.sendHeld();
  else await composer.submit();
}
