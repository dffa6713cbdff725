import { chmodSync, mkdirSync, mkdtempSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { type Installation, startInstallation } from '../journeys/installation.ts';
import { folderWithFile, startServer } from '../journeys/start-server.ts';
import { ask } from './asking.ts';

const TIMEOUT_MS = 240_000;
const SANDBOX = { SANDBOX_URL: 'http://127.0.0.1:9' };

function folder(): string {
  return mkdtempSync(join(tmpdir(), 'homeline-settings-'));
}

/** A folder of pages whose index is a folder. */
function oddPages(): string {
  const pages = folder();
  mkdirSync(join(pages, 'index.html'));
  return pages;
}

function brokenLink(): string {
  const link = join(folder(), 'link');
  symlinkSync('/nowhere/at/all', link);
  return link;
}

function loopingLink(): string {
  const link = join(folder(), 'link');
  symlinkSync(link, link);
  return link;
}

function withKeys(text: string): string {
  const data = folder();
  writeFileSync(join(data, 'keys.json'), text);
  writeFileSync(join(data, 'secrets.json'), text);
  return data;
}

const WRONG: readonly (readonly [string, string, Record<string, string>])[] = [
  ['PORT', 'a port above all', { PORT: '70000' }],
  ['PORT', 'a port with a fraction', { PORT: '80.5' }],
  ['PORT', 'a negative port', { PORT: '-1' }],
  ['HEALTH_PORT', 'the same port for health checks', { PORT: '43117', HEALTH_PORT: '43117' }],
  ['HEALTH_PORT', 'health checks on no port', { HEALTH_PORT: 'abc' }],
  ['HOST', 'a host that nobody has', { HOST: 'no.such.host.invalid' }],
  ['HOST', 'a host with a port', { HOST: '127.0.0.1:3000' }],
  ['PUBLIC_URL', 'a public address with a path', { PUBLIC_URL: 'https://heloc.example/path' }],
  ['PUBLIC_URL', 'a public address with a query', { PUBLIC_URL: 'https://heloc.example/?a=b' }],
  ['PUBLIC_URL', 'a public address with a password', { PUBLIC_URL: 'https://me:secret@heloc.example' }],
  ['PUBLIC_URL', 'a public address of another protocol', { PUBLIC_URL: 'ftp://heloc.example' }],
  ['PUBLIC_URL', 'a public address without a protocol', { PUBLIC_URL: 'heloc.example' }],
  ['TRUST_PROXY', 'every address as a load balancer', { TRUST_PROXY: '0.0.0.0/0' }],
  ['TRUST_PROXY', 'every IPv6 address as a load balancer', { TRUST_PROXY: '::/0' }],
  ['TRUST_PROXY', 'both halves of all addresses', { TRUST_PROXY: '0.0.0.0/1,128.0.0.0/1' }],
  ['PROPERTY_URL', 'a provider without a protocol', { SANDBOX_URL: '', PROPERTY_URL: 'property.example' }],
  ['SMTP_URL', 'a mail server without a protocol', { SMTP_URL: 'mail.example' }],
  ['TRUST_PROXY', 'a yes instead of a load balancer', { TRUST_PROXY: 'true' }],
  ['TRUST_PROXY', 'a number of load balancers', { TRUST_PROXY: '1' }],
  ['TRUST_PROXY', 'a network that is too narrow', { TRUST_PROXY: '10.0.0.0/33' }],
  ['TRUST_PROXY', 'a list that ends in nothing', { TRUST_PROXY: '10.0.0.1,' }],
  ['DATA_DIR', 'a file as the database', { DATA_DIR: folderWithFile('database') }],
  ['DATA_DIR', 'a data folder that leads nowhere', { DATA_DIR: brokenLink() }],
  ['DATA_DIR', 'a data folder that leads to itself', { DATA_DIR: loopingLink() }],
  ['DATA_DIR', 'a data folder within a file', { DATA_DIR: `${import.meta.filename}/data` }],
  ['DATA_DIR', 'a data folder that nobody may write', { DATA_DIR: '/proc/homeline' }],
  ['DATA_DIR', 'a name that no file system takes', { DATA_DIR: join(folder(), 'a'.repeat(300)) }],
  ['DATA_DIR', 'keys that are none', { DATA_DIR: withKeys('{') }],
  ['ANCHORS_DIR', 'a file as the folder of anchors', { ANCHORS_DIR: import.meta.filename }],
  ['ANCHORS_DIR', 'a folder of anchors that nobody may write', { ANCHORS_DIR: '/proc/homeline' }],
  ['WEB_DIR', 'pages that lead nowhere', { WEB_DIR: brokenLink() }],
  ['WEB_DIR', 'pages without a page', { WEB_DIR: folder() }],
  ['WEB_DIR', 'pages whose first is a folder', { WEB_DIR: oddPages() }],
  ['CONSOLE_DIR', 'a file as the console', { CONSOLE_DIR: import.meta.filename }],
  ['ORGANISATIONS_DIR', 'lenders in a file', { ORGANISATIONS_DIR: import.meta.filename }],
  ['DEFAULT_ORG', 'no lender at all', { ORGANISATIONS_DIR: folder() }],
  ['DEFAULT_ORG', 'a lender that nobody knows', { DEFAULT_ORG: 'nobody' }],
  ['DEFAULT_ORG', 'a lender by the name of a property', { DEFAULT_ORG: '__proto__' }],
  ['BROKER_SECRETS', 'the secret of a lender that nobody knows', { BROKER_SECRETS: 'nobody=secret' }],
  ['BROKER_SECRETS', 'a secret of nobody', { BROKER_SECRETS: '=secret' }],
  ['SANDBOX_URL', 'a sandbox that doesn’t run', {}],
  ['SANDBOX_URL', 'a sandbox of another protocol', { SANDBOX_URL: 'file:///etc' }],
  ['DATABASE_URL', 'a database of another kind', { DATABASE_URL: 'mysql://127.0.0.1/x' }],
  ['SEALING_KEYS', 'a key that is too short', { SEALING_KEYS: 'k1:AAAA' }],
  [
    'SEALING_KEYS',
    'two keys of one name',
    {
      SEALING_KEYS: `k1:${Buffer.alloc(32).toString('base64')},k1:${Buffer.alloc(32, 1).toString('base64')}`,
    },
  ],
  ['AUTH_SECRET', 'a secret that is too short', { AUTH_SECRET: 'short' }],
  ['STAFF_PASSWORD', 'a first person without a password', { STAFF_EMAIL: 'a@lender.example' }],
  [
    'STAFF_EMAIL',
    'a first person without an address',
    { STAFF_EMAIL: 'nobody', STAFF_PASSWORD: 'a long enough password' },
  ],
  ['UPLOADS_GB', 'room for less than nothing', { UPLOADS_GB: '-1' }],
  ['UPLOADS_GB', 'endless room', { UPLOADS_GB: 'Infinity' }],
  ['REGISTRATIONS_PER_HOUR', 'no registrations', { REGISTRATIONS_PER_HOUR: '0' }],
  ['CLAMD_ADDRESS', 'a scanner without a port', { CLAMD_ADDRESS: '127.0.0.1' }],
  ['CLAMD_ADDRESS', 'a scanner on a port above all', { CLAMD_ADDRESS: '127.0.0.1:99999' }],
  ['LOG_LEVEL', 'a level that nobody knows', { LOG_LEVEL: 'loud' }],
  ['SMTP_URL', 'a mail server of another protocol', { SMTP_URL: 'http://mail.example' }],
  [
    'ANCHORS_URL',
    'anchors that travel in plain text',
    { ANCHORS_URL: 'http://anchors.example', ANCHORS_KEY: 'k' },
  ],
  ['FLAGS_URL', 'flags of another protocol', { FLAGS_URL: 'ftp://flags.example' }],
  [
    'EVENTS_BASE_URL',
    'an address that would change the security policy',
    { EVENTS_BASE_URL: "https://e.example; script-src 'unsafe-inline'" },
  ],
  ['PROPERTY_URL', 'a provider in plain text', { SANDBOX_URL: '', PROPERTY_URL: 'http://property.example' }],
  [
    'PROPERTY_URL',
    'a provider whose address only begins like this machine’s',
    { SANDBOX_URL: '', PROPERTY_URL: 'http://127.0.0.1.evil.example' },
  ],
  [
    'PROPERTY_URL',
    'a provider at this machine’s name before an at sign',
    { SANDBOX_URL: '', PROPERTY_URL: 'http://localhost@evil.example' },
  ],
];

describe('a wrong setting', () => {
  it.each(WRONG)('stops the start with one line that names %s: %s', (name, _, settings) => {
    const { status, stderr } = startServer({ ...SANDBOX, ...settings });
    expect({ status, stderr: stderr.trim().split('\n') }).toEqual({
      status: 1,
      stderr: [expect.stringContaining(name)],
    });
  });
});

describe('a setting that is unusual', () => {
  let installation: Installation;
  const status = async (path: string) => (await ask(installation, { method: 'GET', path })).status;

  it(
    'starts all the same: a data folder behind a link, a public address with a slash, health checks on their own port',
    async () => {
      const real = folder();
      const link = join(folder(), 'data');
      symlinkSync(real, link);
      chmodSync(real, 0o700);
      const health = 43_118;
      installation = await startInstallation(
        'pglite',
        { DATA_DIR: link, PUBLIC_URL: 'https://heloc.example/', HEALTH_PORT: String(health) },
        { startsServer: false },
      );
      try {
        await installation.startServer(`http://127.0.0.1:${health}`);
        expect(await status('/account/heloc/')).toBe(200);
        expect([await status('/readyz'), await status('/healthz')]).toEqual([302, 302]);
        expect((await fetch(`http://127.0.0.1:${health}/healthz`)).status).toBe(200);
        expect((await fetch(`http://127.0.0.1:${health}/account/heloc/`)).status).toBe(404);
        const second = startServer({ SANDBOX_URL: installation.sandboxUrl, DATA_DIR: real });
        expect({ status: second.status, lines: second.stderr.trim().split('\n').length }).toEqual({
          status: 1,
          lines: 1,
        });
      } finally {
        await installation.stop();
      }
    },
    TIMEOUT_MS,
  );
});
