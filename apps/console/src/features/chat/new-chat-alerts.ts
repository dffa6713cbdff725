import { announce } from '@homeline/ui/feedback/live-region.tsx';
import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { chatCopy } from './copy.ts';
import type { Desk } from './use-desk.ts';

/** Where the browser keeps whether new chats sound. */
const SOUND_KEY = 'chatSound';
const TONE_HZ = 660;
const TONE_SECONDS = 0.18;

/** Returns what waits for the agent: everybody in the queue, and own chats with unread messages. */
export function waitingCount({ waiting, mine }: Pick<Desk, 'waiting' | 'mine'>): number {
  return waiting.length + mine.filter(({ unread }) => unread > 0).length;
}

/** Returns what the tab of a hidden page counts; 0 while it is shown. */
export function useBadge(desk: Desk | undefined): number {
  const isHidden = useSyncExternalStore(subscribeToVisibility, () => document.hidden);
  return isHidden && desk ? waitingCount(desk) : 0;
}

/** Announces each chat that joins the queue or is handed to the agent, with a sound if the agent wants one. */
export function useNewChats(desk: Desk | undefined) {
  const [hasSound, setSound] = useState(() => localStorage.getItem(SOUND_KEY) === 'on');
  const known = useRef<ReadonlySet<string>>(undefined);
  useEffect(() => {
    if (!desk) return;
    const { waiting, mine } = desk;
    const before = known.current;
    known.current = new Set([...waiting, ...mine].map(({ uuid }) => uuid));
    if (!before) return;
    const isFresh = ({ uuid }: { readonly uuid: string }) => !before.has(uuid);
    const words = [
      ...waiting.filter(isFresh).map(({ friendlyName }) => chatCopy.newChat(friendlyName)),
      ...mine.filter(isFresh).map(({ friendlyName }) => chatCopy.handedOver(friendlyName)),
    ];
    if (words.length === 0) return;
    announce(words);
    if (hasSound) playTone();
  }, [desk, hasSound]);
  return {
    hasSound,
    changeSound(isOn: boolean): void {
      localStorage.setItem(SOUND_KEY, isOn ? 'on' : 'off');
      setSound(isOn);
      if (isOn) playTone();
    },
  };
}

function subscribeToVisibility(listener: () => void): () => void {
  document.addEventListener('visibilitychange', listener);
  return () => document.removeEventListener('visibilitychange', listener);
}

/** A short tone, made by the browser: no file is loaded. */
function playTone(): void {
  const audio = new AudioContext();
  const tone = audio.createOscillator();
  const volume = audio.createGain();
  volume.gain.setValueAtTime(0.1, audio.currentTime);
  volume.gain.exponentialRampToValueAtTime(0.001, audio.currentTime + TONE_SECONDS);
  tone.frequency.value = TONE_HZ;
  tone.connect(volume).connect(audio.destination);
  tone.onended = () => void audio.close();
  tone.start();
  tone.stop(audio.currentTime + TONE_SECONDS);
}
