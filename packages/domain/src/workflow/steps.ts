import { APPLY_STEPS } from './apply.steps.ts';
import { BANK_STEPS, DEPOSIT_STEPS } from './bank.steps.ts';
import { CLOSING_STEPS } from './closing.steps.ts';
import { CREDIT_STEPS } from './credit.steps.ts';
import { END_STEPS } from './ends.steps.ts';
import { FUNDING_STEPS } from './funding.steps.ts';
import { IDENTITY_STEPS } from './identity.steps.ts';
import { INCOME_STEPS } from './income.steps.ts';
import { EARLY_INSURANCE_STEPS, INSURANCE_STEPS } from './insurance.steps.ts';
import { NOTARY_STEPS } from './notary.steps.ts';
import { PREQUAL_STEPS } from './prequal.steps.ts';
import type { StepRow } from './step.ts';
import { SUBMISSION_STEPS } from './submission.steps.ts';
import { TITLE_STEPS } from './title.steps.ts';
import { VALUATION_STEPS } from './valuation.steps.ts';

/** The product's table of contents: every step, in order. The current step is always derived from facts; see `current-step.ts`. */
export const STEP_TABLE = {
  ...APPLY_STEPS,
  ...CREDIT_STEPS,
  ...PREQUAL_STEPS,
  ...SUBMISSION_STEPS,
  ...INCOME_STEPS,
  ...BANK_STEPS,
  ...IDENTITY_STEPS,
  ...VALUATION_STEPS,
  ...TITLE_STEPS,
  ...EARLY_INSURANCE_STEPS,
  ...DEPOSIT_STEPS,
  ...CLOSING_STEPS,
  ...NOTARY_STEPS,
  ...INSURANCE_STEPS,
  ...FUNDING_STEPS,
  ...END_STEPS,
};

export type StepName = keyof typeof STEP_TABLE;

/** A row whose step references exist. */
type TableRow = StepRow & { readonly changeableUntil?: StepName; readonly insteadOf?: StepName };

/** A step with its name. */
export type NamedStep = TableRow & { readonly id: StepName };

/** Steps that interrupt the main line, by priority. */
export const INTERRUPT_ORDER = [
  'RESCINDED',
  'CANCELLED',
  'DECLINED',
  'INACTIVE',
  'ON_HOLD',
  'CREDIT_FROZEN',
  'CREDIT_ERROR',
  'DOCUMENT_REVIEW',
  'DOCUMENT_REQUEST',
  'OWNERSHIP_REVIEW',
  'TITLE_REVIEW',
  'RECORDING_TAX_REVIEW',
  'DTI_DECLINE',
  'UW_REVIEW',
  'FINAL_OFFER',
  'BPO_CONDITION',
  'ORDER_BPO',
  'WAITING_FOR_BPO',
  'BPO_HOLD',
  'BPO_EVALUATION',
] as const satisfies readonly StepName[];

const ROWS: Readonly<Record<StepName, TableRow>> = STEP_TABLE;

const NAMES = Object.keys(STEP_TABLE) as StepName[];

const NAMED = Object.fromEntries(NAMES.map((id) => [id, { id, ...ROWS[id] }])) as Record<StepName, NamedStep>;

/** Returns a step by name. */
export function stepOf(id: StepName): NamedStep {
  return NAMED[id];
}

/** Every step in evaluation order: interrupts first, then the main line. */
export const STEPS: readonly NamedStep[] = [
  ...INTERRUPT_ORDER,
  ...NAMES.filter((name) => !ROWS[name].interrupt),
].map(stepOf);

/** Returns whether a text is a step name. */
export function isStepName(name: string): name is StepName {
  return Object.hasOwn(STEP_TABLE, name);
}

/** A hash of the table that changes when a step is added, removed, renamed or moved. Stored with each projection. */
export const TABLE_VERSION = NAMES.join(' ')
  .split('')
  .reduce((hash, c) => (hash * 31 + c.charCodeAt(0)) | 0, 7)
  .toString(36);
