import { sessionReplay } from '@homeline/client/session/session-replay.ts';
import { recordReplayLink } from '@homeline/contract/telemetry/record-replay-link.ts';
import { send } from '../../session/client.ts';
import { optsOutOfTracking } from '../../session/opts-out.ts';

const recorded = new Set<string>();

/** Records the replay of this visit on an application, once. No failure reaches the page. */
export async function recordReplay(uuid: string): Promise<void> {
  const replay = sessionReplay();
  if (!replay || optsOutOfTracking() || recorded.has(`${uuid} ${replay.url}`)) return;
  recorded.add(`${uuid} ${replay.url}`);
  await send(recordReplayLink, { params: { uuid }, body: { link: replay.url } }).catch(() => undefined);
}
