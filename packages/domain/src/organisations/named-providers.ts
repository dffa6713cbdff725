import * as z from 'zod';

/** Every provider whose own interface the product speaks, with the ports that each serves. */
export const NAMED_PROVIDERS = {
  plaid: { title: 'Plaid', ports: ['bank', 'income'], sendsWebhooks: true, microDeposits: true },
  truv: { title: 'Truv', ports: ['income'], sendsWebhooks: true },
  mismo: { title: 'Credit reseller (MISMO)', ports: ['credit'] },
  attom: { title: 'ATTOM', ports: ['property', 'valuation'] },
  yente: { title: 'OpenSanctions yente', ports: ['sanctions'] },
  stripe: { title: 'Stripe Identity', ports: ['identity'], sendsWebhooks: true },
  twilio: { title: 'Twilio', ports: ['messaging'], sendsWebhooks: true },
  photon: { title: 'Photon', ports: ['places'] },
} as const satisfies Record<
  string,
  {
    readonly title: string;
    readonly ports: readonly string[];
    readonly sendsWebhooks?: true;
    /** Borrowers may type their account there, and prove it by a small deposit. */
    readonly microDeposits?: true;
  }
>;
export type NamedProvider = keyof typeof NAMED_PROVIDERS;
export const NAMED_PROVIDER_LIST = Object.keys(NAMED_PROVIDERS) as [NamedProvider, ...NamedProvider[]];

/** Those that tell by webhooks that something changed. */
export const WEBHOOK_PROVIDERS = NAMED_PROVIDER_LIST.filter(
  (name) => 'sendsWebhooks' in NAMED_PROVIDERS[name],
);

/** Returns whether a provider of bank accounts offers to prove a typed account by a small deposit. */
export function offersMicroDeposits(provider: string | undefined): boolean {
  return NAMED_PROVIDER_LIST.some((name) => name === provider && 'microDeposits' in NAMED_PROVIDERS[name]);
}

/** The name of the installation's own provider for any port. It speaks the bridge protocol. */
export const BRIDGE = 'bridge';

/** The installation's mail server, which sends emails instead of the bridge. */
export const MAIL_SERVER = 'mail';

/** Every kind of provider that answers the calls of a port. */
export const ANSWERERS = [BRIDGE, MAIL_SERVER, ...NAMED_PROVIDER_LIST] as const;
export type Answerer = (typeof ANSWERERS)[number];

/** A port that a named provider serves. */
export type ChoicePort = (typeof NAMED_PROVIDERS)[NamedProvider]['ports'][number];

/** Returns the providers that serve a port. */
export function providersOfPort(port: ChoicePort): NamedProvider[] {
  return NAMED_PROVIDER_LIST.filter((name) =>
    (NAMED_PROVIDERS[name].ports as readonly string[]).includes(port),
  );
}

export const CHOICE_PORTS = [
  ...new Set(NAMED_PROVIDER_LIST.flatMap((name) => NAMED_PROVIDERS[name].ports)),
] as [ChoicePort, ...ChoicePort[]];

/** Ports where another provider may answer for one that is down. Asking a second bureau or bank would be a second act. */
export const FALLBACK_PORTS = ['property', 'valuation', 'sanctions', 'messaging'] as const;

/** The ports at which the next provider, or the bridge, is asked while the chosen one is away. */
export const NextProvider = z
  .array(
    z.enum(FALLBACK_PORTS, {
      error: ({ input }) =>
        input === 'credit'
          ? 'A second bureau is never asked while yours is down'
          : `Must be one of ${FALLBACK_PORTS.join(', ')}: elsewhere nobody else can be asked without a second act`,
    }),
  )
  .refine((ports) => new Set(ports).size === ports.length, 'Each port once');
export type NextProvider = z.infer<typeof NextProvider>;

/** The providers of a port in the order in which they are asked. The bridge serves what none of them does. */
const PortChoice = z.array(z.enum(NAMED_PROVIDER_LIST, 'Must be the name of a provider')).max(3);

/** The providers that a lender chooses, by port. A port without any uses the bridge alone. */
export const ProviderChoices = z
  .partialRecord(z.enum(CHOICE_PORTS), PortChoice)
  .superRefine((choices, context) => {
    for (const [port, names] of Object.entries(choices)) {
      for (const [index, name] of (names ?? []).entries()) {
        const message = !providersOfPort(port as ChoicePort).includes(name)
          ? `${NAMED_PROVIDERS[name].title} doesn’t serve this`
          : names?.indexOf(name) !== index && 'Each provider once';
        if (message) context.addIssue({ code: 'custom', path: [port, index], message });
      }
    }
  });
export type ProviderChoices = z.infer<typeof ProviderChoices>;

/** Ports that the bridge alone serves. */
const BRIDGE_PORTS = [
  'title',
  'flood',
  'military',
  'documents',
  'notary',
  'insurance',
  'disbursement',
] as const;
export const PRICED_PORTS = [...CHOICE_PORTS, ...BRIDGE_PORTS] as const;
export type PricedPort = (typeof PRICED_PORTS)[number];

/** Returns the kinds of provider that may answer the calls of a port. */
export function answerersOfPort(port: PricedPort): Answerer[] {
  const named = CHOICE_PORTS.find((each) => each === port);
  return [
    ...(port === 'places' ? [] : [BRIDGE]),
    ...(port === 'messaging' ? [MAIL_SERVER] : []),
    ...(named ? providersOfPort(named) : []),
  ] as Answerer[];
}

/** The price of one call in cents. A text message costs less than one. */
const CentsPerCall = z
  .number('Must be a number of cents')
  .min(0, 'Can’t be negative')
  .max(100_000, 'Cannot be more than $1,000.00')
  .multipleOf(0.01, 'Cannot have more than two decimals of a cent');

type PortPrices = z.ZodOptional<z.ZodType<Partial<Record<Answerer, number>>>>;

/** What a lender pays for each call, by port and by who answers there. Without a price, calls are only counted. */
export const ProviderPrices = z.strictObject(
  Object.fromEntries(
    PRICED_PORTS.map((port) => {
      const prices = answerersOfPort(port).map((name) => [name, CentsPerCall.optional()]);
      return [port, z.strictObject(Object.fromEntries(prices)).optional()];
    }),
  ) as unknown as Record<PricedPort, PortPrices>,
);
export type ProviderPrices = z.infer<typeof ProviderPrices>;
