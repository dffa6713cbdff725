// Proves IN-05.

import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import type { IncomingMessage } from 'node:http';
import { connect } from 'node:http2';
import { type RequestOptions, request } from 'node:https';
import { getCACertificates, setDefaultCACertificates } from 'node:tls';
import { uploadDocument } from '@homeline/contract/documents/upload-document.ts';
import { SOCKET_PATH } from '@homeline/contract/realtime/messages.ts';
import { MOST_FILE_BYTES } from '@homeline/domain/documents/file-checks.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { photoOf } from '../../apps/server/src/testing/files.ts';
import { freePort } from '../../apps/server/src/testing/free-port.ts';
import { openPage } from '../../apps/server/src/testing/open-page.ts';
import { registrationOf } from '../../apps/server/src/testing/persona-calls.ts';
import { DATABASE_OF_RUN, type Installation, startInstallation } from './installation.ts';
import { hasProxy, type ProxyName, startTlsProxy, type TlsProxy } from './tls-proxy.ts';
import { completeApplication, type Travelled } from './traveller.ts';
import { personOf } from './visit.ts';

const HOMELINE = 'apply.homeline.example';
const FIELDSTONE = 'fieldstone.localhost';
const ADDRESS = '127.0.0.1';
const CLIENT = '127.0.0.2';
/** What the shipped files let pass: a file of a provider inside JSON. */
const MOST_PASSED_BYTES = 40 * 1024 * 1024;
const INFO = '/service-organisation/external/api/v1/organisation-info';

describe.runIf(hasProxy('nginx'))('behind nginx with the file that is shipped', () => provesBehind('nginx'));
describe.runIf(hasProxy('caddy'))('behind Caddy with the file that is shipped', () => provesBehind('caddy'));

function provesBehind(name: ProxyName): void {
  const lines: string[] = [];
  const trusted = getCACertificates('default');
  let installation: Installation;
  let proxy: TlsProxy;
  let borrower: Travelled;
  beforeAll(async () => {
    const healthPort = await freePort();
    const settings = {
      ...{ HEALTH_PORT: String(healthPort), TRUST_PROXY: ADDRESS, LOG_LEVEL: 'info' },
      PUBLIC_URL: `https://${HOMELINE}`,
    };
    installation = await startInstallation(DATABASE_OF_RUN, settings, {
      startsServer: false,
      onLog: (text) => void lines.push(...text.split('\n')),
    });
    await installation.startServer(`http://${ADDRESS}:${healthPort}`);
    const port = Number(new URL(installation.url).port);
    proxy = await startTlsProxy(name, { names: [HOMELINE, FIELDSTONE, ADDRESS], port, healthPort });
    setDefaultCACertificates([...trusted, proxy.authority]);
    const at = 'IDENTITY_VERIFICATION';
    borrower = await completeApplication(installation, personOf('t01'), installation.url, () => 0, at);
  });
  afterAll(async () => {
    setDefaultCACertificates(trusted);
    await proxy?.stop();
    await installation?.stop();
  });

  /** Sends a request over TLS from an address of its own, so that the server can tell it from the proxy's. */
  async function send(host: string, options: RequestOptions, body?: Buffer) {
    const sent = request({
      ...{ host: ADDRESS, port: proxy.httpsPort, servername: host, localAddress: CLIENT },
      ...{ ca: proxy.authority, ...options, headers: { host, ...options.headers } },
    });
    // A proxy that refuses a body closes while the rest is sent.
    sent.on('error', () => {});
    sent.end(body);
    const [answer] = (await once(sent, 'response')) as [IncomingMessage];
    const text = (await answer.setEncoding('utf8').toArray()).join('');
    return { status: answer.statusCode, headers: answer.headers, text };
  }

  it('sends people from http to https', async () => {
    const url = `http://${ADDRESS}:${proxy.httpPort}/account/heloc/register`;
    const answer = await fetch(url, { redirect: 'manual' });
    expect([301, 308]).toContain(answer.status);
    expect(answer.headers.get('location')).toMatch(/^https:\/\/127\.0\.0\.1\/account\/heloc\/register$/);
  });

  it('speaks HTTP/2 with browsers', async () => {
    const session = connect(`https://${ADDRESS}:${proxy.httpsPort}`, { ca: proxy.authority });
    const stream = session.request({ ':path': '/account/heloc/register' });
    const [headers] = await once(stream, 'response');
    expect([session.alpnProtocol, headers[':status']]).toEqual(['h2', 200]);
    expect(await stream.setEncoding('utf8').toArray().then(String)).toContain('<!doctype html>');
    session.close();
  });

  it('tells the server who asks and that they use TLS, whatever they claim', async () => {
    const registered = await send(
      HOMELINE,
      {
        method: 'POST',
        path: '/identity/api/v1/registration/register',
        headers: {
          'content-type': 'application/json',
          'idempotency-key': randomUUID(),
          origin: `https://${HOMELINE}`,
          ...{ 'x-forwarded-for': '203.0.113.9', 'x-forwarded-proto': 'http', forwarded: 'for=203.0.113.9' },
        },
      },
      Buffer.from(JSON.stringify(registrationOf(personOf('t02')))),
    );
    expect(registered.status).toBe(201);
    expect(registered.headers['set-cookie']?.[0]).toMatch(/^__Host-homeline-device=.*; Secure/);
    expect(registered.headers['strict-transport-security']).toMatch(/^max-age=/);
    await expect
      .poll(() => lines.findLast((line) => line.includes('registration/register')))
      .toContain(`"ip":"${CLIENT}"`);
  });

  it.each([
    [HOMELINE, 'homeline'],
    [FIELDSTONE, 'fieldstone'],
  ])('serves the lender whose name is opened, %s, whatever the browser claims', async (host, code) => {
    const claimed = host === HOMELINE ? FIELDSTONE : HOMELINE;
    const { text } = await send(host, { path: INFO, headers: { 'x-forwarded-host': claimed } });
    expect(JSON.parse(text)).toMatchObject({ orgCode: code });
  });

  it('passes a page’s websocket on', async () => {
    const page = await openPage(`wss://${ADDRESS}:${proxy.httpsPort}${SOCKET_PATH}`, borrower.jwt);
    expect(await page.received('HEARTBEAT')).toBeDefined();
    const answer = await page.follow({ name: 'APPLICATION', application: borrower.uuid });
    expect(answer.type).toBe('SUBSCRIBED');
    page.close();
    expect(await page.closed).toBe(1005);
  });

  it('takes a photo of 20 MB, and refuses what is far larger', async () => {
    const upload = (bytes: number) => {
      const query = `type=DRIVERSLICENSEFRONT&name=photo.jpg`;
      const photo = photoOf('');
      return send(
        HOMELINE,
        {
          method: 'POST',
          path: `${uploadDocument.path.replace('{uuid}', borrower.uuid)}?${query}`,
          headers: {
            ...{ authorization: `Bearer ${borrower.jwt}`, 'idempotency-key': randomUUID() },
            ...{ 'content-type': 'image/jpeg', 'content-length': bytes },
          },
        },
        Buffer.concat([photo, Buffer.alloc(bytes - photo.length, ' ')]),
      );
    };
    expect(await upload(MOST_FILE_BYTES)).toMatchObject({ status: 201 });
    expect(await upload(MOST_PASSED_BYTES + 1)).toMatchObject({ status: 413 });
  });
}
