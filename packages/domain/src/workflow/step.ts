import type { ConditionCategory } from '../facts/closing.facts.ts';
import type { Facts } from '../facts/facts.ts';
import type { Signer } from '../facts/signers.selectors.ts';

/** The borrower's progress, in the order of the sidebar; a manual notary takes the place of the remote one. */
export const PROGRESS_STAGES = [
  'INITIAL',
  'PRODUCT_SELECT',
  'MORE_INFO',
  'LINK_INCOME',
  'ID_UPLOAD',
  'SIGNING',
  'MANUAL_NOTARY',
  'ENOTARY',
  'COMPLETE',
] as const;
export type ProgressStage = (typeof PROGRESS_STAGES)[number];

export type StepKind = 'BORROWER_ACTION' | 'WAITING' | 'REVIEW' | 'ERROR' | 'TERMINAL';

/** A question about the facts, and about nothing else: no clock, no network. */
export type Predicate = (facts: Facts) => boolean;
/** The same question about one of the signers. */
export type SignerPredicate = (facts: Facts, signer: Signer) => boolean;

/** What the system does at a step; see the server's table of tasks. */
export type TaskName =
  | 'lookUpProperty'
  | 'pullSoftCredit'
  | 'fetchAutomatedValuation'
  | 'checkPrequalTitle'
  | 'priceInitialOffers'
  | 'generateSummaryDocuments'
  | 'pullHardCredit'
  | 'fetchIncome'
  | 'collectEmployerAnswer'
  | 'underwriteFinal'
  | 'checkBankAccount'
  | 'verifyIdentity'
  | 'collectBrokerOpinion'
  | 'evaluateBrokerOpinion'
  | 'orderFinalTitle'
  | 'orderFloodDetermination'
  | 'generateClosingDocuments'
  | 'signNote'
  | 'generateNotaryDocuments'
  | 'openNotarySession'
  | 'bookNotary'
  | 'lookUpInsurance'
  | 'checkInsurance'
  | 'screenSanctionsAgain'
  | 'originateDisbursement'
  | 'trackDisbursement'
  | 'recordSecurityInstrument'
  | 'sendAdverseActionNotice'
  | 'sendIncompletenessNotice'
  | 'discloseScore'
  | 'verifySignerIdentity';

/** A business date that ends a wait; see `due-dates.ts`. */
export type DateName =
  | 'closingAllowedOn'
  | 'rescissionEnds'
  | 'releaseDay'
  | 'incompleteNoticeExpires'
  | 'correctionEnds';

/** A pure rule that may pass or leave a step in the transaction that reached it; see `rules.ts`. */
export type RuleName =
  | 'creditMatchAttempts'
  | 'pinAttempts'
  | 'identityAttempts'
  | 'winbackAvailable'
  | 'complianceClear'
  | 'deedComplete'
  | 'coverageSufficient'
  | 'readyToFund';

export type Owner =
  | 'SYSTEM'
  | 'BORROWER'
  | 'ADDITIONAL_SIGNER'
  | 'OPERATIONS'
  | 'UNDERWRITER'
  | 'FRAUD_DESK'
  | 'COMPLIANCE_OFFICER'
  | 'FUNDING_OFFICER'
  | 'TITLE_AGENT'
  | 'VALUATION_AGENT'
  | 'ATTORNEY'
  | 'EMPLOYER'
  | 'BANK'
  | 'COUNTY_RECORDER';

/** What ends a wait or a review. */
export type End =
  | { readonly by: 'TASK'; readonly task: TaskName }
  | { readonly by: 'DATE'; readonly date: DateName }
  | { readonly by: 'PERSON'; readonly person: Owner };

type Shown = {
  /** Relative to the application's address; `/` is the dashboard. */
  readonly page: string;
  /** Replaces `page` while the predicate is true. */
  readonly pageWhen?: { readonly when: Predicate; readonly page: string };
  /** Pages that open from `page`, whichever of its steps is current. `{…}` is one path segment of any value. */
  readonly parts?: readonly string[];
  /** The answer may be changed from every later step that is itself changeable, up to and including this one. */
  readonly changeableUntil?: string;
  /** The changeable step that this one stands in for: the same earlier answers may be changed from here. */
  readonly insteadOf?: string;
  /** The client machine's state for the step. */
  readonly client: string;
  /** Absent: the furthest stage reached is kept. */
  readonly stage?: ProgressStage;
  readonly conditionCategories?: readonly ConditionCategory[];
};

/** A step that comes once. Applies always, unless said: the rows above it are done. */
type Once = { readonly forEach?: undefined; readonly applies?: Predicate; readonly done: Predicate };
/** A step that comes once for each signer, in turn. */
type PerSigner = {
  readonly forEach: 'signers';
  readonly applies?: SignerPredicate;
  readonly done: SignerPredicate;
};

type Row = (Once | PerSigner) &
  Shown & {
    /** Stands above the main line, and applies at whatever place its facts arise. */
    readonly interrupt?: true;
    readonly rule?: RuleName;
  };

/** The borrower acts. `task` runs beside, where the step may also end without the borrower. */
type BorrowerAction = Row & {
  readonly kind: 'BORROWER_ACTION';
  readonly task?: (facts: Facts) => TaskName | undefined;
  readonly date?: DateName;
};
/** Somebody else acts. `generation`: documents or a decision are being made, which counts as waiting for the poll. */
type Waiting = Row & {
  readonly kind: 'WAITING';
  readonly ends: End;
  readonly owner: Owner;
  readonly usual: string;
  readonly generation?: true;
  /** The task starts once this date has come. */
  readonly notBefore?: { readonly date: DateName; readonly hasCome: Predicate };
};
/** A person of the lender or of a partner decides, unless the rule passes it. `task` fetches what the rule reads. */
type Review = Row & {
  readonly kind: 'REVIEW';
  readonly ends: End;
  readonly owner: Owner;
  readonly usual: string;
  readonly task?: (facts: Facts) => TaskName | undefined;
};
/** Something went wrong; the borrower may mend it until `date`, or the notice named by `task` ends the file. */
type ErrorStep = Row & {
  readonly kind: 'ERROR';
  readonly date?: DateName;
  readonly task?: (facts: Facts) => TaskName | undefined;
};
type Terminal = Once &
  Shown & {
    readonly kind: 'TERMINAL';
    readonly interrupt?: true;
    readonly rule?: undefined;
    readonly task?: (facts: Facts) => TaskName | undefined;
  };

export type StepRow = BorrowerAction | Waiting | Review | ErrorStep | Terminal;

export const never: Predicate = () => false;
export const always: Predicate = () => true;

/** Ended by what a task brings. */
export function task(name: TaskName): End {
  return { by: 'TASK', task: name };
}
/** Ended by a date that comes. */
export function date(name: DateName): End {
  return { by: 'DATE', date: name };
}
/** Ended by what a person decides. */
export function person(who: Owner): End {
  return { by: 'PERSON', person: who };
}
