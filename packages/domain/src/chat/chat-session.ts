import * as z from 'zod';

/** The desk that a chat is routed to. */
export const AgentSkill = z.enum(['FHEL', 'White Label', 'CLOC_HELOC']);
export type AgentSkill = z.infer<typeof AgentSkill>;

export const ChatSenderType = z.enum(['APPLICANT']);

/** A chat with an agent, as stored in the browser. Each provider has its own ids. */
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
