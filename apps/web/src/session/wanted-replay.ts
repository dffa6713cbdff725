import { type SessionReplay, sessionReplay } from '@homeline/client/session/session-replay.ts';
import { browserOptsOut, OPTED_OUT } from './opts-out.ts';

/** Returns the recording of this visit if the person agreed to it on this device. */
export function wantedReplay(): SessionReplay | undefined {
  return localStorage.getItem(OPTED_OUT) === 'false' && !browserOptsOut() ? sessionReplay() : undefined;
}
