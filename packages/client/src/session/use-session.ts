import { useEffect, useState, useSyncExternalStore } from 'react';
import { realMs } from './clock.ts';
import { claimsOf, token } from './token.ts';

/** How long before the end the warning shows. */
const WARNING_MS = 120_000;

export type Session = {
  readonly isSignedIn: boolean;
  readonly isEnding: boolean;
  readonly endsAtMs: number | undefined;
};

/** Returns whether someone is signed in, and whether the session ends within two minutes. */
export function useSession(): Session {
  const jwt = useSyncExternalStore(token.subscribe, token.read);
  const { exp } = claimsOf(jwt);
  const endsAtMs = exp === undefined ? undefined : exp * 1000;
  const [, wake] = useState(0);
  useEffect(() => {
    if (endsAtMs === undefined) return;
    const timer = setTimeout(() => wake((woken) => woken + 1), Math.max(0, endsAtMs - WARNING_MS - realMs()));
    return () => clearTimeout(timer);
  }, [endsAtMs]);
  const isEnding = endsAtMs !== undefined && endsAtMs - WARNING_MS <= realMs();
  return { isSignedIn: jwt !== undefined, isEnding, endsAtMs };
}
