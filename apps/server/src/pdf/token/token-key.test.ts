// Proves DS-12.

import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readConfig } from '../../config.ts';
import { startAuthority } from '../testing/certificate-authority.ts';
import { parseTokenUri } from './token-uri.ts';

const MODULE = '/usr/lib/softhsm/libsofthsm2.so';
const PIN = '0815';
const SEAL = join(import.meta.dirname, '../testing/seal-with-token.ts');
const library = dirname(createRequire(import.meta.url).resolve('pkcs11js/package.json'));
const canSign = existsSync(MODULE) && existsSync(join(library, 'build/Release/pkcs11.node'));

const folder = mkdtempSync(join(tmpdir(), 'token-'));
const env = { ...process.env, SOFTHSM2_CONF: join(folder, 'softhsm2.conf'), NODE_NO_WARNINGS: '1' };
const authorities: { stop(): void }[] = [];
afterAll(() => {
  for (const { stop } of authorities) stop();
  rmSync(folder, { recursive: true });
});

/** Puts the key of a new certificate into the token, under its kind as label. Returns the file of the certificate, without the key. */
async function keyInToken(kind: 'EC' | 'RSA'): Promise<string> {
  const authority = await startAuthority(performance.timeOrigin, kind);
  authorities.push(authority);
  const [key = '', certificates = ''] = authority.pem.split(/(?<=-----END PRIVATE KEY-----\n)/);
  const [keyFile, file] = [join(folder, 'key.pem'), join(folder, `${kind}.pem`)];
  writeFileSync(keyFile, key);
  writeFileSync(file, certificates);
  const place = ['--token', 'homeline', '--pin', PIN, '--label', kind, '--id', kind === 'EC' ? '01' : '02'];
  execFileSync('softhsm2-util', ['--import', keyFile, ...place], { env });
  rmSync(keyFile);
  return file;
}

/** Seals in a process of its own. Returns what it prints for each try. */
async function seal(uri: string, certificate: string, { pin = PIN, times = 1 } = {}): Promise<string[]> {
  const child = spawn(process.execPath, [SEAL, uri, pin, certificate, String(times)], {
    ...{ env, stdio: ['ignore', 'pipe', 'inherit'] },
  });
  const said: Buffer[] = [];
  child.stdout?.on('data', (part: Buffer) => said.push(part));
  await once(child, 'close');
  return Buffer.concat(said).toString('utf8').trim().split('\n');
}

const uriOf = (object: string, { token = 'homeline', module = MODULE } = {}) =>
  `pkcs11:token=${token};object=${object}?module-path=${module}`;

describe.runIf(canSign)('a key in a device', () => {
  let [ec, rsa] = ['', ''];
  beforeAll(async () => {
    const tokens = join(folder, 'tokens');
    mkdirSync(tokens);
    writeFileSync(env.SOFTHSM2_CONF, `directories.tokendir = ${tokens}\nlog.level = ERROR\n`);
    const pins = ['--pin', PIN, '--so-pin', '4711'];
    execFileSync('softhsm2-util', ['--init-token', '--free', '--label', 'homeline', ...pins], { env });
    [ec, rsa] = [await keyInToken('EC'), await keyInToken('RSA')];
  });

  it('signs, whether it is on a curve or RSA', async () => {
    expect(await seal(uriOf('EC'), ec, { times: 2 })).toEqual(['UNCHANGED', 'UNCHANGED']);
    expect(await seal(uriOf('RSA'), rsa)).toEqual(['UNCHANGED']);
  });

  it.each([
    ['isn’t the certificate’s', () => uriOf('EC'), () => rsa, 'CKR|isn’t the certificate’s'],
    ['isn’t there', () => uriOf('NONE'), () => ec, 'CKR_KEY_HANDLE_INVALID'],
    ['is in a device that is away', () => uriOf('EC', { token: 'away' }), () => ec, 'CKR_TOKEN_NOT_PRESENT'],
    ['needs a module that is missing', () => uriOf('EC', { module: '/none.so' }), () => ec, 'none.so'],
  ])('waits if it %s', async (_, uri, certificate, why) => {
    const [said] = await seal(uri(), certificate());
    expect(said).toMatch(/^SealWaits: /);
    expect(said).toMatch(new RegExp(why));
  });

  it('is asked once with a wrong PIN, which would lock otherwise', async () => {
    expect(await seal(uriOf('EC'), ec, { pin: '0000', times: 2 })).toEqual([
      'SealWaits: The key in the token homeline can’t be used: CKR_PIN_INCORRECT',
      'SealWaits: The key in the token homeline can’t be used: DOCUMENT_KEY_PIN was wrong; set it and restart',
    ]);
  });
});

describe('the address of a key in a device', () => {
  it('names the module, the token and the key (RFC 7512)', () => {
    expect(parseTokenUri('pkcs11:token=Home%20line;object=documents?module-path=/usr/lib/x.so')).toEqual({
      ...{ module: '/usr/lib/x.so', token: 'Home line', object: 'documents' },
    });
  });

  it.each([
    'documents.pem',
    'pkcs11:token=a;object=b',
    'pkcs11:object=b?module-path=/x.so',
    'pkcs11:token=a;object=b?module-path=x.so',
    'pkcs11:token=%E0;object=b?module-path=/x.so',
  ])('is not %s', (uri) => {
    expect(parseTokenUri(uri)).toBeUndefined();
  });

  it('is refused if malformed, or without its certificate or PIN', () => {
    const settings = { SANDBOX_URL: 'http://127.0.0.1:1', DATA_DIR: folder, DOCUMENT_KEY: uriOf('EC') };
    expect(() => readConfig({ ...settings, DOCUMENT_KEY: 'key' })).toThrow('DOCUMENT_KEY must be pkcs11:');
    expect(() => readConfig(settings)).toThrow('DOCUMENT_CERTIFICATE is required with DOCUMENT_KEY');
    expect(() => readConfig({ ...settings, DOCUMENT_CERTIFICATE: 'x.pem' })).toThrow(
      'DOCUMENT_KEY_PIN is required with DOCUMENT_KEY',
    );
    expect(
      readConfig({ ...settings, DOCUMENT_CERTIFICATE: 'x.pem', DOCUMENT_KEY_PIN: PIN }).documentKey,
    ).toEqual({ module: MODULE, token: 'homeline', object: 'EC', pin: PIN });
  });
});
