import { MESSAGE_KINDS, OPTIONAL_KINDS } from '@homeline/domain/notifications/message-kinds.ts';
import * as z from 'zod';
import { call } from '../call.ts';

const PATH = '/service-notification/secure/api/v1/message-choices';

/** Which messages a person gets, by kind. One that is required can't be turned off. */
export const MessageChoices = z.array(
  z.object({
    kind: z.enum(MESSAGE_KINDS),
    isOn: z.boolean(),
    isRequired: z.boolean(),
    /** When a reply such as STOP stopped them. Whatever is chosen here, the carrier holds them back until the person replies START. */
    stoppedByReplyAt: z.iso.datetime().optional(),
  }),
);
export type MessageChoices = z.infer<typeof MessageChoices>;

export const listMessageChoices = call({
  name: 'listMessageChoices',
  method: 'GET',
  path: PATH,
  who: 'SIGNED_IN',
  summary: 'Returns which messages the signed-in person gets.',
  answer: MessageChoices,
});

export const saveMessageChoice = call({
  name: 'saveMessageChoice',
  method: 'PUT',
  path: PATH,
  who: 'SIGNED_IN',
  summary: 'Turns one kind of optional message on or off for the signed-in person.',
  body: z.object({ kind: z.enum(OPTIONAL_KINDS), isOn: z.boolean() }),
  answer: MessageChoices,
});

export const unsubscribe = call({
  name: 'unsubscribe',
  method: 'POST',
  path: '/service-notification/api/v1/unsubscribe/{token}',
  who: 'ANYONE',
  summary:
    'Turns off the kind of email that a link came with, without signing in (RFC 8058). The link keeps working for 60 days.',
  params: z.object({ token: z.string().min(1).max(200) }),
  answer: z.undefined(),
  status: 204,
  errors: ['LINK_UNUSABLE'],
});
