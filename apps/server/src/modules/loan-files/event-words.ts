import type { TimelineEntry } from '@homeline/contract/loan-files/get-timeline.ts';
import { isFactName } from '@homeline/domain/facts/facts.ts';
import { DECISION_COPY } from '@homeline/domain/staff/decision-copy.ts';
import { factLabel } from '@homeline/domain/staff/fact-rows.ts';
import { FACT_TITLES } from '@homeline/domain/staff/fact-titles.ts';
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
  if (kind === 'fact')
    return { kind: 'FACT', text: isFactName(object) ? FACT_TITLES[object] : factLabel(object) };
  const act = ORIGINATOR_ACTS[what];
  if (act) return { kind: 'FACT', text: act };
  // Written as the borrower reads them, not by staff.
  if (kind === 'terms') return { kind: 'FACT', text: `Terms shown: ${within(factLabel(object))}` };
  if (what === 'share documents') return { kind: 'FACT', text: 'Made a link to a copy of the documents' };
  if (what === 'end shared documents') return { kind: 'FACT', text: 'Ended a link to the documents' };
  if (what === 'copy documents') return { kind: 'FACT', text: 'Downloaded every document' };
  if (what === 'seal document') return { kind: 'FACT', text: 'Sealed a document delivered without a seal' };
  if (kind === 'replied') return { kind: 'FACT', text: REPLIES[object] ?? factLabel(what) };
  const decision = DECISION_COPY[object]?.title;
  const verb = VERBS[kind] ?? factLabel(kind);
  const text = decision
    ? `${verb}: ${decision}`
    : (ACTS[what] ?? `${verb} ${within(factLabel(object.replaceAll('_', ' ')))}`.trim());
  const why = reason && isRevealReason(reason) ? REVEAL_REASONS[reason] : undefined;
  return { kind: 'STAFF', text: why ? `${text}: ${why}` : text };
}

/** What staff did, in the past tense. */
const VERBS: Readonly<Record<string, string>> = {
  propose: 'Proposed',
  confirm: 'Confirmed',
  decide: 'Decided',
  reveal: 'Saw the',
  read: 'Opened',
  retry: 'Tried again:',
  resolve: 'Settled the outcome:',
  decline: 'Declined',
};
const ACTS: Readonly<Record<string, string>> = {
  'read papers': 'Downloaded the whole file',
  'find caller': 'Found the caller by what they said',
  'assign application': 'Assigned the file',
  'write message': 'Wrote to the borrower',
  'read text message': 'Read a message',
  'resend message': 'Sent a message again',
  'settle returned-message': 'Settled a returned message',
  'send a payment again': 'Sent the payment again',
  'propose decline': 'Proposed to decline',
  'release deletion': 'Let the deletion of its records go on without a provider',
};

/** What a loan originator did for their client. */
const ORIGINATOR_ACTS: Readonly<Record<string, string>> = {
  'remind client': 'Reminded the borrower',
  'send invitation': 'Sent the invitation again',
};

/** What a borrower or signer asked for by a reply to a text message. */
const REPLIES: Readonly<Record<string, string>> = {
  STOP: 'Replied STOP: no more text messages',
  START: 'Replied START: text messages again',
};

/** A label within a sentence: acronyms stay as they are. */
function within(label: string): string {
  return /^[A-Z]{2}/.test(label) ? label : label.charAt(0).toLowerCase() + label.slice(1);
}
