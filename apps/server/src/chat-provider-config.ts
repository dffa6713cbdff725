import { ConfigError } from './config-error.ts';
import { requireSandbox } from './require-sandbox.ts';
import { HTTP_URL, PROVIDER_URL } from './settings.ts';
import { CHAT_ADAPTERS, type ChatProviderSettings } from './vendors/chat/chat-providers.ts';

/**
 * Returns the settings of each chat provider of which one is set. In sandbox mode every one is the sandbox's.
 * @throws ConfigError naming the variable that is missing or invalid
 */
export function chatProvidersOf(
  environment: Readonly<Record<string, string | undefined>>,
  sandbox: { readonly url: string; readonly key: string } | undefined,
): ChatProviderSettings {
  const configured = Object.entries(CHAT_ADAPTERS).flatMap(([provider, adapter]) => {
    const settings = Object.entries(adapter.settings);
    const first = settings.find(([, { name }]) => environment[name] !== undefined)?.[1];
    if (!first && !sandbox) return [];
    const values = settings.map(([key, { name, isSecret, fallback }]) => {
      const isUrl = name.endsWith('_URL');
      const standIn = isUrl
        ? `${sandbox?.url}/${provider}`
        : isSecret
          ? `${sandbox?.key} ${provider}`
          : 'sandbox';
      const value = environment[name] ?? (sandbox ? standIn : fallback);
      if (value === undefined) throw new ConfigError(`${name} is required with ${first?.name}`);
      if (!isUrl) return [key, value];
      const { error } = (sandbox ? HTTP_URL : PROVIDER_URL).safeParse(value);
      if (error) throw new ConfigError(`${name} ${error.issues[0]?.message}`);
      requireSandbox(name, value, sandbox?.url);
      return [key, value.replace(/\/+$/, '')];
    });
    return [[provider, Object.fromEntries(values)] as const];
  });
  return Object.fromEntries(configured);
}
