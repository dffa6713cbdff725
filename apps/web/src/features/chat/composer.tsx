import { CHAT_FILE_ENDINGS, sizeText } from '@homeline/domain/chat/attachments.ts';
import { Button } from '@homeline/ui/button.tsx';
import { FileName } from '@homeline/ui/fields/file-name.tsx';
import { type ClipboardEvent, type DragEvent, type KeyboardEvent, useEffect, useRef } from 'react';
import { chatCopy } from './copy.ts';
import type { Composer as ComposerState } from './use-composer.ts';

const copy = chatCopy.compose;
const PROBLEMS = 'chat-problems';
const ATTACH_LATER = 'chat-attach-later';

type ComposerProps = {
  readonly composer: ComposerState;
  /** Whether files can be sent: agents take them, the chatbot doesn't. */
  readonly takesFiles: boolean;
  /** Whether the message being sent is already in the list above. */
  readonly showsSending: boolean;
  readonly onTyping: () => void;
};

/** Where the person writes. Enter sends, Shift+Enter makes a new line. */
export function Composer({ composer, takesFiles, showsSending, onTyping }: ComposerProps) {
  const { text, chips, problems, isSending, write, add, remove, submit } = composer;
  const field = useRef<HTMLTextAreaElement>(null);
  const wasSending = useRef(false);
  useEffect(() => {
    if (wasSending.current && !isSending) field.current?.focus();
    wasSending.current = isSending;
  }, [isSending]);

  function onKeyDown(event: KeyboardEvent): void {
    // The Enter that ends a composition belongs to the input method; Safari names it 229.
    const isComposing = event.nativeEvent.isComposing || event.keyCode === 229;
    if (event.key !== 'Enter' || event.shiftKey || isComposing) return;
    event.preventDefault();
    void submit();
  }
  function take(files: FileList | undefined): boolean {
    if (!takesFiles || isSending || !files?.length) return false;
    void add([...files]);
    return true;
  }
  const onPaste = (event: ClipboardEvent) => {
    if (take(event.clipboardData?.files)) event.preventDefault();
  };
  const onDrop = (event: DragEvent) => {
    if (!event.dataTransfer.files.length) return;
    event.preventDefault();
    take(event.dataTransfer.files);
  };

  return (
    <form
      className="chat-composer"
      onSubmit={(event) => {
        event.preventDefault();
        void submit();
      }}
      onDragOver={(event) => event.preventDefault()}
      onDrop={onDrop}
    >
      {problems.length > 0 && (
        <ul className="chat-problems" id={PROBLEMS} role="alert">
          {problems.map((problem, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: two files may have the same name and problem
            <li key={index}>{problem}</li>
          ))}
        </ul>
      )}
      {chips.length > 0 && (
        <ul className="chat-chips" aria-label={copy.chosen}>
          {chips.map(({ id, name, file }) => (
            <li key={id}>
              <FileName name={name} />
              <span className="chat-size">{sizeText(file.size)}</span>
              <button
                type="button"
                aria-label={copy.remove(name)}
                disabled={isSending}
                onClick={() => {
                  remove(id);
                  field.current?.focus();
                }}
              >
                ×
              </button>
            </li>
          ))}
        </ul>
      )}
      <div className="chat-write">
        <Attach
          isOff={!takesFiles || isSending}
          describedBy={takesFiles ? undefined : ATTACH_LATER}
          onFiles={take}
        />
        <textarea
          ref={field}
          className="control"
          dir="auto"
          data-first
          rows={1}
          aria-label={copy.label}
          aria-invalid={problems.length > 0 || undefined}
          aria-describedby={problems.length > 0 ? PROBLEMS : undefined}
          placeholder={copy.placeholder}
          readOnly={isSending}
          value={isSending && showsSending ? '' : text}
          onChange={(event) => {
            write(event.target.value);
            onTyping();
          }}
          onKeyDown={onKeyDown}
          onPaste={onPaste}
        />
        <Button type="submit" isBusy={isSending}>
          {copy.send}
        </Button>
      </div>
      {!takesFiles && (
        <p className="hidden-visually" id={ATTACH_LATER}>
          {copy.attachLater}
        </p>
      )}
    </form>
  );
}

type AttachProps = {
  readonly isOff: boolean;
  readonly describedBy: string | undefined;
  readonly onFiles: (files: FileList | undefined) => void;
};

function Attach({ isOff, describedBy, onFiles }: AttachProps) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <button
        type="button"
        className="chat-icon"
        aria-label={copy.attach}
        aria-describedby={describedBy}
        disabled={isOff}
        onClick={() => input.current?.click()}
      >
        <svg viewBox="0 0 20 20" width="20" height="20" fill="none" aria-hidden="true">
          <path
            d="m16.5 9-6.7 6.7a3.9 3.9 0 0 1-5.5-5.5l7-7a2.6 2.6 0 0 1 3.7 3.7l-6.7 6.7a1.3 1.3 0 0 1-1.9-1.9l6-6"
            stroke="currentColor"
            strokeWidth="1.5"
            strokeLinecap="round"
          />
        </svg>
      </button>
      <input
        ref={input}
        type="file"
        multiple
        hidden
        aria-label={copy.attach}
        accept={CHAT_FILE_ENDINGS.map((ending) => `.${ending}`).join(',')}
        onChange={(event) => {
          onFiles(event.target.files ?? undefined);
          // The same file can be chosen again.
          event.target.value = '';
        }}
      />
    </>
  );
}
