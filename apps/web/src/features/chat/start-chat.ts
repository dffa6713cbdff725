import { organisation } from '@homeline/client/organisation.ts';
import { initStreamWebChat, initWebChat, type StartedChat } from '@homeline/contract/chat/web-chat.ts';
import { applicationInPath, type ChatMode } from '@homeline/domain/chat/chat-mode.ts';
import { providerRow } from '@homeline/domain/chat/chat-providers.ts';
import { send } from '../../session/client.ts';
import { type AgentSession, browserExpiration, type ChatbotStored, currentOwner } from './chat-sessions.ts';
import { pageUrl } from './page-url.ts';
import type { KnownPerson } from './use-borrower.ts';

export type StartGiven = {
  readonly person: KnownPerson & { readonly agentId?: string | undefined };
  readonly nonce: string | undefined;
  readonly isStream: boolean;
  readonly mode: ChatMode | undefined;
  readonly welcomeMessage: string | undefined;
  readonly utmSource: string | undefined;
  /** The conversation that is handed over. */
  readonly chatbot: ChatbotStored | undefined;
  readonly idempotencyKey: string;
  /** A message to leave for the agents. */
  readonly leftMessage?: string | undefined;
  readonly callBackPhone?: string | undefined;
};

/** The product that every chat of these pages is about. */
const TAG = 'HELOC';

/** Starts a chat with an agent. @throws RequestError */
export async function startAgentChat(given: StartGiven): Promise<AgentSession> {
  const { person, nonce, mode, welcomeMessage, utmSource, chatbot, idempotencyKey } = given;
  const { friendlyName, emailAddress, agentId } = person;
  const applicationUuid = applicationInPath(window.location.pathname);
  const chatMode = mode === 'chatbot' ? undefined : mode;
  const body = {
    ...{ friendlyName, emailAddress, orgCode: organisation.orgCode, pageUrl: pageUrl(), tag: TAG },
    ...(nonce && { nonce, identityUuid: currentOwner() }),
    ...(applicationUuid && { applicationUuid }),
    ...(welcomeMessage && { welcomeMessage }),
    ...(chatMode && { chatMode }),
    additionalAttrs: {
      ...(utmSource && { utmSource }),
      ...(given.leftMessage && { leftMessage: given.leftMessage }),
      ...(given.callBackPhone && { callBackPhone: given.callBackPhone }),
      ...(chatbot && { chatbotConversationId: chatbot.conversationId, chatbotNonce: chatbot.nonce }),
    },
  };
  const started = given.isStream
    ? await send(initStreamWebChat, { body: { ...body, agentId }, idempotencyKey })
    : await send(initWebChat, { body, idempotencyKey });
  return sessionOf(started, person);
}

/** Returns a started chat as this browser stores it, with the ids that a provider's own pages need. */
export function sessionOf(started: StartedChat, { friendlyName, emailAddress }: KnownPerson): AgentSession {
  const { provider, omniProxyChannelId, token, conversationSid, issuedAt } = started;
  const expiration = browserExpiration(issuedAt, started.expiration);
  const kept = Object.entries(providerRow(provider)?.keeps ?? {});
  return {
    ...{ friendlyName, emailAddress, omniProxyChannelId, token, conversationSid, expiration },
    ...(kept.length > 0 && { [provider]: Object.fromEntries(kept.map(([name, id]) => [name, started[id]])) }),
  };
}
