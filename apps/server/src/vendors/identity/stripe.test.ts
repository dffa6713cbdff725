// Proves PR-06, PR-16, PR-32, PR-33, PR-43.

import { randomUUID } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Persona } from '@homeline/domain/sample-people/persona.ts';
import Stripe from 'stripe';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { RETRY_DEFAULTS } from '../http-call.ts';
import { describeAdapter } from '../testing/conformance.ts';
import { partyOf } from '../testing/exchanges.ts';
import { startRecorder } from '../testing/recorder.ts';
import { memoryInProcess, standInValues } from '../testing/stand-in-account.ts';
import { startTestProviders, type TestProviders, testPersona } from '../testing/test-providers.ts';
import type { IdentityPort } from './port.ts';
import { stripe } from './stripe.ts';

const TOOLS = { patience: { ...RETRY_DEFAULTS, firstPauseMs: 1 }, memory: memoryInProcess() };
const RETURN_URL = 'https://apply.lender.example/account/heloc/1/identity?returned=1';
const open = (values: Readonly<Record<string, string>>) =>
  stripe.create(values, TOOLS).identity as Required<IdentityPort>;

/** Shows an ID at Stripe's page, by default the person's own. Returns where Stripe sends them. */
async function showId(url: string, person: Persona, changed: Readonly<Record<string, string>> = {}) {
  const { firstName: first_name, lastName: last_name, dob = '' } = partyOf(person);
  const body = new URLSearchParams({ action: 'submit', first_name, last_name, dob, ...changed });
  const answer = await fetch(url, { method: 'POST', body, redirect: 'manual' });
  return answer.headers.get('location');
}

/** Lets the sandbox know whose application it is. */
async function identify(providers: TestProviders, person: Persona, fileNumber: string) {
  const { street1, city, state, zip } = person.property;
  await providers.vendors.property.lookup.ask({
    ...{
      reference: randomUUID(),
      fileNumber,
      owner: partyOf(person),
      address: { street1, city, state, zip },
    },
  });
}

async function opened(values: Readonly<Record<string, string>>, fileNumber: string) {
  const answer = await open(values).hosted.ask({
    reference: randomUUID(),
    fileNumber,
    returnUrl: RETURN_URL,
  });
  return answer.ok && !answer.pending ? answer.answer.url : expect.fail('not opened');
}

describeAdapter({
  name: 'stripe',
  cases: [
    {
      exchange: 'identity.hosted',
      good: { url: expect.stringContaining('/providers/stripe/start/') },
      keepsOutcome: false,
      makes: 'sessions',
    },
    {
      exchange: 'identity.check of a hosted ID',
      async before(providers, person, fileNumber) {
        await identify(providers, person, fileNumber);
        await showId(await opened(standInValues('stripe', providers.url), fileNumber), person);
      },
      keepsOutcome: false,
    },
  ],
  webhooks: {
    async cause({ providers, person, intent: { fileNumber }, hook }) {
      const values = standInValues('stripe', providers.url);
      await fetch(`${values['url']}/v1/webhook_endpoints`, {
        method: 'POST',
        headers: { authorization: `Bearer ${values['key']}` },
        body: new URLSearchParams({ url: hook }),
      });
      await showId(await opened(values, fileNumber), person);
    },
    says: ({ fileNumber }) => ({ kind: 'CHANGED', fileNumber }),
    lifetimeSeconds: 300,
  },
});

