// Proves DS-02.

import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { ContentInfo, PKIStatus, PKIStatusInfo, SignedData, TimeStampResp, TSTInfo } from 'pkijs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestProviders, type TestProviders } from '../testing/test-providers.ts';
import { rfc3161 } from './rfc3161.ts';

const NOW = '2026-03-04T15:00:00.000Z';
const BYTES = new TextEncoder().encode('the signature of a document');
const REPLY = 'application/timestamp-reply';

let providers: TestProviders;
let address: string;
beforeAll(async () => {
  providers = await startTestProviders();
  await providers.moveClock(NOW);
  address = `${providers.url}/providers/rfc3161/`;
});
afterAll(() => providers.stop());

/** Starts a proxy of the authority that spoils its answers. */
async function spoilt(
  spoil: (answer: Uint8Array, query: Uint8Array) => Uint8Array | Promise<Uint8Array>,
  type = REPLY,
): Promise<{ url: string; server: Server }> {
  const server = createServer(async (request, response) => {
    const query = new Uint8Array(Buffer.concat(await request.toArray()));
    const answer = await fetch(address, {
      method: 'POST',
      headers: { 'content-type': 'application/timestamp-query' },
      body: query,
    });
    const body = await spoil(new Uint8Array(await answer.arrayBuffer()), query);
    response.writeHead(200, { 'content-type': type }).end(body);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, server };
}

describe('a time stamp', () => {
  it('states when the bytes existed, signed by the authority', async () => {
    const { token, at } = await rfc3161(address)(BYTES);
    const signed = new SignedData({ schema: ContentInfo.fromBER(token).content });
    expect(await signed.verify({ signer: 0, data: BYTES.slice().buffer, checkChain: false })).toBe(true);
    const stated = TSTInfo.fromBER(signed.encapContentInfo.eContent?.valueBlock.valueHexView ?? BYTES);
    expect(stated.genTime.toISOString()).toBe(at);
    expect(at.slice(0, 16)).toBe(NOW.slice(0, 16));
  });

  it.each([
    [
      'a refusal',
      () =>
        new Uint8Array(
          new TimeStampResp({ status: new PKIStatusInfo({ status: PKIStatus.rejection }) })
            .toSchema()
            .toBER(),
        ),
      REPLY,
      'was refused',
    ],
    [
      'an answer that was changed',
      (answer: Uint8Array) => answer.with(-1, (answer.at(-1) ?? 0) ^ 1),
      REPLY,
      'something else',
    ],
    [
      'a page in place of an answer',
      () => new TextEncoder().encode('<html></html>'),
      'text/html',
      'answered 200',
    ],
    ['an answer without an end', () => new Uint8Array(200_000), REPLY, 'too much'],
    ['half an answer', (answer: Uint8Array) => answer.slice(0, 100), REPLY, ''],
  ])('is rejected from %s', async (_, spoil, type, message) => {
    const { url, server } = await spoilt(spoil, type);
    await expect(rfc3161(url)(BYTES)).rejects.toThrow(message);
    server.close();
  });

  it('is rejected if it answers an earlier request', async () => {
    let first: Uint8Array | undefined;
    const { url, server } = await spoilt((answer) => (first ??= answer));
    await rfc3161(url)(BYTES);
    await expect(rfc3161(url)(BYTES)).rejects.toThrow('something else');
    server.close();
  });

  it('is rejected if it covers other bytes', async () => {
    const { url, server } = await spoilt(async (_, query) => {
      const changed = Buffer.from(query);
      const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', BYTES));
      const at = changed.indexOf(digest);
      changed[at] = (changed[at] ?? 0) ^ 1;
      const answer = await fetch(address, {
        method: 'POST',
        headers: { 'content-type': 'application/timestamp-query' },
        body: changed,
      });
      return new Uint8Array(await answer.arrayBuffer());
    });
    await expect(rfc3161(url)(BYTES)).rejects.toThrow('something else');
    server.close();
  });

  it('is unavailable while the authority is down', async () => {
    await providers.makeFail('provider rfc3161', 'DOWN');
    await expect(rfc3161(address)(BYTES)).rejects.toThrow('answered 503');
  });
});
