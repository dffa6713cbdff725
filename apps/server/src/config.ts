import { join } from 'node:path';
import { WEBHOOK_PORTS } from '@homeline/contract/webhooks/receive-webhook.ts';
import * as z from 'zod';
import { chatProvidersOf } from './chat-provider-config.ts';
import { ConfigError } from './config-error.ts';
import { documentSignerOf } from './document-signer-config.ts';
import { generatedSecrets } from './generated-secrets.ts';
import { parseRevoked, type RevokedCertificate } from './pdf/revoked-certificates.ts';
import { parseTokenUri, type TokenUri } from './pdf/token/token-uri.ts';
import { requireSandbox } from './require-sandbox.ts';
import { type KeyRing, parseKeyRing } from './sealing/key-ring.ts';
import {
  HTTP_URL,
  oldWebhookSecretSetting,
  PORTS,
  PROVIDER_URL,
  providerSettings,
  SECRET,
  SETTINGS,
  webhookSecretSetting,
} from './settings.ts';
import type { ChatProviderSettings } from './vendors/chat/chat-providers.ts';
import { isOwnMailServer } from './vendors/messaging/smtp.ts';
import { isOnThisMachine } from './vendors/on-this-machine.ts';
import type { RemoteKeySettings } from './vendors/remote-signing/csc-session.ts';
import { type BridgeTimeouts, bridgeTimeoutMs } from './vendors/timeouts.ts';
import type { BridgePort } from './vendors/vendors.ts';
import type { WebhookPort } from './vendors/webhook.ts';

export type Provider = {
  readonly url: string;
  readonly key: string;
  /** How long it may take. */
  readonly timeoutMs?: number;
};

/** The validated configuration. */
export type Config = {
  readonly host: string;
  readonly port: number;
  /** The port of the health checks, if they have one of their own. */
  readonly healthPort: number | undefined;
  /** How long a stopping server still takes requests. */
  readonly drainMs: number;
  /** Whether a monitoring system may read what happens here. */
  readonly hasMetrics: boolean;
  /** Where a collector takes traces. */
  readonly tracesUrl: string | undefined;
  /** The service that error reports go to. */
  readonly sentryDsn: string | undefined;
  readonly publicUrl: string;
  readonly databaseUrl: string | undefined;
  readonly dataDir: string;
  /** The folder of the daily anchors. */
  readonly anchorsDir: string;
  /** A remote store of the daily anchors. */
  readonly anchorsStore: Provider | undefined;
  /** Present in sandbox mode only. */
  readonly sandbox: { readonly url: string; readonly key: string } | undefined;
  /** The bridges, by port. A lender needs none for a port that its own provider serves. */
  readonly providers: Readonly<Partial<Record<BridgePort, Provider>>>;
  readonly keyRing: KeyRing;
  readonly authSecret: string;
  /** The client secret of each lender's identity provider, by the lender's code. */
  readonly brokerSecrets: Readonly<Record<string, string>>;
  /** One per provider, so that none can sign for another. */
  /** The secrets that a provider may sign webhooks with: the present one, and the one from before during a rotation. */
  readonly webhookSecrets: Readonly<Record<WebhookPort, readonly string[]>>;
  readonly firstStaff: { readonly email: string; readonly password: string } | undefined;
  readonly organisationsDir: string;
  readonly defaultOrganisation: string;
  readonly webDir: string;
  readonly consoleDir: string;
  readonly trustProxy: string | false;
  readonly hstsSubdomains: boolean;
  /** The flag services, in the order in which they are asked. */
  readonly flagsUrls: readonly string[];
  /** The base of the browsers' telemetry calls; empty when this server answers them. */
  readonly eventsBaseUrl: string;
  /** The base of the browsers' wallet calls; empty when this server answers them. */
  readonly walletServiceUrl: string;
  /** The mail server that sends the emails instead of the messaging provider. */
  readonly smtpUrl: string | undefined;
  readonly returnAddress: string | undefined;
  /** The language model that phrases the chatbot's answers. */
  readonly chatbotModel: (Provider & { readonly name: string }) | undefined;
  /** The chat providers with which the installation has an account. The sandbox stands in for all of them. */
  readonly chatProviders: ChatProviderSettings;
  /** The only host whose session replays are linked. */
  readonly sessionReplayHost: string | undefined;
  /** A PEM file; undefined for the data folder's. */
  readonly documentCertificate: string | undefined;
  /** The certificates whose key others may have. */
  readonly revokedCertificates: readonly RevokedCertificate[];
  /** The device that has the certificate's key; undefined if it is in the file. */
  readonly documentKey: (TokenUri & { readonly pin: string }) | undefined;
  /** The trust service that has the certificate and its key; undefined if they are here. */
  readonly documentSigner: RemoteKeySettings | undefined;
  /** The time-stamping authority, if any. */
  readonly timeStampUrl: string | undefined;
  /** ClamAV's daemon, if files are scanned. */
  readonly clamd: { readonly host: string; readonly port: number } | undefined;
  readonly registrationsPerHour: number;
  /** The bucket that keeps files, if any. */
  readonly s3:
    | {
        readonly url: string;
        readonly region: string;
        readonly accessKeyId: string;
        readonly secretAccessKey: string;
      }
    | undefined;
  /** The most that the files of all applications may take. */
  readonly uploadsGb: number;
  readonly logLevel: string;
  readonly logFormat: 'pino' | 'json';
};

