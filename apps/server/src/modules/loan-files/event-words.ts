import type { TimelineEntry } from '@homeline/contract/loan-files/get-timeline.ts';
import { DECISION_COPY } from '@homeline/domain/staff/decision-copy.ts';
import { factLabel } from '@homeline/domain/staff/fact-rows.ts';
import { isRevealReason, REVEAL_REASONS } from '@homeline/domain/staff/reveal-reasons.ts';
import { stepTitle } from '@homeline/domain/staff/step-titles.ts';

/** Returns the kind and words of an event of the audit chain: `fact profile`, `step LIEN_VERIFICATION`, `terms quote`, `replied STOP`, `reveal ssn`. */
export function eventWords(
  what: string,
  { reason }: { readonly reason?: string },
): Pick<TimelineEntry, 'kind' | 'text'> {
  const [kind = '', ...rest] = what.split(' ');
  const object = rest.join(' ');
  if (kind === 'step') return { kind: 'STEP', text: stepTitle(object) };
  if (kind === 'fact') return { kind: 'FACT', text: factLabel(object) };
  // Written as the borrower reads them, not by staff.
  if (kind === 'terms') return { kind: 'FACT', text: `Terms shown: ${within(factLabel(object))}` };
  if (kind === 'replied') return { kind: 'FACT', text: REPLIES[object] ?? factLabel(what) };
  const decision = DECISION_COPY[object]?.title;
  const text = decision
    ? `${factLabel(kind)}: ${decision}`
    : `${factLabel(kind)} ${within(factLabel(object.replaceAll('_', ' ')))}`.trim();
  const why = reason && isRevealReason(reason) ? REVEAL_REASONS[reason] : undefined;
  return { kind: 'STAFF', text: why ? `${text}: ${why}` : text };
}

/** What a borrower or signer asked for by a reply to a text message. */
const REPLIES: Readonly<Record<string, string>> = {
  STOP: 'Replied STOP: no more text messages',
  START: 'Replied START: text messages again',
};

/** A label within a sentence: acronyms stay as they are. */
function within(label: string): string {
  return /^[A-Z]{2}/.test(label) ? label : label.charAt(0).toLowerCase() + label.slice(1);
}
