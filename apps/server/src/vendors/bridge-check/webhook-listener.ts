import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { parseJson } from '../http-call.ts';
import { hasSignatureHeaders, verifyWebhook, WEBHOOKS, type WebhookPort } from '../webhook.ts';
import { issueTexts } from './judge-answer.ts';

/** A webhook as it arrived, once for each time. */
export type Delivery = {
  /** Absent unless it is signed. */
  readonly id?: string;
  readonly body: unknown;
  readonly problems: readonly string[];
};

const PATH = '/service-webhooks/external/api/v1/';
const NOT_SIGNED =
  'Isn’t signed: X-Webhook-Id, X-Webhook-Timestamp and X-Webhook-Signature, not older than five minutes';
const WRONG_SIGNATURE =
  'The signature isn’t the HMAC-SHA256 of id.timestamp.body under the secret, in hexadecimal';

/**
 * Takes a port's webhooks as the server does, but answers the first arrival of each with 503, so that it must come again.
 * @param listenOn 0 chooses a free port of this machine
 */
export async function listenForWebhooks(
  { port, secret }: { readonly port: WebhookPort; readonly secret: string },
  listenOn: number,
) {
  const deliveries: Delivery[] = [];
  const take = (delivery: Delivery, status: number) => {
    deliveries.push(delivery);
    return status;
  };
  const statusFor = (
    path: string,
    headers: Parameters<typeof verifyWebhook>[0]['headers'],
    rawBody: string,
  ) => {
    const body = parseJson(rawBody);
    if (path !== PATH + port)
      return take({ body, problems: [`Came to ${path} instead of ${PATH}${port}`] }, 404);
    const nowMs = Date.now();
    const id = verifyWebhook({ secrets: [secret], headers, rawBody, nowMs });
    if (id === undefined) {
      const problem = hasSignatureHeaders(headers, nowMs) ? WRONG_SIGNATURE : NOT_SIGNED;
      return take({ body, problems: [problem] }, 401);
    }
    const problems = problemsOf(port, body);
    if (problems.length > 0) return take({ id, body, problems }, 400);
    const isFirst = deliveries.every((each) => each.id !== id);
    return take({ id, body, problems }, isFirst ? 503 : 204);
  };
  const server = createServer(async (request, response) => {
    const rawBody = Buffer.concat(await request.toArray()).toString();
    response.writeHead(statusFor(request.url ?? '', request.headers, rawBody)).end();
  }).listen(listenOn);
  await once(server, 'listening');
  return {
    deliveries: deliveries as readonly Delivery[],
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    stop: () => {
      server.close();
      server.closeAllConnections();
    },
  };
}

function problemsOf(port: WebhookPort, body: unknown): readonly string[] {
  if ((body as { port?: unknown } | undefined)?.port !== port) return [`port: isn’t ${port}`];
  const read = WEBHOOKS[port].safeParse(body);
  return read.success ? [] : issueTexts(read.error);
}
