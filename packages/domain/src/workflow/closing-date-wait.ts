import type { OpeningWait } from '../facts/opening-wait.ts';
import type { Spanish } from '../language/spanish.ts';
import { openingWaitCopy as english } from './closing.copy.ts';
import type { WaitCopy } from './stage-copy.ts';

/** Returns the copy of WAITING_FOR_CLOSING_DATE, with everything that the line waits for. */
export function closingDateWait(
  reasons: readonly OpeningWait[],
  copy: Spanish<typeof english> = english,
): WaitCopy {
  const meanwhile: Readonly<Partial<Record<OpeningWait, string>>> = copy.meanwhile;
  return {
    heading: copy.heading,
    why: reasons.map((reason) => copy.why[reason]).join(' '),
    meanwhile: [...reasons.flatMap((reason) => meanwhile[reason] ?? []), copy.emailed].join(' '),
    until: copy.until,
    usual: reasons.includes('TEXAS') ? copy.usualTexas : copy.usual,
  };
}
