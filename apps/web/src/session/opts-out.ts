import { PILOT, TRACKER, VISIT } from './tracker-key.ts';

/** Where this device keeps its person's choice not to be tracked. */
const OPTED_OUT = 'optedOut';

/** Where it keeps that its person agreed to be recorded. */
const AGREED = 'agreedToRecording';

/** Returns whether the browser asks not to track its person: Do Not Track or Global Privacy Control. */
export function browserOptsOut(): boolean {
  const { doNotTrack, globalPrivacyControl } = navigator as Navigator & { globalPrivacyControl?: boolean };
  return doNotTrack === '1' || globalPrivacyControl === true;
}

/** Returns whether the person doesn't want to be tracked, by their browser's signal or their own choice on this device. */
export function optsOutOfTracking(): boolean {
  return browserOptsOut() || localStorage.getItem(OPTED_OUT) !== null;
}

/** Returns the person's own choice on this device; undefined until they made one. */
export function trackingChoice(): boolean | undefined {
  if (localStorage.getItem(OPTED_OUT) !== null) return false;
  return localStorage.getItem(AGREED) === null ? undefined : true;
}

/** Keeps the person's choice on this device, even after they sign out. Opting out removes the tracking data stored here. */
export function chooseTracking(isAllowed: boolean): void {
  if (isAllowed) {
    localStorage.removeItem(OPTED_OUT);
    localStorage.setItem(AGREED, 'true');
    return;
  }
  localStorage.setItem(OPTED_OUT, 'true');
  localStorage.removeItem(AGREED);
  forgetTracking();
}

/** Removes tracking data from this device. */
export function forgetTracking(): void {
  for (const key of [TRACKER, VISIT, PILOT]) localStorage.removeItem(key);
}
