import { ConfigError } from './config-error.ts';
import type { RemoteKeySettings } from './vendors/remote-signing/csc-session.ts';

type Variable = 'URL' | 'CLIENT_ID' | 'CLIENT_SECRET' | 'CREDENTIAL' | 'PIN';
type Settings = Readonly<
  Partial<Record<`DOCUMENT_SIGNER_${Variable}` | 'DOCUMENT_CERTIFICATE' | 'DOCUMENT_KEY', string | undefined>>
>;

/** What the sandbox's signer takes. */
const SANDBOX = { clientId: 'sandbox', credential: 'seal-ec', pin: '2468' } as const;

/**
 * Returns the trust service that keeps the certificate and its key, if one is set.
 * @throws ConfigError naming what is missing or can't be set with it
 */
export function documentSignerOf(
  settings: Settings,
  sandbox: { readonly url: string; readonly key: string } | undefined,
): RemoteKeySettings | undefined {
  const url = settings.DOCUMENT_SIGNER_URL?.replace(/\/+$/, '');
  if (!url) return undefined;
  for (const name of ['DOCUMENT_CERTIFICATE', 'DOCUMENT_KEY'] as const)
    if (settings[name])
      throw new ConfigError(`${name} can’t be set with DOCUMENT_SIGNER_URL, which has key and certificate`);
  const own = sandbox && url.startsWith(`${sandbox.url}/`) ? sandbox : undefined;
  const required = (name: keyof Settings, ofSandbox: string): string => {
    const value = settings[name] ?? (own && ofSandbox);
    if (!value) throw new ConfigError(`${name} is required with DOCUMENT_SIGNER_URL`);
    return value;
  };
  return {
    url,
    clientId: required('DOCUMENT_SIGNER_CLIENT_ID', SANDBOX.clientId),
    clientSecret: required('DOCUMENT_SIGNER_CLIENT_SECRET', `${own?.key} csc`),
    credential: required('DOCUMENT_SIGNER_CREDENTIAL', SANDBOX.credential),
    pin: settings.DOCUMENT_SIGNER_PIN ?? (own && SANDBOX.pin),
  };
}
