import { EmploymentType } from '@homeline/domain/facts/applicant.ts';
import { Uuid } from '@homeline/domain/facts/fact.ts';
import { Consented, MonthlyIncome, OptionalText } from '@homeline/domain/facts/form-fields.ts';
import * as z from 'zod';
import { ApplicationParams } from '../applications/application-path.ts';
import { call } from '../call.ts';
import { Ssn } from '../credit/ssn-field.ts';
import { SIGNER_PATH } from '../signers/signer-path.ts';
import { SignerStatus } from '../signers/signer-status.ts';

/** Every act answers the co-borrower's status as a signer, so that the page moves on at once. */
const ACT = { params: ApplicationParams, who: 'SIGNER', method: 'POST', answer: SignerStatus } as const;

/** The page heloc-signer/profile: what a co-borrower states, with the consents to a soft and a hard credit pull. */
export const CoBorrowerProfileForm = z.object({
  ssn: Ssn,
  employmentType: EmploymentType,
  employerName: OptionalText,
  monthlyGrossCents: MonthlyIncome,
  creditConsent: Consented,
});

export const saveCoBorrowerProfile = call({
  ...ACT,
  name: 'saveCoBorrowerProfile',
  path: `${SIGNER_PATH}/co-borrower/profile`,
  summary: 'Saves a co-borrower’s SSN, income and consents to credit pulls.',
  body: CoBorrowerProfileForm,
  errors: ['WRONG_STEP'],
});

export const CoBorrowerCreditForm = z.object({
  /** Absent to ask the bureau again with the number on file. */
  ssn: Ssn.optional(),
});

export const correctCoBorrowerCredit = call({
  ...ACT,
  name: 'correctCoBorrowerCredit',
  path: `${SIGNER_PATH}/co-borrower/credit`,
  summary: 'Asks the bureau again after a co-borrower corrected their SSN or opened their file.',
  body: CoBorrowerCreditForm,
  errors: ['WRONG_STEP'],
  oncePerKey: true,
});

export const CoBorrowerIncomeForm = z.object({
  documents: z.array(Uuid, 'Required').min(1, 'Required').max(40),
});

export const sendCoBorrowerIncome = call({
  ...ACT,
  name: 'sendCoBorrowerIncome',
  path: `${SIGNER_PATH}/co-borrower/income`,
  summary: 'Submits a co-borrower’s uploaded proof of income.',
  body: CoBorrowerIncomeForm,
  errors: ['WRONG_STEP'],
  oncePerKey: true,
});
