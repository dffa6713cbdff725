// Proves CA-38, ER-02, ER-03, TE-05.

import { describe, expect, it } from 'vitest';
import * as z from 'zod';
import { call } from './call.ts';
import { createClient, pathOf, RequestError } from './client.ts';

const getThing = call({
  name: 'getThing',
  method: 'GET',
  path: '/things/{id}',
  who: 'ANYONE',
  summary: 'A thing.',
  params: z.object({ id: z.string() }),
  query: z.object({ display: z.string().optional() }),
  answer: z.object({ name: z.string() }),
});

const sendThing = call({
  name: 'sendThing',
  method: 'POST',
  path: '/things',
  who: 'ANYONE',
  summary: 'Sends a thing.',
  body: z.object({ name: z.string() }),
  answer: z.object({ name: z.string() }),
});

const changeThing = call({
  name: 'changeThing',
  method: 'PUT',
  path: '/things',
  who: 'ANYONE',
  versioned: true,
  summary: 'Changes a thing.',
  body: z.object({ name: z.string() }),
  answer: z.object({ name: z.string() }),
});

function clientOver(
  answer: (url: string, init: RequestInit) => Response | Promise<Response>,
  replay?: { id: string; url: string },
) {
  const requests: { url: string; init: RequestInit }[] = [];
  const saved: string[] = [];
  const client = createClient({
    baseUrl: 'https://lender.example',
    origin: () => 'https://lender.example',
    orgCode: () => 'homeline',
    replay: () => replay,
    token: { read: () => 'old-token', save: (token) => saved.push(token) },
    fetch: async (url, init = {}) => {
      requests.push({ url: String(url), init });
      return answer(String(url), init);
    },
  });
  return { client, requests, saved };
}

const json = (body: unknown, init: ResponseInit = {}) => new Response(JSON.stringify(body), init);

describe('a client request', () => {
  it('names the session replay, if there is one', async () => {
    const replayed = clientOver(() => json({ name: 'one' }), { id: 'r1', url: 'https://replay.example/r1' });
    const plain = clientOver(() => json({ name: 'one' }));
    for (const { client } of [replayed, plain]) await client(getThing, { params: { id: 'a' }, query: {} });
    expect(replayed.requests[0]?.init.headers).toMatchObject({
      'x-session-replay-id': 'r1',
      'x-session-replay-url': 'https://replay.example/r1',
    });
    expect(Object.keys(plain.requests[0]?.init.headers ?? {}).join(' ')).not.toContain('replay');
  });

  it('sends cookies, origin, organisation and bearer token, with params in the path and query', async () => {
    const { client, requests } = clientOver(() => json({ name: 'one' }));
    await client(getThing, { params: { id: 'a/b' }, query: { display: 'short' } });
    expect(requests[0]?.url).toBe('https://lender.example/things/a%2Fb?display=short');
    expect(requests[0]?.init).toMatchObject({
      credentials: 'include',
      headers: {
        origin: 'https://lender.example',
        'x-org': 'homeline',
        authorization: 'Bearer old-token',
      },
    });
  });

  it('sends a JSON body', async () => {
    const { client, requests } = clientOver(() => json({ name: 'two' }));
    expect(await client(sendThing, { body: { name: 'two' } })).toEqual({ name: 'two' });
    expect(requests[0]?.init).toMatchObject({ method: 'POST', body: '{"name":"two"}' });
  });

  it('sends the version that the form showed in If-Match', async () => {
    const { client, requests } = clientOver(() => json({ name: 'two' }));
    await client(changeThing, { body: { name: 'two' }, version: 5 });
    expect(requests[0]?.init).toMatchObject({ headers: { 'if-match': '"5"' }, body: '{"name":"two"}' });
  });

  it('omits an undefined query parameter', () => {
    expect(pathOf(getThing, { id: '1' }, { display: undefined })).toBe('/things/1');
  });
});

describe('a client response', () => {
  it('renews the token when its authorization header begins with Bearer', async () => {
    const { client, saved } = clientOver(() =>
      json({ name: 'x' }, { headers: { authorization: 'Bearer new-token' } }),
    );
    await client(getThing, { params: { id: '1' }, query: {} });
    expect(saved).toEqual(['new-token']);
  });

  it('throws an error response with its status, status text, parsed body and joined messages', async () => {
    const body = { code: 'INVALID_INPUT', errors: ['Name: Required', 'Date: Required'] };
    const { client } = clientOver(() => json(body, { status: 400, statusText: 'Bad Request' }));
    const error = await client(getThing, { params: { id: '1' }, query: {} }).catch(
      (thrown: unknown) => thrown,
    );
    expect(error).toBeInstanceOf(RequestError);
    expect(error).toMatchObject({
      status: 400,
      statusText: 'Bad Request',
      data: body,
      message: 'Name: Required, Date: Required',
    });
  });

  it('throws an unexpected error when the response body cannot be parsed', async () => {
    const { client } = clientOver(() => new Response('<html>', { status: 502 }));
    await expect(client(getThing, { params: { id: '1' }, query: {} })).rejects.toMatchObject({
      status: 502,
      message: 'Something unexpected happened',
    });
  });

  it('throws an error with status 0 when there is no response', async () => {
    const { client } = clientOver(() => Promise.reject(new TypeError('failed to fetch')));
    await expect(client(getThing, { params: { id: '1' }, query: {} })).rejects.toMatchObject({ status: 0 });
  });
});
