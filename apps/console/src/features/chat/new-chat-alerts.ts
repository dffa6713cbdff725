import { announce } from '@homeline/ui/feedback/live-region.tsx';
import { showToast } from '@homeline/ui/feedback/toasts.tsx';
import { useEffect, useRef, useSyncExternalStore } from 'react';
import { useLocation } from 'react-router';
import { chatCopy } from './copy.ts';
import { sound } from './sound.ts';
import type { Desk } from './use-desk.ts';

/** Returns how many things wait for the agent: the queue while they are available, own chats with unread messages, and mentions. */
export function waitingCount({
  presence,
  waiting,
  mine,
  mentions,
}: Pick<Desk, 'presence' | 'waiting' | 'mine' | 'mentions'>): number {
  const queue = presence === 'AVAILABLE' ? waiting.length : 0;
  return queue + mine.filter(({ unread }) => unread > 0).length + mentions.length;
}

/** Shows a count, such as `waitingCount`, in a hidden tab's title, on every page. */
export function useTitleCount(count: number): void {
  const isHidden = useSyncExternalStore(subscribeToVisibility, () => document.hidden);
  useEffect(() => {
    const plain = document.title.replace(/^\(\d+\) /, '');
    document.title = isHidden && count > 0 ? chatCopy.badge(count, plain) : plain;
  }, [isHidden, count]);
}

/** Notifies an agent of chats handed to them and, while available, of new ones in the queue; with a sound if they want one. */
export function useNewChats(desk: Desk | undefined): void {
  const isAtChats = useLocation().pathname.startsWith('/chats');
  const known = useRef<ReadonlySet<string>>(undefined);
  useEffect(() => {
    if (!desk) return;
    const { presence, waiting, mine, snoozed } = desk;
    const before = known.current;
    known.current = new Set([...waiting, ...mine, ...snoozed].map(({ uuid }) => uuid));
    if (!before) return;
    const isFresh = ({ uuid }: { readonly uuid: string }) => !before.has(uuid);
    const queue = presence === 'AVAILABLE' ? waiting : [];
    const words = [
      ...queue.filter(isFresh).map(({ friendlyName }) => chatCopy.newChat(friendlyName)),
      ...mine.filter(isFresh).map(({ friendlyName }) => chatCopy.handedOver(friendlyName)),
    ];
    if (words.length === 0) return;
    if (isAtChats) announce(words);
    else for (const word of words) showToast(`${word}.`);
    if (sound.isOn()) sound.play();
  }, [desk, isAtChats]);
}

function subscribeToVisibility(listener: () => void): () => void {
  document.addEventListener('visibilitychange', listener);
  return () => document.removeEventListener('visibilitychange', listener);
}
