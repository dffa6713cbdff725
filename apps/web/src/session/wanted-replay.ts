import { type SessionReplay, sessionReplay } from '@homeline/client/session/session-replay.ts';
import { OPTED_OUT, optsOutOfTracking } from './opts-out.ts';

/** Returns the recording of this visit if the person agreed to it: they made a choice on this device, and didn't opt out. */
export function wantedReplay(): SessionReplay | undefined {
  return localStorage.getItem(OPTED_OUT) && !optsOutOfTracking() ? sessionReplay() : undefined;
}
