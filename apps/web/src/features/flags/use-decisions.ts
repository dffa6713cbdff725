import type { Decision } from '@homeline/domain/flags/decision.ts';
import type { FlagKey } from '@homeline/domain/flags/flags.ts';
import { useEffect, useState } from 'react';
import { decide } from './decide.ts';

/** How often a visible page asks for changes. */
const ASK_MS = 8000;
/** After this long without an answer from the flag service, the defaults apply. */
const FORGET_MS = 60_000;

type Decisions = ReadonlyMap<string, Decision>;
const NONE: Decisions = new Map();

type Follower = { readonly keys: readonly FlagKey[]; tell(decisions: Decisions): void };

/** Everything on the page that follows flags. One call asks for all of them. */
const followers = new Set<Follower>();
let timer: ReturnType<typeof setInterval> | undefined;
let left = new AbortController();
let isAskingSoon = false;
let answeredAtMs = 0;

function tellAll(decisions: Decisions): void {
  for (const follower of followers) follower.tell(decisions);
}

async function ask(): Promise<void> {
  isAskingSoon = false;
  if (document.visibilityState === 'hidden' || followers.size === 0) return;
  const { signal } = left;
  const keys = new Set([...followers].flatMap((follower) => follower.keys));
  try {
    const decided = await decide([...keys], { signal });
    answeredAtMs = performance.now();
    if (!signal.aborted) tellAll(decided);
  } catch {
    if (!signal.aborted && performance.now() - answeredAtMs > FORGET_MS) tellAll(NONE);
  }
}

/** Asks once for whatever begins to follow flags in the same moment. An earlier answer no longer counts: another person may be there. */
function askSoon(): void {
  left.abort();
  left = new AbortController();
  if (isAskingSoon) return;
  isAskingSoon = true;
  queueMicrotask(() => void ask());
}

function follow(follower: Follower): () => void {
  followers.add(follower);
  timer ??= setInterval(() => void ask(), ASK_MS);
  document.addEventListener('visibilitychange', ask);
  askSoon();
  return () => {
    followers.delete(follower);
    if (followers.size > 0) return;
    left.abort();
    clearInterval(timer);
    timer = undefined;
    document.removeEventListener('visibilitychange', ask);
  };
}

/**
 * Follows flags while the tab is visible. A short outage changes nothing.
 * @param asks asks at once whenever it changes
 * @param first the decisions to use until the first answer
 */
export function useDecisions(keys: readonly FlagKey[], asks: string, first = NONE): Decisions {
  const [decisions, setDecisions] = useState(first);
  const wanted = keys.join(' ');
  // biome-ignore lint/correctness/useExhaustiveDependencies: another page asks at once
  useEffect(() => follow({ keys: wanted.split(' ') as FlagKey[], tell: setDecisions }), [wanted, asks]);
  return decisions;
}
