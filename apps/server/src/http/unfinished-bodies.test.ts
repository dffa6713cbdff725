import { EventEmitter, once } from 'node:events';
import { type AddressInfo, connect } from 'node:net';
import { PassThrough } from 'node:stream';
import { finished } from 'node:stream/promises';
import { CALLS } from '@homeline/contract/calls.ts';
import { pathOf } from '@homeline/contract/client.ts';
import type { FastifyReply } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type TestApp, testApp } from '../testing/app.ts';
import { createBodyCounter, type Sender, TooManyBodies } from './unfinished-bodies.ts';

const MOST = { STRANGER: { all: 100, each: 60 }, KNOWN: { all: 200, each: 120 } };
const FIRST: Sender = { kind: 'STRANGER', name: '192.0.2.1' };
const SECOND: Sender = { kind: 'STRANGER', name: '192.0.2.2' };
const BORROWER: Sender = { kind: 'KNOWN', name: 'borrower' };

/** Starts a body of some bytes that never ends. Answering it gives its memory back. */
function unfinished(countBody: ReturnType<typeof createBodyCounter>, sender: Sender, bytes: number) {
  const raw = new EventEmitter();
  const body = new PassThrough();
  const counted = countBody(body, sender, { raw } as unknown as FastifyReply) as PassThrough;
  counted.resume();
  const failed = finished(counted).then(
    () => undefined,
    (error: unknown) => error,
  );
  body.write(Buffer.alloc(bytes));
  return { failed, answer: () => raw.emit('close'), end: () => body.end() };
}

describe('the request bodies that a process buffers', () => {
  it('are limited for one unknown client, so that others get through', async () => {
    const countBody = createBodyCounter(MOST);
    unfinished(countBody, FIRST, 50);
    expect(await unfinished(countBody, FIRST, 11).failed).toBeInstanceOf(TooManyBodies);
    const other = unfinished(countBody, SECOND, 30);
    other.end();
    expect(await other.failed).toBeUndefined();
  });

  it('are limited for all unknown clients together, without limiting known ones', async () => {
    const countBody = createBodyCounter(MOST);
    unfinished(countBody, FIRST, 60);
    expect(await unfinished(countBody, SECOND, 41).failed).toBeInstanceOf(TooManyBodies);
    const known = unfinished(countBody, BORROWER, 100);
    known.end();
    expect(await known.failed).toBeUndefined();
  });

  it('are limited in number per place, however small', async () => {
    const countBody = createBodyCounter(MOST, 3);
    const [first] = [1, 2, 3].map(() => unfinished(countBody, FIRST, 1));
    expect(() => unfinished(countBody, FIRST, 1)).toThrow(TooManyBodies);
    unfinished(countBody, SECOND, 1);
    first?.answer();
    unfinished(countBody, FIRST, 1);
  });

  it('stop counting once answered', async () => {
    const countBody = createBodyCounter(MOST);
    unfinished(countBody, FIRST, 60).answer();
    const next = unfinished(countBody, FIRST, 60);
    next.end();
    expect(await next.failed).toBeUndefined();
  });
});

const uploadPath = (uuid: string) => pathOf(CALLS.uploadDocument, { uuid }, { type: 'PAYSTUB' });

describe('a body', () => {
  let app: TestApp;
  let port: number;
  beforeAll(async () => {
    app = await testApp();
    await app.http.listen({ port: 0, host: '127.0.0.1' });
    ({ port } = app.http.server.address() as AddressInfo);
  });
  afterAll(() => app.stop());

  /** Sends the head of a request that promises 20 MB, and returns the status line before any of it is sent. */
  async function statusBeforeBody(path: string, headers: Record<string, string> = {}): Promise<string> {
    const socket = connect(port, '127.0.0.1');
    const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`);
    socket.write(
      `POST ${path} HTTP/1.1\r\nhost: a\r\ncontent-type: application/pdf\r\ncontent-length: 20000000\r\n${lines.join('')}\r\n`,
    );
    const [first] = (await once(socket, 'data')) as [Buffer];
    socket.destroy();
    return first.toString().split('\r\n')[0] ?? '';
  }

  it('without a signed-in person is refused before it is read', async () => {
    const { uuid } = await app.register();
    expect(await statusBeforeBody(uploadPath(uuid))).toContain(' 401 ');
    expect(await statusBeforeBody('/service-webhooks/external/api/v1/notary')).toContain(' 401 ');
  });

  it('for another person’s application is refused before it is read', async () => {
    const [owner, other] = [await app.register(), await app.register()];
    const headers = { authorization: `Bearer ${other.jwt}` };
    expect(await statusBeforeBody(uploadPath(owner.uuid), headers)).toContain(' 404 ');
  });
});
