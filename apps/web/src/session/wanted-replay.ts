import { type SessionReplay, sessionReplay } from '@homeline/client/session/session-replay.ts';
import { optsOutOfTracking } from './opts-out.ts';

/** Returns the recording of this visit, unless the person doesn't want to be tracked. */
export function wantedReplay(): SessionReplay | undefined {
  return optsOutOfTracking() ? undefined : sessionReplay();
}
