import { type ChatAgent, type ChatDetails, transferChat } from '@homeline/contract/chat/desk.ts';
import { handoverRefusal } from '@homeline/domain/chat/conversation.ts';
import { Button } from '@homeline/ui/button.tsx';
import { useState } from 'react';
import { send } from '../../session/client.ts';
import { chatCopy } from './copy.ts';
import { useChatAct } from './use-desk.ts';

const copy = chatCopy.acts;

type TransferFormProps = {
  readonly chat: ChatDetails;
  readonly agents: readonly ChatAgent[];
  readonly onDone: () => void;
};

/** Chooses the next agent, with a note for them. */
export function TransferForm({ chat, agents, onDone }: TransferFormProps) {
  const { run, isBusy, problem } = useChatAct();
  const others = transferOrder(agents.filter(({ identity }) => identity !== chat.agent?.identity));
  const [picked, choose] = useState<string>();
  const [note, setNote] = useState('');
  const takers = others.filter((agent) => !handoverRefusal(agent));
  const chosen = (takers.find(({ identity }) => identity === picked) ?? takers[0])?.identity;
  if (chosen === undefined) return <p>{copy.nobodyElse}</p>;
  return (
    <form
      className="fields"
      onSubmit={(event) => {
        event.preventDefault();
        const words = note.trim();
        const body = { agent: chosen, ...(words && { note: words }) };
        const given = { params: { conversation: chat.uuid }, body };
        void run(() => send(transferChat, given), copy.transferred).then((isDone) => isDone && onDone());
      }}
    >
      <fieldset className="chat-transfer">
        <legend className="hidden-visually">{copy.transferTo}</legend>
        {others.map(({ identity, name, presence, active, capacity }) => (
          <label key={identity}>
            <input
              type="radio"
              name="agent"
              checked={identity === chosen}
              disabled={handoverRefusal({ presence, active, capacity }) !== undefined}
              onChange={() => choose(identity)}
            />
            <span>
              {copy.agent(name, chatCopy.presences[presence], chatCopy.lists.load(active, capacity))}
            </span>
          </label>
        ))}
      </fieldset>
      <label className="filter chat-wide">
        <span>{copy.handoverNote}</span>
        <textarea
          className="control control-area"
          dir="auto"
          rows={3}
          maxLength={4000}
          aria-describedby="handover-hint"
          value={note}
          onChange={({ target }) => setNote(target.value)}
        />
      </label>
      <p id="handover-hint" className="fine-print">
        {copy.handoverHint}
      </p>
      {problem && <p role="alert">{problem}</p>}
      <div className="form-actions">
        <Button type="submit" isBusy={isBusy}>
          {copy.titles.TRANSFER}
        </Button>
        <Button kind="quiet" onClick={onDone}>
          {copy.cancel}
        </Button>
      </div>
    </form>
  );
}

/** Returns agents in the order in which a chat should be handed over: available ones with the most room first. */
export function transferOrder(agents: readonly ChatAgent[]): readonly ChatAgent[] {
  const room = ({ capacity, active }: ChatAgent) => capacity - active;
  const rank = (agent: ChatAgent) => (agent.presence === 'AVAILABLE' ? (room(agent) > 0 ? 0 : 1) : 2);
  return agents.toSorted((a, b) => rank(a) - rank(b) || room(b) - room(a) || a.name.localeCompare(b.name));
}
