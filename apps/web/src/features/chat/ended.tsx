import { getChatContact } from '@homeline/contract/chat/web-chat.ts';
import { zoneWords } from '@homeline/domain/dates/time-zone.ts';
import { hoursLines } from '@homeline/domain/organisations/hours.ts';
import { Button, buttonClass } from '@homeline/ui/button.tsx';
import { useEffect, useState } from 'react';
import { send } from '../../session/client.ts';
import type { AgentChat } from './agent-conversation.ts';
import { chatCopy } from './copy.ts';
import { Rating } from './rating-form.tsx';
import type { ChatHours } from './use-chat-hours.ts';

const copy = chatCopy.ended;

type EndedProps = {
  readonly hours: ChatHours;
  /** The chat with an agent, which the survey is about. */
  readonly channel: string | undefined;
  readonly agentChat: AgentChat;
  /** Called when the chat's survey can't be loaded. */
  readonly onFailed: () => void;
  readonly onAgain: () => void;
};

/** Shows that the chat is over, when agents answer, and what can be done next. */
export function EndedPanel({ hours, channel, agentChat, onFailed, onAgain }: EndedProps) {
  const { week } = hours;
  const opening = hours.opening();
  const survey = useSurvey(channel, onFailed);
  const lines = week && hoursLines(week.weekdays);
  return (
    <div className="chat-ended">
      <h3>{copy.title}</h3>
      {channel && <Rating chat={agentChat} />}
      {opening && <p>{opening}</p>}
      {week && lines && lines.length > 0 ? (
        <>
          <p>{copy.hours}</p>
          <ul>
            {lines.map((line) => (
              <li key={line}>{`${line} (${zoneWords(week.timeZone)})`}</li>
            ))}
          </ul>
        </>
      ) : (
        week && <p>{copy.noHours}</p>
      )}
      {survey && (
        <a className={buttonClass('secondary')} href={survey} target="_blank" rel="noopener noreferrer">
          {copy.survey}
        </a>
      )}
      <Button data-first onClick={onAgain}>
        {copy.again}
      </Button>
    </div>
  );
}

/** Returns the address of the survey about a chat; undefined while it isn't known, and where the lender has none. */
function useSurvey(channel: string | undefined, onFailed: () => void): string | undefined {
  const [survey, setSurvey] = useState<string>();
  // biome-ignore lint/correctness/useExhaustiveDependencies: asks once for each chat
  useEffect(() => {
    if (channel === undefined) return;
    let isOver = false;
    send(getChatContact, { body: { omniProxyChannelId: channel } })
      .then(({ contactId, surveyUrl }) => {
        if (isOver) return;
        if (contactId === undefined) onFailed();
        else setSurvey(surveyUrl);
      })
      .catch(() => !isOver && onFailed());
    return () => {
      isOver = true;
    };
  }, [channel]);
  return survey;
}
