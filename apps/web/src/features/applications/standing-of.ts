import type { Status } from '@homeline/contract/applications/status.ts';
import { OWN_DECLINE, SIGNER_DECLINED } from '@homeline/domain/workflow/closing.copy.ts';
import { stepCopy } from '@homeline/domain/workflow/step-copy.ts';
import { WAITS } from './copy.ts';
import { DASHBOARD } from './dashboard-copy.ts';
import { dayWords, midnightBefore } from './format-instant.ts';
import { owesSomething } from './later-tasks.tsx';

/** Where an application is, in the dashboard's words. */
type Standing = {
  readonly label?: string;
  readonly title?: string;
  readonly text?: string | undefined;
  readonly action?: { readonly words: string; readonly of: string; readonly kind: 'primary' | 'secondary' };
};

const { open, wait: waiting, ended: over } = DASHBOARD;
const OPEN = { words: open.action, of: open.of, kind: 'primary' } as const;
const WAIT = { words: waiting.action, of: waiting.of, kind: 'secondary' } as const;
const OVER = { words: over.action, of: over.of, kind: 'primary' } as const;

/**
 * Says what the borrower does next, what they wait for, or what happened.
 * @param timeZone the home's
 */
export function standingOf(status: Status, timeZone: string | undefined): Standing {
  const { step, kind, since, dueAt, offerRefused, hasDeclined, signerDeclined } = status;
  const { ended, wait, next } = stepCopy(step);
  if (step === 'COMPLETE') return { text: ended };
  if (kind === 'TERMINAL') {
    const text = offerRefused
      ? DASHBOARD.offerRefused
      : step === 'CANCELLED'
        ? DASHBOARD.canceled(dayWords(since, timeZone))
        : ended;
    return { title: DASHBOARD.happened, text, action: OVER };
  }
  if (kind !== 'WAITING' && kind !== 'REVIEW')
    return { label: DASHBOARD.yours, title: next ?? DASHBOARD.goOn, action: OPEN };
  const declined = hasDeclined ? OWN_DECLINE : signerDeclined ? SIGNER_DECLINED : undefined;
  const { heading } = declined ?? wait ?? WAITS.unnamed;
  const text =
    step === 'RESCISSION' && dueAt && timeZone
      ? DASHBOARD.rescission(midnightBefore(dueAt, timeZone))
      : (declined?.why ?? (owesSomething(status) ? undefined : DASHBOARD.waiting));
  return { label: DASHBOARD.now, title: heading, text, action: WAIT };
}
