import { UploadedDocumentType } from '@homeline/domain/documents/document-types.ts';
import { Uuid } from '@homeline/domain/facts/fact.ts';
import { DocumentUuids, Email } from '@homeline/domain/facts/form-fields.ts';
import { PROGRESS_STAGES } from '@homeline/domain/workflow/step.ts';
import * as z from 'zod';
import { call } from '../call.ts';
import { ConditionSummary } from '../conditions/list-conditions.ts';
import { NamedDocuments } from '../conditions/submit-documents.ts';
import { CLIENTS_PATH, ClientParams, ClientSummary } from './clients.ts';

/** A condition of a client that their originator may see: none about identity, credit or fraud. */
export const ClientCondition = ConditionSummary.pick({
  uuid: true,
  categoryEnum: true,
  requestDocuments: true,
  commentsToBorrower: true,
  title: true,
  before: true,
  dueOn: true,
  state: true,
  since: true,
  returnComments: true,
}).extend({
  /** How many documents it takes to answer the condition. */
  needed: z.int(),
  /** The titles of the documents that were sent for it last. */
  sent: z.array(z.string()),
});
export type ClientCondition = z.infer<typeof ClientCondition>;

/** How a client may be reminded. */
export const ReminderChannel = z.enum(['EMAIL', 'TEXT_MESSAGE']);
export type ReminderChannel = z.infer<typeof ReminderChannel>;

/** Where a client's application is, what it waits for, and what their originator can do about it. */
export const ClientProgress = ClientSummary.pick({ name: true, since: true, end: true }).extend({
  kind: z.enum(['HANDED_OVER', 'REFERRED']),
  /** The stage reached, and the stages of this application in order. */
  stage: z.enum(PROGRESS_STAGES),
  stages: z.array(z.enum(PROGRESS_STAGES)),
  /** The step in plain words, without private details. */
  step: z.string(),
  /** Who acts. */
  actor: z.string(),
  /** Why it waits, if more can be said than who must act. */
  why: z.array(z.string()),
  conditions: z.array(ClientCondition),
  /** The number of conditions that only the client may read. */
  privateConditions: z.int(),
  documents: z.array(z.object({ title: z.string(), sentAt: z.iso.datetime() })),
  /** The invitation, until the client has answered it. */
  invitation: z.object({ email: z.string(), sentAt: z.iso.datetime(), wasOpened: z.boolean() }).optional(),
  reminder: z.object({
    lastAt: z.iso.datetime().optional(),
    /** Why the client can't be reminded now. */
    refusal: z.string().optional(),
    /** Why no reminder can be sent as a text message. */
    noTexts: z.string().optional(),
  }),
});
export type ClientProgress = z.infer<typeof ClientProgress>;

export const getClientProgress = call({
  name: 'getClientProgress',
  method: 'GET',
  path: `${CLIENTS_PATH}/{client}/progress`,
  who: 'ORIGINATOR',
  summary:
    'Returns where a client’s application is, why it waits, and the conditions and documents that the originator may know of.',
  params: ClientParams,
  answer: ClientProgress,
});

export const remindClient = call({
  name: 'remindClient',
  method: 'POST',
  path: `${CLIENTS_PATH}/{client}/reminders`,
  who: 'ORIGINATOR',
  summary:
    'Reminds a client whom the application waits for, in the name of their originator. Once a day, and not while others act.',
  params: ClientParams,
  body: z.object({ channel: ReminderChannel }),
  answer: ClientProgress,
  errors: ['WRONG_STEP', 'TOO_MANY_ATTEMPTS'],
  oncePerKey: true,
});

export const resendClientInvitation = call({
  name: 'resendClientInvitation',
  method: 'POST',
  path: `${CLIENTS_PATH}/{client}/invitations`,
  who: 'ORIGINATOR',
  summary:
    'Sends the client’s invitation again with a new link, and ends the earlier link. Until the client has opened it, it may go to another address, where the application starts over.',
  params: ClientParams,
  body: z.object({ email: Email }),
  answer: ClientProgress,
  errors: ['WRONG_STEP', 'TOO_MANY_ATTEMPTS', 'STATE_NOT_LICENSED', 'UNDER_AGE', 'NOT_OPEN_YET'],
  oncePerKey: true,
});

const ConditionParams = ClientParams.extend({ condition: Uuid });

export const uploadClientDocument = call({
  name: 'uploadClientDocument',
  method: 'POST',
  path: `${CLIENTS_PATH}/{client}/conditions/{condition}/documents`,
  who: 'ORIGINATOR',
  summary:
    'Stores a file for a condition of the client, encrypted. A later call sends it. Refuses identity documents, and any file for a private condition.',
  params: ConditionParams,
  query: z.object({
    type: UploadedDocumentType,
    name: z.string().trim().min(1, 'Required').max(200, 'Cannot be more than 200 characters'),
  }),
  bodyType: 'file',
  answer: z.object({ uuid: z.guid(), type: UploadedDocumentType }),
  status: 201,
  errors: ['UNSUPPORTED_MEDIA_TYPE', 'WRONG_STEP'],
  oncePerKey: true,
});

export const sendClientDocuments = call({
  name: 'sendClientDocuments',
  method: 'POST',
  path: `${CLIENTS_PATH}/{client}/conditions/{condition}/responses`,
  who: 'ORIGINATOR',
  summary: 'Answers a condition of the client with stored files. The client sees them among their documents.',
  params: ConditionParams,
  body: z.object({ documents: DocumentUuids, named: NamedDocuments }),
  answer: ClientProgress,
  errors: ['WRONG_STEP'],
  oncePerKey: true,
});
