import { useEffect, useRef, useState } from 'react';

const AGAIN_MS = 5000;

/**
 * Returns whether the server is unreachable, and acts once when the server answers again. A server that answers but fails is left to
 * the person.
 * @param isWaiting whether something waits for the server
 * @param wasLost whether the server or the connection is known to have failed, so that its first answer counts
 */
export function useServerBack(isWaiting: boolean, act: () => void, wasLost = false): boolean {
  const [isDown, setDown] = useState(false);
  const newest = useRef(act);
  useEffect(() => {
    newest.current = act;
  });
  useEffect(() => {
    if (!isWaiting) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let wasDown = wasLost;
    let isOver = false;
    function end(): void {
      isOver = true;
      clearTimeout(timer);
      window.removeEventListener('online', check);
      setDown(false);
    }
    async function check(reconnected?: Event): Promise<void> {
      if (reconnected) wasDown = true;
      const answers = await fetch(window.location.pathname, { method: 'HEAD', cache: 'no-store' }).then(
        ({ status }) => status < 500,
        () => false,
      );
      if (isOver || (answers && !wasDown)) return;
      if (answers) {
        end();
        newest.current();
        return;
      }
      wasDown = true;
      setDown(true);
      clearTimeout(timer);
      timer = setTimeout(check, AGAIN_MS);
    }
    window.addEventListener('online', check);
    if (navigator.onLine) void check();
    return end;
  }, [isWaiting, wasLost]);
  return isDown;
}
