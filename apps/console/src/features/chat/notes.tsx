import { Words } from '@homeline/client/chat/words.tsx';
import type { ChatAgent, ChatDetails } from '@homeline/contract/chat/desk.ts';
import { addChatNote } from '@homeline/contract/chat/desk-notes.ts';
import { mentionedIn, mentionTyped, withMention } from '@homeline/domain/chat/mentions.ts';
import { showToast } from '@homeline/ui/feedback/toasts.tsx';
import { fieldId } from '@homeline/ui/fields/field.tsx';
import { TextAreaField } from '@homeline/ui/fields/text-area-field.tsx';
import { useState } from 'react';
import { send } from '../../session/client.ts';
import { useStaff } from '../../session/staff-member.ts';
import { instantInWords } from '../../shell/dates.ts';
import { FormCard } from '../../shell/form-card.tsx';
import { useStaffForm } from '../../shell/use-staff-form.ts';
import { chatCopy } from './copy.ts';
import { useChatAct } from './use-desk.ts';

const copy = chatCopy.person;

/** How many colleagues are offered while a name is typed. */
const MOST_OFFERED = 5;

type NotesProps = { readonly chat: ChatDetails; readonly agents: readonly ChatAgent[] };

/** Lists the internal notes of a chat, with a form to add one. */
export function Notes({ chat, agents }: NotesProps) {
  const [added, countAdded] = useState(0);
  return (
    <section>
      <h3>{copy.notes}</h3>
      <ul className="chat-notes" aria-label={copy.notes}>
        {chat.notes.map(({ text, by, at }) => (
          <li key={at + text}>
            <p className="written" dir="auto">
              <Words text={text} />
            </p>
            <p className="fine-print">
              <bdi>{by}</bdi> · {instantInWords(at)}
            </p>
          </li>
        ))}
      </ul>
      <NoteForm key={added} conversation={chat.uuid} agents={agents} onAdded={() => countAdded(added + 1)} />
    </section>
  );
}

type NoteFormProps = {
  readonly conversation: string;
  readonly agents: readonly ChatAgent[];
  readonly onAdded: () => void;
};

function NoteForm({ conversation, agents, onAdded }: NoteFormProps) {
  const { changed } = useChatAct();
  const { identityUuid } = useStaff();
  const colleagues = agents.filter(({ identity }) => identity !== identityUuid);
  const form = useStaffForm({
    scope: 'chat-note',
    schema: addChatNote.body!,
    values: {},
    async send({ text }) {
      const mentions = mentionedIn(text, colleagues).map(({ identity }) => identity);
      const body = { text, ...(mentions.length > 0 && { mentions }) };
      await send(addChatNote, { params: { conversation }, body });
      showToast(copy.noteAdded);
      onAdded();
      await changed();
    },
  });
  const field = form.field('text', copy.note);
  const typed = mentionTyped(field.value ?? '')?.toLowerCase();
  const offered = colleagues.filter(({ name }) => typed !== undefined && name.toLowerCase().includes(typed));
  return (
    <FormCard form={form} action={copy.addNote}>
      <TextAreaField {...field} hint={copy.noteHint} rows={2} />
      {offered.length > 0 && (
        <div className="chat-tags">
          {offered.slice(0, MOST_OFFERED).map(({ identity, name }) => (
            <button
              key={identity}
              type="button"
              className="chip"
              onClick={() => {
                field.onChange(withMention(field.value ?? '', name));
                document.getElementById(fieldId(field.name))?.focus();
              }}
            >
              {copy.mention(name)}
            </button>
          ))}
        </div>
      )}
    </FormCard>
  );
}
