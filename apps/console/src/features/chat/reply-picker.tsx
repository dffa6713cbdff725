import type { CannedReply } from '@homeline/contract/chat/canned-replies.ts';
import { matchingReplies } from '@homeline/domain/chat/canned-reply.ts';
import { announce } from '@homeline/ui/feedback/live-region.tsx';
import { type KeyboardEvent, useEffect, useState } from 'react';
import { chatCopy } from './copy.ts';
import { useCannedReplies } from './use-desk.ts';

const copy = chatCopy.composer;
const LIST_ID = 'chat-replies';
const optionId = (index: number) => `${LIST_ID}-${index}`;

/** Offers canned replies while a message begins with `/`. */
export function useReplyPicker(text: string, onPick: (reply: CannedReply) => void) {
  const { data = [] } = useCannedReplies();
  const [chosen, choose] = useState(0);
  /** Input value when the list was dismissed. */
  const [closedAt, closeAt] = useState<string>();
  const isOpen = text.startsWith('/') && !text.includes('\n') && text !== closedAt;
  const replies = isOpen ? matchingReplies(data, text.slice(1)) : [];
  const at = Math.min(chosen, Math.max(0, replies.length - 1));

  useEffect(() => {
    if (isOpen) announce([replies.length > 0 ? copy.matches(replies.length) : copy.noReply]);
  }, [isOpen, replies.length]);

  function pick(index: number): void {
    const reply = replies[index];
    choose(0);
    if (reply) onPick(reply);
  }

  return {
    isOpen,
    replies,
    at,
    pick,
    /** The ARIA attributes of the field that the list belongs to. */
    attributes: {
      'aria-autocomplete': 'list',
      'aria-controls': isOpen ? LIST_ID : undefined,
      'aria-activedescendant': replies.length > 0 ? optionId(at) : undefined,
    } as const,
    /** @returns whether the key was the list's */
    onKeyDown(event: KeyboardEvent): boolean {
      if (!isOpen) return false;
      const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
      if (step) choose((at + step + replies.length) % Math.max(1, replies.length));
      else if (event.key === 'Escape') closeAt(text);
      else if (event.key === 'Enter' && !event.shiftKey && replies.length > 0) pick(at);
      else return false;
      event.preventDefault();
      return true;
    },
  };
}

/** The list of canned replies above the field. */
export function ReplyPicker({ picker }: { readonly picker: ReturnType<typeof useReplyPicker> }) {
  const { isOpen, replies, at, pick } = picker;
  if (!isOpen) return null;
  if (replies.length === 0) return <p className="chat-replies fine-print">{copy.noReply}</p>;
  return (
    <div id={LIST_ID} className="chat-replies" role="listbox" aria-label={copy.replies}>
      {replies.map(({ uuid, title, text }, index) => (
        // biome-ignore lint/a11y/useKeyWithClickEvents: the keys of the list are the field's
        <div
          key={uuid}
          id={optionId(index)}
          role="option"
          tabIndex={-1}
          aria-selected={index === at}
          onClick={() => pick(index)}
        >
          <strong>{title}</strong>
          <span>{text}</span>
        </div>
      ))}
    </div>
  );
}
