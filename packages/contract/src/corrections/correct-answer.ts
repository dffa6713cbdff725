import { withoutPersonalNumbers } from '@homeline/domain/chat/staff-text.ts';
import { CorrectionName, RedonePart } from '@homeline/domain/workflow/correction-names.ts';
import * as z from 'zod';
import { ApplicationParams } from '../applications/application-path.ts';
import { AdditionalSigner } from '../applications/save-additional-profile.ts';
import { call } from '../call.ts';
import { LOAN_FILE_PATH } from '../loan-files/loan-file-path.ts';
import { StepStatus } from '../reviews/decide-review.ts';
import { CorrectionForms } from './save-correction.ts';

const reason = withoutPersonalNumbers(
  z.string('Required').trim().min(1, 'Required').max(500, 'Cannot be more than 500 characters'),
);

/** The forms with which staff correct an answer. Only the borrower chooses the account that gets the money. */
export const StaffCorrectionForms = {
  CONTACT: CorrectionForms.CONTACT.extend({ reason }),
  EMPLOYER: CorrectionForms.EMPLOYER.extend({ reason }),
  VESTING: CorrectionForms.VESTING.extend({ reason }),
} as const;
export const StaffCorrection = z.discriminatedUnion('what', [
  StaffCorrectionForms.CONTACT,
  StaffCorrectionForms.EMPLOYER,
  StaffCorrectionForms.VESTING,
]);

/** The answers that staff may correct now, as they are, and what each correction redoes. */
export const FileCorrections = z.object({
  corrections: z.array(z.object({ what: CorrectionName, redone: z.array(RedonePart) })),
  email: z.string().optional(),
  phone: z.string().optional(),
  employerName: z.string().optional(),
  ownership: z.string().optional(),
  signers: z.array(AdditionalSigner),
});
export type FileCorrections = z.infer<typeof FileCorrections>;

export const listFileCorrections = call({
  name: 'listFileCorrections',
  method: 'GET',
  path: `${LOAN_FILE_PATH}/corrections`,
  who: 'STAFF',
  act: 'CORRECT_ANSWER',
  summary: 'Returns what staff may correct for the borrower, and what each correction redoes.',
  params: ApplicationParams,
  answer: FileCorrections,
});

export const correctAnswer = call({
  name: 'correctAnswer',
  method: 'POST',
  path: `${LOAN_FILE_PATH}/corrections`,
  who: 'STAFF',
  act: 'CORRECT_ANSWER',
  summary:
    'Corrects a borrower’s answer for them, with the reason. What depends on it is redone, as staff were shown.',
  params: ApplicationParams,
  body: StaffCorrection,
  answer: StepStatus,
  errors: ['WRONG_STEP', 'STALE_VERSION'],
  oncePerKey: true,
});
