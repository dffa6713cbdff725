import { type NiceSettings, niceChat } from './nice.ts';
import type { ChatProviderPort, OutsideProvider } from './port.ts';
import { type StreamSettings, streamChat } from './stream.ts';
import { type TalkJsSettings, talkJsChat } from './talkjs.ts';
import { type TwilioSettings, twilioChat } from './twilio.ts';

/** The settings of each chat provider that the installation has an account with. */
export type ChatProviderSettings = {
  readonly twilio?: TwilioSettings;
  readonly nice?: NiceSettings;
  readonly stream?: StreamSettings;
  readonly talkjs?: TalkJsSettings;
};

/** The adapters of the configured chat providers. */
export type ChatProviders = { readonly [Provider in OutsideProvider]?: ChatProviderPort };

/** Creates the adapters of the configured chat providers. They make no call yet. */
export function createChatProviders({ twilio, nice, stream, talkjs }: ChatProviderSettings): ChatProviders {
  return {
    ...(twilio && { twilio: twilioChat(twilio) }),
    ...(nice && { nice: niceChat(nice) }),
    ...(stream && { stream: streamChat(stream) }),
    ...(talkjs && { talkjs: talkJsChat(talkjs) }),
  };
}
