import { APPLY_COPY } from '../../../workflow/apply.copy.es.ts';
import { BANK_COPY, DEPOSIT_COPY } from '../../../workflow/bank.copy.es.ts';
import { CLOSING_COPY } from '../../../workflow/closing.copy.es.ts';
import { CREDIT_COPY } from '../../../workflow/credit.copy.es.ts';
import { END_COPY } from '../../../workflow/ends.copy.es.ts';
import { FUNDING_COPY } from '../../../workflow/funding.copy.es.ts';
import { IDENTITY_COPY } from '../../../workflow/identity.copy.es.ts';
import { INCOME_COPY } from '../../../workflow/income.copy.es.ts';
import { EARLY_INSURANCE_COPY, INSURANCE_COPY } from '../../../workflow/insurance.copy.es.ts';
import { NOTARY_COPY } from '../../../workflow/notary.copy.es.ts';
import { PREQUAL_COPY } from '../../../workflow/prequal.copy.es.ts';
import type { StepCopy } from '../../../workflow/step-copy.ts';
import type { StepName } from '../../../workflow/steps.ts';
import { SUBMISSION_COPY } from '../../../workflow/submission.copy.es.ts';
import { TITLE_COPY } from '../../../workflow/title.copy.es.ts';
import { VALUATION_COPY } from '../../../workflow/valuation.copy.es.ts';

/** The pages’ words about each step, in Spanish. */
export const SPANISH_STEP_COPY: Readonly<Record<StepName, StepCopy>> = {
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
