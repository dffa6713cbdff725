import * as z from 'zod';
import { OUTSIDE_PROVIDERS, type OutsideProvider, providerRow } from './chat-providers.ts';

/** The desk that a chat is routed to. */
export const AgentSkill = z.enum(['FHEL', 'White Label', 'CLOC_HELOC']);
export type AgentSkill = z.infer<typeof AgentSkill>;

export const ChatSenderType = z.enum(['APPLICANT']);

/** The ids of a chat that each provider's own page would need, by that page's names. */
const KEPT_IDS = Object.fromEntries(
  OUTSIDE_PROVIDERS.flatMap((provider) => {
    const { keeps } = providerRow(provider) ?? {};
    if (!keeps) return [];
    const ids = z.object(Object.fromEntries(Object.keys(keeps).map((id) => [id, z.string()])));
    return [[provider, ids.optional()]];
  }),
) as { readonly [Provider in OutsideProvider]: z.ZodOptional<z.ZodObject<Record<string, z.ZodString>>> };

/** A chat with an agent, as stored in the browser. Each provider has its own ids. */
export const AgentChatSession = z.object({
  friendlyName: z.string(),
  emailAddress: z.string(),
  initialMessage: z.string().optional(),
  omniProxyChannelId: z.string(),
  token: z.string(),
  conversationSid: z.string(),
  expiration: z.iso.datetime(),
  ...KEPT_IDS,
});
