// Proves DS-66.

import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PDFDocument } from '@cantoo/pdf-lib';
import { checkSignatures } from '@homeline/documents/check-signatures.ts';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { readConfig } from '../../config.ts';
import type { Log } from '../../log.ts';
import { startTestProviders, type TestProviders } from '../../vendors/testing/test-providers.ts';
import { openSeal } from '../document-seal.ts';
import { newCertificate } from '../new-certificate.ts';
import { SealWaits } from '../seal-waits.ts';
import { sealPdf } from '../sign-pdf.ts';
import { hasPdfsig, pdfsigSays } from '../testing/pdfsig.ts';
import { checkRemoteSigner, createRemoteSigner, type RemoteSigner } from './remote-key.ts';

const SECRET = 'a secret of the sandbox, for tests only';
const folder = mkdtempSync(join(tmpdir(), 'remote-key-'));
const NO_FILE = { documentCertificate: undefined, dataDir: folder };
const PATIENCE = { timeoutMs: 20_000, tries: 2, firstPauseMs: 1, pause: async () => {} };

let providers: TestProviders;
let unsigned: Uint8Array;
const proxies: { close(): void }[] = [];
beforeAll(async () => {
  providers = await startTestProviders([], undefined, SECRET);
  const document = await PDFDocument.create();
  document.addPage();
  unsigned = await document.save({ useObjectStreams: false });
});
afterEach(() => {
  for (const proxy of proxies.splice(0)) proxy.close();
});
afterAll(async () => {
  await providers.stop();
  rmSync(folder, { recursive: true });
});

const settings = (more: object = {}) => ({
  url: `${providers.url}/providers/csc/v1`,
  ...{ clientId: 'sandbox', clientSecret: `${SECRET} csc`, credential: 'seal-ec', pin: '2468' },
  ...more,
});
const signerWith = (more: object = {}) => createRemoteSigner(settings(more), PATIENCE);

async function sealWith(remote: RemoteSigner): Promise<Uint8Array<ArrayBuffer>> {
  const seal = await openSeal(NO_FILE, { nowMs: Date.now }, { remote });
  return sealPdf(unsigned, [{ name: 'Ana', reason: 'Signed', at: new Date(Date.now()).toISOString() }], seal);
}

type Exchange = { path: string; body: string };

