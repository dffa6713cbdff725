import type { SandboxClock } from '../clock.ts';
import type { HostedOf } from '../hosted/hosted.ts';
import type { Webhooks } from '../webhooks.ts';
import { notarise } from './notarise.ts';

type Notarial = HostedOf<'SESSION'> | HostedOf<'APPOINTMENT'>;

export type NotaryDesk = {
  /** Someone has joined the session; told once. */
  start(session: HostedOf<'SESSION'>): void;
  /** Ends a session or an appointment, once: as it was going to, or badly. */
  end(hosted: Notarial, how?: 'COMPLETE' | 'FAIL'): Promise<void>;
};

const BADLY = { SESSION: 'FAILED', APPOINTMENT: 'NO_SHOW' } as const;

export function openNotaryDesk({ clock, webhooks }: { clock: SandboxClock; webhooks: Webhooks }): NotaryDesk {
  const ending = new Map<string, Promise<void>>();

  function start(session: HostedOf<'SESSION'>): void {
    if (session.started) return;
    session.started = true;
    const { id, reference, fileNumber } = session;
    webhooks.send('notary', { event: 'SESSION_STARTED', reference, fileNumber, session: id });
  }

  async function finish(hosted: Notarial, how: 'COMPLETE' | 'FAIL'): Promise<void> {
    if (hosted.kind === 'SESSION') start(hosted);
    const bad = how === 'FAIL' || hosted.ending === BADLY[hosted.kind];
    const document = bad ? undefined : await certified(hosted, clock.now());
    const outcome = document ? hosted.ending : BADLY[hosted.kind];
    hosted.ended = outcome;
    const { id, reference, fileNumber } = hosted;
    const told = {
      reference,
      fileNumber,
      outcome,
      sealed: document !== undefined,
      ...(document ? { document } : {}),
    };
    if (hosted.kind === 'SESSION') webhooks.send('notary', { event: 'SESSION_ENDED', session: id, ...told });
    else webhooks.send('notary', { event: 'APPOINTMENT_ENDED', appointment: id, ...told });
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

/** The deed with the notary's certificate; nothing when it cannot be notarised. */
async function certified(hosted: Notarial, at: string) {
  const { document, signers, id } = hosted;
  try {
    const content = await notarise({
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
