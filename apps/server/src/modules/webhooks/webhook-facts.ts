import type { CivilDate } from '@homeline/domain/dates/civil-date.ts';
import { startOfDay } from '@homeline/domain/dates/start-of-day.ts';
import type { DocumentType } from '@homeline/domain/documents/catalogue.ts';
import { closingDocuments } from '@homeline/domain/facts/closing.selectors.ts';
import type { Facts, FactValue, FactWrite } from '@homeline/domain/facts/facts.ts';
import { isSettled, resultOf } from '@homeline/domain/facts/funding.selectors.ts';
import {
  deedSignedOn,
  manualResult,
  notaryBooking,
  notaryDocuments,
  notarySession,
  remoteResult,
} from '@homeline/domain/facts/notary.selectors.ts';
import { homeTimeZone } from '@homeline/domain/facts/property.selectors.ts';
import { additionalSigners } from '@homeline/domain/facts/signers.selectors.ts';
import { floodDetermination } from '@homeline/domain/facts/title.selectors.ts';
import { signedAtOffice } from '@homeline/domain/notary/office-closing.ts';
import type { NotaryEvent } from '../../vendors/notary/port.ts';
import type { WebhookEvent, WebhookPort } from '../../vendors/webhook.ts';

/** The providers whose webhooks answer a request of ours. */
export type AnswerPort = Exclude<WebhookPort, 'messaging'>;

/** The signed file of an event, as stored. */
export type ReturnedFile = {
  readonly uuid: string;
  readonly type: DocumentType;
  /** The document that was sent for signing. */
  readonly sent?: string;
};

/** An event's context: its stored files, the missing document types, and the date at the home. */
export type CameBack = {
  readonly files: readonly ReturnedFile[];
  readonly missing: readonly DocumentType[];
  readonly today: CivilDate;
};

/**
 * Returns the facts of a webhook event. Empty for a repeated event, or one about nothing of ours. A report that contradicts an earlier
 * one is a fact like any other, and stops the application until a person has looked.
 */
type FactsOfEvent<Port extends AnswerPort> = (
  event: WebhookEvent<Port>,
  facts: Facts,
  came: CameBack,
) => readonly FactWrite[];

/** The facts of each provider's webhook events. */
export const WEBHOOK_FACTS: { readonly [Port in AnswerPort]: FactsOfEvent<Port> } = {
  flood({ determination }, facts) {
    const known = floodDetermination(facts);
    if (determination.answer === 'PENDING' || (known && isSameZone(known, determination))) return [];
    const changed: FactWrite = { fact: 'floodDeterminations', value: determination };
    return known ? [changed, hold('The flood zone was changed after it was determined.')] : [changed];
  },

  disbursement({ reference, result }, facts) {
    const payment = facts.disbursements.find((each) => each.reference === reference);
    const known = payment && resultOf(facts, payment);
    if (!payment || known?.answer === result.answer) return [];
    const said: FactWrite = { fact: 'disbursementResults', value: { ...result, reference } };
    // A return after all makes the payment due again; an arrival after all may have been paid twice.
    return known?.answer === 'RETURNED'
      ? [said, hold('The bank says that a payment arrived which it had returned.')]
      : [said];
  },

  notary(event, facts, { files, missing, today }) {
    if (event.event === 'SESSION_STARTED') return [];
    const current = notaryDocuments(facts)?.documents ?? [];
    const deed = files.find(
      ({ type, sent }) => type === 'SECURITY_INSTRUMENT' && (sent === undefined || current.includes(sent)),
    )?.uuid;
    const { sealed } = event;
    const file = deed ? { document: deed } : {};
    const returned = files.map(({ uuid }) => uuid);
    if (event.event === 'SESSION_ENDED') {
      const isCurrent = notarySession(facts)?.session === event.session;
      const known = remoteResult(facts);
      if (isCurrent && known && event.answer === 'FAILED') return unsigned(facts, known);
      if (!isCurrent || known) return setAside(facts, event, files);
      const { answer, session, document } = event;
      const result = { answer, session, sealed, ...file };
      const isSigned = answer === 'COMPLETED' && !document;
      const came = isSigned && { documents: returned, missing: [...missing] };
      return [{ fact: 'remoteNotaryResults', value: { ...result, ...came } }];
    }
    const isCurrent = notaryBooking(facts)?.appointment === event.appointment;
    const known = manualResult(facts);
    if (isCurrent && known && event.answer === 'NO_SHOW') return unsigned(facts, known);
    if (!isCurrent || known) return setAside(facts, event, files);
    const { answer, appointment, signedAt } = event;
    const result = { answer, appointment, sealed, ...file, ...(signedAt && { signedAt }) };
    if (answer === 'NO_SHOW')
      return [{ fact: 'manualNotaryResults', value: result }, ...refusalOf(facts, event.declinedBy)];
    const signedOn = deedSignedOn(facts, { at: startOfDay(homeTimeZone(facts), today), signedAt });
    const documents = missing.length === 0 ? returnedNote(facts, files) : [];
    return [
      { fact: 'manualNotaryResults', value: { ...result, documents: returned, missing: [...missing] } },
      ...signedAtOffice(facts, { documents, signedOn }),
    ];
  },
};

