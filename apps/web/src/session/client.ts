import { sessionClient } from '@homeline/client/session/session-client.ts';
import type { Client } from '@homeline/contract/client.ts';
import { endSession } from './end-of-session.ts';
import { wantedReplay } from './wanted-replay.ts';

/** Makes a call of the contract. Redirects to sign-in when the session has ended. */
export const send: Client = sessionClient(endSession, { replay: wantedReplay });
