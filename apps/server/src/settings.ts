import * as z from 'zod';
import type { Port } from './vendors/vendors.ts';

/** The ports. Each is one HTTP provider with a URL and a key. */
export const PORTS = [
  'property',
  'credit',
  'valuation',
  'title',
  'flood',
  'income',
  'bank',
  'identity',
  'sanctions',
  'documents',
  'notary',
  'insurance',
  'disbursement',
  'messaging',
] as const satisfies readonly Port[];

type Setting<S extends z.ZodType = z.ZodType> = { readonly what: string; readonly value: S };

const httpUrl = z.url({ protocol: /^https?$/, error: 'must be an http or https address' });
const PORT_RANGE = 'must be a number from 0 to 65535';
const secret = z.string().min(32, 'must have at least 32 characters');

/** Every environment variable of the server with its purpose, except provider URLs and keys, which follow. */
export const SETTINGS = {
  PORT: {
    what: 'The port to listen on. Default 3000.',
    value: z.coerce
      .number(PORT_RANGE)
      .int(PORT_RANGE)
      .min(0, PORT_RANGE)
      .max(65_535, PORT_RANGE)
      .default(3000),
  },
  HOST: { what: 'The address to listen on. Default 127.0.0.1.', value: z.string().default('127.0.0.1') },
  PUBLIC_URL: {
    what: 'The address under which browsers and providers reach the server. Default http://HOST:PORT.',
    value: httpUrl.optional(),
  },
  DATABASE_URL: {
    what: 'A PostgreSQL 15 or newer, postgres://… Unset: the embedded database in DATA_DIR.',
    value: z.url({ protocol: /^postgres(ql)?$/, error: 'must be a postgres:// address' }).optional(),
  },
  DATA_DIR: {
    what: 'The folder of the embedded database and the generated keys. Default ./data.',
    value: z.string().default('./data'),
  },
  SANDBOX_URL: {
    what: 'The sandbox of outside providers. Set only for trying things out: it admits test persons and lets the clock be moved.',
    value: httpUrl.optional(),
  },
  SEALING_KEYS: {
    what: 'The key ring that seals personal data: id:base64 of 32 bytes, newest first, separated by commas. Generated into DATA_DIR when unset and embedded.',
    value: z.string().optional(),
  },
  AUTH_SECRET: {
    what: 'Signs the tokens of signed-in people; 32 characters or more. Generated into DATA_DIR when unset and embedded.',
    value: secret.optional(),
  },
  WEBHOOK_SECRET: {
    what: 'Signs what providers send us; 32 characters or more. Generated into DATA_DIR when unset and embedded.',
    value: secret.optional(),
  },
  STAFF_EMAIL: {
    what: 'A first member of staff of every lender, sitting at every desk. Made at the start where a lender has no staff yet.',
    value: z.email('must be an e-mail address').optional(),
  },
  STAFF_PASSWORD: {
    what: 'The first password of that member of staff; 12 characters or more.',
    value: z.string().min(12, 'must have at least 12 characters').optional(),
  },
  ORGANISATIONS_DIR: {
    what: 'The folder that holds one folder per lender. Default ./organisations.',
    value: z.string().default('./organisations'),
  },
  DEFAULT_ORG: {
    what: 'The lender that answers when neither the header nor the host names one. Default: the first by name.',
    value: z.string().optional(),
  },
  WEB_DIR: {
    what: 'The folder of the built browser application. Default ./apps/web/dist.',
    value: z.string().default('./apps/web/dist'),
  },
  TRUST_PROXY: {
    what: 'The addresses or networks of the balancers whose X-Forwarded headers are believed, separated by commas. Default none.',
    value: z.string().optional(),
  },
  LOG_LEVEL: {
    what: 'fatal, error, warn, info, debug, trace or silent. Default info.',
    value: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info'),
  },
} as const satisfies Record<string, Setting>;

/** Returns the two variables of a port: `CREDIT_URL` and `CREDIT_KEY`. */
export function providerSettings(port: Port): { url: string; key: string } {
  return { url: `${port.toUpperCase()}_URL`, key: `${port.toUpperCase()}_KEY` };
}

/** Returns every variable with its description, for the docs and `.env.example`. */
export function explainSettings(): { name: string; what: string }[] {
  const own = Object.entries(SETTINGS).map(([name, { what }]) => ({ name, what }));
  const providers = PORTS.flatMap((port) => [
    {
      name: providerSettings(port).url,
      what: `The ${port} provider. Default SANDBOX_URL/${port}; required without SANDBOX_URL.`,
    },
    { name: providerSettings(port).key, what: `The key sent to the ${port} provider as a bearer token.` },
  ]);
  return [...own, ...providers];
}
