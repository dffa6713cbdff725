import { useEffect, useState } from 'react';

const TICK_MS = 15_000;

/** Re-renders every 15 seconds, so that waiting times stay current. */
export function useMinute(): void {
  const [, tick] = useState(0);
  useEffect(() => {
    const timer = setInterval(() => tick((count) => count + 1), TICK_MS);
    return () => clearInterval(timer);
  }, []);
}
