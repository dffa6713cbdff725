import type { ChatDetails } from '@homeline/contract/chat/desk.ts';
import { snoozeChat } from '@homeline/contract/chat/snooze.ts';
import { CivilDateSchema } from '@homeline/domain/dates/civil-date.ts';
import type { SnoozeChoice } from '@homeline/domain/organisations/snooze.ts';
import { Button } from '@homeline/ui/button.tsx';
import { useState } from 'react';
import { send } from '../../session/client.ts';
import { instantInWords } from '../../shell/dates.ts';
import { chatCopy } from './copy.ts';
import { useChatAct, useDesk } from './use-desk.ts';

const copy = chatCopy.snooze;

type SnoozeFormProps = {
  readonly chat: ChatDetails;
  readonly onDone: () => void;
  readonly onCancel: () => void;
};

/** Chooses until when a chat leaves the agent's list. */
export function SnoozeForm({ chat, onDone, onCancel }: SnoozeFormProps) {
  const { run, isBusy, problem } = useChatAct();
  const { data: desk } = useDesk();
  const snoozes = desk?.snoozes ?? [];
  const [date, setDate] = useState('');
  const day = CivilDateSchema.safeParse(date).data;
  const put = (choice: SnoozeChoice) =>
    void run(
      () =>
        send(snoozeChat, {
          params: { conversation: chat.uuid },
          body: { choice, ...(choice === 'DATE' && day && { date: day }) },
        }),
      copy.done,
    ).then((isDone) => isDone && onDone());
  return (
    <div className="fields">
      <p>{copy.why}</p>
      <ul className="chat-snoozes">
        {snoozes.map(({ choice, at }) => (
          <li key={choice}>
            <Button kind="secondary" isBusy={isBusy} onClick={() => put(choice)}>
              {copy.choices[choice]}
            </Button>{' '}
            <span className="fine-print">{instantInWords(at)}</span>
          </li>
        ))}
      </ul>
      <div className="form-actions">
        <label className="filter">
          <span>{copy.date}</span>
          <input
            type="date"
            className="control"
            value={date}
            onChange={({ target }) => setDate(target.value)}
          />
        </label>
        <Button kind="secondary" isBusy={isBusy} disabled={!day} onClick={() => put('DATE')}>
          {copy.choices.DATE}
        </Button>
      </div>
      {problem && <p role="alert">{problem}</p>}
      <div className="form-actions">
        <Button kind="quiet" onClick={onCancel}>
          {chatCopy.acts.cancel}
        </Button>
      </div>
    </div>
  );
}
