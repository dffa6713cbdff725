import { BRIDGE, type NamedProvider } from '@homeline/domain/organisations/named-providers.ts';
import type { AdapterExchange, OfferedPorts } from './adapter.ts';
import type { Exchange, Intent, Result } from './exchange.ts';
import { failedResult } from './http-call.ts';
import { lenderOfCall } from './lender-of-call.ts';
import type { Port, Vendors } from './vendors.ts';
import { type Watching, watchExchange } from './watch.ts';

/** The named providers of a lender. */
export type LenderProviders = {
  /** Returns those that the lender chose for a port, in the order in which they are asked. */
  chosen(organisation: string, port: Port): readonly NamedProvider[];
  /** Returns whether the next provider of a port may answer while the chosen one is away. */
  mayAskNext(organisation: string, port: Port): boolean;
  /** Returns a provider that the lender has an account with, chosen or not. */
  open(organisation: string, provider: string): OfferedPorts | undefined;
};

type AnyExchange = AdapterExchange<Intent, unknown>;

/**
 * Returns adapters that send each request to the provider that the lender of the call chose for its port. A request that none of them serves goes
 * to the bridge. A stored request goes only to the provider that it is stored for. Every call is watched.
 */
export function vendorsByLender(bridges: Vendors, lenders: LenderProviders, watching: Watching): Vendors {
  const ports = Object.entries(bridges).map(([port, exchanges]) => [
    port,
    Object.fromEntries(
      Object.entries(exchanges as Record<string, AnyExchange>).map(([name, bridge]) => [
        name,
        routed({ port: port as Port, name, bridge, lenders, watching }),
      ]),
    ),
  ]);
  return Object.fromEntries(ports) as Vendors;
}

/** Nobody can be asked any more what became of a request that was sent: it may have taken effect. */
const UNKNOWN = failedResult('REFUSED', true);

type Route = {
  readonly port: Port;
  /** The exchange's name. */
  readonly name: string;
  readonly bridge: AnyExchange;
  readonly lenders: LenderProviders;
  readonly watching: Watching;
};

function routed({ port, name, bridge, lenders, watching }: Route): Exchange<Intent, unknown> {
  const at = (provider: string): AnyExchange | undefined => {
    if (provider === BRIDGE) return bridge;
    const offered = lenders.open(lenderOfCall(), provider)?.[port];
    return (offered as Readonly<Record<string, AnyExchange>> | undefined)?.[name];
  };
  const watched = (provider: string) => {
    const exchange = at(provider);
    return exchange && watchExchange(exchange, { port, provider: exchange.carrier ?? provider }, watching);
  };
  const candidates = (request: Intent): readonly string[] =>
    [...lenders.chosen(lenderOfCall(), port), BRIDGE].filter((provider) => {
      // A choice without an account is refused below. It never becomes a question to somebody else.
      if (provider !== BRIDGE && !lenders.open(lenderOfCall(), provider)) return true;
      const exchange = at(provider);
      return exchange && (exchange.takes?.(request) ?? true);
    });
  const mayPass = () => lenders.mayAskNext(lenderOfCall(), port);
  const isPaused = (provider: string) =>
    !watching.circuits.admits({
      ...{ organisation: lenderOfCall(), port },
      provider: at(provider)?.carrier ?? provider,
    });
  const gone = failedResult('REFUSED', false);
  return {
    async ask(request) {
      if (request.provider !== undefined) return (await watched(request.provider)?.ask(request)) ?? gone;
      let result: Result<unknown> = gone;
      for (const provider of candidates(request)) {
        result = await (watched(provider)?.ask(request) ?? gone);
        const isDown = !result.ok && result.failure.failed === 'UNREACHABLE' && !result.failure.mayHaveActed;
        if (!isDown || !mayPass()) return result;
      }
      return result;
    },
    outcome: async (reference, provider = BRIDGE) => (await watched(provider)?.outcome(reference)) ?? UNKNOWN,
    providerFor(request, stored) {
      const all = candidates(request);
      const wanted = stored ?? all[0] ?? BRIDGE;
      if (!mayPass() || !isPaused(wanted)) return wanted;
      return all.find((provider) => !isPaused(provider)) ?? wanted;
    },
  };
}
