import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A request that a provider got. */
type RecordedRequest = {
  /** The method and the path with its query. */
  readonly call: string;
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
  /** What its JSON says; the text of any other body. */
  readonly body: unknown;
};

type Answer = {
  readonly status?: number;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: object;
  /** Instead of JSON. */
  readonly text?: string;
};

/** Starts a provider that keeps every request and answers as the test says: 200 and an empty object unless it says more. */
export async function startRecorder(answerTo: (request: RecordedRequest) => Answer = () => ({})) {
  const requests: RecordedRequest[] = [];
  const server = createServer(async (incoming, response) => {
    const text = Buffer.concat(await incoming.toArray()).toString();
    const isJson = incoming.headers['content-type'] === 'application/json';
    const request: RecordedRequest = {
      call: `${incoming.method} ${incoming.url}`,
      headers: incoming.headers,
      body: isJson ? JSON.parse(text) : text,
    };
    requests.push(request);
    const { status = 200, headers = {}, body = {}, text: sent } = answerTo(request);
    response.writeHead(status, headers).end(sent ?? JSON.stringify(body));
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    requests,
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    stop: () => server.close(),
  };
}
export type Recorder = Awaited<ReturnType<typeof startRecorder>>;
