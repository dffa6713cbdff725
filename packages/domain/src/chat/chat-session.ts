import * as z from 'zod';

/** Which desk a chat is led to. */
export const AgentSkill = z.enum(['FHEL', 'White Label', 'CLOC_HELOC']);

export const ChatSenderType = z.enum(['APPLICANT']);

/** A chat with an agent, as the browser keeps it. Each provider has ids of its own. */
export const AgentChatSession = z.object({
  friendlyName: z.string(),
  emailAddress: z.string(),
  initialMessage: z.string().optional(),
  omniProxyChannelId: z.string(),
  stream: z
    .object({ providerUserId: z.string(), providerUserToken: z.string(), providerChannelId: z.string() })
    .optional(),
  token: z.string(),
  conversationSid: z.string(),
  expiration: z.iso.datetime(),
  nice: z.object({ customerId: z.string(), threadId: z.string() }).optional(),
  talkjs: z.object({ conversationId: z.string(), userId: z.string() }).optional(),
});
