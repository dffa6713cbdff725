import { ADAPTERS } from '../adapters.ts';
import { vendorsByLender } from '../by-lender.ts';
import { RETRY_DEFAULTS } from '../http-call.ts';
import type { Vendors } from '../vendors.ts';
import { memoryInProcess, standInValues } from './stand-in-account.ts';
import type { TestProviders } from './test-providers.ts';

/** Returns the providers of lenders that use Plaid for banks and income, and the bridge for the rest. */
export function vendorsWithPlaid({ url, vendors }: Pick<TestProviders, 'url' | 'vendors'>): Vendors {
  const tools = { patience: { ...RETRY_DEFAULTS, firstPauseMs: 1 }, memory: memoryInProcess() };
  return vendorsByLender(vendors, {
    chosen: (_, port) => (port === 'bank' || port === 'income' ? ['plaid'] : []),
    open: (_, provider) =>
      provider === 'plaid' ? ADAPTERS.plaid.create(standInValues('plaid', url), tools) : undefined,
  });
}
