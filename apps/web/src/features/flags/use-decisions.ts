import type { FlagDecision } from '@homeline/contract/flags/ask-flags.ts';
import type { FlagKey } from '@homeline/domain/flags/flags.ts';
import { useEffect, useRef, useState } from 'react';
import { decide } from './decide.ts';

/** A page learns of a change this soon, if somebody looks at it. */
const ASK_MS = 8000;
/** A flag service that doesn't answer for so long has nothing to say any more: the defaults hold. */
const FORGET_MS = 60_000;

const NONE: ReadonlyMap<string, FlagDecision> = new Map();

/**
 * Follows flags while the tab is visible. A short outage changes nothing.
 * @param asks asks at once whenever it changes
 */
export function useDecisions(keys: readonly FlagKey[], asks: string): ReadonlyMap<string, FlagDecision> {
  const [decisions, setDecisions] = useState(NONE);
  const answeredAtMs = useRef(0);
  const wanted = keys.join(' ');
  // biome-ignore lint/correctness/useExhaustiveDependencies: another page asks at once
  useEffect(() => {
    const left = new AbortController();
    const ask = async () => {
      if (document.visibilityState === 'hidden') return;
      try {
        const decided = await decide(wanted.split(' ') as FlagKey[], { signal: left.signal });
        answeredAtMs.current = performance.now();
        if (!left.signal.aborted) setDecisions(decided);
      } catch {
        if (!left.signal.aborted && performance.now() - answeredAtMs.current > FORGET_MS) setDecisions(NONE);
      }
    };
    void ask();
    const timer = setInterval(() => void ask(), ASK_MS);
    const onVisible = () => void ask();
    document.addEventListener('visibilitychange', onVisible);
    return () => {
      left.abort();
      clearInterval(timer);
      document.removeEventListener('visibilitychange', onVisible);
    };
  }, [wanted, asks]);
  return decisions;
}
