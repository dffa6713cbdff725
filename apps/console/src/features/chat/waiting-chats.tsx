import { chatCopy as copy } from './copy.ts';
import { useNewChats, useTitleCount, waitingCount } from './new-chat-alerts.ts';
import { useDesk, useFollowedDesk } from './use-desk.ts';

/** Shows in the navigation how many chats and mentions wait for the agent, and notifies of new chats. */
export default function WaitingChats() {
  useFollowedDesk();
  const { data: desk } = useDesk();
  const count = desk ? waitingCount(desk) : 0;
  useNewChats(desk);
  useTitleCount(count);
  if (count === 0) return null;
  return (
    <span className="nav-count">
      <span aria-hidden="true">{count}</span>
      <span className="hidden-visually">{copy.waiting(count)}</span>
    </span>
  );
}
