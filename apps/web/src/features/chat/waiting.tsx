import { Button } from '@homeline/ui/button.tsx';
import { useEffect, useState } from 'react';
import { currentOwner } from './chat-sessions.ts';
import type { ChatState } from './chat-state.ts';
import { chatCopy as copy } from './copy.ts';

const DOTS_MS = 400;
const MOST_DOTS = 3;

type WaitingProps = {
  readonly state: ChatState;
  readonly onAskChatbot: () => void;
  readonly onLeaveMessage: () => void;
};

/** Shows that no agent has answered yet, the queue position, and after a while the alternatives. */
export function Waiting({ state, onAskChatbot, onLeaveMessage }: WaitingProps) {
  const { status, agent, messages, isLeaving } = state;
  const isLeft = messages.some(({ from }) => from === 'APPLICANT');
  if (status?.state !== 'WAITING') return null;
  return (
    <div className="chat-waiting">
      <p role="status">
        {copy.waiting}
        <Dots />
      </p>
      {status.ahead !== undefined && <p className="chat-note">{copy.ahead(status.ahead)}</p>}
      {isLeft && agent && <p className="chat-note">{copy.left(agent.emailAddress, currentOwner() !== '')}</p>}
      {isLeaving && !isLeft && <p className="chat-note">{copy.leaveFirst}</p>}
      {status.isUnanswered && !isLeaving && (
        <>
          <p>{copy.unanswered}</p>
          <div className="chat-ways">
            <Button kind="secondary" onClick={onAskChatbot}>
              {copy.askChatbot}
            </Button>
            {!isLeft && (
              <Button kind="secondary" onClick={onLeaveMessage}>
                {copy.leaveMessage}
              </Button>
            )}
          </div>
        </>
      )}
    </div>
  );
}

/** Three dots that appear one after another; all three for a person who wants no motion. */
export function Dots() {
  const [count, setCount] = useState(MOST_DOTS);
  useEffect(() => {
    if (window.matchMedia('(prefers-reduced-motion: reduce)').matches) return;
    const timer = setInterval(() => setCount((now) => (now % MOST_DOTS) + 1), DOTS_MS);
    return () => clearInterval(timer);
  }, []);
  return (
    <span className="chat-dots" aria-hidden="true">
      {'.'.repeat(count)}
    </span>
  );
}
