import { withoutPersonalNumbers } from '@homeline/domain/chat/staff-text.ts';
import { CivilDateSchema } from '@homeline/domain/dates/civil-date.ts';
import { Uuid } from '@homeline/domain/facts/fact.ts';
import { RescissionWay } from '@homeline/domain/facts/funding.facts.ts';
import * as z from 'zod';
import { ApplicationParams } from '../applications/application-path.ts';
import { call } from '../call.ts';
import { LOAN_FILE_PATH } from '../loan-files/loan-file-path.ts';
import { StepStatus } from '../reviews/decide-review.ts';

const RESCISSION = {
  method: 'POST' as const,
  who: 'STAFF' as const,
  act: 'RECORD_RESCISSION' as const,
  params: ApplicationParams,
  oncePerKey: true as const,
};

export const uploadRescissionLetter = call({
  ...RESCISSION,
  name: 'uploadRescissionLetter',
  path: `${LOAN_FILE_PATH}/rescission/letters`,
  summary: 'Stores the scan of an owner’s notice of rescission, encrypted.',
  query: z.object({
    name: z.string().trim().min(1, 'Required').max(200, 'Cannot be more than 200 characters'),
  }),
  bodyType: 'file',
  answer: z.object({ uuid: z.guid() }),
  status: 201,
  errors: ['UNSUPPORTED_MEDIA_TYPE'],
});

export const recordRescission = call({
  ...RESCISSION,
  name: 'recordRescission',
  path: `${LOAN_FILE_PATH}/rescission`,
  summary:
    'Records a rescission that came by mail, in person or by phone. It counts from its postmark or delivery, even once money has left (12 CFR 1026.15(a)(2)).',
  body: z
    .object({
      how: RescissionWay,
      /** The day of the postmark, the delivery or the call, at the home. */
      sentOn: CivilDateSchema,
      /** The day that a mailed notice arrived; any other arrived on `sentOn`. Starts the 20 days to settle (12 CFR 1026.15(d)(2)). */
      receivedOn: CivilDateSchema.optional(),
      /** The owner, as the file names them. */
      by: z.string('Required').trim().min(1, 'Required').max(200, 'Cannot be more than 200 characters'),
      /** The scan, from `uploadRescissionLetter`. */
      document: Uuid.optional(),
    })
    .refine(({ how, document }) => how === 'PHONE' || document !== undefined, {
      path: ['document'],
      message: 'Required',
    })
    .refine(({ how, receivedOn }) => how !== 'MAIL' || receivedOn !== undefined, {
      path: ['receivedOn'],
      message: 'Required',
    }),
  answer: StepStatus,
  errors: ['WRONG_STEP'],
});

export const settleRescission = call({
  ...RESCISSION,
  name: 'settleRescission',
  path: `${LOAN_FILE_PATH}/rescission/settlement`,
  summary:
    'Records that everything paid was returned and the lien released, within 20 days of a rescission (12 CFR 1026.15(d)(2)).',
  body: z.object({
    moneyReturned: z.literal(true, 'Required'),
    lienReleased: z.literal(true, 'Required'),
    /** Amounts, payees and the instrument number of the release, for the file. */
    comments: withoutPersonalNumbers(
      z.string('Required').trim().min(1, 'Required').max(500, 'Cannot be more than 500 characters'),
    ),
  }),
  answer: StepStatus,
  errors: ['WRONG_STEP'],
});
