import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { request as httpRequest, type IncomingMessage } from 'node:http';
import { connect, type Socket } from 'node:net';
import { CALLS, type CallName } from '@homeline/contract/calls.ts';
import { pathOf } from '@homeline/contract/client.ts';
import { PASSWORD, REGISTRATION } from '../../apps/server/src/testing/app.ts';
import type { Installation } from '../journeys/installation.ts';

type Place = Pick<Installation, 'url'>;

/** A request as anybody could send it, from a loopback address of their own. */
type Asked = {
  readonly method: string;
  readonly path: string;
  readonly from?: string | undefined;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string | Buffer | undefined;
};

export type Answer = {
  readonly status: number;
  readonly headers: IncomingMessage['headers'];
  readonly text: string;
  /** The answer's fields; empty for an answer that isn't JSON. */
  readonly body: Readonly<Record<string, never>>;
};

/** Sends a request once on a connection of its own. An answer is an answer: nothing is tried again. */
export async function ask({ url }: Place, { method, path, from, headers, body }: Asked): Promise<Answer> {
  const { hostname, port } = new URL(url);
  const sent = httpRequest({
    ...{ agent: false, host: hostname, port, method, path },
    ...(from && { localAddress: from }),
    headers: { ...headers, ...(body !== undefined && { 'content-length': Buffer.byteLength(body) }) },
  });
  sent.end(body);
  const [response] = (await once(sent, 'response')) as [IncomingMessage];
  const chunks: Buffer[] = [];
  for await (const chunk of response) chunks.push(chunk as Buffer);
  const text = Buffer.concat(chunks).toString();
  const isJson = String(response.headers['content-type']).startsWith('application/json');
  return {
    ...{ status: response.statusCode ?? 0, headers: response.headers, text },
    body: isJson ? JSON.parse(text) : {},
  };
}

export type Given = {
  readonly params?: object;
  readonly query?: object;
  readonly body?: object | string;
  readonly version?: number;
  readonly jwt?: string | undefined;
  readonly from?: string;
  readonly organisation?: string;
  readonly headers?: Readonly<Record<string, string>>;
};

/** Makes a call of the contract, once. */
export function call(place: Place, name: CallName, given: Given = {}): Promise<Answer> {
  const { params, query, body, version, jwt, from, organisation, headers } = given;
  const content = body instanceof Uint8Array || typeof body === 'string' ? body : JSON.stringify(body);
  return ask(place, {
    ...{ method: CALLS[name].method, path: pathOf(CALLS[name], params, query), from },
    headers: {
      'idempotency-key': randomUUID(),
      ...(organisation && { 'x-org': organisation }),
      ...(jwt && { authorization: `Bearer ${jwt}` }),
      ...(version !== undefined && { 'if-match': `"${version}"` }),
      ...(body !== undefined && { 'content-type': 'application/json' }),
      ...headers,
    },
    body: content as string | Buffer | undefined,
  });
}

export type Registered = { readonly uuid: string; readonly jwt: string; readonly email: string };

/** Registers a borrower. */
export async function register(place: Place, email: string, from?: string): Promise<Registered> {
  const { status, text, body } = await call(place, 'register', {
    ...{ body: { ...REGISTRATION, email } },
    ...(from && { from }),
  });
  if (status !== 201) throw new Error(`register: ${status} ${text}`);
  return { uuid: body['applicationUuid'] ?? '', jwt: body['jwt'] ?? '', email };
}

/** Signs in with a password, and returns the whole answer. */
export function logIn(place: Place, email: string, given: Given & { readonly password?: string } = {}) {
  const { password = PASSWORD, ...others } = given;
  return call(place, 'logIn', { body: { email, password }, ...others });
}

/** Opens a connection and writes to it, without waiting for an answer. Nothing that comes back is read if `isDeaf`. */
export function openSocket({ url }: Place, from: string, text: string, isDeaf = false): Socket {
  const { hostname, port } = new URL(url);
  const socket = connect({ host: hostname, port: Number(port), localAddress: from });
  socket.on('error', () => {});
  if (isDeaf) socket.pause();
  else socket.resume();
  socket.write(text);
  return socket;
}

/** Tells what a promise ends with, or undefined if it takes longer. */
export function within<T>(promise: Promise<T>, ms: number): Promise<T | undefined> {
  const { promise: late, resolve } = Promise.withResolvers<undefined>();
  const timer = setTimeout(resolve, ms);
  return Promise.race([promise, late]).finally(() => clearTimeout(timer));
}