describe('Stripe Identity', () => {
  const person = testPersona(1);
  let providers: TestProviders;
  let values: Readonly<Record<string, string>>;
  beforeAll(async () => {
    providers = await startTestProviders([person]);
    values = standInValues('stripe', providers.url);
  });
  afterAll(() => providers.stop());

  const checked = (fileNumber: string, at = values, whom = person) =>
    open(at).check.ask({ reference: randomUUID(), fileNumber, person: partyOf(whom), hosted: true });

  it('verifies an ID on its own page, and leaves our photos to the bridge', () => {
    const { check } = stripe.create(values, TOOLS).identity ?? {};
    const intent = { reference: '', fileNumber: '', person: partyOf(person) };
    const image = { name: 'id.jpg', contentType: 'image/jpeg', bytes: Buffer.from('') };
    expect(check?.takes?.({ ...intent, hosted: true })).toBe(true);
    expect(check?.takes?.({ ...intent, type: 'PASSPORTFRONT', image })).toBe(false);
  });

  it('returns the person to the application, and opens its page once', async () => {
    const url = await opened(values, randomUUID());
    expect(await (await fetch(url)).text()).toContain('Scan your ID and your face');
    expect(await showId(url, person)).toBe(RETURN_URL);
    expect((await fetch(url)).status).toBe(404);
  });

  it('opens one session per request, despite repeats', async () => {
    const fileNumber = randomUUID();
    const request = { reference: randomUUID(), fileNumber, returnUrl: RETURN_URL };
    const first = await open(values).hosted.ask(request);
    expect(await open(values).hosted.ask(request)).toEqual(first);
  });

  it.each([
    ['another name', { first_name: 'Somebody', last_name: 'Else' }, 'name differs'],
    ['another last name', { last_name: 'Else' }, 'name differs'],
    ['another date of birth', { dob: '1950-01-01' }, 'date of birth differs'],
    ['no name that could be read', { first_name: '' }, 'missing'],
    ['no date of birth', { dob: '' }, 'missing'],
  ])('refers a genuine document with %s to staff', async (_, changed, remark) => {
    const fileNumber = randomUUID();
    await showId(await opened(values, fileNumber), person, changed);
    const result = await checked(fileNumber);
    expect(result).toMatchObject({
      answer: { answer: 'PENDING_REVIEW', remark: expect.stringContaining(remark) },
    });
    expect(JSON.stringify(result)).not.toMatch(/Else|1950|Number1/);
  });

  it('matches a person despite a second name or accents on the document', async () => {
    const fileNumber = randomUUID();
    await showId(await opened(values, fileNumber), person, { first_name: 'PÉRSON MARY' });
    expect(await checked(fileNumber)).toMatchObject({ answer: { answer: 'VERIFIED' } });
  });

  it('leaves a name without letters to a person', async () => {
    const fileNumber = randomUUID();
    await showId(await opened(values, fileNumber), person, { first_name: '-', last_name: '.' });
    expect(await checked(fileNumber)).toMatchObject({ answer: { answer: 'PENDING_REVIEW' } });
  });

  it('uses the newest visit', async () => {
    const fileNumber = randomUUID();
    const [first, second] = [await opened(values, fileNumber), await opened(values, fileNumber)];
    await showId(first, person, { last_name: 'Else' });
    await showId(second, person);
    expect(await checked(fileNumber)).toMatchObject({ answer: { answer: 'VERIFIED' } });
  });

  it('opens no page again before the result of the visit was read', async () => {
    const fileNumber = randomUUID();
    await showId(await opened(values, fileNumber), person, { last_name: 'Else' });
    const { sessions } = await providers.made();
    expect(await opened(values, fileNumber)).toBe(RETURN_URL);
    expect(await providers.made()).toMatchObject({ sessions });
    await checked(fileNumber);
    expect(await opened(values, fileNumber)).toContain('/providers/stripe/start/');
  });

  it('opens its page again for whoever went back without showing anything', async () => {
    const fileNumber = randomUUID();
    await showId(await opened(values, fileNumber), person, { action: 'decline' });
    await opened(values, fileNumber);
    expect(await opened(values, fileNumber)).toContain('/providers/stripe/start/');
  });

  it.each([
    ['fails again', 'FAILED_VERIFICATION', 'couldn’t be verified. 3 tries at Stripe failed.'],
    ['works', 'VERIFIED', 'Verified now. 3 tries at Stripe failed.'],
  ])(
    'counts the tries that Stripe judged, so that a person decides when the last %s',
    async (_, last, why) => {
      const answers = [...Array(last === 'VERIFIED' ? 3 : 2).fill('FAILED_VERIFICATION'), last];
      const trying = testPersona(last === 'VERIFIED' ? 3 : 4, [{ port: 'identity', answers }]);
      const own = await startTestProviders([trying]);
      const at = standInValues('stripe', own.url);
      const fileNumber = randomUUID();
      await identify(own, trying, fileNumber);
      // In tabs that were all opened before the first visit.
      const pages = await Promise.all(answers.map(() => opened(at, fileNumber)));
      for (const page of pages) await showId(page, trying);
      expect(await checked(fileNumber, at, trying)).toMatchObject({
        answer: { answer: 'PENDING_REVIEW', remark: expect.stringContaining(why) },
      });
      await own.stop();
    },
  );

  it('counts each try within one visit, and looks into a picture that was manipulated there', async () => {
    const report = (code: string) => ({
      ...{ client_reference_id: 'one', verification_session: 'vs_1' },
      ...{ document: { status: 'verified', error: null }, selfie: { status: 'unverified', error: { code } } },
    });
    const outputs = { first_name: 'Person', last_name: 'Number1', dob: { year: 1979, month: 8, day: 21 } };
    const remarkAfter = async (...codes: string[]) => {
      const recorder = await startRecorder(({ call }) => {
        const session = { id: 'vs_1', client_reference_id: 'one', status: 'verified' };
        if (call.includes('verification_reports')) return { body: { data: codes.map(report) } };
        return { body: call.includes('vs_1') ? { verified_outputs: outputs } : { data: [session] } };
      });
      const result = await checked('one', { ...values, url: recorder.url });
      recorder.stop();
      return result.ok && !result.pending ? (result.answer.remark ?? result.answer.answer) : 'failed';
    };
    expect(await remarkAfter('selfie_unverified_other', 'selfie_unverified_other')).toBe('VERIFIED');
    expect(await remarkAfter(...Array<string>(3).fill('selfie_unverified_other'))).toContain('3 tries');
    expect(await remarkAfter('selfie_manipulated')).toContain('may have been manipulated');
  });

  it.each([
    ['came back without finishing', () => undefined],
    ['declined', (url: string) => showId(url, person, { action: 'decline' })],
  ])('lets a person try again who %s', async (_, act) => {
    const fileNumber = randomUUID();
    await act(await opened(values, fileNumber));
    expect(await checked(fileNumber)).toMatchObject({ answer: { answer: 'FAILED_VERIFICATION' } });
  });

  it('lets a person whose session is gone try again', async () => {
    expect(await checked(randomUUID())).toMatchObject({ answer: { answer: 'FAILED_VERIFICATION' } });
  });

  describe('answers', () => {
    /** A provider that always answers this. */
    async function against<Found>(status: number, body: object, act: (at: typeof values) => Promise<Found>) {
      const server = createServer((_, response) =>
        response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body)),
      );
      await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
      const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
      const found = await act({ ...values, url });
      server.close();
      return found;
    }
    const FILE = 'the application';
    const listOf = (...sessions: object[]) => ({
      ...{ object: 'list', newer: {} },
      data: sessions.map((session, row) => ({ id: `vs_${row}`, client_reference_id: FILE, ...session })),
    });

    it('are pending while Stripe still verifies', async () => {
      const result = await against(200, listOf({ status: 'processing' }), (at) => checked(FILE, at));
      expect(result).toEqual({ ok: true, pending: true });
    });

    it.each([
      ...[
        'abandoned',
        'consent_declined',
        'country_not_supported',
        'device_not_supported',
        'document_expired',
      ],
      ...['document_type_not_supported', 'document_unverified_other', 'selfie_document_missing_photo'],
      ...['selfie_unverified_other', 'a code of tomorrow'],
    ])('of %s let the person try again', async (code) => {
      const session = { status: 'requires_input', last_error: { code, reason: '…' } };
      const result = await against(200, listOf(session), (at) => checked(FILE, at));
      expect(result).toMatchObject({ answer: { answer: 'FAILED_VERIFICATION', remark: expect.any(String) } });
    });

    it.each(['selfie_face_mismatch', 'selfie_manipulated', 'under_supported_age'])(
      'of %s go to a person',
      async (code) => {
        const session = { status: 'requires_input', last_error: { code } };
        const result = await against(200, listOf(session), (at) => checked(FILE, at));
        expect(result).toMatchObject({ answer: { answer: 'PENDING_REVIEW' } });
      },
    );

    it.each(['canceled', 'a status of tomorrow'])('of a session that is %s never verify', async (status) => {
      const result = await against(200, listOf({ status }), (at) => checked(FILE, at));
      expect(result).toMatchObject({ answer: { answer: 'FAILED_VERIFICATION' } });
    });

    it.each([
      [
        'was opened again and left',
        [{ status: 'requires_input' }, { status: 'processing' }],
        { pending: true },
      ],
      ...['abandoned', 'consent_declined'].map((code) => [
        `was left in the middle (${code})`,
        [{ status: 'requires_input', last_error: { code } }, { status: 'processing' }],
        { pending: true },
      ]),
      [
        'failed after one that Stripe still verifies',
        [{ status: 'requires_input', last_error: { code: 'selfie_manipulated' } }, { status: 'processing' }],
        { answer: { answer: 'PENDING_REVIEW' } },
      ],
      [
        'is of another application',
        [{ status: 'processing', client_reference_id: 'another' }],
        { answer: { answer: 'FAILED_VERIFICATION' } },
      ],
    ] as [string, object[], object][])('of a list whose newest session %s', async (_, sessions, result) => {
      expect(await against(200, listOf(...sessions), (at) => checked(FILE, at))).toMatchObject(result);
    });

    const { firstName, lastName, dob = '' } = partyOf(person);
    const [year, month, day] = dob.split('-').map(Number);
    it.each([
      ['selfie_manipulated', 'PENDING_REVIEW'],
      ['selfie_face_mismatch', 'PENDING_REVIEW'],
      ['document_expired', 'VERIFIED'],
      ['abandoned', 'VERIFIED'],
    ])('of a verified visit after one that ended with %s are %s', async (code, answer) => {
      const sessions = listOf({ status: 'verified' }, { status: 'requires_input', last_error: { code } });
      const body = {
        ...sessions,
        verified_outputs: { first_name: firstName, last_name: lastName, dob: { year, month, day } },
      };
      expect(await against(200, body, (at) => checked(FILE, at))).toMatchObject({ answer: { answer } });
    });

    it('without document data go to staff, as after a redaction', async () => {
      const body = { ...listOf({ status: 'verified' }), verified_outputs: null };
      const result = await against(200, body, (at) => checked(FILE, at));
      expect(result).toMatchObject({ answer: { answer: 'PENDING_REVIEW' } });
    });

    it.each([
      [400, 'invalid_request_error', 'REFUSED'],
      [400, 'idempotency_error', 'REFUSED'],
      [401, 'invalid_request_error', 'REFUSED'],
      [403, 'invalid_request_error', 'REFUSED'],
      [409, 'invalid_request_error', 'REFUSED'],
      [429, 'rate_limit_error', 'UNREACHABLE'],
      [500, 'api_error', 'UNREACHABLE'],
    ])('of status %i %s are failures', async (status, type, failed) => {
      const result = await against(status, { error: { type, message: '…' } }, (at) => checked(FILE, at));
      expect(result).toMatchObject({ ok: false, failure: { failed } });
    });
  });

  describe('the end of an application’s records', () => {
    const forget = (changed: Readonly<Record<string, string>>, fileNumber: string) =>
      stripe.forget?.({ ...values, ...changed }, fileNumber, TOOLS);

    it('redacts each of its sessions, and none of another’s', async () => {
      const [gone, other] = [randomUUID(), randomUUID()];
      const first = await opened(values, gone);
      await opened(values, gone);
      await opened(values, other);
      await showId(first, person);
      const redacted = async () => (await providers.made())['redactedIds'] ?? 0;
      const before = await redacted();
      expect(await forget({}, gone)).toEqual({ ok: true });
      expect(await redacted()).toBe(before + 2);
      expect(await forget({}, gone)).toEqual({ ok: true });
      expect(await redacted()).toBe(before + 2);
    });

    it.each([
      ['canceled', { ok: true }],
      ['processing', { ok: false, failure: { failed: 'REFUSED', mayHaveActed: false } }],
    ])('whose session is %s when Stripe refuses to redact it', async (status, result) => {
      const recorder = await startRecorder(({ call }) =>
        call.startsWith('POST')
          ? { status: 400 }
          : { body: { data: [{ id: 'vs_1', client_reference_id: 'one', status }] } },
      );
      expect(await forget({ url: recorder.url }, 'one')).toEqual(result);
      recorder.stop();
    });

    it('goes through every page of a long list', async () => {
      const recorder = await startRecorder(({ call }) => {
        if (call.startsWith('POST')) return {};
        const isLast = call.includes('starting_after=vs_1');
        const session = { id: isLast ? 'vs_2' : 'vs_1', client_reference_id: 'one', status: 'verified' };
        return { body: { data: [session], has_more: !isLast } };
      });
      expect(await forget({ url: recorder.url }, 'one')).toEqual({ ok: true });
      recorder.stop();
      const posted = recorder.requests.filter(({ call }) => call.startsWith('POST'));
      expect(posted.map(({ call }) => call.split('/').slice(-2))).toEqual([
        ['vs_1', 'redact'],
        ['vs_2', 'redact'],
      ]);
    });
  });

  describe('webhooks, compared with Stripe’s own library', () => {
    const SECRET = 'whsec_test';
    const read = (rawBody: string, header: string | undefined, nowMs = Date.now(), webhookSecret = SECRET) =>
      stripe.readWebhook?.(
        { ...values, webhookSecret },
        { url: '', headers: header === undefined ? {} : { 'stripe-signature': header }, rawBody, nowMs },
        TOOLS,
      );
    const fileNumber = randomUUID();
    const event = JSON.stringify({
      ...{ id: 'evt_1', object: 'event', type: 'identity.verification_session.verified', newer: [] },
      data: { object: { object: 'identity.verification_session', client_reference_id: fileNumber } },
    });
    const signed = (given: object = {}) =>
      Stripe.webhooks.generateTestHeaderString({ payload: event, secret: SECRET, ...given } as never);

    it('are accepted if recent and signed for this body with this secret', async () => {
      const now = Math.floor(Date.now() / 1000);
      expect(await read(event, signed())).toEqual([{ kind: 'CHANGED', fileNumber }]);
      expect(await read(event, `${signed()},v1=${'0'.repeat(64)},v0=1`)).toHaveLength(1);
      expect(
        await read(event, `t=${now},v1=${'0'.repeat(64)},${signed({ timestamp: now }).split(',')[1]}`),
      ).toHaveLength(1);
      expect(await read(event, signed({ timestamp: now - 299 }))).toHaveLength(1);
      expect(await read(event, signed({ timestamp: now - 400 }))).toBeUndefined();
      expect(await read(event, signed({ secret: 'whsec_other' }))).toBeUndefined();
      expect(await read(`${event} `, signed())).toBeUndefined();
      for (const header of [undefined, '', 'v1=1', `t=${now}`, `t=x,${signed().split(',')[1]}`])
        expect(await read(event, header)).toBeUndefined();
    });

    it('about a session without an application are ignored', async () => {
      const other = JSON.stringify({ data: { object: { client_reference_id: 'of another program' } } });
      expect(await read(other, signed({ payload: other }))).toEqual([]);
    });

    it('are read as the stand-in sends them', async () => {
      const received: { body: string; header: string }[] = [];
      const server = createServer((request, response) => {
        let body = '';
        request.on('data', (part: Buffer) => {
          body += part.toString();
        });
        request.on('end', () => {
          received.push({ body, header: String(request.headers['stripe-signature']) });
          response.end();
        });
      });
      await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
      const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
      const endpoint = await atStandIn().webhookEndpoints.create({ url, enabled_events: ['*'] });
      const application = randomUUID();
      await showId(await opened(values, application), person);
      server.close();
      const [{ body = '', header = '' } = {}] = received;
      expect(Stripe.webhooks.constructEvent(body, header, endpoint.secret ?? '').type).toBe(
        'identity.verification_session.verified',
      );
      expect(await read(body, header, Date.now(), values['webhookSecret'])).toEqual([
        { kind: 'CHANGED', fileNumber: application },
      ]);
    });

    /** The library at the stand-in, whose paths are below `/providers/stripe`. */
    function atStandIn() {
      const httpClient = Stripe.createFetchHttpClient(((url: string, init: RequestInit) => {
        const { pathname, search } = new URL(url);
        return fetch(`${values['url']}${pathname}${search}`, init);
      }) as typeof fetch);
      return new Stripe(values['key'] ?? '', { httpClient, maxNetworkRetries: 0 });
    }

    it('work with the stand-in as with Stripe', async () => {
      const { verificationSessions } = atStandIn().identity;
      const application = randomUUID();
      const created = await verificationSessions.create(
        {
          ...{ type: 'document', client_reference_id: application, return_url: RETURN_URL },
          options: { document: { require_matching_selfie: true } },
        },
        { idempotencyKey: application },
      );
      expect(created).toMatchObject({
        ...{ object: 'identity.verification_session', status: 'requires_input', last_error: null },
        options: { document: { require_matching_selfie: true } },
      });
      await showId(created.url ?? '', person);
      const found = await verificationSessions.retrieve(created.id, {
        expand: ['verified_outputs', 'verified_outputs.dob'],
      });
      expect(found).toMatchObject({
        ...{ status: 'verified', url: null },
        verified_outputs: {
          first_name: 'Person',
          last_name: 'Number1',
          dob: { year: 1979, month: 8, day: 21 },
        },
      });
      const reports = await atStandIn().identity.verificationReports.list({
        client_reference_id: application,
      });
      expect(reports.data).toMatchObject([
        { verification_session: created.id, document: { status: 'verified' }, selfie: { error: null } },
      ]);
      const listed = await verificationSessions.list({ client_reference_id: application, limit: 1 });
      expect(listed.data).toMatchObject([{ id: created.id }]);
      await expect(verificationSessions.cancel(created.id)).rejects.toThrow('cannot cancel');
      await expect(verificationSessions.retrieve('vs_unknown')).rejects.toMatchObject({
        code: 'resource_missing',
      });
      await expect(
        verificationSessions.create({ type: 'document' }, { idempotencyKey: application }),
      ).rejects.toMatchObject({ type: 'StripeIdempotencyError' });
    });
  });
});
