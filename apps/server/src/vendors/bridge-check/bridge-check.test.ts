// Proves PR-14.

import { createHmac, randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { DEFAULT_WEBHOOK_SECRET } from '@homeline/sandbox/sandbox.ts';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { PORTS } from '../../settings.ts';
import { RETRY_DEFAULTS } from '../http-call.ts';
import { publishedCalls } from '../published-calls.ts';
import { startTestProviders, type TestProviders } from '../testing/test-providers.ts';
import type { BridgePort } from '../vendors.ts';
import { checkBridge, type Finding, type TakenQuestion } from './check-bridge.ts';
import { checkWebhooks } from './check-webhooks.ts';
import { readSample } from './read-sample.ts';
import { SAMPLE } from './sample-requests.ts';
import { listenForWebhooks } from './webhook-listener.ts';

const LIMITS = { waitMs: 5000, pollMs: 50 };

let providers: TestProviders;
beforeAll(async () => {
  providers = await startTestProviders();
});
afterAll(() => providers.stop());

/** Returns what a check of a bridge finds, and the questions that it took. */
async function checked(port: BridgePort, url = `${providers.url}/${port}`, timeoutMs = 5000) {
  const findings: Finding[] = [];
  const bridge = {
    ...{ port, url, key: `sandbox-${port}`, sample: SAMPLE, ...LIMITS },
    patience: { ...RETRY_DEFAULTS, timeoutMs, firstPauseMs: 1 },
  };
  const taken = await checkBridge(bridge, (finding) => findings.push(finding));
  return { findings, taken };
}

const brokenIn = (findings: readonly Finding[]) =>
  findings.flatMap(({ call, rule, ...found }) =>
    'problems' in found && found.problems.length > 0 ? [{ call, rule, problems: found.problems }] : [],
  );
const untriedIn = (findings: readonly Finding[]) =>
  findings.flatMap(({ call, ...found }) => ('untried' in found ? [`${call}: ${found.untried}`] : []));

it.each(PORTS)('finds nothing wrong with the sandbox’s bridge of %s', async (port) => {
  const { findings } = await checked(port);
  expect(brokenIn(findings)).toEqual([]);
  expect(untriedIn(findings)).toEqual(
    port === 'bank' ? ['POST /accounts: it needs a visit to the provider’s page'] : [],
  );
  const calls = Object.groupBy(findings, ({ call }) => call);
  for (const [call, of = []] of Object.entries(calls))
    if (call.startsWith('POST') && call !== 'POST /accounts') expect(of, call).toHaveLength(10);
});

it('makes each call take effect exactly twice', async () => {
  const before = (await providers.requests()).length;
  await checked('credit');
  const sent = (await providers.requests()).slice(before).filter(({ call }) => call !== 'requests');
  expect(sent.filter(({ acted }) => acted).map(({ call }) => call)).toEqual([
    ...['soft-pulls', 'soft-pulls', 'hard-pulls', 'hard-pulls'],
  ]);
});

it('asks about somebody whom the provider’s test environment knows', () => {
  const given = JSON.stringify({ lastName: 'Known', ssn: '666001234' });
  expect(readSample(given)).toEqual({
    sample: { ...SAMPLE, person: { ...SAMPLE.person, lastName: 'Known', ssn: '666001234' } },
  });
  expect(readSample('{"name": "Known"}')).toEqual({ problems: [expect.stringContaining('"name"')] });
  expect(readSample('Known')).toEqual({ problems: [expect.stringContaining('expected object')] });
});

type Passed = {
  readonly method: string;
  path: string;
  headers: Record<string, string>;
  body: string;
};
type Reply = { status: number; text: string };
type Forward = (request: Passed) => Promise<Reply>;

/** Starts a bridge that passes every call on to the sandbox, with a defect in between. */
async function startBrokenBridge(defect: (request: Passed, forward: Forward) => Promise<Reply>) {
  const forward: Forward = async ({ method, path, headers, body }) => {
    const response = await fetch(providers.url + path, {
      ...{ method, headers },
      ...(method === 'POST' && { body }),
    });
    return { status: response.status, text: await response.text() };
  };
  const server = createServer(async (incoming, response) => {
    const { authorization = '', 'idempotency-key': key = '' } = incoming.headers;
    const request = {
      ...{ method: incoming.method ?? '', path: incoming.url ?? '' },
      headers: { authorization, 'idempotency-key': String(key), 'content-type': 'application/json' },
      body: Buffer.concat(await incoming.toArray()).toString(),
    };
    const { status, text } = await defect(request, forward);
    response.writeHead(status).end(text);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    stop: () => {
      server.close();
      server.closeAllConnections();
    },
  };
}

/** Sends a question under another reference, so that it has an effect of its own. */
async function asAnother(request: Passed, forward: Forward): Promise<Reply> {
  const { reference } = JSON.parse(request.body);
  const other = randomUUID();
  const swap = (text: string) => text.replaceAll(reference, other);
  const sent = await forward({
    ...{ ...request, body: swap(request.body) },
    headers: { ...request.headers, 'idempotency-key': other },
  });
  return { ...sent, text: sent.text.replaceAll(other, reference) };
}

const isQuestion = ({ method }: Passed) => method === 'POST';
const changed = (reply: Reply, change: (answer: Record<string, unknown>) => object): Reply =>
  reply.status === 200 ? { ...reply, text: JSON.stringify(change(JSON.parse(reply.text))) } : reply;

/** Keeps a reference only once the provider has answered, so that two at once both have an effect. */
function keepingLate() {
  const kept = new Map<string, Reply>();
  return async (request: Passed, forward: Forward): Promise<Reply> => {
    const reference = request.headers['idempotency-key'] ?? '';
    const reply = kept.get(reference) ?? (await forward(request));
    if (!isQuestion(request) || reply.status !== 200 || kept.has(reference)) return reply;
    const answer = await asAnother(request, forward);
    kept.set(reference, answer);
    return answer;
  };
}

type Defect = {
  readonly name: string;
  readonly port: BridgePort;
  readonly rule: string;
  readonly says: string;
  readonly defect: (request: Passed, forward: Forward) => Promise<Reply>;
};
const DEFECTS: readonly Defect[] = [
  {
    name: 'takes any key',
    port: 'credit',
    rule: 'refuses a question with a wrong key',
    says: 'Answered 200 instead of 401',
    defect: (request, forward) =>
      forward({ ...request, headers: { ...request.headers, authorization: 'Bearer sandbox-credit' } }),
  },
  {
    name: 'refuses a wrong key with 403',
    port: 'sanctions',
    rule: 'refuses a question with a wrong key',
    says: 'Answered 403 instead of 401',
    defect: async (request, forward) => {
      const reply = await forward(request);
      return reply.status === 401 ? { ...reply, status: 403 } : reply;
    },
  },
  {
    name: 'breaks down at a body that isn’t JSON',
    port: 'sanctions',
    rule: 'refuses a body that isn’t JSON',
    says: 'Answered 500 instead of 400',
    defect: async (request, forward) =>
      isQuestion(request) && !request.body.endsWith('}') ? { status: 500, text: '' } : forward(request),
  },
  {
    name: 'answers a question about nobody',
    port: 'sanctions',
    rule: 'refuses a question that lacks what it asks about',
    says: 'Answered 200 instead of 400',
    defect: async (request, forward) => {
      const reply = await forward(request);
      return isQuestion(request) && reply.status === 400 ? { status: 200, text: '{}' } : reply;
    },
  },
  {
    name: 'keeps what it refused for the wrong key',
    port: 'sanctions',
    rule: 'keeps nothing of a question that it refused',
    says: 'Answered 200 instead of 404',
    defect: async (request, forward) => {
      const reply = await forward(request);
      if (reply.status === 401 && isQuestion(request))
        await forward({
          ...request,
          headers: { ...request.headers, authorization: 'Bearer sandbox-sanctions' },
        });
      return reply;
    },
  },
  {
    name: 'leaves out how a score compares',
    port: 'credit',
    rule: 'answers a question in time and as the document says',
    says: 'file.scoreOutranksPercent: Must say how the score compares to the scores of other consumers',
    defect: async (request, forward) =>
      changed(await forward(request), (answer) => ({
        ...answer,
        file: { ...(answer['file'] as object), scoreOutranksPercent: null },
      })),
  },
  {
    name: 'answers with an unknown outcome',
    port: 'sanctions',
    rule: 'answers a question in time and as the document says',
    says: 'outcome: Invalid option: expected one of "CLEAR"|"POSSIBLE_MATCH"',
    defect: async (request, forward) =>
      changed(await forward(request), (answer) => ({ ...answer, outcome: 'FINE' })),
  },
  {
    name: 'answers a page',
    port: 'sanctions',
    rule: 'answers a question in time and as the document says',
    says: 'Answered 200 without JSON',
    defect: async (request, forward) => {
      const reply = await forward(request);
      return reply.status === 200 ? { status: 200, text: '<html>' } : reply;
    },
  },
  {
    name: 'answers 200 while the answer is pending',
    port: 'disbursement',
    rule: 'answers a question in time and as the document says',
    says: 'Answered 200 with the status PENDING, which goes with 202',
    defect: async (request, forward) => {
      const reply = await forward(request);
      return reply.status === 202 ? { ...reply, status: 200 } : reply;
    },
  },
  {
    name: 'doesn’t know the sample person',
    port: 'sanctions',
    rule: 'answers a question in time and as the document says',
    says: 'Answered 400 to a well-formed question. If the provider doesn’t know the sample person, give one that it knows: --person',
    defect: async (request, forward) => {
      const reply = await forward(request);
      return isQuestion(request) && reply.status === 200 ? { ...reply, status: 400 } : reply;
    },
  },
  {
    name: 'orders again for a repeat',
    port: 'documents',
    rule: 'gives the same reference the first answer, without a second effect',
    says: 'envelope: differs from the first answer',
    defect: async (request, forward) => {
      const reply = await forward(request);
      return isQuestion(request) && reply.status === 200 ? asAnother(request, forward) : reply;
    },
  },
  {
    name: 'orders twice for two at once',
    port: 'documents',
    rule: 'gives one answer to a reference that comes twice at once',
    says: 'envelope: differs from the first answer',
    defect: keepingLate(),
  },
  {
    name: 'doesn’t answer',
    port: 'sanctions',
    rule: 'answers a question in time and as the document says',
    says: 'No answer within 5 seconds',
    defect: async (request, forward) => {
      const reply = await forward(request);
      return isQuestion(request) && reply.status === 200 ? new Promise(() => {}) : reply;
    },
  },
  {
    name: 'forgets references',
    port: 'sanctions',
    rule: 'tells the outcome of a reference',
    says: 'Answered 404',
    defect: async (request, forward) =>
      isQuestion(request)
        ? forward(request)
        : { status: request.headers['authorization'] ? 404 : 401, text: '' },
  },
  {
    name: 'refuses fields that it doesn’t know',
    port: 'sanctions',
    rule: 'ignores fields that it doesn’t know',
    says: 'Answered 400 to a well-formed question. If the provider doesn’t know the sample person, give one that it knows: --person',
    defect: async (request, forward) =>
      request.body.includes('LaterVersion') ? { status: 400, text: '' } : forward(request),
  },
];

describe.each(DEFECTS)('a bridge that $name', ({ port, rule, says, defect }) => {
  it('is told what is wrong in plain words', async () => {
    const bridge = await startBrokenBridge((request, forward) =>
      defect({ ...request, path: `/${port}${request.path}` }, forward),
    );
    try {
      const broken = brokenIn((await checked(port, bridge.url)).findings);
      expect(broken.find((finding) => finding.rule === rule)?.problems).toEqual([says]);
    } finally {
      bridge.stop();
    }
  });
});

describe('the webhooks of a bridge', () => {
  const SECRET = `${DEFAULT_WEBHOOK_SECRET} disbursement`;
  const question = {
    ...{ reference: randomUUID(), fileNumber: randomUUID() },
    published: publishedCalls('disbursement')[0]?.published ?? expect.fail(),
    outcome: { outcome: 'SETTLED' },
  };
  const event = {
    ...{ id: randomUUID(), port: 'disbursement', event: 'TRANSFER_ENDED', outcome: 'SETTLED' },
    ...{ reference: question.reference, fileNumber: question.fileNumber },
  };
  let listener: Awaited<ReturnType<typeof listenForWebhooks>>;
  beforeEach(async () => {
    listener = await listenForWebhooks({ port: 'disbursement', secret: SECRET }, 0);
  });
  afterEach(() => listener.stop());

  async function send(
    body: object,
    { id = String(randomUUID()), secret = SECRET, path = 'disbursement' } = {},
  ) {
    const text = JSON.stringify(body);
    const timestamp = String(Math.floor(Date.now() / 1000));
    const signature = createHmac('sha256', secret).update(`${id}.${timestamp}.${text}`).digest('hex');
    const headers = {
      ...{ 'x-webhook-id': id, 'x-webhook-timestamp': timestamp, 'x-webhook-signature': signature },
    };
    const url = `${listener.url}/service-webhooks/external/api/v1/${path}`;
    return (await fetch(url, { method: 'POST', headers, body: text })).status;
  }
  async function judged(limits = { waitMs: 0, pollMs: 1 }, taken: readonly TakenQuestion[] = [question]) {
    const findings: Finding[] = [];
    await checkWebhooks(listener, { taken, ...limits }, (finding) => findings.push(finding));
    return { findings, problems: brokenIn(findings).flatMap(({ problems }) => problems) };
  }

  it('of the sandbox are signed, come again after a 503 and tell the outcome', async () => {
    const sender = await startTestProviders([], listener.url);
    try {
      const { findings, taken } = await checked('disbursement', `${sender.url}/disbursement`);
      expect(brokenIn(findings)).toEqual([]);
      const { findings: found, problems } = await judged(LIMITS, taken);
      expect(problems).toEqual([]);
      expect(untriedIn(found)).toEqual([]);
      expect(listener.deliveries.length).toBeGreaterThanOrEqual(4);
    } finally {
      await sender.stop();
    }
  });

  it('are not judged when none came', async () => {
    expect(untriedIn((await judged()).findings)).toEqual(['Webhooks: none came']);
  });

  it('must be signed with the secret, at their address', async () => {
    expect(await send(event, { secret: 'another' })).toBe(401);
    expect(await send(event, { id: '' })).toBe(401);
    expect(await send(event, { path: 'flood' })).toBe(404);
    expect((await judged()).problems).toEqual([
      'The signature isn’t the HMAC-SHA256 of id.timestamp.body under the secret, in hexadecimal',
      'Isn’t signed: X-Webhook-Id, X-Webhook-Timestamp and X-Webhook-Signature, not older than five minutes',
      'Came to /service-webhooks/external/api/v1/flood instead of /service-webhooks/external/api/v1/disbursement',
    ]);
  });

  it('must say what the document says, about a question that was asked', async () => {
    expect(await send({ ...event, outcome: 'RETURNED', returnCode: 'closed' })).toBe(400);
    const strange = { ...event, reference: randomUUID() };
    for (const status of [503, 204]) expect(await send(strange, { id: 'strange' })).toBe(status);
    expect((await judged()).problems).toEqual([
      expect.stringMatching(/^returnCode: /),
      'reference: isn’t one of a question',
    ]);
  });

  it('must come again, unchanged, until they are taken', async () => {
    await send(event, { id: 'once' });
    for (const code of ['R01', 'R02'])
      await send({ ...event, outcome: 'RETURNED', returnCode: code }, { id: 'changed' });
    expect((await judged()).problems).toEqual([
      'Answered with 503, one didn’t come again under its id',
      'One came again under its id with another body',
      'outcome: differs from the first answer',
      'returnCode: differs from the first answer',
    ]);
  });
});
