import type { ProviderChoices } from '@homeline/domain/organisations/named-providers.ts';
import type { Config } from '../../config.ts';
import { ConfigError } from '../../config-error.ts';
import { mayBeNamed, PORTS, providerSettings } from '../../settings.ts';
import type { BridgePort } from '../../vendors/vendors.ts';
import type { Organisations } from '../organisations/organisations.ts';

type Bridges = Pick<Config, 'providers' | 'smtpUrl'>;

/** Ports at which no provider answers every call: only a bridge brings an employer's word or a broker's opinion. */
const NEEDS_BRIDGE: readonly BridgePort[] = ['income', 'valuation'];

/** Returns the ports at which nobody would answer a lender: no bridge is set, and it chose no provider that offers every call. */
export function unservedPorts(choices: ProviderChoices, { providers, smtpUrl }: Bridges): BridgePort[] {
  const chosen: Readonly<Record<string, readonly string[] | undefined>> = choices;
  return PORTS.filter((port) => {
    if (providers[port]) return false;
    if (NEEDS_BRIDGE.includes(port)) return true;
    // A provider of text messages sends no email.
    return !chosen[port]?.length || (port === 'messaging' && !smtpUrl);
  });
}

/**
 * Stops a start after which a lender's applications would wait for a provider that isn't there.
 * @throws ConfigError naming the setting
 */
export function requireServedPorts({ all }: Organisations, config: Bridges): void {
  for (const { code, providers } of all)
    for (const port of unservedPorts(providers, config)) {
      const { url } = providerSettings(port);
      const other =
        !mayBeNamed(port) || NEEDS_BRIDGE.includes(port)
          ? ''
          : port === 'messaging'
            ? ', or SMTP_URL and a provider of text messages in its organisation.json'
            : ', or a provider in its organisation.json';
      throw new ConfigError(`${url} is required: nobody answers ${port} for ${code}. Set it${other}`);
    }
}
