import { useEffect, useState } from 'react';

/** How long a message stays to be read out. */
const CLEARS_AFTER_MS = 300;

const listeners = new Set<(sentence: string) => void>();

/** Says something to those who hear the page. */
export function announce(messages: readonly string[]): void {
  for (const hear of listeners) hear(asSentence(messages));
}

/** Messages as one sentence: joined by commas, with a period at the end. None is the empty text. */
export function asSentence(messages: readonly string[]): string {
  if (messages.length === 0) return '';
  return `${messages.map((message) => message.trim().replace(/\.$/, '')).join(', ')}.`;
}

/** Where announcements are read from. Once a page. */
export function LiveRegion() {
  const [sentence, say] = useState('');
  useEffect(() => {
    listeners.add(say);
    return () => {
      listeners.delete(say);
    };
  }, []);
  useEffect(() => {
    if (!sentence) return;
    const timer = setTimeout(() => say(''), CLEARS_AFTER_MS);
    return () => clearTimeout(timer);
  }, [sentence]);
  return (
    <div className="hidden-visually" role="status" aria-live="assertive">
      {sentence}
    </div>
  );
}
