import { createHmac, randomUUID } from 'node:crypto';
import type { Persona } from '@homeline/domain/sample-people/persona.ts';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { realSeconds } from '../clock.ts';
import type { ProviderDesk } from '../provider-desk.ts';
import type { StripeReport, StripeSession } from './state.ts';
import { verifyPage } from './verify.page.ts';

type Form = Readonly<Record<string, string>>;
type ById = { Params: { id: string }; Querystring: Form; Body: Form | undefined };

const SESSIONS = '/v1/identity/verification_sessions';
const REDACTED = '[redacted]';
const newId = (prefix: string) => `${prefix}_${randomUUID().replaceAll('-', '')}`;

/** The error of a failed check, by the person's forced answer. */
const FAILURES: Readonly<Record<string, { code: string; reason: string }>> = {
  FAILED_VERIFICATION: {
    code: 'document_unverified_other',
    reason: 'The document could not be verified.',
  },
  PENDING_REVIEW: { code: 'selfie_manipulated', reason: 'The provided selfie was manipulated.' },
};

/** Stripe Identity, API version 2026-10-28.endive, and its hosted page. Checked against the `stripe` library 23.1.0. */
export function stripeStandIn(scope: FastifyInstance, desk: ProviderDesk): void {
  const { store, orders, secret } = desk;
  const stripe = () => store.state.stripe;
  const sessionOf = (id: string) => stripe().sessions.find((session) => session.id === id);
  /** Returns the applicant, as an earlier request to any provider named them. */
  const personOf = ({ client_reference_id }: StripeSession): Persona | undefined => {
    const name = orders.nameOf(client_reference_id ?? undefined);
    return orders.people.find((person) => person.name === name);
  };
  const published = (session: StripeSession, expand: readonly string[] = []) => ({
    ...{ id: session.id, object: 'identity.verification_session', type: 'document', livemode: false },
    ...{ client_reference_id: session.client_reference_id, created: session.created, metadata: {} },
    ...{ status: session.status, last_error: session.last_error, related_customer: null },
    redaction: session.isRedacted ? { status: 'processing' } : null,
    options: {
      document: Object.fromEntries(
        Object.entries(session.options).map(([name, value]) => [name, value === 'true']),
      ),
    },
    last_verification_report: session.reports.at(-1)?.id ?? null,
    url: session.status === 'requires_input' ? `${desk.publicUrl()}/start/${session.page}` : null,
    ...(expand.includes('verified_outputs') && {
      verified_outputs: session.document && outputsOf(session.document, expand),
    }),
  });

  scope.addHook('preHandler', async ({ headers, url }, reply) => {
    if (!url.includes('/v1/')) return undefined;
    const { authorization = '' } = headers;
    const basic = `Basic ${Buffer.from(`${secret}:`).toString('base64')}`;
    if (authorization === `Bearer ${secret}` || authorization === basic) return undefined;
    const [, key = ''] = authorization.split(' ');
    return refuse(reply, 401, { message: `Invalid API Key provided: ${key.slice(0, 4)}***` });
  });

  scope.post<ById>(SESSIONS, (request, reply) => {
    const body = request.body ?? {};
    if (body['type'] !== 'document')
      return refuse(reply, 400, { message: 'Missing required param: type.', param: 'type' });
    const key = String(request.headers['idempotency-key'] ?? randomUUID());
    const known = stripe().keys[key];
    const sent = JSON.stringify(body);
    if (known && known.sent !== sent)
      return refuse(reply, 400, {
        type: 'idempotency_error',
        message:
          'Keys for idempotent requests can only be used with the same parameters they were first used with.',
      });
    const earlier = known && sessionOf(known.session);
    if (earlier) return reply.header('idempotent-replayed', 'true').send(published(earlier));
    const session: StripeSession = {
      ...{ id: newId('vs'), page: newId('test'), created: realSeconds(), status: 'requires_input' },
      ...{ last_error: null, document: null, options: optionsIn(body) },
      ...{ reports: [], client_reference_id: body['client_reference_id'] ?? null },
      return_url: body['return_url'] ?? null,
    };
    stripe().sessions.push(session);
    stripe().keys[key] = { sent, session: session.id };
    return reply.send(published(session));
  });
  scope.get<ById>(SESSIONS, ({ query }) => {
    const found = stripe().sessions.filter(
      ({ client_reference_id, status }) =>
        client_reference_id === (query['client_reference_id'] ?? client_reference_id) &&
        status === (query['status'] ?? status),
    );
    const newestFirst = found.toReversed();
    const start = newestFirst.findIndex(({ id }) => id === query['starting_after']) + 1;
    const end = start + Number(query['limit'] ?? 10);
    const data = newestFirst.slice(start, end).map((session) => published(session));
    return { object: 'list', url: SESSIONS, has_more: found.length > end, data };
  });
  scope.get<ById>(`${SESSIONS}/:id`, ({ params, raw }, reply) => {
    const session = sessionOf(params.id);
    return session ? published(session, expandedIn(raw.url ?? '')) : missing(reply, params.id);
  });
  scope.post<ById>(`${SESSIONS}/:id/cancel`, async ({ params }, reply) => {
    const session = sessionOf(params.id);
    if (!session) return missing(reply, params.id);
    if (session.status !== 'requires_input')
      return refuse(reply, 400, { message: `You cannot cancel a session that is ${session.status}.` });
    session.status = 'canceled';
    await announce(session);
    return published(session);
  });
  scope.post<ById>(`${SESSIONS}/:id/redact`, ({ params }, reply) => {
    const session = sessionOf(params.id);
    if (!session) return missing(reply, params.id);
    if (session.isRedacted || !['requires_input', 'verified'].includes(session.status))
      return refuse(reply, 400, { message: `You cannot redact a session that is ${session.status}.` });
    // Stripe takes up to four days, and replaces what it collected.
    const document = { first_name: REDACTED, last_name: REDACTED, dob: '' };
    if (session.status === 'requires_input') session.status = 'canceled';
    Object.assign(session, { isRedacted: true, ...(session.document && { document }) });
    return published(session);
  });
  scope.get<ById>('/v1/identity/verification_reports', ({ query }) => {
    const found = stripe().sessions.filter(
      ({ id, client_reference_id }) =>
        client_reference_id === (query['client_reference_id'] ?? client_reference_id) &&
        id === (query['verification_session'] ?? id),
    );
    const data = found.flatMap((session) => session.reports.map((report) => reportOf(session, report)));
    const limit = Number(query['limit'] ?? 10);
    return {
      ...{ object: 'list', url: '/v1/identity/verification_reports', has_more: data.length > limit },
      data: data.toReversed().slice(0, limit),
    };
  });
  scope.post<ById>('/v1/webhook_endpoints', ({ body }) => {
    const endpoint = { id: newId('we'), url: body?.['url'] ?? '' };
    stripe().endpoints.push(endpoint);
    return { ...endpoint, object: 'webhook_endpoint', status: 'enabled', secret };
  });

  scope.get<ById>('/start/:id', ({ params }, reply) => {
    const session = stripe().sessions.find(({ page }) => page === params.id);
    if (session?.status !== 'requires_input') return reply.code(404).send('This page has expired.');
    return reply.type('text/html').send(verifyPage(personOf(session)));
  });
  scope.post<ById>('/start/:id', async ({ params, body = {} }, reply) => {
    const session = stripe().sessions.find(({ page }) => page === params.id);
    if (session?.status !== 'requires_input') return reply.code(404).send('This page has expired.');
    if (body['action'] === 'decline') {
      session.last_error = { code: 'consent_declined', reason: 'The user declined to be verified.' };
    } else {
      const { client_reference_id: fileNumber } = session;
      const applicant = orders.applicant(fileNumber ? { fileNumber } : {});
      session.last_error = FAILURES[applicant.answers('identity', undefined, 'VERIFIED').take()] ?? null;
      if (!session.last_error) {
        const { first_name = '', last_name = '', dob = '' } = body;
        Object.assign(session, { status: 'verified', document: { first_name, last_name, dob } });
      }
      session.reports.push({ id: newId('vr'), created: realSeconds(), error: session.last_error });
    }
    await announce(session);
    return session.return_url
      ? reply.redirect(session.return_url, 303)
      : reply.send('You can close this page.');
  });

  /** Sends a signed event to each endpoint. Stripe retries unanswered webhooks; the stand-in doesn't. */
  async function announce(session: StripeSession): Promise<void> {
    const type = `identity.verification_session.${session.status}`;
    const body = JSON.stringify({
      ...{
        id: newId('evt'),
        object: 'event',
        type,
        api_version: '2026-10-28.endive',
        created: realSeconds(),
      },
      ...{ livemode: false, pending_webhooks: 1, data: { object: published(session) } },
    });
    const timestamp = realSeconds();
    const signature = createHmac('sha256', secret).update(`${timestamp}.${body}`).digest('hex');
    const headers = {
      ...{ 'content-type': 'application/json; charset=utf-8', 'user-agent': 'Stripe/1.0' },
      'stripe-signature': `t=${timestamp},v1=${signature}`,
    };
    for (const { url } of stripe().endpoints)
      await fetch(url, { method: 'POST', headers, body }).catch(() => undefined);
  }
}

