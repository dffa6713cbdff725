import { useEffect, useState } from 'react';
import { Button } from '../button.tsx';
import { deferredCopy } from '../deferred-copy.ts';
import { announce } from './live-region.tsx';

const words = deferredCopy.clipboard;

/** How long the button shows that the text was copied. */
const CONFIRMED_MS = 1000;

type CopyButtonProps = {
  /** The text to copy. */
  readonly text: string;
  /** What the text is, for screen readers: 'loan number'. */
  readonly what: string;
};

/** Copies a text to the clipboard and confirms it for a second. */
export function CopyButton({ text, what }: CopyButtonProps) {
  const [isCopied, setCopied] = useState(false);
  useEffect(() => {
    if (!isCopied) return;
    const timer = setTimeout(() => setCopied(false), CONFIRMED_MS);
    return () => clearTimeout(timer);
  }, [isCopied]);
  // Browsers offer the clipboard only on a secure connection.
  if (!('clipboard' in navigator)) return null;
  async function copy(): Promise<void> {
    await navigator.clipboard.writeText(text);
    setCopied(true);
    announce([words.announceCopied(what)]);
  }
  return (
    <Button kind="quiet" onClick={() => void copy()}>
      {isCopied ? words.copied : words.copy}
      <span className="hidden-visually"> {what}</span>
    </Button>
  );
}
