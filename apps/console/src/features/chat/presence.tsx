import { setChatPresence } from '@homeline/contract/chat/desk.ts';
import { ChatPresence } from '@homeline/domain/chat/conversation.ts';
import { send } from '../../session/client.ts';
import { chatCopy } from './copy.ts';
import { sound, useHasSound } from './sound.ts';
import { type Desk, useChatAct } from './use-desk.ts';

const CAPACITIES = Array.from({ length: 10 }, (_, index) => index + 1);

/** Sets the agent's availability, chat limit and sound. */
export function Presence({ desk: { presence, capacity } }: { readonly desk: Desk }) {
  const { run, problem } = useChatAct();
  const hasSound = useHasSound();
  const copy = chatCopy.presence;
  const change = (body: { presence: ChatPresence; capacity: number }) =>
    void run(() => send(setChatPresence, { body }));
  return (
    <div className="chat-presence">
      <fieldset className="form-actions" aria-label={copy.label}>
        {ChatPresence.options.map((value) => (
          <button
            key={value}
            type="button"
            className="chip"
            aria-pressed={presence === value}
            onClick={() => change({ presence: value, capacity })}
          >
            {chatCopy.presences[value]}
          </button>
        ))}
      </fieldset>
      <label className="filter">
        <span>{copy.capacity}</span>
        <select
          className="control"
          value={capacity}
          onChange={({ target }) => change({ presence, capacity: Number(target.value) })}
        >
          {CAPACITIES.map((value) => (
            <option key={value}>{value}</option>
          ))}
        </select>
      </label>
      <button type="button" className="chip" aria-pressed={hasSound} onClick={() => sound.turn(!hasSound)}>
        {copy.sound}
      </button>
      {problem && <p role="alert">{problem}</p>}
    </div>
  );
}
