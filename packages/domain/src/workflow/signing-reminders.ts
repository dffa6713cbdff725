import { addBankingDays } from '../dates/business-days.ts';
import { addDays, type CivilDate, civilDateIn } from '../dates/civil-date.ts';
import { startOfDay } from '../dates/start-of-day.ts';
import { pendingDeposit } from '../facts/bank.selectors.ts';
import { closingDocuments, signatureIsPending } from '../facts/closing.selectors.ts';
import type { Facts, FactWrite } from '../facts/facts.ts';
import { homeTimeZone } from '../facts/property.selectors.ts';
import { newer, newest } from '../facts/reading.ts';
import { relevantFacts } from '../facts/relevant-facts.ts';
import {
  actsOf,
  additionalSigners,
  lastAct,
  type Signer,
  signerSignatureIsPending,
} from '../facts/signers.selectors.ts';
import type { SigningReminder } from '../facts/signing.facts.ts';
import { signersTurn, waitsForBorrower } from '../facts/signing-order.ts';
import { currentStep } from './current-step.ts';
import { dueDate } from './due-dates.ts';
import { takesDepositCode } from './pending-deposit.ts';
import { signerStep } from './signer-step.ts';
import type { NamedStep, StepName } from './steps.ts';

/** How many days a signer's link works. */
export const LINK_DAYS = 30;

type Row = { readonly of: Wait['of'] } & (
  | { readonly afterDays: number }
  | { readonly beforeEndDays: number }
  | { readonly afterBankingDays: number }
);

/**
 * When a reminder is sent: a number of days after a person was last asked or last acted, or before the line is given up. Each is sent
 * once per link or set of documents, and never after a later one.
 */
export const REMINDER_SCHEDULE = {
  LINK_UNUSED: { of: 'LINK', afterDays: 3 },
  LINK_STILL_UNUSED: { of: 'LINK', afterDays: 10 },
  LINK_ENDS_SOON: { of: 'LINK', afterDays: LINK_DAYS - 3 },
  DOCUMENTS_WAIT: { of: 'DOCUMENTS', afterDays: 2 },
  DOCUMENTS_STILL_WAIT: { of: 'DOCUMENTS', afterDays: 7 },
  LINE_ENDS_SOON: { of: 'DOCUMENTS', beforeEndDays: 3 },
  // The deposit is in the account after one to two business days.
  DEPOSIT_ARRIVED: { of: 'DEPOSIT', afterBankingDays: 2 },
  DEPOSIT_STILL_WAITS: { of: 'DEPOSIT', afterBankingDays: 5 },
} as const satisfies Record<SigningReminder, Row>;

const SCHEDULE = Object.entries(REMINDER_SCHEDULE) as [SigningReminder, Row][];

/** Reminders are sent in the morning at the home, within the hours in which people may be called (47 CFR 64.1200(c)(1)). */
const MORNING_MS = 10 * 3_600_000;

type Entry = { readonly seq: number; readonly at: string };

/** A person who has a link to use, documents to sign or a deposit's code to enter. */
type Wait = {
  /** Absent for the borrower. */
  readonly signer?: string;
  readonly of: 'LINK' | 'DOCUMENTS' | 'DEPOSIT';
  /** What they were asked for; each reminder of it is sent once. */
  readonly asked: Entry;
  /** Since when they have done nothing. */
  readonly since: string;
  /** When the line is given up without them. */
  readonly endsAt?: string | undefined;
};

/** Returns the reminders to write at an instant: for each person the newest that is due. */
export function dueReminders(
  facts: Facts,
  now: string,
): readonly (FactWrite & { fact: 'signingReminders' })[] {
  return waits(facts).flatMap((wait) => {
    const due = unsent(facts, wait).findLast(({ at }) => at <= now);
    if (!due) return [];
    const { reminder } = due;
    return [{ fact: 'signingReminders', value: { ...(wait.signer && { signer: wait.signer }), reminder } }];
  });
}

/** Returns everybody who has a link to use or documents to sign now, and since when: whose turn it is. */
export function signingTurns(
  facts: Facts,
): readonly { readonly signer?: string; readonly of: 'LINK' | 'DOCUMENTS'; readonly since: string }[] {
  return waits(facts).flatMap(({ signer, of, since }) =>
    of === 'DEPOSIT' ? [] : [{ ...(signer && { signer }), of, since }],
  );
}

/** Returns when the next reminder is due; undefined when nobody is to be reminded. */
export function nextReminderAt(facts: Facts): string | undefined {
  return waits(facts)
    .flatMap((wait) => unsent(facts, wait)[0]?.at ?? [])
    .toSorted()[0];
}

