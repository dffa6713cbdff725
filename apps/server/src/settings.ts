import { isIP } from 'node:net';
import { WEBHOOK_PORTS } from '@homeline/contract/webhooks/receive-webhook.ts';
import { CHOICE_PORTS } from '@homeline/domain/organisations/named-providers.ts';
import { PROVIDERS } from '@homeline/domain/workflow/task-providers.ts';
import * as z from 'zod';
import { parseRevoked } from './pdf/revoked-certificates.ts';
import { parseTokenUri } from './pdf/token/token-uri.ts';
import { CHAT_ADAPTERS } from './vendors/chat/chat-providers.ts';
import { isOnThisMachine } from './vendors/on-this-machine.ts';
import { cscVersionIn } from './vendors/remote-signing/csc-versions.ts';
import {
  CREDIT_TIMEOUT_SECONDS,
  PERSON_WAITS_MS,
  parseBridgeTimeouts,
  TIMEOUT_SECONDS,
} from './vendors/timeouts.ts';
import type { BridgePort } from './vendors/vendors.ts';
import type { WebhookPort } from './vendors/webhook.ts';

/** Every port that a bridge serves, by a URL and a key. */
export const PORTS = PROVIDERS satisfies readonly BridgePort[];

/** Returns whether a lender may choose a provider of its own for a port. */
export function mayBeNamed(port: BridgePort): boolean {
  return CHOICE_PORTS.some((each) => each === port);
}

type Setting<S extends z.ZodType = z.ZodType> = { readonly description: string; readonly value: S };