/** Returns the refusal of a signer who came to the appointment and declined, which operations then resolve. */
function refusalOf(facts: Facts, email: string | undefined): readonly FactWrite[] {
  const signer = additionalSigners(facts).find((each) => each.email.toLowerCase() === email?.toLowerCase());
  return signer ? [{ fact: 'signerActs', value: { signer: signer.uuid, act: 'REFUSED' } }] : [];
}

/** Returns the signed papers of the note package; none unless the agreement is among them. */
function returnedNote(facts: Facts, files: readonly ReturnedFile[]): readonly string[] {
  const note = new Set(closingDocuments(facts)?.documents);
  const returned = files.filter(({ sent }) => sent !== undefined && note.has(sent));
  return returned.some(({ type }) => type === 'HELOC_AGREEMENT') ? returned.map(({ uuid }) => uuid) : [];
}

function hold(reason: string): FactWrite {
  return { fact: 'holds', value: { hold: 'PLACED', reason } };
}

/** Returns whether facts of an event say something else than the same provider said before. */
export function contradicts(writes: readonly FactWrite[], known: Facts): boolean {
  return writes.some(({ fact }) => fact === 'holds' || (fact === 'disbursementResults' && isSettled(known)));
}

type Zone = FactValue<'floodDeterminations'>;
function isSameZone(known: Zone, now: Zone): boolean {
  const { answer, zone, communityParticipates } = known;
  return answer === now.answer && zone === now.zone && communityParticipates === now.communityParticipates;
}

const UNSIGNED = 'The notary says that nobody signed, after sending the signed deed.';

type NotaryResult = NonNullable<ReturnType<typeof remoteResult> | ReturnType<typeof manualResult>>;

/** Returns, once, what stops an application whose deed the notary now denies. The deed is kept until a person has looked. */
function unsigned({ holds }: Facts, { answer, seq }: NotaryResult): readonly FactWrite[] {
  const isDeed = answer === 'COMPLETED' || answer === 'SIGNED_RETURNED';
  const isKnown = holds.some((each) => each.seq > seq && each.reason === UNSIGNED);
  return isDeed && !isKnown ? [hold(UNSIGNED)] : [];
}

type MeetingEnded = Exclude<NotaryEvent, { event: 'SESSION_STARTED' }>;

/**
 * Keeps, once, what was signed at a session or appointment of this application that another has replaced, or that had ended unsigned.
 * Operations look at it.
 */
function setAside(facts: Facts, event: MeetingEnded, files: readonly ReturnedFile[]): readonly FactWrite[] {
  const from = event.event === 'SESSION_ENDED' ? event.session : event.appointment;
  const isOurs =
    facts.notarySessions.some(({ session }) => session === from) ||
    facts.appointmentBookings.some(({ appointment }) => appointment === from);
  const isKept =
    facts.notaryPapersSetAside.some((papers) => papers.from === from) ||
    facts.manualNotaryResults.some((result) => result.appointment === from && result.document) ||
    facts.remoteNotaryResults.some((result) => result.session === from && result.document);
  if (!isOurs || isKept || !signedPapers(event)) return [];
  return [
    { fact: 'notaryPapersSetAside', value: { from, documents: files.map(({ uuid }) => uuid) } },
    hold('Signed papers came back from a notary whom nothing was expected from.'),
  ];
}

function signedPapers(event: MeetingEnded): boolean {
  return event.documents.length > 0 || ('document' in event && event.document !== undefined);
}

/** Returns whether a notary reports a signed deed without sending it. */
export function lacksDeed(event: NotaryEvent): boolean {
  if (event.event === 'SESSION_STARTED') return false;
  const isSigned = event.answer === 'COMPLETED' || event.answer === 'SIGNED_RETURNED';
  return isSigned && !signedPapers(event);
}