type Environment = Readonly<Record<string, string | undefined>>;

const Settings = z.object({
  PORT: SETTINGS.PORT.value,
  HEALTH_PORT: SETTINGS.HEALTH_PORT.value,
  DRAIN_SECONDS: SETTINGS.DRAIN_SECONDS.value,
  METRICS: SETTINGS.METRICS.value,
  TRACES_URL: SETTINGS.TRACES_URL.value,
  SENTRY_DSN: SETTINGS.SENTRY_DSN.value,
  HOST: SETTINGS.HOST.value,
  PUBLIC_URL: SETTINGS.PUBLIC_URL.value,
  DATABASE_URL: SETTINGS.DATABASE_URL.value,
  DATA_DIR: SETTINGS.DATA_DIR.value,
  ANCHORS_DIR: SETTINGS.ANCHORS_DIR.value,
  ANCHORS_URL: SETTINGS.ANCHORS_URL.value,
  ANCHORS_KEY: SETTINGS.ANCHORS_KEY.value,
  SANDBOX_URL: SETTINGS.SANDBOX_URL.value,
  SEALING_KEYS: SETTINGS.SEALING_KEYS.value,
  AUTH_SECRET: SETTINGS.AUTH_SECRET.value,
  BROKER_SECRETS: SETTINGS.BROKER_SECRETS.value,
  WEBHOOK_SECRET: SETTINGS.WEBHOOK_SECRET.value,
  STAFF_EMAIL: SETTINGS.STAFF_EMAIL.value,
  STAFF_PASSWORD: SETTINGS.STAFF_PASSWORD.value,
  ORGANISATIONS_DIR: SETTINGS.ORGANISATIONS_DIR.value,
  DEFAULT_ORG: SETTINGS.DEFAULT_ORG.value,
  WEB_DIR: SETTINGS.WEB_DIR.value,
  CONSOLE_DIR: SETTINGS.CONSOLE_DIR.value,
  TRUST_PROXY: SETTINGS.TRUST_PROXY.value,
  HSTS_SUBDOMAINS: SETTINGS.HSTS_SUBDOMAINS.value,
  FLAGS_URL: SETTINGS.FLAGS_URL.value,
  FLAGS_FALLBACK_URL: SETTINGS.FLAGS_FALLBACK_URL.value,
  EVENTS_BASE_URL: SETTINGS.EVENTS_BASE_URL.value,
  WALLET_SERVICE_URL: SETTINGS.WALLET_SERVICE_URL.value,
  BRIDGE_TIMEOUTS: SETTINGS.BRIDGE_TIMEOUTS.value,
  SMTP_URL: SETTINGS.SMTP_URL.value,
  SMTP_RETURN_ADDRESS: SETTINGS.SMTP_RETURN_ADDRESS.value,
  CHATBOT_MODEL_URL: SETTINGS.CHATBOT_MODEL_URL.value,
  CHATBOT_MODEL_KEY: SETTINGS.CHATBOT_MODEL_KEY.value,
  CHATBOT_MODEL_NAME: SETTINGS.CHATBOT_MODEL_NAME.value,
  SESSION_REPLAY_HOST: SETTINGS.SESSION_REPLAY_HOST.value,
  REGISTRATIONS_PER_HOUR: SETTINGS.REGISTRATIONS_PER_HOUR.value,
  DOCUMENT_CERTIFICATE: SETTINGS.DOCUMENT_CERTIFICATE.value,
  REVOKED_DOCUMENT_CERTIFICATES: SETTINGS.REVOKED_DOCUMENT_CERTIFICATES.value,
  DOCUMENT_KEY: SETTINGS.DOCUMENT_KEY.value,
  DOCUMENT_KEY_PIN: SETTINGS.DOCUMENT_KEY_PIN.value,
  DOCUMENT_SIGNER_URL: SETTINGS.DOCUMENT_SIGNER_URL.value,
  DOCUMENT_SIGNER_CLIENT_ID: SETTINGS.DOCUMENT_SIGNER_CLIENT_ID.value,
  DOCUMENT_SIGNER_CLIENT_SECRET: SETTINGS.DOCUMENT_SIGNER_CLIENT_SECRET.value,
  DOCUMENT_SIGNER_CREDENTIAL: SETTINGS.DOCUMENT_SIGNER_CREDENTIAL.value,
  DOCUMENT_SIGNER_PIN: SETTINGS.DOCUMENT_SIGNER_PIN.value,
  TIME_STAMP_URL: SETTINGS.TIME_STAMP_URL.value,
  CLAMD_ADDRESS: SETTINGS.CLAMD_ADDRESS.value,
  UPLOADS_GB: SETTINGS.UPLOADS_GB.value,
  S3_URL: SETTINGS.S3_URL.value,
  S3_REGION: SETTINGS.S3_REGION.value,
  S3_ACCESS_KEY_ID: SETTINGS.S3_ACCESS_KEY_ID.value,
  S3_SECRET_ACCESS_KEY: SETTINGS.S3_SECRET_ACCESS_KEY.value,
  LOG_LEVEL: SETTINGS.LOG_LEVEL.value,
  LOG_FORMAT: SETTINGS.LOG_FORMAT.value,
});

