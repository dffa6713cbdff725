import { forgetTracking, OPTED_OUT } from '../../session/opts-out.ts';

/** Returns the choice kept on this device; undefined until there is one. */
export function trackingChoice(): boolean | undefined {
  const kept = localStorage.getItem(OPTED_OUT);
  return kept === null ? undefined : kept === 'false';
}

/** Keeps the person's choice on this device, even after they sign out. Opting out removes the tracking data stored here. */
export function chooseTracking(isAllowed: boolean): void {
  localStorage.setItem(OPTED_OUT, String(!isAllowed));
  if (!isAllowed) forgetTracking();
}
