import { type SessionReplay, sessionReplay } from '@homeline/client/session/session-replay.ts';
import { browserOptsOut, trackingChoice } from './opts-out.ts';

/** Returns the recording of this visit if the person agreed to it. */
export function wantedReplay(): SessionReplay | undefined {
  return trackingChoice() === true && !browserOptsOut() ? sessionReplay() : undefined;
}
