import { AgentSkill } from '@homeline/domain/chat/chat-session.ts';
import { ChatProvider, MOST_MESSAGE_CHARACTERS } from '@homeline/domain/chat/conversation.ts';
import { parseUsPhone } from '@homeline/domain/people/phone.ts';
import * as z from 'zod';
import { call } from '../call.ts';

const MOST = 128;
const TOO_LONG = `Cannot be more than ${MOST} characters`;

/** The form before a chat. */
export const PreChatForm = z.object({
  friendlyName: z.string('Required').trim().min(1, 'Required').max(MOST, TOO_LONG),
  emailAddress: z
    .string('Required')
    .trim()
    .min(1, 'Required')
    .max(MOST, TOO_LONG)
    .pipe(z.email('Must be an email address')),
});

/**
 * How a chat starts. Only the nonce proves who asks: an identity that the page names must match it. For a signed-in borrower, the server
 * takes name and address from its own records.
 */
const StartChat = PreChatForm.extend({
  identityUuid: z.string().max(64).optional(),
  /** From `authenticateWebChat`; absent for a visitor. */
  nonce: z.string().max(2000).optional(),
  orgCode: z.string().max(100).optional(),
  /** The application that the page is about. It must belong to the borrower. */
  applicationUuid: z.guid().optional(),
  /** What the page says the chat is about. Agents read it. */
  tag: z.string().trim().max(100).optional(),
  /** The server decides the skill. */
  skill: z.string().max(100).optional(),
  welcomeMessage: z.string().max(1000).optional(),
  /** Only its path is kept. */
  pageUrl: z.string().max(2000).optional(),
  /** Outside production: the provider to use. */
  chatMode: ChatProvider.optional().catch(undefined),
  additionalAttrs: z
    .object({
      /** The earlier conversation with the chatbot, for the agent to read. */
      chatbotConversationId: z.guid().optional(),
      /** The secret of the chatbot conversation. Without it, the agent can't read that conversation. */
      chatbotNonce: z.string().max(100).optional(),
      /** `utm_source`: `cloc` marks a visitor of the crypto HELOC. */
      utmSource: z.string().max(100).optional(),
      /** A message to leave for the agents. With it, a chat also starts outside their hours. */
      leftMessage: z.string().trim().min(1).max(MOST_MESSAGE_CHARACTERS).optional(),
      /** Where a visitor who leaves a message wants to be called back. */
      callBackPhone: z
        .string()
        .trim()
        .max(40)
        .refine((typed) => parseUsPhone(typed) !== undefined, 'Must be a US phone number')
        .optional(),
    })
    .optional(),
});

/** A chat that started, with what the providers' own pages would need. */
export const StartedChat = z.object({
  token: z.string(),
  /** By the server's clock, which may differ from the browser's. */
  issuedAt: z.iso.datetime(),
  expiration: z.iso.datetime(),
  provider: ChatProvider,
  conversationSid: z.string(),
  /** The id of the conversation in all our other calls. */
  omniProxyChannelId: z.guid(),
  providerChannelId: z.string(),
  providerUserId: z.string(),
  providerUserToken: z.string(),
  skill: AgentSkill,
  targetWorkerSid: z.string(),
  targetWorkerFriendlyName: z.string(),
});
export type StartedChat = z.infer<typeof StartedChat>;

export const initWebChat = call({
  name: 'initWebChat',
  method: 'POST',
  path: '/service-csp/external/api/v1/twilio/initWebChat',
  who: 'ANYONE',
  summary:
    'Starts a chat with an agent. Outside the hours of the chat it is refused, unless it leaves a message.',
  body: StartChat,
  answer: StartedChat,
  status: 201,
  errors: ['CHAT_CLOSED', 'NOT_FOUND', 'TOO_MANY_ATTEMPTS', 'PROVIDER_UNAVAILABLE'],
  oncePerKey: 'IF_SENT',
});

export const initStreamWebChat = call({
  name: 'initStreamWebChat',
  method: 'POST',
  path: '/service-omni-proxy/insecure/api/v1/stream/init-web-chat',
  who: 'ANYONE',
  summary: 'Starts a chat with an agent at the stream provider.',
  body: StartChat.extend({
    /** Outside production: the agent to reach. */
    agentId: z.string().max(100).optional(),
  }),
  answer: StartedChat,
  status: 201,
  errors: ['CHAT_CLOSED', 'NOT_FOUND', 'TOO_MANY_ATTEMPTS', 'PROVIDER_UNAVAILABLE'],
  oncePerKey: 'IF_SENT',
});

export const refreshChatToken = call({
  name: 'refreshChatToken',
  method: 'POST',
  path: '/service-csp/external/api/v1/twilio/refreshToken',
  who: 'ANYONE',
  summary: 'Renews the token of a chat. The conversation stays the same.',
  body: z.object({ token: z.string().max(4096) }),
  answer: z.object({ token: z.string(), issuedAt: z.iso.datetime(), expiration: z.iso.datetime() }),
  errors: ['NOT_FOUND'],
});

export const getChatContact = call({
  name: 'getChatContact',
  method: 'POST',
  path: '/service-csp/external/api/v1/twilio/web-chat-info',
  who: 'ANYONE',
  summary:
    'Returns the contact of a chat, which the survey’s link names; no link where the lender has no survey.',
  body: z.object({ omniProxyChannelId: z.guid() }),
  answer: z.object({ contactId: z.string().optional(), surveyUrl: z.string().optional() }),
  errors: ['NOT_FOUND'],
});

export const authenticateWebChat = call({
  name: 'authenticateWebChat',
  method: 'POST',
  path: '/service-csp/customer/secure/api/v1/webchat/authenticate',
  who: 'SIGNED_IN',
  summary: 'Returns a nonce that stands for the signed-in person for two minutes.',
  answer: z.object({ nonce: z.string(), friendlyName: z.string(), emailAddress: z.string() }),
});

export const resumeWebChat = call({
  name: 'resumeWebChat',
  method: 'POST',
  path: '/service-csp/customer/secure/api/v1/webchat/resume',
  who: 'SIGNED_IN',
  summary:
    'Returns the signed-in person’s own chat that is still open, or whose answer they haven’t read, in whichever session it began.',
  answer: z.object({
    chat: StartedChat.extend({ friendlyName: z.string(), emailAddress: z.string() }).optional(),
  }),
});

export const refreshChatNonce = call({
  name: 'refreshChatNonce',
  method: 'PUT',
  path: '/service-csp/customer/secure/api/v1/webchat/refresh',
  who: 'SIGNED_IN',
  summary: 'Renews a nonce of the same signed-in person.',
  query: z.object({ nonce: z.string().max(2000) }),
  answer: z.object({ nonce: z.string() }),
  errors: ['NOT_FOUND'],
});
