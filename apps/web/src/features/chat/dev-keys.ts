import { useEffect } from 'react';
import type { ChatEvent } from './chat-state.ts';

/** What each key simulates while the pages are developed. */
const SIMULATED: Readonly<Record<string, ChatEvent>> = import.meta.env.DEV
  ? {
      0: { type: 'ALERT', cause: 'GENERAL' },
      1: { type: 'ALERT', cause: 'CONNECTION' },
      2: { type: 'ALERT', cause: 'TOKEN' },
      Backspace: { type: 'ENDED' },
    }
  : {};

/** In development alone, keys simulate the states that are hard to reach. A production bundle has none of this. */
export function useSimulatedStates(dispatch: (event: ChatEvent) => void): void {
  useEffect(() => {
    if (!import.meta.env.DEV) return;
    const onKey = ({ key, target }: KeyboardEvent) => {
      const isTyping = target instanceof Element && target.matches('input, textarea, select');
      const event = SIMULATED[key];
      if (event && !isTyping) dispatch(event);
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, [dispatch]);
}