/**
 * Reads the configuration from the environment. With the embedded database, missing keys are generated into the data folder.
 * @throws ConfigError naming the invalid variable
 */
export function readConfig(environment: Environment): Config {
  // Shells and compose files leave a variable empty to unset it.
  const nonEmpty = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ''));
  const parsed = Settings.safeParse(nonEmpty);
  if (!parsed.success) {
    const [issue] = parsed.error.issues;
    throw new ConfigError(`${issue?.path.join('.')} ${issue?.message}`);
  }
  const settings = parsed.data;
  const sandboxUrl = settings.SANDBOX_URL?.replace(/\/+$/, '');
  const generated = settings.DATABASE_URL ? undefined : generatedSecrets(settings.DATA_DIR);
  const required = (name: 'SEALING_KEYS' | 'AUTH_SECRET' | 'WEBHOOK_SECRET'): string => {
    const value = settings[name] ?? generated?.[name];
    if (!value)
      throw new ConfigError(
        `${name} is required with DATABASE_URL, because all server processes must share it`,
      );
    return value;
  };
  const keyRing = keyRingOf(required('SEALING_KEYS'));
  const authSecret = required('AUTH_SECRET');
  const sandbox = sandboxUrl ? { url: sandboxUrl, key: required('WEBHOOK_SECRET') } : undefined;
  const bridges = bridgesOf(nonEmpty, settings.BRIDGE_TIMEOUTS, sandbox?.url);
  return {
    host: settings.HOST,
    port: settings.PORT,
    healthPort: settings.HEALTH_PORT,
    drainMs: settings.DRAIN_SECONDS * 1000,
    hasMetrics: settings.METRICS === 'on',
    tracesUrl: settings.TRACES_URL,
    sentryDsn: settings.SENTRY_DSN,
    publicUrl: settings.PUBLIC_URL ?? `http://${settings.HOST}:${settings.PORT}`,
    databaseUrl: settings.DATABASE_URL,
    dataDir: settings.DATA_DIR,
    anchorsDir: settings.ANCHORS_DIR ?? join(settings.DATA_DIR, 'anchors'),
    anchorsStore: anchorsStoreOf(settings, sandbox?.url),
    sandbox,
    providers: bridges,
    keyRing,
    authSecret,
    brokerSecrets: brokerSecretsOf(settings.BROKER_SECRETS),
    webhookSecrets: Object.fromEntries(
      WEBHOOK_PORTS.map((port) => [
        port,
        // Mail that comes back to the lender's own server is signed as the messaging bridge signs.
        bridges[port] || (port === 'messaging' && settings.SMTP_RETURN_ADDRESS)
          ? webhookSecretsOf(port, nonEmpty, sandbox?.key)
          : [],
      ]),
    ) as Record<WebhookPort, readonly string[]>,
    firstStaff: firstStaffOf(settings),
    organisationsDir: settings.ORGANISATIONS_DIR,
    defaultOrganisation: settings.DEFAULT_ORG,
    webDir: settings.WEB_DIR,
    consoleDir: settings.CONSOLE_DIR,
    trustProxy: settings.TRUST_PROXY ?? false,
    hstsSubdomains: settings.HSTS_SUBDOMAINS === 'yes',
    flagsUrls: [settings.FLAGS_URL, settings.FLAGS_FALLBACK_URL].flatMap((url) =>
      url ? [url.replace(/\/+$/, '')] : [],
    ),
    eventsBaseUrl: settings.EVENTS_BASE_URL?.replace(/\/+$/, '') ?? '',
    walletServiceUrl: settings.WALLET_SERVICE_URL?.replace(/\/+$/, '') ?? '',
    smtpUrl: smtpUrlOf(settings, sandbox?.url),
    returnAddress: settings.SMTP_RETURN_ADDRESS,
    chatbotModel: chatbotModelOf(settings, sandbox?.url),
    chatProviders: chatProvidersOf(nonEmpty, sandbox),
    sessionReplayHost: settings.SESSION_REPLAY_HOST,
    documentCertificate: settings.DOCUMENT_CERTIFICATE,
    revokedCertificates: parseRevoked(settings.REVOKED_DOCUMENT_CERTIFICATES ?? '') ?? [],
    documentKey: documentKeyOf(settings),
    documentSigner: documentSignerOf(settings, sandbox),
    timeStampUrl: timeStampUrlOf(settings, sandbox?.url),
    clamd: clamdOf(settings.CLAMD_ADDRESS),
    registrationsPerHour: settings.REGISTRATIONS_PER_HOUR,
    uploadsGb: settings.UPLOADS_GB,
    s3: s3Of(settings),
    logLevel: settings.LOG_LEVEL,
    logFormat: settings.LOG_FORMAT,
  };
}

