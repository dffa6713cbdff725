import type { RealtimeEvent, Topic } from '@homeline/contract/realtime/messages.ts';
import { useEffect, useRef } from 'react';

/** How many followers of each topic are connected. */
const live = new Map<string, number>();

/** Returns whether the server tells this page of every change of a topic, so that the page needn't poll for it. */
export function isLive(topic: Topic): boolean {
  return (live.get(JSON.stringify(topic)) ?? 0) > 0;
}

/**
 * Follows a topic on the page's websocket, which loads after the page.
 * @param topic nothing while undefined
 * @param onChange called with the event of each change; without one when anything may have changed
 */
export function useLive(topic: Topic | undefined, onChange: (event?: RealtimeEvent) => void): void {
  const latest = useRef(onChange);
  useEffect(() => {
    latest.current = onChange;
  });
  const key = topic && JSON.stringify(topic);
  useEffect(() => {
    if (key === undefined || typeof WebSocket === 'undefined') return;
    let unfollow: (() => void) | undefined;
    let isOver = false;
    let counted = 0;
    const count = (isOn: boolean) => {
      live.set(key, (live.get(key) ?? 0) + (isOn ? 1 : 0) - counted);
      counted = isOn ? 1 : 0;
    };
    const begin = async () => {
      const { follow } = await import('./own-live.ts');
      if (isOver) return;
      unfollow = follow({
        topic: JSON.parse(key) as Topic,
        onChange: (event) => latest.current(event),
        onLive: count,
      });
    };
    // Without its script the page polls, as it does until then.
    begin().catch(() => {});
    return () => {
      isOver = true;
      count(false);
      unfollow?.();
    };
  }, [key]);
}
