import { useEffect, useRef, useState } from 'react';

/** Returns a value throttled to one change per interval. */
export function useEvery<T>(everyMs: number, value: T): T {
  const [shown, show] = useState(value);
  const newest = useRef(value);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const now = JSON.stringify(value);
  // biome-ignore lint/correctness/useExhaustiveDependencies: compares the value by content, not by reference
  useEffect(() => {
    newest.current = value;
    timer.current ??= setTimeout(() => {
      timer.current = undefined;
      show(newest.current);
    }, everyMs);
  }, [now, everyMs]);
  useEffect(
    () => () => {
      clearTimeout(timer.current);
      timer.current = undefined;
    },
    [],
  );
  return shown;
}
