import type { NamedProvider } from '@homeline/domain/organisations/named-providers.ts';
import { ADAPTERS } from './adapters.ts';

/** Returns the account that every lender has at the sandbox's stand-in of a provider. */
export function sandboxAccount(
  name: NamedProvider,
  sandbox: { readonly url: string; readonly key: string },
): Readonly<Record<string, string>> {
  const values = Object.entries(ADAPTERS[name].fields).map(
    ([field, { isUrl, isSecret, fallback, ofSandbox }]) => [
      field,
      isUrl
        ? `${sandbox.url}/providers/${name}`
        : isSecret
          ? `${sandbox.key} ${name}`
          : (ofSandbox ?? (fallback || 'sandbox')),
    ],
  );
  return Object.fromEntries(values);
}
