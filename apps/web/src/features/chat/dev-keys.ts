import { organisation } from '@homeline/client/organisation.ts';
import { useEffect } from 'react';
import type { ChatEvent } from './chat-state.ts';

/** What each key simulates outside production. */
const SIMULATED: Readonly<Record<string, ChatEvent>> = {
  0: { type: 'ALERT', cause: 'GENERAL' },
  1: { type: 'ALERT', cause: 'CONNECTION' },
  2: { type: 'ALERT', cause: 'TOKEN' },
  Backspace: { type: 'ENDED' },
};

/** Outside production, keys simulate the states that are hard to reach. In production they do nothing. */
export function useSimulatedStates(dispatch: (event: ChatEvent) => void, isOpen: boolean): void {
  useEffect(() => {
    if (!organisation.orgMetaData.isSandbox) return;
    const onKey = ({ key, target }: KeyboardEvent) => {
      const isTyping = target instanceof Element && target.matches('input, textarea, select');
      const event = SIMULATED[key];
      // Nobody ends a chat that they don't see.
      if (event && !isTyping && (isOpen || event.type !== 'ENDED')) dispatch(event);
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, [dispatch, isOpen]);
}
