import { BRIDGE, type NamedProvider } from '@homeline/domain/organisations/named-providers.ts';
import type { AdapterExchange, OfferedPorts } from './adapter.ts';
import type { Exchange, Intent, Result } from './exchange.ts';
import { failedResult } from './http-call.ts';
import { lenderOfCall } from './lender-of-call.ts';
import type { Port, Vendors } from './vendors.ts';

/** The named providers of a lender. */
export type LenderProviders = {
  /** Returns those that the lender chose for a port, in the order in which they are asked. */
  chosen(organisation: string, port: Port): readonly NamedProvider[];
  /** Returns a provider that the lender has an account with, chosen or not. */
  open(organisation: string, provider: string): OfferedPorts | undefined;
};

type AnyExchange = AdapterExchange<Intent, unknown>;

/** Ports where another provider may answer for one that is down. Asking a second bureau or bank would be a second act. */
const NEXT_MAY_ANSWER: readonly Port[] = ['property', 'valuation', 'sanctions', 'messaging'];

/**
 * Returns adapters that send each request to the provider that the lender of the call chose for its port. What none of them offers goes to
 * the bridge. A stored request goes to the provider that it was stored for, or to nobody.
 */
export function vendorsByLender(bridges: Vendors, lenders: LenderProviders): Vendors {
  const ports = Object.entries(bridges).map(([port, exchanges]) => [
    port,
    Object.fromEntries(
      Object.entries(exchanges as Record<string, AnyExchange>).map(([name, bridge]) => [
        name,
        routed(port as Port, name, bridge, lenders),
      ]),
    ),
  ]);
  return Object.fromEntries(ports) as Vendors;
}

function routed(
  port: Port,
  name: string,
  bridge: AnyExchange,
  lenders: LenderProviders,
): Exchange<Intent, unknown> {
  const at = (provider: string): AnyExchange | undefined => {
    if (provider === BRIDGE) return bridge;
    const offered = lenders.open(lenderOfCall(), provider)?.[port];
    return (offered as Readonly<Record<string, AnyExchange>> | undefined)?.[name];
  };
  const candidates = (request: Intent): readonly string[] => [
    ...lenders.chosen(lenderOfCall(), port).filter((provider) => {
      const exchange = at(provider);
      return exchange && (exchange.takes?.(request) ?? true);
    }),
    BRIDGE,
  ];
  const gone = failedResult('REFUSED', false);
  return {
    async ask(request) {
      if (request.provider !== undefined) return (await at(request.provider)?.ask(request)) ?? gone;
      let result: Result<unknown> = gone;
      for (const provider of candidates(request)) {
        result = await (at(provider)?.ask(request) ?? gone);
        const isDown = !result.ok && result.failure.failed === 'UNREACHABLE' && !result.failure.mayHaveActed;
        if (!isDown || !NEXT_MAY_ANSWER.includes(port)) return result;
      }
      return result;
    },
    outcome: async (reference, provider = BRIDGE) => (await at(provider)?.outcome(reference)) ?? gone,
    providerFor: (request) => candidates(request)[0] ?? BRIDGE,
  };
}
