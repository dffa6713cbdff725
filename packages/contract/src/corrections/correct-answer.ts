import { withoutPersonalNumbers } from '@homeline/domain/chat/staff-text.ts';
import {
  BirthDate,
  MonthlyIncome,
  Name,
  NameSuffix,
  OptionalName,
} from '@homeline/domain/facts/form-fields.ts';
import { HomeAddress, withZipInState } from '@homeline/domain/facts/home-address.ts';
import { RedonePart, StaffCorrectionName } from '@homeline/domain/workflow/correction-names.ts';
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
const { redone } = CorrectionForms.CONTACT.shape;

/** The forms with which staff correct an answer, by its name. */
export const StaffCorrectionForms = {
  CONTACT: CorrectionForms.CONTACT.extend({ reason }),
  PROFILE: z.object({
    what: z.literal('PROFILE'),
    redone,
    firstName: Name,
    middleName: OptionalName,
    lastName: Name,
    suffix: NameSuffix,
    /** If absent, the stored birth date stays. Staff never see it here. */
    dob: BirthDate.optional(),
    reason,
  }),
  ADDRESS: withZipInState(HomeAddress.extend({ what: z.literal('ADDRESS'), redone, reason })),
  INCOME: z.object({
    what: z.literal('INCOME'),
    redone,
    monthlyGrossCents: MonthlyIncome,
    reason,
  }),
  AMOUNT: z.object({ what: z.literal('AMOUNT'), redone, reason }),
  EMPLOYER: CorrectionForms.EMPLOYER.extend({ reason }),
  VESTING: CorrectionForms.VESTING.extend({ reason }),
} as const;

export const StaffCorrection = z.discriminatedUnion('what', [
  StaffCorrectionForms.CONTACT,
  StaffCorrectionForms.PROFILE,
  StaffCorrectionForms.ADDRESS,
  StaffCorrectionForms.INCOME,
  StaffCorrectionForms.AMOUNT,
  StaffCorrectionForms.EMPLOYER,
  StaffCorrectionForms.VESTING,
]);
export type StaffCorrection = z.infer<typeof StaffCorrection>;

/** The answers that staff may correct now, as they are, and what each correction redoes. */
export const FileCorrections = z.object({
  corrections: z.array(z.object({ what: StaffCorrectionName, redone: z.array(RedonePart) })),
  email: z.string().optional(),
  phone: z.string().optional(),
  firstName: z.string().optional(),
  middleName: z.string().optional(),
  lastName: z.string().optional(),
  suffix: z.string().optional(),
  street1: z.string().optional(),
  street2: z.string().optional(),
  city: z.string().optional(),
  state: z.string().optional(),
  zip: z.string().optional(),
  zipServesState: z.literal(true).optional(),
  monthlyGrossCents: z.int().optional(),
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
  errors: ['WRONG_STEP', 'STALE_VERSION', 'UNDER_AGE'],
  oncePerKey: true,
});