function bridgesOf(
  environment: Environment,
  timeouts: BridgeTimeouts,
  sandboxUrl: string | undefined,
): Config['providers'] {
  const found = PORTS.flatMap((port) => {
    const bridge = bridgeOf(port, environment, sandboxUrl);
    return bridge ? [[port, { ...bridge, timeoutMs: bridgeTimeoutMs(port, timeouts) }] as const] : [];
  });
  return Object.fromEntries(found);
}

/** Returns a bridge's address and key, if it is set. In sandbox mode it is the sandbox, or a bridge on this machine that is being tried. */
function bridgeOf(
  port: BridgePort,
  environment: Environment,
  sandboxUrl: string | undefined,
): Provider | undefined {
  const names = providerSettings(port);
  if (sandboxUrl && environment[names.key] && !environment[names.url])
    throw new ConfigError(`${names.key} is set without ${names.url}: the sandbox has a key of its own`);
  const url = environment[names.url] ?? (sandboxUrl && `${sandboxUrl}/${port}`);
  if (!url && environment[names.key]) throw new ConfigError(`${names.url} is required with ${names.key}`);
  if (!url) return undefined;
  const { error } = (sandboxUrl ? HTTP_URL : PROVIDER_URL).safeParse(url);
  if (error) throw new ConfigError(`${names.url} ${error.issues[0]?.message}`);
  // A bridge of one's own may be tried on this machine, but no trial moves money.
  if (port === 'disbursement' || !isOnThisMachine(url)) requireSandbox(names.url, url, sandboxUrl);
  const key = environment[names.key] ?? (sandboxUrl && `sandbox-${port}`);
  if (!key) throw new ConfigError(`${names.key} is required with ${names.url}`);
  return { url: url.replace(/\/+$/, ''), key };
}

function anchorsStoreOf(
  { ANCHORS_URL: url, ANCHORS_KEY: key }: z.infer<typeof Settings>,
  sandboxUrl: string | undefined,
): Config['anchorsStore'] {
  if (!url) return undefined;
  requireSandbox('ANCHORS_URL', url, sandboxUrl);
  if (!key) throw new ConfigError('ANCHORS_KEY is required with ANCHORS_URL');
  return { url: url.replace(/\/+$/, ''), key };
}

