import { useEffect, useRef, useState } from 'react';

const AGAIN_MS = 5000;

/**
 * Returns whether the server is unreachable, and acts once when it or the browser's connection is back. A server that answers but fails
 * is left to the person.
 * @param isWaiting whether something waits for the server
 */
export function useServerBack(isWaiting: boolean, act: () => void): boolean {
  const [isDown, setDown] = useState(false);
  const newest = useRef(act);
  useEffect(() => {
    newest.current = act;
  });
  useEffect(() => {
    if (!isWaiting) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let wasDown = false;
    let isOver = false;
    function end(): void {
      isOver = true;
      clearTimeout(timer);
      window.removeEventListener('online', back);
      setDown(false);
    }
    function back(): void {
      end();
      newest.current();
    }
    async function check(): Promise<void> {
      const answers = await fetch(window.location.pathname, { method: 'HEAD', cache: 'no-store' }).then(
        ({ status }) => status < 500,
        () => false,
      );
      if (isOver) return;
      if (answers) return wasDown ? back() : undefined;
      wasDown = true;
      setDown(true);
      timer = setTimeout(() => void check(), AGAIN_MS);
    }
    window.addEventListener('online', back);
    if (navigator.onLine) void check();
    return end;
  }, [isWaiting]);
  return isDown;
}
