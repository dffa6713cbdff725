import { useEffect, useState } from 'react';

/** How long a message stays in the region for screen readers. */
const CLEAR_AFTER_MS = 300;

const listeners = new Set<(sentence: string) => void>();

/** Announces messages to screen readers. */
export function announce(messages: readonly string[]): void {
  for (const hear of listeners) hear(joinMessages(messages));
}

/** Joins messages with commas into one sentence with a final period; no messages give an empty text. */
export function joinMessages(messages: readonly string[]): string {
  if (messages.length === 0) return '';
  return `${messages.map((message) => message.trim().replace(/\.$/, '')).join(', ')}.`;
}

/** Renders the live region. Use it once per page. */
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
    const timer = setTimeout(() => say(''), CLEAR_AFTER_MS);
    return () => clearTimeout(timer);
  }, [sentence]);
  return (
    <div className="hidden-visually" role="status" aria-live="assertive">
      {sentence}
    </div>
  );
}
