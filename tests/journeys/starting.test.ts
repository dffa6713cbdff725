// Proves IN-04, OR-04.

import { once } from 'node:events';
import { existsSync, mkdtempSync } from 'node:fs';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { sampleLendersAnd } from '../../apps/server/src/testing/sample-lenders.ts';
import { startInstallation } from './installation.ts';
import { folderWithFile, startServer } from './start-server.ts';

const SHARED = {
  SANDBOX_URL: 'http://127.0.0.1:9',
  SEALING_KEYS: `k1:${Buffer.alloc(32).toString('base64')}`,
  AUTH_SECRET: 'a'.repeat(32),
  WEBHOOK_SECRET: 'b'.repeat(32),
};

describe('an invalid configuration', () => {
  const cases: readonly [string, Record<string, string>, string][] = [
    ['an invalid port', { SANDBOX_URL: 'http://127.0.0.1:9', PORT: 'eighty' }, 'PORT'],
    ['no provider and no sandbox', {}, 'PROPERTY_URL'],
    [
      'a real provider together with the sandbox',
      { SANDBOX_URL: 'http://127.0.0.1:9', CREDIT_URL: 'https://bureau.example' },
      'CREDIT_URL',
    ],
    [
      'an invalid database URL',
      { SANDBOX_URL: 'http://127.0.0.1:9', DATABASE_URL: 'mysql://x' },
      'DATABASE_URL',
    ],
    [
      'a database server without shared keys',
      { SANDBOX_URL: 'http://127.0.0.1:9', DATABASE_URL: 'postgres://127.0.0.1:1/x' },
      'SEALING_KEYS',
    ],
    [
      'a database server that nobody runs',
      { ...SHARED, DATABASE_URL: 'postgres://127.0.0.1:1/x' },
      'DATABASE_URL',
    ],
    [
      'a file as the data folder',
      { SANDBOX_URL: 'http://127.0.0.1:9', DATA_DIR: import.meta.filename },
      'DATA_DIR',
    ],
    [
      'a file in place of the database',
      { SANDBOX_URL: 'http://127.0.0.1:9', DATA_DIR: folderWithFile('database') },
      'DATA_DIR',
    ],
    [
      'pages that were not built',
      { SANDBOX_URL: 'http://127.0.0.1:9', WEB_DIR: '/nowhere' },
      'WEB_DIR /nowhere doesn’t exist',
    ],
    [
      'a file in place of the console',
      { SANDBOX_URL: 'http://127.0.0.1:9', CONSOLE_DIR: import.meta.filename },
      'is not a folder',
    ],
    [
      'every address as a load balancer',
      { SANDBOX_URL: 'http://127.0.0.1:9', TRUST_PROXY: '0.0.0.0/0' },
      'TRUST_PROXY',
    ],
    [
      'metrics on the port of the public',
      { SANDBOX_URL: 'http://127.0.0.1:9', METRICS: 'on' },
      'METRICS needs HEALTH_PORT',
    ],
    ['a sandbox that doesn’t run', { SANDBOX_URL: 'http://127.0.0.1:9' }, 'SANDBOX_URL'],
    ['an address of another machine', { SANDBOX_URL: 'http://127.0.0.1:9', HOST: '203.0.113.1' }, 'HOST'],
  ];
  it('is told before the database is opened, when the port is in use', async () => {
    const other = createServer().listen(0, '127.0.0.1');
    await once(other, 'listening');
    const { port } = other.address() as AddressInfo;
    const folder = mkdtempSync(join(tmpdir(), 'homeline-start-'));
    const settings = { SANDBOX_URL: 'http://127.0.0.1:9', DATA_DIR: folder, PORT: String(port) };
    const { status, stderr } = startServer(settings);
    other.close();
    expect([status, stderr]).toEqual([1, `PORT ${port} is in use\n`]);
    expect(existsSync(join(folder, 'database'))).toBe(false);
  });

  it.each(cases)('stops the start with one line that names the variable: %s', (_, settings, variable) => {
    const { status, stderr } = startServer(settings);
    expect(status).toBe(1);
    expect(stderr.trim().split('\n')).toHaveLength(1);
    expect(stderr).toContain(variable);
  });
});

describe('a lender’s folder with mistakes', () => {
  it('stops the start with one line for each', () => {
    const folder = sampleLendersAnd({
      broken: { company: 'Broken, Inc.', opensOn: 'soon', licensedStates: ['OH', 'ZZ'], surprise: true },
    });
    const { status, stderr } = startServer({ SANDBOX_URL: 'http://127.0.0.1:9', ORGANISATIONS_DIR: folder });
    expect(status).toBe(1);
    expect(stderr.trim().split('\n')).toEqual([
      `ORGANISATIONS_DIR ${folder} has 4 mistakes:`,
      '  broken/organisation.json company: Must be an object; found "Broken, Inc."',
      '  broken/organisation.json opensOn: Must be a date such as 2027-01-15; found "soon"',
      '  broken/organisation.json licensedStates.1: Must be the postal code of a state, such as CA; found "ZZ"',
      '  broken/organisation.json surprise: Is not a known key',
    ]);
  });
});

describe('an installation', () => {
  it('rejects a second server on its data folder, and restarts after a kill', async () => {
    const dataDir = mkdtempSync(join(tmpdir(), 'homeline-folder-'));
    const installation = await startInstallation('pglite', { DATA_DIR: dataDir });
    try {
      const second = startServer({ SANDBOX_URL: installation.sandboxUrl, DATA_DIR: dataDir, PORT: '0' });
      expect(second.status).toBe(1);
      expect(second.stderr.trim().split('\n')).toHaveLength(1);
      expect(second.stderr).toContain(dataDir);

      await installation.kill();
      await installation.startServer();
      expect((await fetch(`${installation.url}/healthz`)).status).toBe(200);
      expect(existsSync(dataDir)).toBe(true);
    } finally {
      await installation.stop();
    }
  });

  it('publishes its calls as OpenAPI 3.1', async () => {
    const installation = await startInstallation('pglite');
    try {
      const document = await (await fetch(`${installation.url}/openapi.json`)).json();
      expect(document.openapi).toMatch(/^3\.1/);
      expect(Object.keys(document.paths)).toContain(
        '/service-krang-heloc/borrower/secure/api/v1/{uuid}/status',
      );
    } finally {
      await installation.stop();
    }
  });
});
