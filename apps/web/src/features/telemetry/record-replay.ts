import { recordReplayLink } from '@homeline/contract/telemetry/record-replay-link.ts';
import { send } from '../../session/client.ts';
import { wantedReplay } from '../../session/wanted-replay.ts';

const recorded = new Set<string>();

/** Records the replay of this visit on an application, once. No failure reaches the page. */
export async function recordReplay(uuid: string): Promise<void> {
  const replay = wantedReplay();
  if (!replay || recorded.has(`${uuid} ${replay.url}`)) return;
  recorded.add(`${uuid} ${replay.url}`);
  await send(recordReplayLink, { params: { uuid }, body: { link: replay.url } }).catch(() => undefined);
}
