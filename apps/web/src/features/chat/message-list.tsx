import type { ChatFile } from '@homeline/contract/chat/chat-message.ts';
import { Button } from '@homeline/ui/button.tsx';
import { type ReactNode, useEffect, useLayoutEffect, useRef } from 'react';
import { readMessage } from './chat-selectors.ts';
import type { ChatbotQuestion } from './chat-sessions.ts';
import type { ChatState } from './chat-state.ts';
import { chatCopy as copy } from './copy.ts';
import { type Entry, entriesOf } from './entries.ts';
import { Message } from './message.tsx';

type MessageListProps = {
  readonly state: ChatState;
  readonly welcome: string | undefined;
  readonly onBottom: (isAtBottom: boolean) => void;
  readonly onEarlier: () => Promise<void>;
  readonly onDownload: (file: ChatFile) => void;
  readonly onBad: (question: ChatbotQuestion) => void;
  readonly onGood: (question: ChatbotQuestion) => void;
  /** Below the newest message. */
  readonly children: ReactNode;
};

/** This close to an end counts as there, in pixels. */
const NEAR_PX = 48;

/** Shows the conversation. It scrolls to the newest message, unless the person has scrolled up. */
export function MessageList(props: MessageListProps) {
  const { state, welcome, onBottom, onEarlier, onDownload, onBad, onGood, children } = props;
  const entries = entriesOf(state);
  const { scroller, list, onScroll } = useScroll(entries, state, onBottom, onEarlier);
  const read = readMessage(state);
  return (
    <div
      ref={scroller}
      className="chat-messages"
      role="log"
      aria-label={copy.messages}
      aria-live="off"
      // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls by keyboard
      tabIndex={0}
      onScroll={onScroll}
    >
      {state.earlier !== undefined && (
        <Button kind="quiet" onClick={() => void onEarlier()}>
          {copy.earlier}
        </Button>
      )}
      <ol ref={list}>
        {welcome && state.earlier === undefined && (
          <li className="chat-message" data-from="AGENT">
            <p className="message-text">{welcome}</p>
          </li>
        )}
        {entries.map((entry) =>
          entry.kind === 'MESSAGE' ? (
            <Message key={entry.key} entry={entry} onDownload={onDownload}>
              {entry.number !== undefined && entry.number === read && (
                <p className="chat-note">{copy.read}</p>
              )}
              {entry.question && (
                <RatingButtons
                  question={entry.question}
                  // A conversation that was handed over takes no feedback any more.
                  onBad={state.chatbot && onBad}
                  onGood={onGood}
                />
              )}
              {entry.key === 'held' && <p className="chat-note">{copy.held}</p>}
            </Message>
          ) : (
            <li key={entry.key} className="chat-separator" data-kind={entry.kind}>
              <span>{entry.kind === 'DAY' ? entry.text : copy.new}</span>
            </li>
          ),
        )}
      </ol>
      {children}
    </div>
  );
}

type RatingButtonsProps = {
  readonly question: ChatbotQuestion;
  readonly onBad: ((question: ChatbotQuestion) => void) | undefined;
  readonly onGood: (question: ChatbotQuestion) => void;
};

/** Lets the person say whether an answer was good or bad. */
function RatingButtons({ question, onBad, onGood }: RatingButtonsProps) {
  if (question.isRatedBad) return <p className="chat-note">{copy.badResponse.sent}</p>;
  if (question.isRatedGood) return <p className="chat-note">{copy.goodResponse.sent}</p>;
  if (!onBad) return null;
  return (
    <span className="chat-ratings">
      <Thumb label={copy.goodResponse.open} isUp onPress={() => onGood(question)} />
      <Thumb label={copy.badResponse.open} onPress={() => onBad(question)} />
    </span>
  );
}

type ThumbProps = { readonly label: string; readonly isUp?: true; readonly onPress: () => void };

function Thumb({ label, isUp, onPress }: ThumbProps) {
  return (
    <button type="button" className="chat-bad" aria-label={label} title={label} onClick={onPress}>
      <svg viewBox="0 0 20 20" width="18" height="18" fill="none" aria-hidden="true">
        <path
          transform={isUp && 'rotate(180 10 10)'}
          d="M6 3h8.2c.8 0 1.4.5 1.6 1.3l1.1 4.6c.3 1.1-.5 2.1-1.6 2.1h-4l.6 3.7c.1 1-.6 1.8-1.5 1.8L6 11m0-8v8m0-8H3v8h3"
          stroke="currentColor"
          strokeWidth="1.5"
          strokeLinejoin="round"
        />
      </svg>
    </button>
  );
}

/** Keeps the place: new own messages scroll down, older ones appear above without a jump, others' don't move a person who reads further up. */
function useScroll(
  entries: readonly Entry[],
  { isTyping, asking }: ChatState,
  onBottom: (isAtBottom: boolean) => void,
  onEarlier: () => Promise<void>,
) {
  const scroller = useRef<HTMLDivElement>(null);
  const list = useRef<HTMLOListElement>(null);
  const before = useRef({ first: '', own: '', height: 0 });
  const isAtBottom = useRef(true);
  const isLoading = useRef(false);
  const size = useRef('');
  const messages = entries.filter((entry) => entry.kind === 'MESSAGE');
  const first = messages[0]?.key ?? '';
  const ownMessages = messages.filter(({ from }) => from === 'OWN');
  const own = `${ownMessages.length} ${ownMessages.at(-1)?.text}`;
  // biome-ignore lint/correctness/useExhaustiveDependencies: whatever is added may move the page
  useLayoutEffect(() => {
    const box = scroller.current;
    if (!box) return;
    const isOlderAdded = before.current.first !== first && before.current.first !== '';
    if (isOlderAdded && !isAtBottom.current) box.scrollTop += box.scrollHeight - before.current.height;
    else if (isAtBottom.current || (before.current.own !== own && !isOlderAdded)) {
      box.scrollTop = box.scrollHeight;
      isAtBottom.current = true;
    }
    before.current = { first, own, height: box.scrollHeight };
    onBottom(isAtBottom.current);
  }, [entries.length, first, own, isTyping, asking]);
  useEffect(() => {
    const box = scroller.current;
    if (!box || !list.current) return;
    const resized = new ResizeObserver(() => {
      size.current = sizeOf(box);
      if (isAtBottom.current) box.scrollTop = box.scrollHeight;
      else isAtBottom.current = isNearBottom(box);
      // Messages that arrived while the chat was closed had no height yet.
      before.current.height = box.scrollHeight;
    });
    resized.observe(box);
    resized.observe(list.current);
    return () => resized.disconnect();
  }, []);
  return {
    scroller,
    list,
    onScroll() {
      const box = scroller.current;
      // A box that just shrank wasn't scrolled by the person.
      if (!box || box.clientHeight === 0 || size.current !== sizeOf(box)) return;
      isAtBottom.current = isNearBottom(box);
      onBottom(isAtBottom.current);
      if (box.scrollTop > NEAR_PX || isLoading.current || isAtBottom.current) return;
      isLoading.current = true;
      void onEarlier().finally(() => {
        isLoading.current = false;
      });
    },
  };
}

function sizeOf({ clientWidth, clientHeight }: HTMLElement): string {
  return `${clientWidth} ${clientHeight}`;
}

function isNearBottom({ scrollHeight, scrollTop, clientHeight }: HTMLElement): boolean {
  return scrollHeight - scrollTop - clientHeight < NEAR_PX;
}
