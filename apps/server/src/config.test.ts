// Proves CA-43, CH-18, PR-28, PR-45.

import { mkdtempSync, readdirSync, statSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { readConfig } from './config.ts';
import { ConfigError } from './config-error.ts';
import { checkLendersProviders } from './modules/chat/carrier.ts';
import { checkBrokerSecrets } from './modules/organisations/broker-secrets.ts';
import { loadOrganisations } from './modules/organisations/organisations.ts';
import { requireServedPorts } from './modules/settings/served-ports.ts';
import { PORTS, providerSettings } from './settings.ts';

const dataDir = () => mkdtempSync(join(tmpdir(), 'homeline-config-'));
const SANDBOX_URL = 'http://127.0.0.1:3100';
const KEY = Buffer.alloc(32).toString('base64');
const shared = {
  DATABASE_URL: 'postgres://localhost/homeline',
  SEALING_KEYS: `k1:${KEY}`,
  AUTH_SECRET: 'a'.repeat(32),
  WEBHOOK_SECRET: 'b'.repeat(32),
};
const realProviders = Object.fromEntries(
  PORTS.flatMap((port) => {
    const { url, key } = providerSettings(port);
    return [
      [url, `https://${port}.provider.example`],
      [key, 'secret'],
      [`${port.toUpperCase()}_WEBHOOK_SECRET`, 'c'.repeat(32)],
    ];
  }),
);

it('needs only a sandbox URL', () => {
  const config = readConfig({ DATA_DIR: dataDir(), SANDBOX_URL });
  expect(config).toMatchObject({ host: '127.0.0.1', port: 3000, publicUrl: 'http://127.0.0.1:3000' });
  expect(config.providers.credit?.url).toBe(`${SANDBOX_URL}/credit`);
});

it('generates keys once, in a file only its owner can read', () => {
  const DATA_DIR = dataDir();
  const [first, second] = [readConfig({ DATA_DIR, SANDBOX_URL }), readConfig({ DATA_DIR, SANDBOX_URL })];
  expect(second.keyRing).toEqual(first.keyRing);
  expect(second.authSecret).toBe(first.authSecret);
  expect(statSync(join(DATA_DIR, 'secrets.json')).mode & 0o777).toBe(0o600);
});

it('runs without a sandbox when every provider is configured', () => {
  expect(readConfig({ ...shared, ...realProviders }).sandbox).toBeUndefined();
});

it('needs no bridge for a port, nor the secret of its webhooks, but no half of one', () => {
  const own = { ...shared, ...realProviders, NOTARY_URL: '', NOTARY_KEY: '', NOTARY_WEBHOOK_SECRET: '' };
  const { providers, webhookSecrets } = readConfig(own);
  expect(providers.notary).toBeUndefined();
  expect(webhookSecrets.notary).toEqual([]);
  expect(() => readConfig({ ...own, NOTARY_KEY: 'secret' })).toThrow(
    'NOTARY_URL is required with NOTARY_KEY',
  );
});

it('reads the secret for returned mail without a messaging bridge, and requires it with a return address', () => {
  const mail = { SMTP_URL: 'smtps://mail.example', SMTP_RETURN_ADDRESS: 'returned@lender.example' };
  const own = { ...shared, ...realProviders, ...mail, MESSAGING_URL: '', MESSAGING_KEY: '' };
  const secret = 'a secret of thirty-two letters ..';
  expect(readConfig({ ...own, MESSAGING_WEBHOOK_SECRET: secret }).webhookSecrets.messaging).toEqual([secret]);
  expect(() => readConfig({ ...own, MESSAGING_WEBHOOK_SECRET: '' })).toThrow(
    'MESSAGING_WEBHOOK_SECRET is required',
  );
});

it('stops a start without the bridge that alone brings an employer’s word or a broker’s opinion', () => {
  const config = readConfig({ ...shared, ...realProviders, INCOME_URL: '', INCOME_KEY: '' });
  const lender = { all: [{ code: 'northbank', providers: { income: ['truv', 'plaid'] } }] };
  expect(() => requireServedPorts(lender as never, config)).toThrow(
    /^INCOME_URL is required: nobody answers income for northbank. Set it$/,
  );
});

it('stops a start after which nobody would answer a lender’s port', () => {
  const config = readConfig({ ...shared, ...realProviders, CREDIT_URL: '', CREDIT_KEY: '' });
  const lenderWith = (providers: object) =>
    ({ all: [{ code: 'northbank', providers }] }) as unknown as Parameters<typeof requireServedPorts>[0];
  expect(() => requireServedPorts(lenderWith({}), config)).toThrow(
    'CREDIT_URL is required: nobody answers credit for northbank. Set it, or a provider in its organisation.json',
  );
  expect(() => requireServedPorts(lenderWith({ credit: ['mismo'] }), config)).not.toThrow();
  const noFlood = { ...config, providers: { ...config.providers, flood: undefined } };
  expect(() => requireServedPorts(lenderWith({ credit: ['mismo'] }), noFlood as never)).toThrow(
    /^FLOOD_URL is required: nobody answers flood for northbank. Set it$/,
  );
  const noMail = { ...config, providers: { ...config.providers, messaging: undefined } };
  const texts = lenderWith({ credit: ['mismo'], messaging: ['twilio'] });
  expect(() => requireServedPorts(texts, noMail as never)).toThrow(
    'SMTP_URL and a provider of text messages',
  );
  expect(() => requireServedPorts(texts, { ...noMail, smtpUrl: 'smtp://mail' } as never)).not.toThrow();
});

it('has no chat provider without an account, and names missing variables', () => {
  const real = { ...shared, ...realProviders };
  expect(readConfig(real).chatProviders).toEqual({});
  const twilio = { TWILIO_ACCOUNT_SID: 'AC1', TWILIO_AUTH_TOKEN: 'token', TWILIO_SERVICE_SID: 'IS1' };
  expect(readConfig({ ...real, ...twilio }).chatProviders).toEqual({
    twilio: {
      ...{ url: 'https://conversations.twilio.com', mediaUrl: 'https://mcs.us1.twilio.com' },
      ...{ accountSid: 'AC1', authToken: 'token', serviceSid: 'IS1', flowSid: '' },
    },
  });
  expect(() => readConfig({ ...real, TWILIO_ACCOUNT_SID: 'AC1' })).toThrow(
    'TWILIO_AUTH_TOKEN is required with TWILIO_ACCOUNT_SID',
  );
});

it('lets a trial ask a bridge on this machine, but none that moves money', () => {
  const BRIDGE = 'http://127.0.0.1:9000/credit';
  const trial = { DATA_DIR: dataDir(), SANDBOX_URL };
  const { providers } = readConfig({ ...trial, CREDIT_URL: BRIDGE, CREDIT_KEY: 'a key' });
  expect(providers.credit).toEqual({ url: BRIDGE, key: 'a key', timeoutMs: 90_000 });
  expect(providers.flood?.url).toBe(`${SANDBOX_URL}/flood`);
  expect(() => readConfig({ ...trial, DISBURSEMENT_URL: BRIDGE })).toThrow(
    'DISBURSEMENT_URL is not under SANDBOX_URL',
  );
});

it('gives a bridge 20 seconds, that of credit 90, or what the operator says by port', () => {
  const trial = { DATA_DIR: dataDir(), SANDBOX_URL };
  const waits = (BRIDGE_TIMEOUTS?: string) => {
    const { credit, title } = readConfig({ ...trial, ...(BRIDGE_TIMEOUTS && { BRIDGE_TIMEOUTS }) }).providers;
    return [credit?.timeoutMs, title?.timeoutMs];
  };
  expect(waits()).toEqual([90_000, 20_000]);
  expect(waits('title=60, credit=120')).toEqual([120_000, 60_000]);
  for (const wrong of ['credit=4', 'credit=121', 'credit', 'places=20', 'credit=90,'])
    expect(() => waits(wrong)).toThrow('BRIDGE_TIMEOUTS must be seconds from 5 to 120 by port');
});

it('uses only the sandbox’s chat providers in sandbox mode', () => {
  const { chatProviders } = readConfig({ DATA_DIR: dataDir(), SANDBOX_URL });
  expect(chatProviders.talkjs?.['url']).toBe(`${SANDBOX_URL}/talkjs`);
  expect(() =>
    readConfig({ DATA_DIR: dataDir(), SANDBOX_URL, TALKJS_URL: 'https://api.talkjs.com' }),
  ).toThrow('TALKJS_URL is not under SANDBOX_URL');
});

it('does not start when a lender’s chat provider has no settings', () => {
  const organisations = loadOrganisations(join(import.meta.dirname, '../../../organisations'), 'homeline');
  const config = readConfig({ ...shared, ...realProviders });
  const named = organisations.all.map(
    (lender) => ({ ...lender, chat: { ...lender.chat, provider: 'stream' } }) as const,
  );
  expect(() => checkLendersProviders(organisations, config)).not.toThrow();
  expect(() => checkLendersProviders({ ...organisations, all: named }, config)).toThrow(
    /chat.provider is stream, so STREAM_URL, STREAM_API_KEY, STREAM_API_SECRET/,
  );
});

it('accepts addresses and networks of load balancers', () => {
  const TRUST_PROXY = '127.0.0.1, 10.0.0.0/8, fd00::/8, loopback';
  expect(readConfig({ DATA_DIR: dataDir(), SANDBOX_URL, TRUST_PROXY }).trustProxy).toBe(TRUST_PROXY);
});

it('takes the webhook secret from before beside the present one', () => {
  const [now, before] = ['d'.repeat(32), 'e'.repeat(32)];
  const secrets = { NOTARY_WEBHOOK_SECRET: now, NOTARY_WEBHOOK_SECRET_OLD: before };
  const { webhookSecrets } = readConfig({ DATA_DIR: dataDir(), SANDBOX_URL, ...secrets });
  expect(webhookSecrets.notary).toEqual([now, before]);
  expect(webhookSecrets.flood).toHaveLength(1);
});

it('rejects a data folder that is a file', () => {
  const DATA_DIR = join(dataDir(), 'file');
  writeFileSync(DATA_DIR, '');
  expect(() => readConfig({ DATA_DIR, SANDBOX_URL })).toThrow(/^DATA_DIR .* can't be used: it is a file$/);
});

it('rejects unreadable keys without quoting them', () => {
  const DATA_DIR = dataDir();
  writeFileSync(join(DATA_DIR, 'secrets.json'), '{"SEALING_KEYS": "k1:c2VjcmV0');
  const read = () => readConfig({ DATA_DIR, SANDBOX_URL });
  expect(read).toThrow(ConfigError);
  expect(read).toThrow(/^DATA_DIR: .*secrets\.json can't be read/);
  expect(read).not.toThrow(/c2Vj/);
});

it.each([
  ['PORT must be a number', { PORT: 'three' }],
  ['PORT must be a number from 0 to 65535', { PORT: '70000' }],
  ['SANDBOX_URL must be an http or https address', { SANDBOX_URL: 'sandbox' }],
  ['CREDIT_URL is not under SANDBOX_URL', { CREDIT_URL: 'https://bureau.example' }],
  ['CREDIT_URL must have no user name or password', { CREDIT_URL: `${SANDBOX_URL}@evil.example/credit` }],
  ['CREDIT_URL is not under SANDBOX_URL', { CREDIT_URL: 'http://127.0.0.1.evil.example/credit' }],
  [
    'CREDIT_KEY is required with CREDIT_URL',
    { ...realProviders, SANDBOX_URL: undefined, CREDIT_KEY: undefined },
  ],
  ['SEALING_KEYS is required with DATABASE_URL', { DATABASE_URL: shared.DATABASE_URL }],
  ['SEALING_KEYS must be id:base64', { SEALING_KEYS: 'k1:short' }],
  ['AUTH_SECRET must have at least 32 characters', { AUTH_SECRET: 'short' }],
  ['DATABASE_URL must be a postgres:// address', { DATABASE_URL: 'mysql://localhost' }],
  ['LOG_LEVEL', { LOG_LEVEL: 'loud' }],
  [
    'CREDIT_URL must be an http or https address',
    { ...shared, ...realProviders, SANDBOX_URL: undefined, CREDIT_URL: 'file:///etc' },
  ],
  [
    'NOTARY_WEBHOOK_SECRET is required: the secret',
    { ...shared, ...realProviders, SANDBOX_URL: undefined, NOTARY_WEBHOOK_SECRET: undefined },
  ],
  ['NOTARY_WEBHOOK_SECRET_OLD must have at least 32 characters', { NOTARY_WEBHOOK_SECRET_OLD: 'short' }],
  ['FLOOD_KEY is set without FLOOD_URL', { FLOOD_URL: undefined, FLOOD_KEY: 'of a bridge' }],
  ['FLOOD_WEBHOOK_SECRET must have at least 32 characters', { FLOOD_WEBHOOK_SECRET: 'short' }],
  ['EVENTS_BASE_URL must be an http or https address', { EVENTS_BASE_URL: 'events' }],
  ['EVENTS_BASE_URL must have no query', { EVENTS_BASE_URL: 'https://events.example/a;b' }],
  ['SMTP_URL must be an smtp or smtps address', { SMTP_URL: 'https://mail.example' }],
  ['SMTP_URL is not on this machine', { SMTP_URL: 'smtps://mail.example' }],
  ['TRUST_PROXY must be IP addresses or networks', { TRUST_PROXY: 'the balancer' }],
  ['TRUST_PROXY must be IP addresses or networks', { TRUST_PROXY: '10.0.0.0/33' }],
  ['TRUST_PROXY must be IP addresses or networks', { TRUST_PROXY: '0.0.0.0/0' }],
  ['TRUST_PROXY must be IP addresses or networks', { TRUST_PROXY: '0.0.0.0/1,128.0.0.0/1' }],
  ['PUBLIC_URL must be an http or https address', { PUBLIC_URL: 'heloc.example' }],
  ['SMTP_URL must be an smtp or smtps address', { SMTP_URL: 'mail.example' }],
  ['CLAMD_ADDRESS must be a host and a port', { CLAMD_ADDRESS: '127.0.0.1:99999' }],
  ['TRUST_PROXY must be IP addresses or networks', { TRUST_PROXY: '10.0.0.0/8, ::/0' }],
  ['PUBLIC_URL must have no path and no query', { PUBLIC_URL: 'https://apply.example/loans' }],
  ['PUBLIC_URL must have no path and no query', { PUBLIC_URL: 'https://apply.example/?a=b' }],
  [
    'CREDIT_URL must be an https address, unless on this machine',
    { ...shared, ...realProviders, SANDBOX_URL: undefined, CREDIT_URL: 'http://bureau.example' },
  ],
  [
    'TALKJS_URL must be an https address',
    {
      ...shared,
      ...realProviders,
      SANDBOX_URL: undefined,
      TALKJS_URL: 'http://talk.example',
      TALKJS_APP_ID: 'a',
      TALKJS_SECRET_KEY: 'b',
      TALKJS_SECRET: 'c',
    },
  ],
  ['ANCHORS_URL must have no user name or password', { ANCHORS_URL: 'https://me:secret@anchors.example' }],
  ['ANCHORS_URL must be an https address', { ANCHORS_URL: 'http://anchors.example' }],
  ['UPLOADS_GB must be more than 0', { UPLOADS_GB: '0' }],
  ["DATA_DIR /proc/homeline can't be used: ENOENT", { DATA_DIR: '/proc/homeline' }],
])('rejects an invalid environment: %s', (line, environment) => {
  const read = () => readConfig({ DATA_DIR: dataDir(), SANDBOX_URL, ...environment });
  expect(read).toThrow(ConfigError);
  expect(read).toThrow(line);
});

it('names the data folder when its disk is full, and leaves no partial key file', () => {
  const DATA_DIR = dataDir();
  symlinkSync('/dev/full', join(DATA_DIR, `secrets.json.${process.pid}`));
  const read = () => readConfig({ DATA_DIR, SANDBOX_URL });
  expect(read).toThrow(ConfigError);
  expect(readdirSync(DATA_DIR)).not.toContain(`secrets.json.${process.pid}`);
  symlinkSync('/dev/full', join(DATA_DIR, `secrets.json.${process.pid}`));
  expect(read).toThrow(/^DATA_DIR: .*secrets\.json can't be written: ENOSPC$/);
});

it('drops the slash at the end of the public address', () => {
  const PUBLIC_URL = 'https://apply.example/';
  expect(readConfig({ DATA_DIR: dataDir(), SANDBOX_URL, PUBLIC_URL }).publicUrl).toBe(
    'https://apply.example',
  );
});

it('accepts an unencrypted provider URL on this machine, such as a tunnel', () => {
  const config = readConfig({ ...shared, ...realProviders, CREDIT_URL: 'http://127.0.0.1:8080/bureau' });
  expect(config.providers.credit?.url).toBe('http://127.0.0.1:8080/bureau');
});

it('does not start with a secret of a lender without an identity provider', () => {
  const organisations = loadOrganisations(join(import.meta.dirname, '../../../organisations'), 'homeline');
  const secretsOf = (BROKER_SECRETS: string) =>
    readConfig({ DATA_DIR: dataDir(), SANDBOX_URL, BROKER_SECRETS });
  expect(() => checkBrokerSecrets(organisations, secretsOf('nobody=secret'))).toThrow(
    'BROKER_SECRETS names nobody, which is no lender of this installation',
  );
  expect(() => checkBrokerSecrets(organisations, secretsOf('homeline=secret'))).toThrow(
    'BROKER_SECRETS names homeline, whose organisation.json has no signIn.issuer',
  );
});
