import type { SandboxClock } from '../clock.ts';
import type { HostedFlowOf } from '../hosted/hosted.ts';
import type { Webhooks } from '../webhooks.ts';
import { notarize } from './notarize.ts';

type NotaryFlow = HostedFlowOf<'SESSION'> | HostedFlowOf<'APPOINTMENT'>;

/** `DECLINE`: the last signer joined and declined. */
export type SessionEnding = 'COMPLETE' | 'FAIL' | 'DECLINE';

export type NotaryService = {
  /** Records that someone joined the session, once. */
  start(session: HostedFlowOf<'SESSION'>): void;
  /** Ends a session or appointment, once: with its forced outcome, or as failed. */
  end(hosted: NotaryFlow, how?: SessionEnding): Promise<void>;
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

  async function finish(hosted: NotaryFlow, how: SessionEnding): Promise<void> {
    if (hosted.kind === 'SESSION') start(hosted);
    const bad = how !== 'COMPLETE' || hosted.ending === FAILED_OUTCOME[hosted.kind];
    const files = bad ? undefined : await signedFiles(hosted, clock.now());
    const outcome = files ? hosted.ending : FAILED_OUTCOME[hosted.kind];
    hosted.ended = outcome;
    const { id, reference, fileNumber } = hosted;
    const result = {
      reference,
      fileNumber,
      outcome,
      sealed: files !== undefined,
      ...files,
    };
    if (hosted.kind === 'SESSION')
      webhooks.send('notary', { event: 'SESSION_ENDED', session: id, ...result });
    else {
      const signedAt = files && clock.now();
      webhooks.send('notary', {
        event: 'APPOINTMENT_ENDED',
        appointment: id,
        ...(signedAt && { signedAt }),
        ...(how === 'DECLINE' && { declinedBy: hosted.signers.at(-1)?.email }),
        ...result,
      });
    }
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

/** Returns what was signed, each with the notary's certificate; undefined if a file can't be notarized. */
async function signedFiles(hosted: NotaryFlow, at: string) {
  const { signers, id: number } = hosted;
  const certified = async <F extends { name: string; content: string }>(file: F) => ({
    ...file,
    contentType: 'application/pdf',
    content: await notarize({
      content: file.content,
      signers,
      how: hosted.kind === 'SESSION' ? 'by audio-video communication' : 'in person',
      where: hosted.kind === 'SESSION' ? 'Remote session' : hosted.place,
      at,
      number,
    }),
  });
  try {
    return { documents: await Promise.all(hosted.documents.map(certified)) };
  } catch {
    return undefined;
  }
}
