import type { ChatProvider } from '@homeline/domain/chat/conversation.ts';
import type { Config } from '../../config.ts';
import { ConfigError } from '../../config-error.ts';
import type { Context } from '../../context.ts';
import { CHAT_ADAPTERS } from '../../vendors/chat/chat-providers.ts';
import type { ChatProviderPort } from '../../vendors/chat/port.ts';
import type { Organisations } from '../organisations/organisations.ts';

/** Returns the adapter of a provider; undefined for our own desk and for one without settings. */
export function portOf(
  { chatProviders }: Pick<Context, 'chatProviders'>,
  provider: ChatProvider,
): ChatProviderPort | undefined {
  return provider === 'desk' ? undefined : chatProviders[provider];
}

/**
 * Checks that each lender's chat provider has its settings.
 * @throws ConfigError naming the lender's file and the variables
 */
export function checkLendersProviders({ all }: Organisations, { chatProviders }: Config): void {
  for (const { code, chat } of all) {
    const { provider } = chat;
    if (provider === 'desk' || chatProviders[provider]) continue;
    const names = Object.values(CHAT_ADAPTERS[provider].settings).map(({ name }) => name);
    throw new ConfigError(
      `${code}/organisation.json: chat.provider is ${provider}, so ${names.join(', ')} must be set, or chat.provider be desk`,
    );
  }
}
