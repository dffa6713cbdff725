import { randomUUID } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { ACCOUNTS, BANK_WITH_SIGN_IN } from '../bank/bank.ts';
import type { NotaryService, SessionEnding } from '../notary/notary-service.ts';
import { sessionPage } from '../notary/session.page.ts';
import type { State, Store } from '../state.ts';
import type { HostedDraft, HostedFlowOf } from './hosted.ts';
import { bankSignInPage, type Choice, linkPage } from './link.page.ts';

type ById = {
  Params: { id: string };
  Querystring: { oauth_state_id?: string };
  Body: { action?: string; choice?: string; how?: SessionEnding } | undefined;
};

const SIGNS_IN = ACCOUNTS.findIndex(({ bankName }) => bankName === BANK_WITH_SIGN_IN);

const EMPLOYERS: Choice[] = [
  { id: '0', label: 'Lakeside Manufacturing', detail: 'Payroll by Paywell' },
  { id: '1', label: 'City of Columbus', detail: 'Payroll by Civic' },
  { id: '2', label: 'Another employer or account', detail: 'Find it by name' },
  { id: String(SIGNS_IN), label: BANK_WITH_SIGN_IN, detail: 'Deposits to your account' },
];

/** Serves the provider pages that borrowers visit, with HTTP equivalents for tests. */
export function serveHostedFlows(
  app: FastifyInstance,
  { store, notary }: { store: Store; notary: NotaryService },
): void {
  const { state } = store;

  const LINKS = {
    bank: {
      title: 'Connect your bank',
      question: 'Which account should receive your money?',
      choices: ACCOUNTS.map(({ bankName, kind, accountNumber }, index) => ({
        id: String(index),
        label: `${bankName}, ${kind}`,
        detail: `Ends in ${accountNumber.slice(-4)}`,
      })),
    },
    income: {
      title: 'Connect your income',
      question: 'Where does your income come from?',
      choices: EMPLOYERS,
    },
  };

  for (const port of ['bank', 'income'] as const) {
    app.get<ById>(`/${port}/links/:id`, async (request, reply) => {
      const link = find(state, 'LINK', request.params.id);
      if (!link) return reply.code(404).send({ error: 'No such link' });
      // The borrower is back from the bank's own page.
      if (link.oauth && request.query.oauth_state_id === link.id) {
        const end = link.oauth.allowed ? finish(link, link.oauth.choice) : CANCELLED;
        await store.save();
        return reply.redirect(withQuery(link.returnUrl, end), 303);
      }
      return reply.type('text/html').send(linkPage({ ...LINKS[port], fails: link.ending === 'FAILED' }));
    });
    app.post<ById>(`/${port}/links/:id`, async (request, reply) => {
      const link = find(state, 'LINK', request.params.id);
      if (!link) return reply.code(404).send({ error: 'No such link' });
      const choice = Number(request.body?.choice ?? 0);
      const cancelled = request.body?.action === 'cancel';
      if (!cancelled && choice === SIGNS_IN && link.oauthReturnUrl) {
        link.oauth = { choice };
        await store.save();
        return reply.redirect(`/${port}/links/${link.id}/bank`, 303);
      }
      const end = cancelled ? CANCELLED : finish(link, choice);
      await store.save();
      return reply.redirect(withQuery(link.returnUrl, end), 303);
    });
    app.get<ById>(`/${port}/links/:id/bank`, (_request, reply) =>
      reply.type('text/html').send(bankSignInPage(BANK_WITH_SIGN_IN)),
    );
    app.post<ById>(`/${port}/links/:id/bank`, async (request, reply) => {
      const link = find(state, 'LINK', request.params.id);
      if (!link?.oauth || !link.oauthReturnUrl) return reply.code(404).send({ error: 'No such link' });
      link.oauth.allowed = request.body?.action === 'allow';
      await store.save();
      return reply.redirect(withQuery(link.oauthReturnUrl, { oauth_state_id: link.id }), 303);
    });
    app.post<ById>(`/${port}/links/:id/finish`, async (request, reply) => {
      const link = find(state, 'LINK', request.params.id);
      if (!link) return reply.code(404).send({ error: 'No such link' });
      const end = finish(link, Number(request.body?.choice ?? 0));
      await store.save();
      return end;
    });
  }

  app.get<ById>('/notary/sessions/:id', async (request, reply) => {
    const session = find(state, 'SESSION', request.params.id);
    if (!session) return reply.code(404).send({ error: 'No such session' });
    notary.start(session);
    await store.save();
    return reply.type('text/html').send(sessionPage(session));
  });
  app.post<ById>('/notary/sessions/:id', async (request, reply) => {
    const session = find(state, 'SESSION', request.params.id);
    if (!session) return reply.code(404).send({ error: 'No such session' });
    const action = request.body?.action;
    if (action === 'identify') session.identified = true;
    if (action === 'complete') await notary.end(session, 'COMPLETE');
    if (action === 'fail') await notary.end(session, 'FAIL');
    await store.save();
    return reply.redirect(`/notary/sessions/${session.id}`, 303);
  });

  for (const [path, kind] of [
    ['sessions/:id/end', 'SESSION'],
    ['appointments/:id/return', 'APPOINTMENT'],
  ] as const) {
    app.post<ById>(`/notary/${path}`, async (request, reply) => {
      const hosted = find(state, kind, request.params.id);
      if (!hosted) return reply.code(404).send({ error: 'No such session or appointment' });
      await notary.end(hosted, request.body?.how);
      await store.save();
      const byForm = request.headers['content-type']?.includes('urlencoded');
      return byForm ? reply.redirect('/', 303) : { ended: hosted.ended };
    });
  }
}

const CANCELLED = { error: 'CANCELLED' };

function withQuery(url: string, query: Readonly<Record<string, string>>): string {
  const to = new URL(url);
  for (const [name, value] of Object.entries(query)) to.searchParams.set(name, value);
  return to.href;
}

function find<Kind extends HostedDraft['kind']>(
  state: State,
  kind: Kind,
  id: string,
): HostedFlowOf<Kind> | undefined {
  const hosted = state.hosted[id];
  return hosted?.kind === kind ? (hosted as HostedFlowOf<Kind>) : undefined;
}

/** Ends a link with a token for the chosen account, or with its forced failure. A repeat returns the same token. */
function finish(link: HostedFlowOf<'LINK'>, choice: number): Record<string, string> {
  if (link.ending === 'FAILED') {
    link.ended = 'FAILED';
    return { error: 'LINK_FAILED' };
  }
  const { kind: _, ...account } = ACCOUNTS[choice] ?? ACCOUNTS[0] ?? { kind: '' };
  link.publicToken ??= `public-${randomUUID()}`;
  link.chosen = account;
  link.ended = 'LINKED';
  return { publicToken: link.publicToken };
}
