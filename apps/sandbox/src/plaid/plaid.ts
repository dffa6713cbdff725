import type { FastifyInstance, FastifyReply } from 'fastify';
import type { ProviderDesk } from '../provider-desk.ts';
import { type Body, plaidCalls, TOKEN_LIFETIME_MS } from './api.ts';
import { BANKS } from './banks.ts';
import { refuse, requestId } from './errors.ts';
import { linkPage } from './link.page.ts';
import { finish, type LinkForm, openSession, step } from './link-flow.ts';

type Page = { Params: { page: string }; Querystring: { q?: string }; Body: LinkForm | undefined };
type Finish = { Params: { page: string }; Body: FinishBody | undefined };

/** `typed`: an account number that a small deposit proves. `code`: what the borrower enters beside it. */
type FinishBody = { cancel?: boolean; choice?: number; typed?: string; code?: string };

/** Plaid's API, version 2020-09-14, its hosted Link and its webhooks. Checked against the `plaid` library 47.0.0 (OpenAPI 1.740.1). */
export function servePlaid(scope: FastifyInstance, desk: ProviderDesk): void {
  const { clock, store } = desk;

  scope.addHook('preHandler', async ({ headers, body, url }, reply) => {
    if (url.includes('/hl/')) return undefined;
    const { client_id, secret } = (body ?? {}) as Body;
    const isClient = (headers['plaid-client-id'] ?? client_id) === 'sandbox';
    const isSecret = (headers['plaid-secret'] ?? secret) === desk.secret;
    return isClient && isSecret ? undefined : refuse(reply, 'INVALID_API_KEYS');
  });
  for (const [path, call] of Object.entries(plaidCalls(desk))) {
    scope.post<{ Body: Body | undefined }>(path, ({ body }, reply) => {
      const answer = call(body ?? {});
      return typeof answer === 'string'
        ? refuse(reply, answer)
        : reply.send({ ...answer, request_id: requestId() });
    });
  }

  function linkAt(page: string) {
    const link = Object.values(store.state.plaid.links).find((each) => each.page === page);
    return link && clock.nowMs() - link.createdMs < TOKEN_LIFETIME_MS ? link : undefined;
  }
  const gone = (reply: FastifyReply) => reply.code(404).type('text/html').send('This link has expired.');

  scope.get<Page>('/hl/:page', ({ params, query }, reply) => {
    const link = linkAt(params.page);
    if (!link) return gone(reply);
    return reply.type('text/html').send(linkPage(link, openSession(desk, link), query.q ?? ''));
  });
  scope.post<Page>('/hl/:page', ({ params, body }, reply) => {
    const link = linkAt(params.page);
    if (!link) return gone(reply);
    const session = openSession(desk, link);
    step(desk, link, session, body ?? {});
    const to = session.finishedAt ? link.returnUrl : undefined;
    return reply.redirect(to ?? `${desk.publicUrl()}/hl/${link.page}`, 303);
  });
  /** Finishes or leaves the hosted page in one request. */
  scope.post<Finish>('/hl/:page/finish', ({ params, body }, reply) => {
    const link = linkAt(params.page);
    if (!link) return gone(reply);
    const session = openSession(desk, link);
    if (link.fails) session.error = 'INSTITUTION_NOT_RESPONDING';
    if (body?.cancel || link.fails) step(desk, link, session, { action: 'exit' });
    else if (body?.code !== undefined) {
      step(desk, link, session, { action: 'next' });
      if (!session.finishedAt) step(desk, link, session, { code: body.code });
    } else if (body?.typed !== undefined && link.typed) {
      const typed = { routing: '110000000', number: body.typed, subtype: 'checking' } as const;
      finish(desk, link, Object.assign(session, { typed }));
    } else finish(desk, link, Object.assign(session, { bank: BANKS[0]?.id, chosen: [body?.choice ?? 0] }));
    return reply.send({});
  });
}
