import type { ChatDetails } from '@homeline/contract/chat/desk.ts';
import { setChatTags } from '@homeline/contract/chat/desk-notes.ts';
import { send } from '../../session/client.ts';
import { chatCopy } from './copy.ts';
import { useChatAct } from './use-desk.ts';

const copy = chatCopy.person;

type TagsProps = { readonly chat: ChatDetails; readonly tags: readonly string[] };

/** The chat's tags, from the lender's list. A tag removed from the list stays on the chat. */
export function Tags({ chat, tags }: TagsProps) {
  const { run, isBusy, problem } = useChatAct();
  const shown = [...new Set([...tags, ...chat.tags])];
  if (shown.length === 0) return null;
  const toggled = (tag: string) =>
    chat.tags.includes(tag) ? chat.tags.filter((one) => one !== tag) : [...chat.tags, tag];
  return (
    <section>
      <h3>{copy.tags}</h3>
      <fieldset className="chat-tags" aria-label={copy.tags}>
        {shown.map((tag) => (
          <button
            key={tag}
            type="button"
            className="chip"
            aria-pressed={chat.tags.includes(tag)}
            disabled={isBusy}
            onClick={() =>
              void run(() =>
                send(setChatTags, { params: { conversation: chat.uuid }, body: { tags: toggled(tag) } }),
              )
            }
          >
            {tag}
          </button>
        ))}
      </fieldset>
      {problem && <p role="alert">{problem}</p>}
    </section>
  );
}
