import { useEffect, useState } from 'react';

const AGAIN_MS = 5000;

/** Tells while the server doesn't answer, and reloads the page once it does again. A server that answers but fails is left to the person. */
export function useServerBack(): boolean {
  const [isDown, setDown] = useState(false);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let wasDown = false;
    let isGone = false;
    async function check(): Promise<void> {
      const answers = await fetch(window.location.pathname, { method: 'HEAD', cache: 'no-store' }).then(
        ({ status }) => status < 500,
        () => false,
      );
      if (isGone) return;
      if (answers && wasDown) return window.location.reload();
      if (answers) return;
      wasDown = true;
      setDown(true);
      timer = setTimeout(() => void check(), AGAIN_MS);
    }
    void check();
    return () => {
      isGone = true;
      clearTimeout(timer);
    };
  }, []);
  return isDown;
}
