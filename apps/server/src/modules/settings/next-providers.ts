import type { LenderSettingsView } from '@homeline/contract/settings/manage-settings.ts';
import type { SettingValue } from '@homeline/domain/organisations/lender-settings.ts';
import { type Answerer, BRIDGE, FALLBACK_PORTS } from '@homeline/domain/organisations/named-providers.ts';
import type { Context } from '../../context.ts';
import { type Refusal, refuse } from '../../refusal.ts';

const NOBODY_ELSE =
  'Nobody else could answer: choose a second provider for this, or set up the installation’s bridge';

/** Returns who would answer each port while the first provider is down, in order: those with an account, then the bridge. */
export function nextProviders(
  organisation: string,
  { accounts, config }: Pick<Context, 'accounts' | 'config'>,
): LenderSettingsView['nextProviders'] {
  return FALLBACK_PORTS.map((port) => {
    const [first, ...others] = accounts.chosen(organisation, port);
    // Without a choice the bridge is the first, and nobody comes after it.
    if (!first) return { port, answerers: [] };
    const answerers: Answerer[] = others.filter((provider) => accounts.open(organisation, provider));
    return { port, answerers: config.providers[port] ? [...answerers, BRIDGE] : answerers };
  });
}

/** Refuses a next provider for a port that nobody else can answer. What is in effect stays. */
export function nextProblem(
  organisation: string,
  { nextProvider = [] }: SettingValue,
  context: Context,
): Refusal | undefined {
  const now = context.organisations.get(organisation).nextProvider;
  const served = nextProviders(organisation, context).filter(({ answerers }) => answerers.length > 0);
  const at = nextProvider.findIndex(
    (port) => !now.includes(port) && !served.some((each) => each.port === port),
  );
  return at < 0
    ? undefined
    : refuse('INVALID_INPUT', { fields: { [`value.nextProvider.${at}`]: NOBODY_ELSE } });
}
