import { ConfigError } from './config-error.ts';

/** @throws ConfigError if sandbox mode would call a real provider */
export function requireSandbox(name: string, url: string, sandboxUrl: string | undefined): void {
  if (sandboxUrl && !`${url}/`.startsWith(`${sandboxUrl}/`))
    throw new ConfigError(`${name} is not under SANDBOX_URL: sandbox mode can't use a real provider`);
}
