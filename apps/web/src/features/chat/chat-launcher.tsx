import type { ReactNode, Ref } from 'react';
import { chatLauncherCopy as copy } from './launcher-copy.ts';
import './chat-launcher.css';

type ChatLauncherProps = {
  readonly launcher: Ref<HTMLButtonElement>;
  readonly isOpen: boolean;
  readonly unread: number;
  readonly onPress: () => void;
  /** The chat that it opens. */
  readonly children: ReactNode;
};

/** The floating button of the chat, beside its panel. */
export function ChatLauncher({ launcher, isOpen, unread, onPress, children }: ChatLauncherProps) {
  const name = isOpen ? copy.minimize : copy.open;
  return (
    <section className="chat" aria-label={copy.region} data-open={isOpen || undefined}>
      {children}
      <button
        ref={launcher}
        type="button"
        className="chat-launcher"
        aria-expanded={isOpen}
        aria-label={!isOpen && unread > 0 ? `${name}, ${copy.unread(unread)}` : name}
        onClick={onPress}
      >
        <svg viewBox="0 0 24 24" width="24" height="24" fill="none" aria-hidden="true">
          <path
            d={isOpen ? 'm6 9 6 6 6-6' : 'M4 5h16v11H9l-5 4V5Z'}
            stroke="currentColor"
            strokeWidth="1.8"
            strokeLinejoin="round"
            strokeLinecap="round"
          />
        </svg>
        {!isOpen && (
          <span className="chat-launcher-name" aria-hidden="true">
            {name}
          </span>
        )}
        {!isOpen && unread > 0 && (
          <span className="chat-unread" aria-hidden="true">
            {Math.min(unread, 9)}
            {unread > 9 && '+'}
          </span>
        )}
      </button>
    </section>
  );
}
