import type { SandboxClock } from '../clock.ts';
import type { HostedFlowOf } from '../hosted/hosted.ts';
import type { Webhooks } from '../webhooks.ts';
import { notarize } from './notarize.ts';

type NotaryFlow = HostedFlowOf<'SESSION'> | HostedFlowOf<'APPOINTMENT'>;

export type NotaryService = {
  /** Records that someone joined the session, once. */
  start(session: HostedFlowOf<'SESSION'>): void;
  /** Ends a session or appointment, once: with its forced outcome, or as failed. */
  end(hosted: NotaryFlow, how?: 'COMPLETE' | 'FAIL'): Promise<void>;
};

const FAILED_OUTCOME = { SESSION: 'FAILED', APPOINTMENT: 'NO_SHOW' } as const;

export function createNotaryService({
  clock,
  webhooks,
}: {
  clock: SandboxClock;
  webhooks: Webhooks;
}): NotaryService {
  const ending = new Map<string, Promise<void>>();

  function start(session: HostedFlowOf<'SESSION'>): void {
    if (session.started) return;
    session.started = true;
    const { id, reference, fileNumber } = session;
    webhooks.send('notary', { event: 'SESSION_STARTED', reference, fileNumber, session: id });
  }

  async function finish(hosted: NotaryFlow, how: 'COMPLETE' | 'FAIL'): Promise<void> {
    if (hosted.kind === 'SESSION') start(hosted);
    const bad = how === 'FAIL' || hosted.ending === FAILED_OUTCOME[hosted.kind];
    const document = bad ? undefined : await certifiedDeed(hosted, clock.now());
    const outcome = document ? hosted.ending : FAILED_OUTCOME[hosted.kind];
    hosted.ended = outcome;
    const { id, reference, fileNumber } = hosted;
    const result = {
      reference,
      fileNumber,
      outcome,
      sealed: document !== undefined,
      ...(document ? { document } : {}),
    };
    if (hosted.kind === 'SESSION')
      webhooks.send('notary', { event: 'SESSION_ENDED', session: id, ...result });
    else webhooks.send('notary', { event: 'APPOINTMENT_ENDED', appointment: id, ...result });
  }

  return {
    start,
    end(hosted, how = 'COMPLETE') {
      const begun = ending.get(hosted.id) ?? (hosted.ended ? Promise.resolve() : finish(hosted, how));
      ending.set(hosted.id, begun);
      return begun;
    },
  };
}

/** Returns the deed with the notary's certificate; undefined if it can't be notarized. */
async function certifiedDeed(hosted: NotaryFlow, at: string) {
  const { document, signers, id } = hosted;
  try {
    const content = await notarize({
      content: document.content,
      signers,
      how: hosted.kind === 'SESSION' ? 'by audio-video communication' : 'in person',
      where: hosted.kind === 'SESSION' ? 'Remote session' : hosted.place,
      at,
      number: id,
    });
    return { name: document.name, contentType: 'application/pdf', content };
  } catch {
    return undefined;
  }
}
