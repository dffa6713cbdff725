import type { NamedProvider } from '@homeline/domain/organisations/named-providers.ts';
import { DEFAULT_WEBHOOK_SECRET } from '@homeline/sandbox/sandbox.ts';
import type { ProviderMemory } from '../adapter.ts';
import { sandboxAccount } from '../sandbox-account.ts';

/** Returns the account of a test at the sandbox's stand-in of a provider. */
export function standInValues(name: NamedProvider, sandboxUrl: string): Readonly<Record<string, string>> {
  return sandboxAccount(name, { url: sandboxUrl, key: DEFAULT_WEBHOOK_SECRET });
}

/** Keeps adapters' notes in memory. */
export function memoryInProcess(): ProviderMemory {
  const kept = new Map<string, string>();
  return {
    remember: async ({ reference, theirs }) => void kept.set(reference, theirs),
    recall: async (reference) => kept.get(reference),
    change: async ({ reference }, change) => void kept.set(reference, change(kept.get(reference))),
  };
}
