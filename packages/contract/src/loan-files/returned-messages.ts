import { RETURN_REASONS } from '@homeline/domain/notifications/returned-messages.ts';
import * as z from 'zod';
import { ApplicationParams } from '../applications/application-path.ts';
import { call } from '../call.ts';
import { LOAN_FILE_PATH } from './loan-file-path.ts';

/** A message about an application that didn't arrive, until staff have done something about it. */
export const ReturnedMessage = z.object({
  id: z.guid(),
  channel: z.enum(['EMAIL', 'SMS']),
  /** The message's topic, worded for staff. */
  title: z.string(),
  reason: z.enum(RETURN_REASONS),
  /** The carrier's or the mail server's own code. */
  code: z.string().optional(),
  returnedAt: z.iso.datetime(),
  /** A notice that the law requires: staff mail it. */
  isNotice: z.boolean(),
  /** Whether staff may send it again: only an email. */
  canBeResent: z.boolean(),
});
export type ReturnedMessage = z.infer<typeof ReturnedMessage>;

export const settleReturnedMessage = call({
  name: 'settleReturnedMessage',
  method: 'PUT',
  path: `${LOAN_FILE_PATH}/returned-messages/{message}`,
  who: 'STAFF',
  act: 'WRITE_TO_BORROWER',
  summary:
    'Says what staff did about a returned message: sent an email again to the address that the file has now, mailed the notice, or reached the person otherwise.',
  params: ApplicationParams.extend({ message: z.guid() }),
  body: z.object({ how: z.enum(['SENT_AGAIN', 'MAILED', 'REACHED']) }),
  answer: z.undefined(),
  status: 204,
});
