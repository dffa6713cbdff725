import type { ConditionCategory } from '../facts/conditions.facts.ts';
import type { Facts } from '../facts/facts.ts';
import type { Signer } from '../facts/signers.selectors.ts';

/** The stages of the borrower's progress, in sidebar order. MANUAL_NOTARY replaces ENOTARY for an in-person notary. */
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

/** A yes/no check of the facts alone, without clock or network. */
export type Predicate = (facts: Facts) => boolean;
/** A yes/no check of the facts for one signer. */
export type SignerPredicate = (facts: Facts, signer: Signer) => boolean;

/** Tasks that the system runs at a step; the server's task table implements them. */
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
  | 'cancelBooking'
  | 'lookUpInsurance'
  | 'checkInsurance'
  | 'pullCreditAgain'
  | 'valueHomeAgain'
  | 'searchTitleAgain'
  | 'screenSanctionsAgain'
  | 'checkMilitaryService'
  | 'originateDisbursement'
  | 'trackDisbursement'
  | 'recordSecurityInstrument'
  | 'sendAdverseActionNotice'
  | 'sendIncompletenessNotice'
  | 'discloseScore'
  | 'deliverValuations'
  | 'sealSignedPapers'
  | 'deliverFloodNotice'
  | 'reissueDisclosures'
  | 'sendRescissionNotice'
  | SignerTaskName;

/** The tasks that run for one signer. */
const SIGNER_TASKS = [
  'verifySignerIdentity',
  'signSignerNote',
  'pullCoBorrowerSoftCredit',
  'pullCoBorrowerHardCredit',
  'discloseCoBorrowerScore',
] as const;
export type SignerTaskName = (typeof SIGNER_TASKS)[number];

/** Returns whether a task runs for one signer instead of the application. */
export function isSignerTask(task: string): task is SignerTaskName {
  return (SIGNER_TASKS as readonly string[]).includes(task);
}

const SIGNATURE_TASKS: readonly string[] = ['signNote', 'signSignerNote'] satisfies TaskName[];

/** Returns whether a task's call stores a person's signature in the e-vault. A signer's is named `task/signer`. */
export function isSignatureCall(call: string): boolean {
  return SIGNATURE_TASKS.includes(call.split('/')[0] ?? '');
}

/** Business dates that end a step, or start its task; see `due-dates.ts`. */
export type DateName =
  | 'closingAllowedOn'
  | 'rescissionEnds'
  | 'releaseDay'
  | 'incompleteNoticeExpires'
  | 'correctionEnds';

/** Rules that may pass a step in the transaction that reached it; see `rules.ts`. */
export type RuleName =
  | 'creditMatchAttempts'
  | 'pinAttempts'
  | 'identityAttempts'
  | 'winbackAvailable'
  | 'complianceClear'
  | 'deedComplete'
  | 'coverageSufficient'
  | 'readyToFund';

/** Everyone whom a step can wait for. */
export const OWNERS = [
  'SYSTEM',
  'BORROWER',
  'ADDITIONAL_SIGNER',
  'OPERATIONS',
  'UNDERWRITER',
  'FRAUD_DESK',
  'COMPLIANCE_OFFICER',
  'FUNDING_OFFICER',
  'TITLE_AGENT',
  'VALUATION_AGENT',
  'ATTORNEY',
  'EMPLOYER',
  'BANK',
  'COUNTY_RECORDER',
] as const;
export type Owner = (typeof OWNERS)[number];

/** The cause that ends a wait or a review. */
export type StepEnd =
  | { readonly by: 'TASK'; readonly task: TaskName }
  | { readonly by: 'DATE'; readonly date: DateName }
  | { readonly by: 'PERSON'; readonly person: Owner };

type StepView = {
  /** Relative to the application's address; `/` is the dashboard. */
  readonly page: string;
  /** Replaces `page` while the predicate is true. */
  readonly pageWhen?: { readonly when: Predicate; readonly page: string };
  /** Pages that open from `page` at any of its steps. `{…}` matches one path segment. */
  readonly parts?: readonly string[];
  /** The calls that the step takes from the borrower. A question of a facts file needs no more; others have a handler of their own. */
  readonly answers?: readonly string[];
  /** The last step from which this answer may be changed. Every step between must also be changeable. */
  readonly changeableUntil?: string;
  /** The changeable step that this one replaces; the same earlier answers may be changed from here. */
  readonly insteadOf?: string;
  /** The client machine's state for the step. */
  readonly client: string;
  /** Undefined keeps the furthest stage reached. */
  readonly stage?: ProgressStage;
  readonly conditionCategories?: readonly ConditionCategory[];
};

/** A step that runs once. Without `applies`, it applies when the rows above are done. */
type SingleStep = { readonly forEach?: undefined; readonly applies?: Predicate; readonly done: Predicate };
/** A step that runs once for each signer, in order. */
type PerSigner = {
  readonly forEach: 'signers';
  readonly applies?: SignerPredicate;
  readonly done: SignerPredicate;
};

type Row = (SingleStep | PerSigner) &
  StepView & {
    /** Comes before the main line, whenever its facts apply. */
    readonly interrupt?: true;
    readonly rule?: RuleName;
  };

/** The borrower acts. `task` runs meanwhile, where a provider can also end the step. */
type BorrowerAction = Row & {
  readonly kind: 'BORROWER_ACTION';
  readonly task?: (facts: Facts) => TaskName | undefined;
  readonly date?: DateName;
};
/** A system or third party acts. `generation` marks documents or decisions being generated, which the page polls for more often. */
type Waiting = Row & {
  readonly kind: 'WAITING';
  readonly ends: StepEnd;
  readonly owner: Owner;
  readonly usual: string;
  readonly generation?: true;
  /** The task starts once this date has come. */
  readonly notBefore?: { readonly date: DateName; readonly hasCome: Predicate };
};
/** A person decides, unless the rule passes the step. `task` fetches the rule's inputs. */
type Review = Row & {
  readonly kind: 'REVIEW';
  readonly ends: StepEnd;
  readonly owner: Owner;
  readonly usual: string;
  readonly task?: (facts: Facts) => TaskName | undefined;
};
/** A problem that the borrower may correct until `date`; otherwise the notice sent by `task` ends the file. */
type ErrorStep = Row & {
  readonly kind: 'ERROR';
  readonly date?: DateName;
  readonly task?: (facts: Facts) => TaskName | undefined;
};
type Terminal = SingleStep &
  StepView & {
    readonly kind: 'TERMINAL';
    readonly interrupt?: true;
    readonly rule?: undefined;
    readonly task?: (facts: Facts) => TaskName | undefined;
  };

export type StepRow = BorrowerAction | Waiting | Review | ErrorStep | Terminal;

export const never: Predicate = () => false;
export const always: Predicate = () => true;

/** Returns an end by the result of a task. */
export function task(name: TaskName): StepEnd {
  return { by: 'TASK', task: name };
}
/** Returns an end by a date. */
export function date(name: DateName): StepEnd {
  return { by: 'DATE', date: name };
}
/** Returns an end by a person's decision. */
export function person(who: Owner): StepEnd {
  return { by: 'PERSON', person: who };
}