function documentKeyOf({
  DOCUMENT_KEY: uri,
  DOCUMENT_KEY_PIN: pin,
  DOCUMENT_CERTIFICATE: certificate,
}: z.infer<typeof Settings>): Config['documentKey'] {
  const place = uri && parseTokenUri(uri);
  if (!place) return undefined;
  if (!certificate) throw new ConfigError('DOCUMENT_CERTIFICATE is required with DOCUMENT_KEY');
  if (!pin) throw new ConfigError('DOCUMENT_KEY_PIN is required with DOCUMENT_KEY');
  return { ...place, pin };
}

function timeStampUrlOf(
  { TIME_STAMP_URL: url }: z.infer<typeof Settings>,
  sandboxUrl: string | undefined,
): string | undefined {
  if (url) requireSandbox('TIME_STAMP_URL', url, sandboxUrl);
  return url ?? (sandboxUrl && `${sandboxUrl}/providers/rfc3161`);
}

function chatbotModelOf(
  { CHATBOT_MODEL_URL: url, CHATBOT_MODEL_KEY: key, CHATBOT_MODEL_NAME: name }: z.infer<typeof Settings>,
  sandboxUrl: string | undefined,
): Config['chatbotModel'] {
  if (!url) return undefined;
  requireSandbox('CHATBOT_MODEL_URL', url, sandboxUrl);
  if (!key) throw new ConfigError('CHATBOT_MODEL_KEY is required with CHATBOT_MODEL_URL');
  if (!name) throw new ConfigError('CHATBOT_MODEL_NAME is required with CHATBOT_MODEL_URL');
  return { url: url.replace(/\/+$/, ''), key, name };
}

/** Returns the mail server. In sandbox mode, one of this machine that shows emails and sends none. */
function smtpUrlOf(
  { SMTP_URL: url }: z.infer<typeof Settings>,
  sandboxUrl: string | undefined,
): string | undefined {
  if (url && sandboxUrl && !isOwnMailServer(url))
    throw new ConfigError('SMTP_URL is not on this machine: sandbox mode can’t send real emails');
  return url;
}

/** Returns the secrets that sign a provider's webhooks. The sandbox signs each provider's with a secret of its own. */
function webhookSecretsOf(
  port: WebhookPort,
  environment: Environment,
  sandboxKey: string | undefined,
): readonly string[] {
  const name = webhookSecretSetting(port);
  const read = (variable: string) => {
    const { data, error } = SECRET.optional().safeParse(environment[variable]);
    if (error) throw new ConfigError(`${variable} ${error.issues[0]?.message}`);
    return data;
  };
  const [secret, old] = [read(name), read(oldWebhookSecretSetting(port))];
  if (secret) return [secret, ...(old ? [old] : [])];
  if (sandboxKey) return [`${sandboxKey} ${port}`];
  throw new ConfigError(`${name} is required: the secret that the ${port} provider signs its webhooks with`);
}

function firstStaffOf({
  STAFF_EMAIL: email,
  STAFF_PASSWORD: password,
}: z.infer<typeof Settings>): Config['firstStaff'] {
  if (email && !password) throw new ConfigError('STAFF_PASSWORD is required with STAFF_EMAIL');
  return email && password ? { email, password } : undefined;
}

function s3Of({
  S3_URL: url,
  S3_REGION: region,
  S3_ACCESS_KEY_ID: accessKeyId,
  S3_SECRET_ACCESS_KEY: secretAccessKey,
}: z.infer<typeof Settings>): Config['s3'] {
  if (!url) return undefined;
  if (!accessKeyId) throw new ConfigError('S3_ACCESS_KEY_ID is required with S3_URL');
  if (!secretAccessKey) throw new ConfigError('S3_SECRET_ACCESS_KEY is required with S3_URL');
  return { url: url.replace(/\/+$/, ''), region, accessKeyId, secretAccessKey };
}

function clamdOf(address: string | undefined): Config['clamd'] {
  const [host, port] = address?.split(':') ?? [];
  return host && port ? { host, port: Number(port) } : undefined;
}

function brokerSecretsOf(text = ''): Config['brokerSecrets'] {
  const pairs = text.split(',').filter(Boolean);
  // A secret may contain an equals sign.
  return Object.fromEntries(pairs.map((pair) => [pair.split('=')[0], pair.slice(pair.indexOf('=') + 1)]));
}

function keyRingOf(text: string): KeyRing {
  const ring = parseKeyRing(text);
  if (!ring) throw new ConfigError('SEALING_KEYS must be id:base64 of 32 bytes, separated by commas');
  return ring;
}
