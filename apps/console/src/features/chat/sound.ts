import { useSyncExternalStore } from 'react';

/** The storage key of the sound setting. */
const KEY = 'chatSound';
const TONE_HZ = 660;
const TONE_SECONDS = 0.18;
const listeners = new Set<() => void>();

/** The sound of a new chat, which the agent can turn on. */
export const sound = {
  isOn: () => localStorage.getItem(KEY) === 'on',
  turn(isOn: boolean): void {
    localStorage.setItem(KEY, isOn ? 'on' : 'off');
    for (const hear of listeners) hear();
    if (isOn) this.play();
  },
  /** Plays a short tone. The browser synthesizes it, so no file is loaded. */
  play(): void {
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
  },
};

/** Returns whether the sound of new chats is on. */
export function useHasSound(): boolean {
  return useSyncExternalStore((listener) => {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  }, sound.isOn);
}
