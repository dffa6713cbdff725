import type { Config } from '../../config.ts';
import { ConfigError } from '../../config-error.ts';
import type { Organisations } from './organisations.ts';

/**
 * Checks that each secret of an identity provider belongs to a lender that has one.
 * @throws ConfigError naming the first that doesn't
 */
export function checkBrokerSecrets(
  { all }: Pick<Organisations, 'all'>,
  { brokerSecrets }: Pick<Config, 'brokerSecrets'>,
): void {
  for (const code of Object.keys(brokerSecrets)) {
    const lender = all.find((one) => one.code === code);
    if (!lender)
      throw new ConfigError(`BROKER_SECRETS names ${code}, which is no lender of this installation`);
    if (!lender.signIn.issuer)
      throw new ConfigError(`BROKER_SECRETS names ${code}, whose organisation.json has no signIn.issuer`);
  }
}
