/** The ids that the server has of a person's chat at its provider. */
type StartedIds = 'providerUserId' | 'providerUserToken' | 'providerChannelId';

type ProviderRow = {
  /** What people call the product. */
  readonly title: string;
  /** Whether the first message waits here, because the provider takes none before an agent has joined. */
  readonly holdsFirstMessage: boolean;
  /** The ids that a browser stores for the provider's own page, under that page's names. */
  readonly keeps?: Readonly<Record<string, StartedIds>>;
};

/** Every product in which a lender's agents may answer in place of our own desk. Names, settings and lists of providers follow from it. */
export const CHAT_PROVIDERS = {
  twilio: { title: 'Twilio Conversations', holdsFirstMessage: true },
  nice: {
    title: 'NICE CXone',
    holdsFirstMessage: true,
    keeps: { customerId: 'providerUserId', threadId: 'providerChannelId' },
  },
  stream: {
    title: 'Stream',
    holdsFirstMessage: false,
    keeps: {
      providerUserId: 'providerUserId',
      providerUserToken: 'providerUserToken',
      providerChannelId: 'providerChannelId',
    },
  },
  talkjs: {
    title: 'TalkJS',
    holdsFirstMessage: false,
    keeps: { conversationId: 'providerChannelId', userId: 'providerUserId' },
  },
} as const satisfies Record<string, ProviderRow>;

/** A provider whose own product the agents answer in. */
export type OutsideProvider = keyof typeof CHAT_PROVIDERS;
export const OUTSIDE_PROVIDERS = Object.keys(CHAT_PROVIDERS) as OutsideProvider[];

/** Returns what is declared of a provider; undefined for our own desk. */
export function providerRow(provider: OutsideProvider | 'desk'): ProviderRow | undefined {
  return provider === 'desk' ? undefined : CHAT_PROVIDERS[provider];
}
