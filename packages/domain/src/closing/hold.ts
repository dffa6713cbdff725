import { type CivilDate, civilDateIn, latest } from '../dates/civil-date.ts';
import { closingDocuments, complianceDecision, noteIsSigned } from '../facts/closing.selectors.ts';
import { reachedAt } from '../facts/electronic-records.selectors.ts';
import { otherEquityLoans } from '../facts/equity-loans.selectors.ts';
import type { Facts, FactWrite } from '../facts/facts.ts';
import { officeAppointmentDay } from '../facts/notary.selectors.ts';
import { OpeningWait } from '../facts/opening-wait.ts';
import { homeTimeZone } from '../facts/property.selectors.ts';
import { newer, newest } from '../facts/reading.ts';
import { texasEarliestClosing } from '../rescission/rescission.ts';
import { closesAtOffice } from '../states/office-closing.ts';
import { floodNoticeAllows, valuationCopiesAllow, type WrittenClosing } from './opening-waits.ts';
import { texasNoticeReceivedOn } from './texas-notice.ts';

/** Everything that keeps a line from opening until a date, each with the first day that it allows; undefined when it doesn't apply. */
const OPENING_WAITS: Readonly<
  Record<OpeningWait, (facts: Facts, closing: WrittenClosing) => CivilDate | undefined>
> = {
  TEXAS: (facts, { on }) => texasClosing(facts, on),
  VALUATION_COPY: valuationCopiesAllow,
  FLOOD_NOTICE: floodNoticeAllows,
};

type Wait = { readonly reason: OpeningWait; readonly until: CivilDate };

function openingWaits(facts: Facts, closing: WrittenClosing): readonly Wait[] {
  return OpeningWait.options.flatMap((reason) => {
    const until = OPENING_WAITS[reason](facts, closing);
    return until ? [{ reason, until }] : [];
  });
}

/** Returns the first day that the line may open, the latest of all waits; undefined without one, or before the closing documents exist. */
export function closingAllowedOn(facts: Facts): CivilDate | undefined {
  const [first, ...others] = waitsOf(facts).map(({ until }) => until);
  return first && latest(first, ...others);
}

function waitsOf(facts: Facts): readonly Wait[] {
  const final = facts.closingDocuments.findLast(({ answer }) => answer === 'READY');
  return final ? openingWaits(facts, written(facts, final)) : [];
}

/**
 * Returns the day that the line opens: by the signed agreement, or else the day of the appointment at an office, or else the first day the
 * borrower may sign documents written today.
 * @param today the date at the home
 */
export function openingDay(facts: Facts, today: CivilDate): CivilDate {
  const signed = noteIsSigned(facts) ? closingDocuments(facts) : undefined;
  return signed
    ? statedOpening(facts, signed)
    : openingIfWritten(facts, { on: dayOfSigning(facts) ?? today });
}

/** Returns the day that closing documents state. A wait that has grown since doesn't change them. */
function statedOpening(facts: Facts, documents: Facts['closingDocuments'][number]): CivilDate {
  return documents.openingOn ?? openingIfWritten(facts, written(facts, documents));
}

/** Returns the day of the appointment for which read closing documents are to be written again; undefined without one. */
export function dayOfSigning(facts: Facts): CivilDate | undefined {
  return closingDocuments(facts) && officeAppointmentDay(facts);
}

function openingIfWritten(facts: Facts, closing: WrittenClosing): CivilDate {
  return latest(closing.on, ...openingWaits(facts, closing).map(({ until }) => until));
}

function written(facts: Facts, documents: Facts['closingDocuments'][number]): WrittenClosing {
  return { on: documents.appointmentOn ?? dayAtHome(facts, documents), seq: documents.seq };
}

/**
 * Returns the day on which the final fees are delivered if documents are written on `writtenOn`. Documents rewritten only for another
 * day state the same fees and start no new wait (7 TAC 153.13). Who withdrew their consent to electronic records has them once they consent again.
 */
export function feesDeliveredOn(facts: Facts, writtenOn: CivilDate): CivilDate {
  const changed = newest(
    complianceDecision(facts),
    facts.signdocsDecisions.at(-1),
    facts.manualNotaryChoice,
    facts.remoteNotaryChoices.at(-1),
  );
  const first = facts.closingDocuments.find((made) => made.answer === 'READY' && newer(made, changed));
  const reached = first && reachedAt(facts, first.at);
  return reached ? dayAtHome(facts, { at: reached }) : writtenOn;
}

/**
 * Returns the fact that outdates closing documents dated before today. Their dates, such as the end of the right to cancel
 * (12 CFR 1026.15(b)(5)), would be wrong on documents signed today. Those signed at an office are written again for the appointment.
 */
export function expireClosing(facts: Facts, today: CivilDate): readonly FactWrite[] {
  const documents = closesAtOffice(facts.property) ? undefined : closingDocuments(facts);
  const isExpired = documents && statedOpening(facts, documents) < today;
  return isExpired ? [{ fact: 'closingDocumentsExpiries', value: {} }] : [];
}

function dayAtHome(facts: Facts, { at }: { readonly at: string }): CivilDate {
  return civilDateIn(homeTimeZone(facts), Date.parse(at));
}

/**
 * Returns the first day a Texas line may close; undefined in other states, or before every document is delivered. Another equity loan
 * counts from its opening, even if repaid. The summary documents include the Texas notice; the closing documents include the final fees.
 */
function texasClosing(facts: Facts, writtenOn: CivilDate): CivilDate | undefined {
  const { property, applicationSubmission, disclosuresAcknowledgement } = facts;
  if (property?.state !== 'TX' || !applicationSubmission || !disclosuresAcknowledgement) return undefined;
  const [opened, ...others] = otherEquityLoans(facts).map(({ openedOn }) => openedOn);
  return texasEarliestClosing({
    applicationSubmittedOn: dayAtHome(facts, applicationSubmission),
    // Who has not opened it until then receives it that day at the earliest.
    noticeReceivedOn: texasNoticeReceivedOn(facts, writtenOn),
    priorEquityLoanClosedOn: opened && latest(opened, ...others),
    preclosingDeliveredOn: feesDeliveredOn(facts, writtenOn),
  });
}

/**
 * Returns the facts of acknowledging the closing documents, with the closing hold while it lasts.
 * @param documents the documents that the borrower read
 * @param today the date at the home
 */
export function acknowledgeClosing(
  facts: Facts,
  documents: readonly string[],
  today: CivilDate,
): readonly FactWrite[] {
  const read: FactWrite = { fact: 'closingAcknowledgement', value: { documents: [...documents] } };
  const allowedOn = closingAllowedOn(facts);
  if (!allowedOn || allowedOn <= today) return [read];
  const reasons = waitsOf(facts).flatMap(({ reason, until }) => (until > today ? [reason] : []));
  return [read, { fact: 'closingHold', value: { allowedOn, reasons } }];
}
