import { Button } from '@homeline/ui/button.tsx';
import { Dialog } from '@homeline/ui/feedback/dialog.tsx';
import { useState } from 'react';
import type { ChatPartner } from './chat-selectors.ts';
import { chatCopy as copy } from './copy.ts';

type ChatHeadProps = {
  readonly titleId: string;
  readonly partner: ChatPartner;
  readonly sound: { readonly isOn: boolean; toggle(): void };
  /** Absent when there is nothing to end. */
  readonly onEnd: (() => Promise<void>) | undefined;
};

/** Names who answers, and has the buttons for the whole chat. */
export function ChatHead({ titleId, partner, sound, onEnd }: ChatHeadProps) {
  return (
    <div className="chat-head">
      <h2 id={titleId}>{copy.title[partner]}</h2>
      {onEnd && <EndChat onEnd={onEnd} />}
      <button
        type="button"
        className="chat-icon"
        aria-label={sound.isOn ? copy.soundOff : copy.soundOn}
        title={sound.isOn ? copy.soundOff : copy.soundOn}
        onClick={sound.toggle}
      >
        <svg viewBox="0 0 20 20" width="20" height="20" fill="none" aria-hidden="true">
          <path
            d={
              sound.isOn
                ? 'M3 8v4h3l4 3.5v-11L6 8H3Zm10-1a4 4 0 0 1 0 6m2-8.500a7 7 0 0 1 0 11'
                : 'M3 8v4h3l4 3.5v-11L6 8H3Zm10 0 4 4m0-4-4 4'
            }
            stroke="currentColor"
            strokeWidth="1.5"
            strokeLinejoin="round"
            strokeLinecap="round"
          />
        </svg>
      </button>
    </div>
  );
}

/** Asks once more before the chat ends. */
function EndChat({ onEnd }: { readonly onEnd: () => Promise<void> }) {
  const [isAsking, ask] = useState(false);
  const close = () => ask(false);
  return (
    <>
      <Button kind="quiet" onClick={() => ask(true)}>
        {copy.end}
      </Button>
      <Dialog isOpen={isAsking} title={copy.endSure.title} onClose={close}>
        <p>{copy.endSure.text}</p>
        <div className="question-actions">
          <Button onClick={close}>{copy.endSure.keep}</Button>
          <Button kind="danger" onClick={() => void onEnd().finally(close)}>
            {copy.end}
          </Button>
        </div>
      </Dialog>
    </>
  );
}
