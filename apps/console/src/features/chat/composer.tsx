import type { CannedReply } from '@homeline/contract/chat/canned-replies.ts';
import type { ChatMessage } from '@homeline/contract/chat/chat-message.ts';
import { CHAT_FILE_ENDINGS, sizeText } from '@homeline/domain/chat/attachments.ts';
import { MOST_MESSAGE_CHARACTERS } from '@homeline/domain/chat/conversation.ts';
import { Button } from '@homeline/ui/button.tsx';
import { FileName } from '@homeline/ui/fields/file-name.tsx';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { chatCopy } from './copy.ts';
import { ReplyPicker, useReplyPicker } from './reply-picker.tsx';
import { useAttachments } from './use-attachments.ts';
import { useSending } from './use-sending.ts';

const copy = chatCopy.composer;

/** Unsent text by conversation, while the page is open. */
const drafts = new Map<string, string>();

type ComposerProps = {
  readonly conversation: string;
  /** Puts the focus in the field on opening. */
  readonly hasFocus?: boolean;
  /** Fills a canned reply for this borrower. */
  readonly fill: (reply: CannedReply) => string;
  readonly onTyping: () => void;
  readonly onSent: (message: ChatMessage) => void;
};

/** Writes a message: text, canned replies and files. Keeps a failed draft. */
export function Composer({ conversation, hasFocus = false, fill, onTyping, onSent }: ComposerProps) {
  const [text, setText] = useState(drafts.get(conversation) ?? '');
  const attachments = useAttachments();
  const sending = useSending(conversation, onSent);
  const field = useRef<HTMLTextAreaElement>(null);
  const { files } = attachments;

  function write(next: string): void {
    setText(next);
    drafts.set(conversation, next);
    sending.forgetProblem();
  }
  const picker = useReplyPicker(text, (reply) => write(fill(reply)));

  async function submit(): Promise<void> {
    if (!(await sending.send(text, files))) return;
    write('');
    attachments.clear();
  }

  useEffect(() => {
    if (hasFocus) field.current?.focus();
  }, [hasFocus]);

  // The field is read-only while a message is being sent. Focus it again afterwards, for the next message.
  const { isSending } = sending;
  const wasSending = useRef(false);
  useEffect(() => {
    if (wasSending.current && !isSending) field.current?.focus();
    wasSending.current = isSending;
  }, [isSending]);

  function onKeyDown(event: KeyboardEvent): void {
    if (picker.onKeyDown(event)) return;
    // During IME composition, Enter doesn't send.
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
    event.preventDefault();
    void submit();
  }

  return (
    <form
      className="chat-composer"
      onSubmit={(event) => {
        event.preventDefault();
        void submit();
      }}
      onDragOver={(event) => event.preventDefault()}
      onDrop={(event) => {
        event.preventDefault();
        void attachments.add([...event.dataTransfer.files]);
      }}
    >
      <ReplyPicker picker={picker} />
      {[...attachments.problems, ...(sending.problem ? [sending.problem] : [])].map((words) => (
        <p key={words} role="alert" className="chat-problem">
          {words}
        </p>
      ))}
      {files.length > 0 && (
        <ul className="chat-chosen">
          {files.map(({ id, name, file }) => (
            <li key={id} className="chip">
              <FileName name={name} />, {sizeText(file.size)}
              <button
                type="button"
                className="chat-remove"
                aria-label={copy.remove(name)}
                disabled={isSending}
                onClick={() => attachments.remove(id)}
              >
                ×
              </button>
            </li>
          ))}
        </ul>
      )}
      <label className="hidden-visually" htmlFor="chat-message">
        {copy.label}
      </label>
      <textarea
        {...picker.attributes}
        id="chat-message"
        ref={field}
        className="control control-area"
        dir="auto"
        rows={3}
        maxLength={MOST_MESSAGE_CHARACTERS}
        aria-describedby="chat-message-hint"
        readOnly={isSending}
        aria-busy={isSending || undefined}
        value={text}
        onChange={({ target }) => {
          write(target.value);
          if (target.value.trim() !== '') onTyping();
        }}
        onKeyDown={onKeyDown}
        onPaste={(event) => {
          const pasted = [...event.clipboardData.files];
          if (pasted.length === 0) return;
          event.preventDefault();
          void attachments.add(pasted);
        }}
      />
      <div className="form-actions">
        <Button type="submit" isBusy={isSending}>
          {sending.hasFailed ? copy.resend : copy.send}
        </Button>
        <Button
          kind="quiet"
          onClick={() => {
            write(text.startsWith('/') ? text : '/');
            field.current?.focus();
          }}
        >
          {copy.replies}
        </Button>
        <label className="button button-quiet chat-attach">
          {copy.attach}
          <input
            type="file"
            className="hidden-visually"
            multiple
            accept={CHAT_FILE_ENDINGS.map((ending) => `.${ending}`).join(',')}
            onChange={({ target }) => {
              void attachments.add([...(target.files ?? [])]);
              target.value = '';
            }}
          />
        </label>
      </div>
      <p id="chat-message-hint" className="fine-print">
        {copy.hint}
      </p>
    </form>
  );
}
