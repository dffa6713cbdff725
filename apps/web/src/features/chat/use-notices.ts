import { useEffect, useRef, useState } from 'react';
import type { ChatState } from './chat-state.ts';
import { chatCopy as copy } from './copy.ts';
import { entriesOf } from './entries.ts';

/** Returns whether this tab is visible. */
export function useVisible(): boolean {
  const [isVisible, setVisible] = useState(() => !document.hidden);
  useEffect(() => {
    const onChange = () => setVisible(!document.hidden);
    document.addEventListener('visibilitychange', onChange);
    return () => document.removeEventListener('visibilitychange', onChange);
  }, []);
  return isVisible;
}

/** Shows the number of unread messages in a hidden tab's title. */
export function useTitleBadge(unread: number, isVisible: boolean): void {
  useEffect(() => {
    if (isVisible || unread === 0) return;
    const title = document.title.replace(/^\(\d+\) /, '');
    document.title = `(${unread}) ${title}`;
    return () => {
      document.title = document.title.replace(/^\(\d+\) /, '');
    };
  }, [unread, isVisible]);
}

/** Announces another person’s message once. */
export type Announcement = { readonly key: string; readonly text: string };

/** Returns the newest messages of others since the chat was first shown. */
export function useAnnouncement(state: ChatState): Announcement | undefined {
  const [announcement, announce] = useState<Announcement>();
  const known = useRef<ReadonlySet<string>>(undefined);
  const { messages, questions, status, chatbot } = state;
  const isKnown = status !== undefined || chatbot !== undefined;
  // biome-ignore lint/correctness/useExhaustiveDependencies: whatever arrived is announced once
  useEffect(() => {
    if (!isKnown) {
      known.current = undefined;
      return;
    }
    const said = entriesOf(state).filter((entry) => entry.kind === 'MESSAGE' && entry.from !== 'OWN');
    const before = known.current;
    known.current = new Set([...(before ?? []), ...said.map(({ key }) => key)]);
    const fresh = before ? said.filter(({ key }) => !before.has(key)) : [];
    // Older messages that were loaded above aren't new.
    const lastKnown = said.findLastIndex(({ key }) => before?.has(key));
    const newest = fresh.filter((entry) => said.indexOf(entry) > lastKnown);
    if (newest.length === 0) return;
    const text = newest.flatMap((entry) => (entry.kind === 'MESSAGE' ? [spoken(entry)] : [])).join(' ');
    announce({ key: newest.at(-1)?.key ?? '', text });
  }, [messages, questions, isKnown]);
  return announcement;
}

function spoken({ name, text, files }: Extract<ReturnType<typeof entriesOf>[number], { kind: 'MESSAGE' }>) {
  const said = [text, files.length > 0 ? copy.sentFiles(files.length) : ''].filter(Boolean).join(' ');
  return name ? copy.says(name, said) : said;
}

const SOUND = 'chatSound';

/** Plays a short tone for each announcement, once the person has turned sound on. */
export function useSound(announcement: Announcement | undefined, isWanted: boolean) {
  const [isOn, setOn] = useState(() => localStorage.getItem(SOUND) === 'on');
  const audio = useRef<AudioContext>(undefined);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each announcement
  useEffect(() => {
    if (announcement && isOn && isWanted) play();
  }, [announcement]);
  function play(): void {
    audio.current ??= new AudioContext();
    const [tone, loudness] = [audio.current.createOscillator(), audio.current.createGain()];
    loudness.gain.value = 0.08;
    tone.frequency.value = 660;
    tone.connect(loudness).connect(audio.current.destination);
    tone.start();
    tone.stop(audio.current.currentTime + 0.15);
  }
  return {
    isOn,
    toggle() {
      setOn(!isOn);
      if (isOn) localStorage.removeItem(SOUND);
      else {
        localStorage.setItem(SOUND, 'on');
        // Browsers block audio before a user gesture.
        play();
      }
    },
  };
}
