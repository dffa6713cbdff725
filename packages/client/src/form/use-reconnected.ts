import { useEffect, useRef } from 'react';

/** Runs an action once when the connection is back, if something waits for it. */
export function useReconnected(isWaiting: boolean, act: () => void): void {
  const newest = useRef(act);
  useEffect(() => {
    newest.current = act;
  });
  useEffect(() => {
    if (!isWaiting) return;
    const again = () => newest.current();
    window.addEventListener('online', again, { once: true });
    return () => window.removeEventListener('online', again);
  }, [isWaiting]);
}
