import { zoneWords } from '@homeline/domain/dates/time-zone.ts';
import { hoursLines } from '@homeline/domain/organisations/hours.ts';
import { Button } from '@homeline/ui/button.tsx';
import { useState } from 'react';
import { saveFileAs } from '../documents/document-file.ts';
import { currentOwner } from './chat-sessions.ts';
import { chatCopy as copy } from './copy.ts';
import { LeaveMessage } from './leave-message.tsx';
import { transcriptOf } from './transcript.ts';
import type { Chat } from './use-chat.ts';
import type { ChatHours } from './use-chat-hours.ts';

type ChatToolsProps = { readonly chat: Chat; readonly hours: ChatHours };

/** The actions on the whole chat: reach an agent, start over, save the transcript. */
export function ChatTools({ chat, hours }: ChatToolsProps) {
  const { state, dispatch, agentChat, chatbot } = chat;
  const [isLeaving, setLeaving] = useState(false);
  const isWithChatbot = state.phase === 'MESSAGING' && state.chatbot !== undefined;
  const isSaid = state.questions.length > 0 || state.messages.length > 0;

  async function talkToPerson(): Promise<void> {
    setLeaving(!(await chat.handOver().catch(() => true)));
  }
  async function save(): Promise<void> {
    try {
      const questions = await chatbot.all();
      const messages = state.agent ? await agentChat.all() : [];
      const text = transcriptOf(questions, messages);
      saveFileAs(new Blob([text], { type: 'text/plain;charset=utf-8' }), copy.transcriptName);
    } catch {
      dispatch({ type: 'ALERT', cause: 'GENERAL' });
    }
  }
  if (!isWithChatbot && !isSaid) return null;
  return (
    <div className="chat-tools">
      {isWithChatbot && (
        <>
          <Button kind="secondary" onClick={() => void talkToPerson()}>
            {copy.talkToPerson}
          </Button>
          <Button kind="quiet" onClick={() => void chat.restart().catch(() => undefined)}>
            {copy.startOver}
          </Button>
        </>
      )}
      {isSaid && (
        <Button kind="quiet" onClick={() => void save()}>
          {copy.saveTranscript}
        </Button>
      )}
      <LeaveMessage
        isOpen={isLeaving && isWithChatbot}
        hours={hoursWords(hours)}
        emailAddress={state.chatbot?.emailAddress ?? ''}
        isSignedIn={currentOwner() !== ''}
        asked={state.questions.at(-1)?.questionStr}
        onSend={chat.leave}
        onClose={() => setLeaving(false)}
      />
    </div>
  );
}

/** Says when agents answer: the next opening, else the week. */
function hoursWords({ week, opening }: ChatHours): string | undefined {
  const next = opening();
  if (next) return next;
  const lines = week ? hoursLines(week.weekdays) : [];
  return week && lines.length > 0
    ? copy.leave.answers(`${lines.join('; ')} (${zoneWords(week.timeZone)})`)
    : undefined;
}
