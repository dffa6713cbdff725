import type { OutsideProvider } from '@homeline/domain/chat/chat-providers.ts';
import { NICE_SETTINGS, niceChat } from './nice.ts';
import type { ChatProviderPort } from './port.ts';
import type { ChatSettings, SettingValues } from './settings.ts';
import { STREAM_SETTINGS, streamChat } from './stream.ts';
import { TALKJS_SETTINGS, talkJsChat } from './talkjs.ts';
import { TWILIO_SETTINGS, twilioChat } from './twilio.ts';

/** Each chat provider's variables and its adapter. */
export const CHAT_ADAPTERS: Readonly<Record<OutsideProvider, Adapter>> = {
  twilio: adapter(TWILIO_SETTINGS, twilioChat),
  nice: adapter(NICE_SETTINGS, niceChat),
  stream: adapter(STREAM_SETTINGS, streamChat),
  talkjs: adapter(TALKJS_SETTINGS, talkJsChat),
};

type Values = Readonly<Record<string, string>>;
type Adapter = { readonly settings: ChatSettings; readonly create: (values: Values) => ChatProviderPort };

function adapter<const Settings extends ChatSettings>(
  settings: Settings,
  create: (values: SettingValues<Settings>) => ChatProviderPort,
): Adapter {
  return { settings, create: (values) => create(values as SettingValues<Settings>) };
}

/** The settings of each chat provider that the installation has an account with. */
export type ChatProviderSettings = { readonly [Provider in OutsideProvider]?: Values };

/** The adapters of the configured chat providers. */
export type ChatProviders = { readonly [Provider in OutsideProvider]?: ChatProviderPort };

/** Creates the adapters of the configured chat providers. They make no call yet. */
export function createChatProviders(configured: ChatProviderSettings): ChatProviders {
  return Object.fromEntries(
    Object.entries(configured).map(([provider, values]) => [
      provider,
      CHAT_ADAPTERS[provider as OutsideProvider].create(values),
    ]),
  );
}