/** Returns the fact since which a signer is asked to use their link: a co-borrower answers before the line is priced, the others sign later. */
export function invitationAsked(facts: Facts, { uuid, type }: Signer): Entry | undefined {
  const isAwaited = type === 'CO_BORROWER' && currentStep(facts).id === 'WAITING_FOR_CO_BORROWERS';
  const asked = facts.applicationSubmission ?? (isAwaited ? facts.signers : undefined);
  // A co-borrower needs their link before anybody signs.
  if (type !== 'CO_BORROWER' && waitsForBorrower(facts)) return undefined;
  return (
    asked &&
    newest(
      asked,
      type === 'CO_BORROWER' ? undefined : signersTurn(facts),
      facts.signerEmails.findLast(({ signer }) => signer === uuid),
    )
  );
}

/** The borrower's steps with documents to read or sign. */
const OWN_STEPS: readonly StepName[] = ['CLOSING_DISCLOSURE_REVIEW', 'NOTE_SIGNING'];
/** The steps at which the other signers may read or sign. At any other, signing is paused. */
const OPEN_STEPS: readonly StepName[] = [
  ...OWN_STEPS,
  'WAITING_FOR_CLOSING_DATE',
  'WAITING_FOR_ADDITIONAL_SIGNERS',
];

function waits(allFacts: Facts): readonly Wait[] {
  if (!allFacts.applicationSubmission && !allFacts.signers) return [];
  const facts = relevantFacts(allFacts);
  const main = currentStep(facts);
  if (main.kind === 'TERMINAL') return [];
  return [
    ...ownWait(facts, main),
    ...depositWait(facts, main),
    ...additionalSigners(facts).flatMap((signer) => signersWait(facts, main, signer)),
  ];
}

function ownWait(facts: Facts, { id }: NamedStep): readonly Wait[] {
  const asked = documentsAsked(facts);
  if (!asked || !OWN_STEPS.includes(id) || signatureIsPending(facts)) return [];
  const since = newest(asked, facts.closingAcknowledgement, facts.noteDeclines.at(-1)) ?? asked;
  return [{ of: 'DOCUMENTS', asked, since: since.at }];
}

/** The code may be entered at any step until the gate before closing, so the reminder doesn't wait for that. */
function depositWait(facts: Facts, { id }: NamedStep): readonly Wait[] {
  const asked = pendingDeposit(facts);
  return asked && takesDepositCode(id, facts) ? [{ of: 'DEPOSIT', asked, since: asked.at }] : [];
}

function signersWait(facts: Facts, main: NamedStep, signer: Signer): readonly Wait[] {
  const { uuid } = signer;
  const { id: step, kind } = signerStep(facts, uuid);
  if (step === 'SIGNER_INVITED') {
    const asked = invitationAsked(facts, signer);
    return asked ? [{ signer: uuid, of: 'LINK', asked, since: asked.at }] : [];
  }
  const asked = waitsForBorrower(facts) ? undefined : newest(documentsAsked(facts), signersTurn(facts));
  if (!asked || !OPEN_STEPS.includes(main.id) || signerSignatureIsPending(facts, signer)) return [];
  // A signer who has read everything early waits for the borrower.
  const hasRead = newer(lastAct(facts, signer, 'DOCUMENTS_OPENED'), asked);
  if (kind !== 'SIGNER_ACTION' || step === 'SIGNER_NOTARY' || (step === 'SIGNER_DOCUMENTS' && hasRead))
    return [];
  const last = actsOf(facts, signer).at(-1);
  const end = dueDate(main, facts);
  const endsAt = end?.fact.fact === 'cancellation' ? end.at : undefined;
  return [{ signer: uuid, of: 'DOCUMENTS', asked, since: (newest(asked, last) ?? asked).at, endsAt }];
}

/** The documents to sign, once the law lets people sign them. */
function documentsAsked(facts: Facts): Entry | undefined {
  const documents = closingDocuments(facts);
  return documents?.answer === 'READY' ? newest(documents, facts.closingDateReached) : undefined;
}

function unsent(facts: Facts, { signer, of, asked, since, endsAt }: Wait) {
  const rows = SCHEDULE.filter(([, row]) => row.of === of);
  const sent = facts.signingReminders.findLast(
    (entry) => entry.signer === signer && REMINDER_SCHEDULE[entry.reminder].of === of && newer(entry, asked),
  );
  const left = rows.slice(rows.findIndex(([name]) => name === sent?.reminder) + 1);
  const zone = homeTimeZone(facts);
  const morningOf = (day: CivilDate) =>
    new Date(Date.parse(startOfDay(zone, day)) + MORNING_MS).toISOString();
  const dayOf = (instant: string) => civilDateIn(zone, Date.parse(instant));
  const morning = (from: string, days: number) => morningOf(addDays(dayOf(from), days));
  const bankingMorning = (from: string, days: number) => morningOf(addBankingDays(dayOf(from), days));
  return left.flatMap(([reminder, row]) => {
    if ('afterDays' in row) return [{ reminder, at: morning(since, row.afterDays) }];
    if ('afterBankingDays' in row) return [{ reminder, at: bankingMorning(since, row.afterBankingDays) }];
    return endsAt ? [{ reminder, at: morning(endsAt, -row.beforeEndDays) }] : [];
  });
}
