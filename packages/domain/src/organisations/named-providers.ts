import * as z from 'zod';

/** Every provider whose own interface the product speaks, with the ports that each serves. */
export const NAMED_PROVIDERS = {
  plaid: { title: 'Plaid', ports: ['bank', 'income'] },
  truv: { title: 'Truv', ports: ['income'] },
  mismo: { title: 'Credit reseller (MISMO)', ports: ['credit'] },
  attom: { title: 'ATTOM', ports: ['property', 'valuation'] },
  yente: { title: 'OpenSanctions yente', ports: ['sanctions'] },
  stripe: { title: 'Stripe Identity', ports: ['identity'] },
  twilio: { title: 'Twilio', ports: ['messaging'] },
  photon: { title: 'Photon', ports: ['places'] },
} as const satisfies Record<string, { readonly title: string; readonly ports: readonly string[] }>;
export type NamedProvider = keyof typeof NAMED_PROVIDERS;
export const NAMED_PROVIDER_LIST = Object.keys(NAMED_PROVIDERS) as [NamedProvider, ...NamedProvider[]];

/** The name of the installation's own provider of each port, which speaks the bridge protocol. */
export const BRIDGE = 'bridge';

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

/** The providers of a port in the order in which they are asked. The bridge does what none of them does. */
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