const WEB_URL = z.url({ protocol: /^https?$/, error: 'must be an http or https address' });
export const HTTP_URL = WEB_URL
  // An address is shown and logged; its password would be too.
  .refine((url) => !/^[^/]*\/\/[^/?#]*@/.test(url), 'must have no user name or password');
/** Of a provider: personal data goes there, so it is encrypted on every network. */
export const PROVIDER_URL = HTTP_URL.refine(
  (url) => url.startsWith('https:') || isOnThisMachine(url),
  'must be an https address, unless on this machine',
);
/** The base of a browser's calls, which the security policy names. */
const CALL_BASE = HTTP_URL.refine(
  (url) => /^[^\s;,?#]+$/.test(url),
  'must have no query, comma or semicolon',
);
const MOST_PORT = 65_535;
const PORT_RANGE = 'must be a number from 0 to 65535';
const MOST_DRAIN_SECONDS = 30;
const DRAIN_RANGE = `must be a number from 0 to ${MOST_DRAIN_SECONDS}`;
const NAMED_NETWORKS = ['loopback', 'linklocal', 'uniquelocal'];
export const SECRET = z.string().min(32, 'must have at least 32 characters');

/** Every environment variable of the server except provider URLs and keys. */
export const SETTINGS = {
  PORT: {
    description: 'The port to listen on. Default 3000.',
    value: z.coerce
      .number(PORT_RANGE)
      .int(PORT_RANGE)
      .min(0, PORT_RANGE)
      .max(MOST_PORT, PORT_RANGE)
      .default(3000),
  },
  HEALTH_PORT: {
    description:
      'A port of its own for GET /healthz and GET /readyz, which no stranger reaches and no busy place can fill. Default none: PORT answers them.',
    value: z.coerce
      .number(PORT_RANGE)
      .int(PORT_RANGE)
      .min(0, PORT_RANGE)
      .max(MOST_PORT, PORT_RANGE)
      .optional(),
  },
  DRAIN_SECONDS: {
    description:
      'How long a server that is told to stop still takes requests, while GET /readyz answers 503 so that a proxy sends them to another server. Longer than the proxy takes to notice. Default 0.',
    value: z.coerce
      .number(DRAIN_RANGE)
      .int(DRAIN_RANGE)
      .min(0, DRAIN_RANGE)
      .max(MOST_DRAIN_SECONDS, DRAIN_RANGE)
      .default(0),
  },
  METRICS: {
    description:
      'on: GET /metrics on HEALTH_PORT answers in the text form of Prometheus. Default off: nothing is counted.',
    value: z.enum(['on', 'off']).default('off'),
  },
  TRACES_URL: {
    description:
      'The address at which an OpenTelemetry collector takes traces over HTTP, such as http://127.0.0.1:4318/v1/traces. Default none: nothing is traced.',
    value: HTTP_URL.optional(),
  },
  SENTRY_DSN: {
    description:
      'The DSN of a service that takes error reports by Sentry’s protocol, such as https://key@errors.example.com/1. A report has no message and no personal data. Default none.',
    value: WEB_URL.regex(
      /^https?:\/\/\w+@[^/]+\/(.*\/)?\d+$/,
      'must be a DSN, such as https://key@errors.example.com/1',
    ).optional(),
  },
  HOST: {
    description: 'The address to listen on. Default 127.0.0.1.',
    value: z.string().default('127.0.0.1'),
  },
  PUBLIC_URL: {
    description: 'The server address that browsers and providers use. Default http://HOST:PORT.',
    value: HTTP_URL.refine(isOriginOnly, 'must have no path and no query')
      .transform((url) => new URL(url).origin)
      .optional(),
  },
  DATABASE_URL: {
    description:
      'A PostgreSQL 15 or newer database, postgres://… Default: the embedded database in DATA_DIR.',
    value: z.url({ protocol: /^postgres(ql)?$/, error: 'must be a postgres:// address' }).optional(),
  },
  DATA_DIR: {
    description: 'The folder for the embedded database and the generated keys. Default ./data.',
    value: z.string().default('./data'),
  },
  ANCHORS_DIR: {
    description:
      'The folder for the anchors of the audit chains: a file of days per lender, and one of the whole installation, written within the minute. Keep copies where nobody can change them. Default DATA_DIR/anchors.',
    value: z.string().optional(),
  },
  ANCHORS_URL: {
    description:
      'A remote store that keeps the daily anchors too: `POST ANCHORS_URL/<lender>` appends one, `GET` returns all. Default none.',
    value: PROVIDER_URL.optional(),
  },
  ANCHORS_KEY: {
    description: 'The key sent to the remote store of anchors as a bearer token. Required with ANCHORS_URL.',
    value: z.string().optional(),
  },
  SANDBOX_URL: {
    description:
      'The address of the provider sandbox. For trials only: it accepts test SSNs and can move the clock.',
    value: HTTP_URL.optional(),
  },
  SEALING_KEYS: {
    description:
      'The keys that encrypt personal data: id:base64 of 32 bytes, newest first, separated by commas. The first encrypts; `npm run reseal` lets an older one be removed. With the embedded database, generated into DATA_DIR when unset.',
    value: z.string().optional(),
  },
  AUTH_SECRET: {
    description:
      'Signs session tokens; 32 characters or more. With the embedded database, generated into DATA_DIR when unset.',
    value: SECRET.optional(),
  },
  BROKER_SECRETS: {
    description:
      'The client secrets of the lenders’ identity providers: lender=secret, separated by commas. Default none.',
    value: z
      .string()
      .regex(/^[a-z][a-z0-9-]*=[^,]+(,[a-z][a-z0-9-]*=[^,]+)*$/, 'must be lender=secret, separated by commas')
      .optional(),
  },
  WEBHOOK_SECRET: {
    description:
      'Sandbox only: signs the sandbox’s webhooks and lets it move the clock; 32 characters or more. With the embedded database, generated into DATA_DIR when unset.',
    value: SECRET.optional(),
  },
  STAFF_EMAIL: {
    description:
      'The email address of a first staff member with access to every desk. Created at startup for each lender without staff.',
    value: z.email('must be an email address').optional(),
  },
  STAFF_PASSWORD: {
    description: 'The initial password of that staff member; 12 characters or more.',
    value: z.string().min(12, 'must have at least 12 characters').optional(),
  },
  ORGANISATIONS_DIR: {
    description: 'The folder with one subfolder per lender. Default ./organisations.',
    value: z.string().default('./organisations'),
  },
  DEFAULT_ORG: {
    description: 'The lender to use when neither the host nor the address names one. Default homeline.',
    value: z.string().default('homeline'),
  },
  WEB_DIR: {
    description: 'The folder of the built web app. Default ./apps/web/dist.',
    value: z.string().default('./apps/web/dist'),
  },
  CONSOLE_DIR: {
    description: 'The folder of the built console. Default ./apps/console/dist.',
    value: z.string().default('./apps/console/dist'),
  },
  TRUST_PROXY: {
    description:
      'Load balancer addresses or networks whose X-Forwarded headers are trusted, separated by commas. Set it behind one: the connections of any other place are limited. Default none.',
    value: z
      .string()
      .refine(
        (text) => text.split(',').every((part) => isAddress(part.trim())),
        'must be IP addresses or networks of load balancers, separated by commas, and not every address',
      )
      .optional(),
  },
  HSTS_SUBDOMAINS: {
    description:
      'yes, and browsers use https for every subdomain of this host too (includeSubDomains). Set it when all of them speak https. Default no.',
    value: z.enum(['yes', 'no']).default('no'),
  },
  FLAGS_URL: {
    description:
      'A feature flag service that speaks OpenFeature’s remote evaluation protocol; it is asked at FLAGS_URL/ofrep/v1/evaluate/flags. Default none: the flags of the console hold.',
    value: HTTP_URL.optional(),
  },
  FLAGS_FALLBACK_URL: {
    description:
      'A second flag service, asked when FLAGS_URL fails. When both fail, the flags of the console hold.',
    value: HTTP_URL.optional(),
  },
  EVENTS_BASE_URL: {
    description:
      'A service of your own that keeps visits and their events: browsers send them to EVENTS_BASE_URL/ft/…, without a session token. It must allow the pages’ origins (CORS). Default none: this server keeps them for the console.',
    value: CALL_BASE.optional(),
  },
  WALLET_SERVICE_URL: {
    description:
      'A wallet service of your own: browsers send the wallet calls, with the person’s session token, to WALLET_SERVICE_URL/service-wallet/…. It must allow the pages’ origins (CORS). Default none: this server answers them.',
    value: CALL_BASE.optional(),
  },
  BRIDGE_TIMEOUTS: {
    description: `How many seconds a bridge may take, by port, such as credit=90,title=60: from ${TIMEOUT_SECONDS.least} to ${TIMEOUT_SECONDS.most}. Default ${CREDIT_TIMEOUT_SECONDS} for credit, ${TIMEOUT_SECONDS.usual} for the others. A call that a person waits for takes at most ${PERSON_WAITS_MS / 1000}.`,
    value: z
      .string()
      .default('')
      .transform((text, context) => {
        const timeouts = text === '' ? {} : parseBridgeTimeouts(text);
        if (timeouts) return timeouts;
        const bounds = `from ${TIMEOUT_SECONDS.least} to ${TIMEOUT_SECONDS.most}`;
        context.addIssue({
          code: 'custom',
          message: `must be seconds ${bounds} by port, as credit=90,title=60`,
        });
        return z.NEVER;
      }),
  },
  SMTP_URL: {
    description:
      'A mail server that sends the emails instead of the messaging provider: smtp://user:password@host:587 or smtps://user:password@host:465, encrypted unless on this machine. Default none.',
    value: z
      .url({ protocol: /^smtps?$/, error: 'must be an smtp or smtps address' })
      .refine((url) => !URL.parse(url)?.search, 'must have no query')
      .optional(),
  },
  SMTP_RETURN_ADDRESS: {
    description:
      'The envelope sender of every email that SMTP_URL sends: what can’t be delivered comes back to it, and the mail server hands it to us. See docs/returned-mail.md. Default the lender’s own address, and returned emails aren’t seen here.',
    value: z.email('must be an email address').optional(),
  },
  CHATBOT_MODEL_URL: {
    description:
      'A language model that phrases the chatbot’s answers, asked at CHATBOT_MODEL_URL/chat/completions as OpenAI’s are. It gets no personal data. Default none: the chatbot answers in the lender’s own words.',
    value: PROVIDER_URL.optional(),
  },
  CHATBOT_MODEL_KEY: {
    description: 'The key sent to the language model as a bearer token. Required with CHATBOT_MODEL_URL.',
    value: z.string().optional(),
  },
  CHATBOT_MODEL_NAME: {
    description: 'The name of the language model. Required with CHATBOT_MODEL_URL.',
    value: z.string().optional(),
  },
  SESSION_REPLAY_HOST: {
    description:
      'The host of the service that replays borrowers’ sessions, without https://; applications keep links to it. Default none: no link is kept.',
    value: z
      .string()
      .regex(/^[a-z0-9-]+(\.[a-z0-9-]+)+$/, 'must be a host, such as replay.example.com')
      .optional(),
  },
  REGISTRATIONS_PER_HOUR: {
    description: 'The most applications that may be started from one IP address in an hour. Default 20.',
    value: z.coerce
      .number('must be a number')
      .int('must be a whole number')
      .min(1, 'must be 1 or more')
      .default(20),
  },
  DOCUMENT_CERTIFICATE: {
    description:
      'A PEM file with the key (PKCS #8), the certificate and those of its issuers, with which the copies of signed documents are signed (PAdES). Every server of an installation has the same. Default: one of the data folder, made at first use, which no reader of PDFs trusts.',
    value: z.string().optional(),
  },
  REVOKED_DOCUMENT_CERTIFICATES: {
    description:
      'The certificates whose key others may have, each with the time since when, as sha256=2026-11-30T12:00:00Z, separated by commas. Nothing is sealed with them any more, and the check of a signed file warns of what they signed unless the lender has a record of it. Default none.',
    value: z
      .string()
      .refine(
        (text) => parseRevoked(text) !== undefined,
        'must be the SHA-256 of certificates in hexadecimal, each with a time in UTC, as sha256=2026-11-30T12:00:00Z',
      )
      .optional(),
  },
  DOCUMENT_KEY: {
    description:
      'The key of DOCUMENT_CERTIFICATE where it never leaves its device (PKCS #11), as pkcs11:token=…;object=…?module-path=/… with the labels of token and key. While the device doesn’t sign, the copies of signed documents and the notary’s papers wait. Default none: the key is in the file.',
    value: z
      .string()
      .refine(
        (uri) => parseTokenUri(uri) !== undefined,
        'must be pkcs11:token=…;object=…?module-path=/…, with the module’s whole path',
      )
      .optional(),
  },
  DOCUMENT_KEY_PIN: {
    description: 'The PIN of that device’s user. Required with DOCUMENT_KEY.',
    value: z.string().optional(),
  },
  DOCUMENT_SIGNER_URL: {
    description:
      'A trust service that keeps the key and its certificate, and signs over HTTP by the Cloud Signature Consortium’s API: the address of the API, which ends in /csc/v1 (1.0.4.0) or /csc/v2 (2.0.0.2). It learns a digest only. While it doesn’t sign, the copies of signed documents and the notary’s papers wait. Instead of DOCUMENT_CERTIFICATE. Default none.',
    value: PROVIDER_URL.refine(
      (url) => cscVersionIn(url.replace(/\/+$/, '')) !== undefined,
      'must end in /csc/v1 or /csc/v2',
    ).optional(),
  },
  DOCUMENT_SIGNER_CLIENT_ID: {
    description:
      'The id of this client at that service. Required with DOCUMENT_SIGNER_URL; not for the sandbox’s.',
    value: z.string().optional(),
  },
  DOCUMENT_SIGNER_CLIENT_SECRET: {
    description: 'The secret of that client. Required with DOCUMENT_SIGNER_URL; not for the sandbox’s.',
    value: z.string().optional(),
  },
  DOCUMENT_SIGNER_CREDENTIAL: {
    description:
      'The credentialID of the key at that service. It may ask for a PIN or nothing; one that asks for a person’s code can’t sign here. Required with DOCUMENT_SIGNER_URL; not for the sandbox’s.',
    value: z.string().optional(),
  },
  DOCUMENT_SIGNER_PIN: {
    description: 'The PIN of that credential, if it asks for one.',
    value: z.string().optional(),
  },
  TIME_STAMP_URL: {
    description:
      'The address of a time-stamping authority (RFC 3161), which states when each signature of a document existed. It learns a digest only. While it doesn’t answer, the copies of signed documents and the notary’s papers wait. Default: the sandbox’s, otherwise none.',
    value: HTTP_URL.optional(),
  },
  CLAMD_ADDRESS: {
    description:
      'The host and port of ClamAV’s daemon, such as 127.0.0.1:3310, which scans every uploaded file before it is stored; while it doesn’t answer, no file is taken. Keep it on this machine or a network of your own, since files travel to it unencrypted. Default none: files are not scanned for malware.',
    value: z.string().refine(isHostAndPort, 'must be a host and a port, such as 127.0.0.1:3310').optional(),
  },
  UPLOADS_GB: {
    description:
      'The most that the files of all applications may take, in GB. From 80% on, and while the embedded database’s disk has less than 5 GB, the log and the console’s Operations page warn; then uploads are refused and everything else goes on. Default 100.',
    value: z.coerce.number('must be a number').positive('must be more than 0').default(100),
  },
  S3_URL: {
    description:
      'The address of a bucket that keeps the encrypted bytes of documents instead of the database, in any service that speaks the S3 protocol: https://bucket.s3.us-east-1.amazonaws.com or https://minio.internal:9000/bucket. Default none.',
    value: PROVIDER_URL.refine((url) => !URL.parse(url)?.search, 'must have no query').optional(),
  },
  S3_REGION: {
    description: 'The region that requests to the bucket are signed for. Default us-east-1.',
    value: z.string().default('us-east-1'),
  },
  S3_ACCESS_KEY_ID: {
    description:
      'The id of the key for the bucket, which may read, write and delete its objects. Required with S3_URL.',
    value: z.string().optional(),
  },
  S3_SECRET_ACCESS_KEY: {
    description: 'The secret of that key. Required with S3_URL.',
    value: z.string().optional(),
  },
  LOG_LEVEL: {
    description: 'The log level: fatal, error, warn, info, debug, trace or silent. Default info.',
    value: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info'),
  },
  LOG_FORMAT: {
    description:
      'How each line of the log, one JSON object, names its fields: json has time, level, message, trace_id and request_id as collectors expect them; pino has its own names and numbers. Default pino.',
    value: z.enum(['pino', 'json']).default('pino'),
  },
} as const satisfies Record<string, Setting>;

// An invalid address has its own message, and is still checked.
function isOriginOnly(url: string): boolean {
  const { origin, href } = URL.parse(url) ?? {};
  return href === `${origin}/`;
}

function isHostAndPort(address: string): boolean {
  return /^[A-Za-z0-9.-]+:\d{1,5}$/.test(address) && Number(address.split(':')[1]) <= MOST_PORT;
}

/** No load balancer's network is wider than the widest private ones. In wider ones lie people, whose addresses couldn't be told. */
const NETWORK_BITS: Readonly<Record<number, { readonly fewest: number; readonly most: number }>> = {
  4: { fewest: 8, most: 32 },
  6: { fewest: 7, most: 128 },
};

function isAddress(text: string): boolean {
  const [address = '', bits] = text.split('/');
  const network = NETWORK_BITS[isIP(address)];
  if (!network) return NAMED_NETWORKS.includes(text);
  if (bits === undefined) return true;
  return /^[1-9]\d*$/.test(bits) && Number(bits) >= network.fewest && Number(bits) <= network.most;
}

/** Returns the names of a port's two variables, such as `CREDIT_URL` and `CREDIT_KEY`. */
export function providerSettings(port: BridgePort): { url: string; key: string } {
  return { url: `${port.toUpperCase()}_URL`, key: `${port.toUpperCase()}_KEY` };
}

/** Returns the name of the variable with a provider's webhook secret, such as `NOTARY_WEBHOOK_SECRET`. */
export function webhookSecretSetting(port: WebhookPort): string {
  return `${port.toUpperCase()}_WEBHOOK_SECRET`;
}

/** Returns the name of the variable with the webhook secret from before, such as `NOTARY_WEBHOOK_SECRET_OLD`. */
export function oldWebhookSecretSetting(port: WebhookPort): string {
  return `${webhookSecretSetting(port)}_OLD`;
}

/** Returns every variable with its description, for `.env.example`. */
export function describeSettings(): { name: string; description: string }[] {
  const own = Object.entries(SETTINGS).map(([name, { description }]) => ({ name, description }));
  const providers = PORTS.flatMap((port) => [
    {
      name: providerSettings(port).url,
      description: `The ${port} bridge. Default SANDBOX_URL/${port}. Without either, ${mayBeNamed(port) ? 'every lender must choose a provider of its own for this port' : 'the server doesn’t start'}.`,
    },
    {
      name: providerSettings(port).key,
      description: `The key sent to the ${port} bridge as a bearer token. Required with ${providerSettings(port).url}.`,
    },
  ]);
  const webhooks = WEBHOOK_PORTS.flatMap((port) => [
    {
      name: webhookSecretSetting(port),
      description: `Signs the ${port} bridge’s webhooks; 32 characters or more. Required with ${providerSettings(port).url}.`,
    },
    {
      name: oldWebhookSecretSetting(port),
      description: `The secret from before, which may sign them too until you remove it.`,
    },
  ]);
  return [...own, ...providers, ...webhooks, ...describeChatSettings()];
}

/** Returns the variables of each chat provider with their descriptions. */
export function describeChatSettings(): { name: string; description: string }[] {
  return Object.values(CHAT_ADAPTERS).flatMap(({ settings }) =>
    Object.values(settings).map(({ name, description }) => ({ name, description })),
  );
}
