import { withoutPersonalNumbers } from '@homeline/domain/chat/staff-text.ts';
import * as z from 'zod';
import { ApplicationParams } from '../applications/application-path.ts';
import { call } from '../call.ts';
import { LOAN_FILE_PATH } from '../loan-files/loan-file-path.ts';
import { StepStatus } from '../reviews/decide-review.ts';

export const recordMailedDisclosures = call({
  name: 'recordMailedDisclosures',
  method: 'POST',
  path: `${LOAN_FILE_PATH}/disclosures/mailing`,
  who: 'STAFF',
  act: 'RECORD_MAILED_DISCLOSURES',
  summary:
    'Records that the important terms and the brochure were mailed to a client whom an originator handed over, and who hasn’t opened the application (12 CFR 1026.40(b)).',
  params: ApplicationParams,
  body: z.object({
    /** When they were mailed and where to, for the file. */
    reason: withoutPersonalNumbers(
      z.string('Required').trim().min(1, 'Required').max(500, 'Cannot be more than 500 characters'),
    ),
  }),
  answer: StepStatus,
  errors: ['WRONG_STEP'],
  oncePerKey: true,
});
