import * as z from 'zod';
import { call } from '../call.ts';

const BASE = '/service-csp/agent/secure/api/v1/replies';

/** A reply that agents insert. */
export const CannedReply = z.object({
  uuid: z.guid(),
  title: z.string().trim().min(1, 'Required').max(100, 'Cannot be more than 100 characters'),
  /** With variables: {firstName}, {agentName}, {companyName}, {loanNumber}. */
  text: z.string().trim().min(1, 'Required').max(2000, 'Cannot be more than 2000 characters'),
});
export type CannedReply = z.infer<typeof CannedReply>;

export const listCannedReplies = call({
  name: 'listCannedReplies',
  method: 'GET',
  path: BASE,
  who: 'STAFF',
  act: 'ANSWER_CHATS',
  summary: 'Returns the lender’s canned replies, by title.',
  answer: z.object({ replies: z.array(CannedReply) }),
});

export const saveCannedReply = call({
  name: 'saveCannedReply',
  method: 'PUT',
  path: `${BASE}/{reply}`,
  who: 'STAFF',
  act: 'WRITE_CANNED_REPLIES',
  summary: 'Writes a canned reply, or changes it.',
  params: z.object({ reply: z.guid() }),
  body: CannedReply.omit({ uuid: true }),
  answer: z.undefined(),
  status: 204,
});

export const deleteCannedReply = call({
  name: 'deleteCannedReply',
  method: 'DELETE',
  path: `${BASE}/{reply}`,
  who: 'STAFF',
  act: 'WRITE_CANNED_REPLIES',
  summary: 'Removes a canned reply.',
  params: z.object({ reply: z.guid() }),
  answer: z.undefined(),
  status: 204,
});
