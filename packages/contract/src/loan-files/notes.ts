import { withoutPersonalNumbers } from '@homeline/domain/chat/staff-text.ts';
import { CivilDateSchema } from '@homeline/domain/dates/civil-date.ts';
import { Uuid } from '@homeline/domain/facts/fact.ts';
import * as z from 'zod';
import { ApplicationParams } from '../applications/application-path.ts';
import { call } from '../call.ts';
import { LOAN_FILE_PATH } from './loan-file-path.ts';

const Text = z.string('Required').trim().min(1, 'Required').max(4000, 'Cannot be more than 4000 characters');
const SafeText = withoutPersonalNumbers(Text);

export const addNote = call({
  name: 'addNote',
  method: 'POST',
  path: `${LOAN_FILE_PATH}/notes`,
  who: 'STAFF',
  act: 'WRITE_NOTE',
  summary: 'Keeps an internal note with an application. Nobody outside the lender reads it.',
  params: ApplicationParams,
  body: z.object({
    text: SafeText,
    /** Whom it reminds, and from which day: a colleague who should read it, or oneself later. */
    reminder: z.object({ of: z.string('Required'), dueOn: CivilDateSchema }).optional(),
  }),
  answer: z.undefined(),
  status: 204,
  oncePerKey: true,
});

export const markTextRead = call({
  name: 'markTextRead',
  method: 'PUT',
  path: `${LOAN_FILE_PATH}/texts/{note}/read`,
  who: 'STAFF',
  act: 'WRITE_TO_BORROWER',
  summary: 'Takes what somebody replied to a text message off the work list, because the caller has read it.',
  params: ApplicationParams.extend({ note: z.guid() }),
  answer: z.undefined(),
  status: 204,
});

/** Two parts of a text message; a longer one costs more and is read less. */
const MAX_TEXT_MESSAGE = 300;

/** The forms of a message to the borrower or a signer, by channel. */
export const MessageForms = {
  ACCOUNT: z.object({
    channel: z.literal('ACCOUNT'),
    /** The signer it goes to; absent for the borrower. */
    signer: Uuid.optional(),
    text: SafeText,
  }),
  EMAIL: z.object({
    channel: z.literal('EMAIL'),
    subject: withoutPersonalNumbers(
      z
        .string('Required')
        .trim()
        .min(1, 'Required')
        .max(120, 'Cannot be more than 120 characters')
        .regex(/^[^\r\n]*$/, 'Must be one line'),
    ),
    text: SafeText,
  }),
  TEXT_MESSAGE: z.object({
    channel: z.literal('TEXT_MESSAGE'),
    text: withoutPersonalNumbers(
      Text.max(MAX_TEXT_MESSAGE, `Cannot be more than ${MAX_TEXT_MESSAGE} characters`),
    ),
  }),
} as const;

export const writeToBorrower = call({
  name: 'writeToBorrower',
  method: 'POST',
  path: `${LOAN_FILE_PATH}/messages`,
  who: 'STAFF',
  act: 'WRITE_TO_BORROWER',
  summary:
    'Writes to the borrower or a signer in their account, where they answer, or sends the borrower an email or a text message. Neither of those is private.',
  params: ApplicationParams,
  body: z.discriminatedUnion('channel', [
    MessageForms.ACCOUNT,
    MessageForms.EMAIL,
    MessageForms.TEXT_MESSAGE,
  ]),
  answer: z.undefined(),
  status: 204,
  oncePerKey: true,
});
