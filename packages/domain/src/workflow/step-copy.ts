import { APPLY_COPY } from './apply.copy.ts';
import { BANK_COPY, DEPOSIT_COPY } from './bank.copy.ts';
import { CLOSING_COPY } from './closing.copy.ts';
import { CREDIT_COPY } from './credit.copy.ts';
import { END_COPY } from './ends.copy.ts';
import { FUNDING_COPY } from './funding.copy.ts';
import { IDENTITY_COPY } from './identity.copy.ts';
import { INCOME_COPY } from './income.copy.ts';
import { EARLY_INSURANCE_COPY, INSURANCE_COPY } from './insurance.copy.ts';
import { NOTARY_COPY } from './notary.copy.ts';
import { OWNER_NAMES } from './owner-names.ts';
import { PREQUAL_COPY } from './prequal.copy.ts';
import type { StepMessage, WaitCopy } from './stage-copy.ts';
import type { Owner } from './step.ts';
import type { StepName } from './steps.ts';
import { SUBMISSION_COPY } from './submission.copy.ts';
import { TITLE_COPY } from './title.copy.ts';
import { VALUATION_COPY } from './valuation.copy.ts';

/** The words about a step on every page but its own. */
export type StepCopy = {
  /** The borrower's next action. */
  readonly next?: string;
  readonly wait?: WaitCopy;
  /** The text for an ended application. */
  readonly ended?: string;
  readonly message?: StepMessage;
};

export const STEP_COPY: Readonly<Record<StepName, StepCopy>> = {
  ...APPLY_COPY,
  ...CREDIT_COPY,
  ...PREQUAL_COPY,
  ...SUBMISSION_COPY,
  ...INCOME_COPY,
  ...BANK_COPY,
  ...IDENTITY_COPY,
  ...VALUATION_COPY,
  ...TITLE_COPY,
  ...EARLY_INSURANCE_COPY,
  ...DEPOSIT_COPY,
  ...CLOSING_COPY,
  ...NOTARY_COPY,
  ...INSURANCE_COPY,
  ...FUNDING_COPY,
  ...END_COPY,
};

/**
 * Returns the copy of a step; empty for a step unknown to this build.
 * @param step the step name from the server
 */
export function stepCopy(step: string): StepCopy {
  return Object.hasOwn(STEP_COPY, step) ? STEP_COPY[step as StepName] : {};
}

/** Returns the owner's name as the borrower reads it; defaults to our system. */
export function ownerName(owner = 'SYSTEM'): string {
  return Object.hasOwn(OWNER_NAMES, owner) ? OWNER_NAMES[owner as Owner] : OWNER_NAMES.SYSTEM;
}
