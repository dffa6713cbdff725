import { PILOT, TRACKER, VISIT } from './tracker-key.ts';

/** Where this device keeps its person's choice: 'true' for not to be tracked, 'false' once they agreed to a recording. */
export const OPTED_OUT = 'optedOut';

/** Returns whether the browser asks not to track its person: Do Not Track or Global Privacy Control. */
export function browserOptsOut(): boolean {
  const { doNotTrack, globalPrivacyControl } = navigator as Navigator & { globalPrivacyControl?: boolean };
  return doNotTrack === '1' || globalPrivacyControl === true;
}

/** Returns whether the person doesn't want to be tracked, by their browser's signal or their own choice on this device. */
export function optsOutOfTracking(): boolean {
  return browserOptsOut() || localStorage.getItem(OPTED_OUT) === 'true';
}

/** Removes tracking data from this device. */
export function forgetTracking(): void {
  for (const key of [TRACKER, VISIT, PILOT]) localStorage.removeItem(key);
}