/** Starts a proxy of the service that notes every call, and spoils the answers of one; `CUT` loses an answer after the service acted. */
async function spoilt(call: string, spoil: (answer: Answer) => Answer | 'CUT') {
  const seen: Exchange[] = [];
  const server = createServer(async (request, response) => {
    const body = Buffer.concat(await request.toArray()).toString();
    const path = request.url ?? '';
    seen.push({ path, body });
    const answered = await fetch(providers.url + path, {
      method: 'POST',
      headers: {
        'content-type': request.headers['content-type'] ?? '',
        authorization: request.headers.authorization ?? '',
      },
      body,
    });
    const answer = { status: answered.status, body: (await answered.json()) as Answer['body'] };
    const given = path.endsWith(`/${call}`) ? spoil(answer) : answer;
    if (given === 'CUT') response.destroy();
    else {
      // The service names its own address for tokens.
      const said = JSON.stringify(given.body).replaceAll(providers.url, `http://${request.headers.host}`);
      response.writeHead(given.status).end(said);
    }
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  proxies.push(server);
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/providers/csc/v1`;
  const sent = (name: string) => seen.filter(({ path }) => path.endsWith(`/${name}`));
  return { url, sent };
}
type Answer = { status: number; body: Record<string, unknown> };

/** Replaces what an answer says. */
const saying =
  (said: object) =>
  ({ status, body }: Answer): Answer => ({ status, body: { ...body, ...said } });

describe('a key that a trust service keeps', () => {
  it.each([
    ['v1', 'seal-ec'],
    ['v1', 'seal-rsa'],
    ['v2', 'seal-ec'],
    ['v2', 'seal-rsa'],
    ['v2', 'seal-without-pin'],
  ])('seals over %s with %s, as another reader of PDFs agrees', async (version, credential) => {
    const url = `${providers.url}/providers/csc/${version}`;
    const sealed = await sealWith(signerWith({ url, credential }));
    expect((await checkSignatures(sealed)).proves).toBe('UNCHANGED');
    if (!hasPdfsig) return;
    expect(pdfsigSays(sealed)).toEqual(['Total document signed', 'Signature is Valid']);
    const changed = Buffer.from(sealed);
    changed[changed.indexOf('/MediaBox') + 1] = 'N'.charCodeAt(0);
    expect(pdfsigSays(changed)).not.toContain('Signature is Valid');
  });

  it.each([
    ['the service is down', 'DOWN', 2],
    ['the service limits calls for an hour', 'LIMITED_FOR_AN_HOUR', 1],
    ['the service answers with a page', 'GARBAGE', 1],
    ['the line is cut', 'CUT', 1],
    ['a gateway says that it is down', 'ACTED_THEN_DOWN', 2],
    ['the service is slow', 'SLOW', 1],
  ] as const)('waits while %s, and signs afterward', async (_, fault, calls) => {
    const patience = { ...PATIENCE, ...(fault === 'SLOW' && { timeoutMs: 50 }) };
    const remote = createRemoteSigner(settings(), patience);
    await providers.makeFail('provider csc', fault, calls);
    await expect(sealWith(remote)).rejects.toThrow(SealWaits);
    patience.timeoutMs = PATIENCE.timeoutMs;
    expect((await checkSignatures(await sealWith(remote))).proves).toBe('UNCHANGED');
  });

  it('names the hash to a service whose algorithm doesn’t', async () => {
    const { url, sent } = await spoilt(
      'credentials/info',
      saying({ key: { status: 'enabled', algo: ['1.2.840.113549.1.1.1'] } }),
    );
    const sealed = await sealWith(signerWith({ url, credential: 'seal-rsa' }));
    expect((await checkSignatures(sealed)).proves).toBe('UNCHANGED');
    expect(JSON.parse(sent('signatures/signHash')[0]?.body ?? '')).toMatchObject({
      ...{ signAlgo: '1.2.840.113549.1.1.1', hashAlgo: '2.16.840.1.101.3.4.2.1' },
    });
  });

  it('seals many papers at once', async () => {
    const remote = signerWith();
    const sealed = await Promise.all(Array.from({ length: 5 }, () => sealWith(remote)));
    for (const each of sealed) expect((await checkSignatures(each)).proves).toBe('UNCHANGED');
  });

  it('is asked again after a short limit of calls', async () => {
    await providers.makeFail('provider csc', 'LIMITED');
    expect((await checkSignatures(await sealWith(signerWith()))).proves).toBe('UNCHANGED');
  });

  it('authorizes each signature anew: one whose answer was lost is in no document, and its authorization is never sent again', async () => {
    let isLost = false;
    const { url, sent } = await spoilt('signatures/signHash', (answer) => {
      isLost = !isLost;
      return isLost ? 'CUT' : answer;
    });
    const remote = signerWith({ url });
    await expect(sealWith(remote)).rejects.toThrow(
      'The remote signer’s signatures/signHash failed: UNREACHABLE',
    );
    await sealWith(remote);
    const used = sent('signatures/signHash').map(({ body }) => JSON.parse(body).SAD);
    expect(new Set(used).size).toBe(2);
    expect(used).toHaveLength(2);
    expect(sent('credentials/authorize')).toHaveLength(2);
  });

  it('gets a new access token when the old one has ended', async () => {
    const { url, sent } = await spoilt('', (answer) => answer);
    const remote = signerWith({ url });
    await remote.open();
    await providers.moveClock(new Date(Date.now() + 600_000).toISOString());
    await remote.open();
    expect(sent('oauth2/token')).toHaveLength(2);
    await remote.open();
    expect(sent('oauth2/token')).toHaveLength(2);
  });

  it.each([
    ['signs something else', 'signatures/signHash', { signatures: [Buffer.alloc(64, 1).toString('base64')] }],
    ['signs nothing', 'signatures/signHash', { signatures: [] }],
    ['gives no authorization', 'credentials/authorize', { SAD: '' }],
    ['refuses the authorization', 'credentials/authorize', { SAD: 'of another' }],
    [
      'has disabled the key',
      'credentials/info',
      { key: { status: 'disabled', algo: ['1.2.840.10045.4.3.2'] } },
    ],
  ])('waits while the service %s', async (_, call, said) => {
    const { url } = await spoilt(call, saying(said));
    await expect(sealWith(signerWith({ url }))).rejects.toThrow(SealWaits);
  });

  it('waits while the service says that the certificate was revoked', async () => {
    const { url } = await spoilt('credentials/info', ({ status, body }) => ({
      status,
      body: { ...body, cert: { ...(body['cert'] as object), status: 'revoked' } },
    }));
    await expect(sealWith(signerWith({ url }))).rejects.toThrow('the certificate is not valid');
  });

  it('isn’t used with a certificate that has ended, nor with another key’s', async () => {
    const inDer = (pem: string) => /CERTIFICATE-----\n([^-]+)/.exec(pem)?.[1]?.replaceAll('\n', '') ?? '';
    const gives = async (nowMs: number) => {
      const certificates = [inDer(await newCertificate(nowMs))];
      const { url } = await spoilt('credentials/info', saying({ cert: { status: 'valid', certificates } }));
      return sealWith(signerWith({ url }));
    };
    await expect(gives(Date.parse('2010-01-01'))).rejects.toThrow('The certificate is valid from 20');
    await expect(gives(Date.now())).rejects.toThrow('isn’t of its certificate');
  });

  it('seals with a renewed certificate without a restart, and not with the old one’s signature in between', async () => {
    const { url } = await spoilt('', (answer) => answer);
    const remote = signerWith({ url });
    const before = await openSeal(NO_FILE, { nowMs: Date.now }, { remote });
    const other = await startTestProviders([], undefined, SECRET);
    const first = providers;
    providers = other;
    try {
      const act = { name: 'Ana', reason: 'Signed', at: new Date(Date.now()).toISOString() };
      await expect(sealPdf(unsigned, [act], before)).rejects.toThrow('isn’t of its certificate');
      const sealed = await sealWith(remote);
      expect((await checkSignatures(sealed)).proves).toBe('UNCHANGED');
      expect(remote.last()?.chain[0].fingerprint256).not.toBe(before.certificate.chain[0].fingerprint256);
    } finally {
      providers = first;
      await other.stop();
    }
  });

  it('is asked once with a wrong PIN, which would lock otherwise, and no error repeats it', async () => {
    const { url, sent } = await spoilt('credentials/authorize', ({ status, body }) => ({
      status,
      body: { ...body, error_description: 'The PIN 1357 is invalid' },
    }));
    const remote = signerWith({ url, pin: '1357' });
    const atOnce = [sealWith(remote), sealWith(remote)].map((sealed) => sealed.catch(String));
    const said = [...(await Promise.all(atOnce)), await sealWith(remote).catch(String)];
    const again = 'SealWaits: DOCUMENT_SIGNER_PIN was wrong; set it and restart';
    expect(said.toSorted()).toEqual(['SealWaits: DOCUMENT_SIGNER_PIN is wrong', again, again]);
    expect(sent('credentials/authorize')).toHaveLength(1);
  });
});

describe('at the start', () => {
  const warned: object[] = [];
  const log: Log = { info: () => {}, error: () => {}, warn: (fields: object) => void warned.push(fields) };

  it.each([
    [
      { clientSecret: 'wrong' },
      'DOCUMENT_SIGNER_CLIENT_ID or DOCUMENT_SIGNER_CLIENT_SECRET is refused by the remote signer (invalid_client)',
    ],
    [
      { credential: 'another' },
      'DOCUMENT_SIGNER_CREDENTIAL is refused by the remote signer (invalid_request)',
    ],
    [{ credential: 'seal-with-otp' }, 'DOCUMENT_SIGNER_CREDENTIAL needs a person at each signature'],
    [{ pin: undefined }, 'DOCUMENT_SIGNER_PIN is required: the credential asks for it'],
  ])('refuses %s in plain words', async (more, why) => {
    for (const version of ['v1', 'v2']) {
      const url = `${providers.url}/providers/csc/${version}`;
      const checked = checkRemoteSigner(signerWith({ url, ...more }), log);
      await expect(checked).rejects.toMatchObject({
        name: 'ConfigError',
        message: expect.stringContaining(why),
      });
    }
  });

  it('refuses a key that signs in another way, and tokens that aren’t encrypted', async () => {
    const pss = await spoilt(
      'credentials/info',
      saying({ key: { status: 'enabled', algo: ['1.2.840.113549.1.1.10'] } }),
    );
    await expect(checkRemoteSigner(signerWith({ url: pss.url }), log)).rejects.toThrow(
      'can’t sign PDFs here',
    );
    const { url, sent } = await spoilt('info', saying({ oauth2: 'http://signer.example.com' }));
    await expect(checkRemoteSigner(signerWith({ url }), log)).rejects.toThrow('without encryption');
    expect(sent('oauth2/token')).toEqual([]);
  });

  it('needs the address alone to seal with the sandbox’s', async () => {
    const { documentSigner = expect.fail() } = readConfig({
      ...{ SANDBOX_URL: providers.url, WEBHOOK_SECRET: SECRET, DATA_DIR: folder },
      DOCUMENT_SIGNER_URL: `${providers.url}/providers/csc/v1`,
    });
    const sealed = await sealWith(createRemoteSigner(documentSigner, PATIENCE));
    expect((await checkSignatures(sealed)).proves).toBe('UNCHANGED');
  });

  it('goes on without a service that doesn’t answer', async () => {
    await checkRemoteSigner(signerWith({ url: 'http://127.0.0.1:1/csc/v1' }), log);
    expect(warned).toEqual([{ failure: 'The remote signer’s info failed: UNREACHABLE' }]);
  });

  it('refuses settings that are unsafe, missing or contradict each other', () => {
    const base = {
      SANDBOX_URL: 'http://127.0.0.1:1',
      DATA_DIR: folder,
      DOCUMENT_SIGNER_URL: 'https://s.example.com/csc/v1',
    };
    const read = (more: object) => () => readConfig({ ...base, ...more });
    expect(read({ DOCUMENT_SIGNER_URL: 'http://s.example.com/csc/v1' })).toThrow(
      'DOCUMENT_SIGNER_URL must be an https address, unless on this machine',
    );
    expect(read({ DOCUMENT_SIGNER_URL: 'https://s.example.com/' })).toThrow('must end in /csc/v1 or /csc/v2');
    expect(read({})).toThrow('DOCUMENT_SIGNER_CLIENT_ID is required with DOCUMENT_SIGNER_URL');
    expect(read({ DOCUMENT_CERTIFICATE: 'x.pem' })).toThrow('DOCUMENT_CERTIFICATE can’t be set with');
    const whole = {
      DOCUMENT_SIGNER_CLIENT_ID: 'lender',
      DOCUMENT_SIGNER_CLIENT_SECRET: 'secret',
      DOCUMENT_SIGNER_CREDENTIAL: 'key-1',
    };
    expect(read(whole)().documentSigner).toEqual({
      url: 'https://s.example.com/csc/v1',
      ...{ clientId: 'lender', clientSecret: 'secret', credential: 'key-1', pin: undefined },
    });
    const ofSandbox = read({
      DOCUMENT_SIGNER_URL: 'http://127.0.0.1:1/providers/csc/v2',
      WEBHOOK_SECRET: SECRET,
    });
    expect(ofSandbox().documentSigner).toMatchObject({
      clientSecret: `${SECRET} csc`,
      credential: 'seal-ec',
    });
  });
});
