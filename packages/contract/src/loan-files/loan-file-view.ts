import type { EvidenceTopic } from '@homeline/domain/staff/evidence/evidence.ts';
import type { FigureName } from '@homeline/domain/staff/loan-summary.ts';
import { disabledReason } from '@homeline/domain/staff/staff-acts.ts';
import { PARTNER_DESKS, type PartnerDesk } from '@homeline/domain/staff/staff-roles.ts';
import type { LoanFile } from './get-loan-file.ts';

/** Who opens a loan file: the lender's own people, or the partner whose desk the application waits for. */
export type Viewer = 'LENDER' | PartnerDesk;

/** What a viewer gets: always, only while they decide a review, or never. A sealed value is masked for everyone: see `revealFact`. */
export type Sight = 'SHOWN' | 'IN_REVIEW' | 'ABSENT';

type Row<S extends Sight = 'SHOWN' | 'ABSENT'> = { readonly [V in Viewer]: S } & { readonly reason: string };

const everyone = (reason: string) => partners(PARTNER_DESKS, 'SHOWN', reason);
const lender = (reason: string) => partners([], 'SHOWN', reason);
const exceptValuers = (reason: string) => partners(['TITLE_AGENT', 'ATTORNEY'], 'SHOWN', reason);
/** The partners at these desks see it too. */
function partners<S extends Sight>(
  desks: readonly PartnerDesk[],
  sight: S,
  reason: string,
): Row<S | 'SHOWN' | 'ABSENT'> {
  const at = (desk: PartnerDesk) => (desks.includes(desk) ? sight : 'ABSENT');
  return {
    LENDER: 'SHOWN',
    TITLE_AGENT: at('TITLE_AGENT'),
    VALUATION_AGENT: at('VALUATION_AGENT'),
    ATTORNEY: at('ATTORNEY'),
    reason,
  };
}

const WORK = 'Everyone who works on an application sees what it is and what it waits for.';
const DECISION = 'Reviewers see their decisions and the referral reasons.';
const REACHING = 'Partners reach the borrower through the lender.';
const FINANCES = 'The borrower’s credit, income and debts stay with the lender.';
const VISITS = 'Recordings of the borrower’s visits stay with the lender.';
// 12 CFR 1026.42(c); Interagency Appraisal and Evaluation Guidelines, part VIII. For counsel: whether liens kept must be withheld too.
const INDEPENDENCE = 'People who value the home must not know the line, the value we use or the debts.';
const PAPERS = 'The borrower’s documents stay with the lender.';

/** Which viewers see each field of a loan file, and why. The server, the page and the tests read this table. */
export const LOAN_FILE_VIEW: Readonly<Record<keyof LoanFile, Row>> = {
  uuid: everyone(WORK),
  loanNumber: everyone(WORK),
  borrower: everyone(WORK),
  state: everyone(WORK),
  amountCents: exceptValuers(INDEPENDENCE),
  step: everyone(WORK),
  kind: everyone(WORK),
  waitsFor: everyone(WORK),
  since: everyone(WORK),
  promisedBy: everyone(WORK),
  stuck: lender('Which provider fails stays with the lender.'),
  noticeDueOn: everyone(WORK),
  officer: everyone(WORK),
  awaitsSecondPerson: everyone(WORK),
  proposalReturned: everyone(WORK),
  unreadText: lender(REACHING),
  declinedToSign: lender(REACHING),
  unreadTexts: lender(REACHING),
  created: everyone(WORK),
  submitted: everyone(WORK),
  clockActs: everyone(WORK),
  coBorrowers: everyone(WORK),
  address: everyone(WORK),
  contact: lender(REACHING),
  noTextMessages: lender(REACHING),
  returnedMessages: lender(REACHING),
  signingTurns: lender(REACHING),
  onPaper: lender(REACHING),
  figures: everyone('Figure by figure: see below.'),
  replays: lender(VISITS),
  referred: everyone(DECISION),
  adverseAction: lender(FINANCES),
  decisions: everyone(DECISION),
  ruleReasons: lender(FINANCES),
  evidence: everyone('Topic by topic: see below.'),
  checks: lender(FINANCES),
  reviewDocuments: lender(PAPERS),
  answeredConditions: lender(PAPERS),
  coBorrowerIncomes: lender(FINANCES),
  hasOriginator: lender(PAPERS),
  debtsToReview: lender(FINANCES),
  isInTexas: everyone(WORK),
  disabledReasons: everyone(WORK),
};

/** What each viewer gets of the figures. */
export const FIGURES_VIEW: Readonly<Record<FigureName, Row>> = {
  LINE: exceptValuers(INDEPENDENCE),
  NOTE_RATE: lender(FINANCES),
  PAYMENT: lender(FINANCES),
  CLTV: lender(FINANCES),
  DTI: lender(FINANCES),
  SCORE: lender(FINANCES),
  INCOME: lender(FINANCES),
  HOME_VALUE: exceptValuers(INDEPENDENCE),
  LIENS_KEPT: exceptValuers(INDEPENDENCE),
  SERVICE: lender(REACHING),
};

const OF_THE_DESK = 'A partner sees the topics that their desk decides on, while it decides.';

/** What each viewer gets of the evidence. */
export const EVIDENCE_VIEW: Readonly<Record<EvidenceTopic, Row<Sight>>> = {
  INCOME: lender(FINANCES),
  CREDIT: lender(FINANCES),
  LIENS: partners(['TITLE_AGENT', 'ATTORNEY'], 'IN_REVIEW', OF_THE_DESK),
  TITLE: partners(['TITLE_AGENT', 'ATTORNEY'], 'IN_REVIEW', OF_THE_DESK),
  VALUE: lender('How we value the home stays with the lender.'),
  IDENTITY: lender(REACHING),
  ACCOUNT: lender(FINANCES),
  CLOSING: lender(PAPERS),
  MONEY: lender(FINANCES),
};

/** What each viewer gets of who answered: the providers of the evidence. */
export const ANSWERED_BY_VIEW: Row = lender('Which provider answered stays with the lender.');

/**
 * Returns as whom staff with these roles open an application; undefined when they may not open it.
 * @param waitsFor the desk, or other owner, that the application waits for; undefined once it has ended
 */
export function viewerOf(roles: readonly string[], waitsFor: string | undefined): Viewer | undefined {
  if (!disabledReason(roles, 'SEE_PIPELINE')) return 'LENDER';
  return PARTNER_DESKS.find((desk) => desk === waitsFor && roles.includes(desk));
}

/**
 * Returns a loan file, or what a list shows of it, without the fields that are absent for a viewer: a list is empty, any other field
 * is left out. Figures and evidence have rows of their own.
 */
export function fileFor<File extends Partial<LoanFile>>(viewer: Viewer, file: File): File {
  const seen = Object.entries(file).flatMap(([field, value]) => {
    const isSeen = LOAN_FILE_VIEW[field as keyof LoanFile][viewer] !== 'ABSENT';
    const rest = Array.isArray(value) ? [[field, []]] : [];
    return isSeen ? [[field, value]] : rest;
  });
  return Object.fromEntries(seen) as File;
}

/** Returns the reasons for which fields of a loan file are absent for a viewer; none for the lender's own people. */
export function reasonsForAbsence(viewer: Viewer): readonly string[] {
  const views = [LOAN_FILE_VIEW, FIGURES_VIEW, EVIDENCE_VIEW, { answeredBy: ANSWERED_BY_VIEW }];
  const rows: readonly Row<Sight>[] = views.flatMap((view) => Object.values(view));
  return [...new Set(rows.flatMap((row) => (row[viewer] === 'ABSENT' ? row.reason : [])))];
}
