import { CivilDateSchema } from '@homeline/domain/dates/civil-date.ts';
import * as z from 'zod';
import { ApplicationParams } from '../applications/application-path.ts';
import { call } from '../call.ts';

const PATH = '/service-application/threads/secure/api/v1/{uuid}/messages';

/** A message between the lender and one person on an application, as that person reads it. */
export const ThreadMessage = z.object({
  uuid: z.guid(),
  from: z.enum(['LENDER', 'YOU']),
  /** The name of the member of staff who wrote. */
  name: z.string().optional(),
  text: z.string(),
  at: z.iso.datetime(),
  /** Whether the caller has read a message from `LENDER`, or the lender one from `YOU`. */
  isRead: z.boolean(),
});
export type ThreadMessage = z.infer<typeof ThreadMessage>;

/** The caller's own messages of an application, oldest first. */
export const Thread = z.object({
  messages: z.array(ThreadMessage),
  /** The last day to answer, once the application has ended. */
  answerUntil: CivilDateSchema.optional(),
  mayAnswer: z.boolean(),
  /** The caller is an additional signer of the application. */
  isSigner: z.boolean(),
});
export type Thread = z.infer<typeof Thread>;

export const MOST_MESSAGE_CHARACTERS = 4000;

export const listThread = call({
  name: 'listThread',
  method: 'GET',
  path: PATH,
  who: 'SIGNED_IN',
  summary: 'Returns the messages between the lender and the caller, who applies or signs. Nobody else’s.',
  params: ApplicationParams,
  answer: Thread,
  errors: ['NOT_FOUND'],
});

export const readThread = call({
  name: 'readThread',
  method: 'PUT',
  path: `${PATH}/read`,
  who: 'SIGNED_IN',
  summary: 'Marks the lender’s messages to the caller as read.',
  params: ApplicationParams,
  answer: z.undefined(),
  status: 204,
  errors: ['NOT_FOUND'],
});

export const writeInThread = call({
  name: 'writeInThread',
  method: 'POST',
  path: PATH,
  who: 'SIGNED_IN',
  summary:
    'Sends the lender a message about the application. It joins the file, and waits as unread for staff.',
  params: ApplicationParams,
  body: z.object({
    text: z
      .string('Required')
      .trim()
      .min(1, 'Required')
      .max(MOST_MESSAGE_CHARACTERS, `Cannot be more than ${MOST_MESSAGE_CHARACTERS} characters`),
  }),
  answer: Thread,
  errors: ['NOT_FOUND', 'WRONG_STEP', 'TOO_MANY_ATTEMPTS'],
  oncePerKey: true,
});