function optionsIn(body: Form): Form {
  return Object.fromEntries(
    Object.entries(body).flatMap(([name, value]) => {
      const option = /^options\[document\]\[(\w+)\]$/.exec(name)?.[1];
      return option ? [[option, value]] : [];
    }),
  );
}

/** Stripe takes `expand[]` and, as its library writes it, `expand[0]`. */
function expandedIn(url: string): readonly string[] {
  const query = new URLSearchParams(url.split('?')[1]);
  return [...query].flatMap(([name, value]) => (name.startsWith('expand[') ? [value] : []));
}

/** A date of birth comes only when it is asked for by name. */
function outputsOf(
  { first_name, last_name, dob }: NonNullable<StripeSession['document']>,
  expand: readonly string[],
) {
  const [year, month, day] = dob.split('-').map(Number);
  return {
    ...{ first_name, last_name, address: null, email: null, phone: null, id_number_type: null },
    ...(expand.includes('verified_outputs.dob') && { dob: { year, month, day } }),
  };
}

/** A face's error is the selfie check's, any other the document's. */
function reportOf({ id, client_reference_id }: StripeSession, { error, ...report }: StripeReport) {
  const isOfFace = error?.code.startsWith('selfie_') ?? false;
  const check = (own: typeof error) => ({ status: own ? 'unverified' : 'verified', error: own });
  return {
    ...{ ...report, object: 'identity.verification_report', type: 'document', livemode: false },
    ...{ client_reference_id, verification_session: id },
    document: check(isOfFace ? null : error),
    selfie: check(isOfFace ? error : null),
  };
}

function refuse(reply: FastifyReply, status: number, error: Readonly<Record<string, string>>) {
  return reply.code(status).send({ error: { type: 'invalid_request_error', ...error } });
}

function missing(reply: FastifyReply, id: string) {
  const message = `No such verificationsession: '${id}'`;
  return refuse(reply, 404, { code: 'resource_missing', message, param: 'session' });
}
