import { organisation } from '@homeline/client/organisation.ts';
import { claimsOf, token } from '@homeline/client/session/token.ts';
import { useSession } from '@homeline/client/session/use-session.ts';
import { ChatMode } from '@homeline/domain/chat/chat-mode.ts';
import { lazy, Suspense, useCallback, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { useSearchParams } from 'react-router';
import { CHAT_KEYS } from '../../session/chat-keys.ts';
import { useDecisions } from '../flags/use-decisions.ts';
import { ChatLauncher } from './chat-launcher.tsx';

const KEYS = ['fe-webchat', 'fe-csp-feature-flag-borrower-authentication', 'fe-webchat-stream'] as const;

/** Loaded when the chat opens, or when this browser keeps one. */
const ChatPanel = lazy(() => import('./chat-panel.tsx'));

/** Shows the chat's button where the lender's flag says so, and the chat that it opens. */
export default function ChatArea() {
  const { isSignedIn } = useSession();
  const decisions = useDecisions(KEYS, String(isSignedIn));
  const isOn = (key: (typeof KEYS)[number]) => decisions.get(key)?.enabled === true;
  return isOn('fe-webchat') ? (
    <WebChat
      isSignedIn={isSignedIn}
      isAuthenticated={isSignedIn && isOn('fe-csp-feature-flag-borrower-authentication')}
      isStream={isOn('fe-webchat-stream')}
    />
  ) : undefined;
}

type WebChatProps = {
  readonly isSignedIn: boolean;
  readonly isAuthenticated: boolean;
  readonly isStream: boolean;
};

function WebChat({ isSignedIn, isAuthenticated, isStream }: WebChatProps) {
  const { pops, mode, utmSource } = useChatQuery();
  const person = useSyncExternalStore(token.subscribe, () => claimsOf(token.read()).sub);
  const [isOpen, setOpen] = useState(pops);
  const [isLoaded, setLoaded] = useState(() => pops || hasStoredChat());
  const [unread, setUnread] = useState(0);
  const launcher = useRef<HTMLButtonElement>(null);
  const minimize = useCallback(() => {
    setOpen(false);
    launcher.current?.focus();
  }, []);
  useEffect(() => {
    // A page that shows the chat in a frame makes the frame as large. It learns nothing else.
    if (window.parent !== window) window.parent.postMessage({ homelineChatIsOpen: isOpen }, '*');
  }, [isOpen]);
  return (
    <ChatLauncher
      launcher={launcher}
      isOpen={isOpen}
      unread={unread}
      onPress={() => {
        setLoaded(true);
        if (isOpen) minimize();
        else setOpen(true);
      }}
    >
      {isLoaded && (
        <Suspense>
          <ChatPanel
            // Another person gets another chat.
            key={person ?? ''}
            {...{ isOpen, isSignedIn, isAuthenticated, isStream, mode, utmSource }}
            onMinimize={minimize}
            onUnread={setUnread}
          />
        </Suspense>
      )}
    </ChatLauncher>
  );
}

function hasStoredChat(): boolean {
  return Object.values(CHAT_KEYS).some((key) => localStorage.getItem(key) !== null);
}

const SOURCE = 'utmSource';

/** Reads what the address asks of the chat: `pop-webchat` opens it once and leaves the address. */
function useChatQuery() {
  const [query, setQuery] = useSearchParams();
  const [asked] = useState(() => ({
    pops: query.has('pop-webchat'),
    mode: organisation.orgMetaData.isSandbox ? ChatMode.safeParse(query.get('mode')).data : undefined,
    utmSource: query.get('utm_source') ?? sessionStorage.getItem(SOURCE) ?? undefined,
  }));
  useEffect(() => {
    if (asked.utmSource) sessionStorage.setItem(SOURCE, asked.utmSource);
  }, [asked]);
  const isPopping = query.has('pop-webchat');
  useEffect(() => {
    if (!isPopping) return;
    setQuery(
      (now) => {
        now.delete('pop-webchat');
        return now;
      },
      { replace: true },
    );
  }, [isPopping, setQuery]);
  return asked;
}
