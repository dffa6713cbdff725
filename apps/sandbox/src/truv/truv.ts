import { createHmac, randomUUID } from 'node:crypto';
import type { FastifyInstance, FastifyReply } from 'fastify';
import type { ProviderDesk } from '../provider-desk.ts';
import { enterTruv, landingPage, wayBack } from './landing.page.ts';
import { accountsOf, assetsReport, incomeInsights, linkReport } from './reports.ts';
import type { TruvLink, TruvOrder, TruvUser } from './state.ts';

type ById = { Params: { id: string; report: string } };
type Page = {
  Querystring: { bridge_token?: string };
  Body: Readonly<Record<string, string>> | undefined;
};
type OrderBody = {
  order_number?: string;
  external_user_id?: string;
  first_name?: string;
  last_name?: string;
  ssn?: string;
  products?: string[];
  data_sources?: string[];
  custom_field?: string;
};

const PRODUCTS = ['income', 'employment', 'deposit_switch', 'pll', 'insurance', 'transactions', 'assets'];
const PURPOSES = ['ACCOUNT_REVIEW_CREDIT', 'EXTENSION_OF_CREDIT'];
const newId = () => randomUUID().replaceAll('-', '');

/**
 * Truv, API v1, and the landing page of its orders, as of November 2026. Checked against docs.truv.com and Truv's own `demo-apps` (cea27e9)
 * and `truv-mcp-server` (c96ec10).
 */
export function truvStandIn(scope: FastifyInstance, desk: ProviderDesk): void {
  const { store, clock, orders, secret } = desk;
  const truv = () => store.state.truv;
  const userOf = (id: string) => truv().users.find((user) => user.id === id);
  const applicantOf = ({ external_user_id, first_name, last_name, ssn }: TruvUser) =>
    orders.applicant({
      fileNumber: external_user_id,
      person: { firstName: first_name, lastName: last_name, ...(ssn && { ssn }) },
    });
  const published = (order: TruvOrder) => {
    const user = userOf(order.user_id);
    return {
      ...{
        ...order,
        provider: undefined,
        data_sources: undefined,
        source: 'internal',
        client_name: 'Sandbox',
      },
      ...{ first_name: user?.first_name, last_name: user?.last_name, is_expired: false, expired_at: null },
      share_url: `${desk.publicUrl()}/employment.html?bridge_token=${order.bridge_token}&order_group_id=${order.id}`,
      employers: truv()
        .links.filter(({ order_id }) => order_id === order.id)
        .map(({ id, status, provider }) => ({ id, status, company_name: provider })),
    };
  };

  scope.addHook('preHandler', async ({ headers, url }, reply) => {
    if (!url.includes('/v1/')) return undefined;
    if (headers['x-access-client-id'] && headers['x-access-secret'] === secret) return undefined;
    return refuse(reply, 403, 'authentication_failed', 'No such token');
  });

  scope.get('/v1/webhooks/', () => listed(truv().webhooks));
  scope.post<{ Body: { name?: string; webhook_url?: string } }>('/v1/webhooks/', ({ body }, reply) => {
    const { name = '', webhook_url } = body ?? {};
    if (!webhook_url) return invalid(reply, 'webhook_url', 'This field is required.');
    const webhook = { id: newId(), name, webhook_url };
    truv().webhooks.push(webhook);
    return reply.code(201).send(webhook);
  });

  scope.get<{ Querystring: { external_user_id?: string } }>('/v1/users/', ({ query }) =>
    listed(
      truv().users.filter(
        ({ external_user_id }) => external_user_id === (query.external_user_id ?? external_user_id),
      ),
    ),
  );
  scope.get<ById>('/v1/users/:id/', ({ params }, reply) => userOf(params.id) ?? notFound(reply));

  scope.delete<ById>('/v1/users/:id/', ({ params }, reply) => {
    const ofOthers = ({ user_id }: { readonly user_id: string }) => user_id !== params.id;
    if (!userOf(params.id)) return notFound(reply);
    const state = truv();
    state.users = state.users.filter(({ id }) => id !== params.id);
    state.orders = state.orders.filter(ofOthers);
    state.links = state.links.filter(ofOthers);
    state.reports = Object.fromEntries(
      Object.entries(state.reports).filter(([, report]) => ofOthers(report)),
    );
    return reply.code(204).send();
  });

  scope.post<{ Body: OrderBody | undefined }>('/v1/orders/', async ({ body = {} }, reply) => {
    const { first_name = '', last_name = '', products = [], ssn = '' } = body;
    if (first_name === '' || last_name === '') return invalid(reply, 'first_name', 'This field is required.');
    if (products.length === 0 || products.some((product) => !PRODUCTS.includes(product)))
      return invalid(reply, 'products', 'Not a valid choice.');
    if (!/^(\d{4}|\d{9})?$/.test(ssn)) return invalid(reply, 'ssn', 'SSN should be 4 or 9 digits long.');
    const external_user_id = body.external_user_id ?? newId();
    let user = truv().users.find((known) => known.external_user_id === external_user_id);
    if (!user) {
      user = {
        id: newId(),
        external_user_id,
        first_name,
        last_name,
        ssn: ssn || null,
        created_at: clock.now(),
      };
      truv().users.push(user);
    }
    const order: TruvOrder = {
      ...{ id: newId(), bridge_token: newId(), user_id: user.id, order_number: body.order_number ?? null },
      ...{
        products,
        data_sources: body.data_sources ?? ['payroll'],
        custom_field: body.custom_field ?? null,
      },
      created_at: clock.now(),
    };
    truv().orders.push(order);
    return reply.code(201).send(published(order));
  });
  scope.get<ById>('/v1/orders/:id/', ({ params }, reply) => {
    const order = truv().orders.find(({ id }) => id === params.id);
    return order ? published(order) : notFound(reply);
  });

  scope.get<{ Querystring: { user_id?: string } }>('/v1/links/', ({ query }) =>
    listed(
      truv()
        .links.filter(({ user_id }) => user_id === query.user_id)
        .map((link) => publishedLink(link, userOf(link.user_id))),
    ),
  );
  scope.delete<ById>('/v1/links/:id/', ({ params }, reply) => {
    const kept = truv().links.filter(({ id }) => id !== params.id);
    if (kept.length === truv().links.length) return notFound(reply);
    truv().links = kept;
    return reply.code(204).send();
  });
  scope.get<ById>('/v1/links/:id/income/report/', ({ params }, reply) => {
    const link = truv().links.find(({ id, data_source }) => id === params.id && data_source === 'payroll');
    const user = link && userOf(link.user_id);
    return link && user ? linkReport(link, user, applicantOf(user).profile, clock.today()) : notFound(reply);
  });

  for (const kind of ['income_insights', 'assets'] as const) {
    scope.post<ById & { Body: { consumer_report_permissible_purpose?: string } | undefined }>(
      `/v1/users/:id/${kind}/reports/`,
      ({ params, body }, reply) => {
        const user = userOf(params.id);
        if (!user) return notFound(reply);
        if (kind === 'income_insights' && !PURPOSES.includes(body?.consumer_report_permissible_purpose ?? ''))
          return invalid(reply, 'consumer_report_permissible_purpose', 'Not a valid choice.');
        const report_id = newId();
        truv().reports[report_id] = { user_id: user.id, kind, completed_at: clock.now() };
        // The report comes with the next request, as Truv puts it together in the background.
        return reply.code(201).send({ report_id, created_at: clock.now(), completed_at: null, links: [] });
      },
    );
    scope.get<ById>(`/v1/users/:id/${kind}/reports/:report/`, ({ params }, reply) => {
      const user = userOf(params.id);
      const report = truv().reports[params.report];
      if (!user || report?.kind !== kind || report.user_id !== user.id) return notFound(reply);
      const { profile } = applicantOf(user);
      const accounts = accountsOf(
        truv().links.filter(({ user_id }) => user_id === user.id),
        user,
        profile,
      );
      const head = {
        report_id: params.report,
        created_at: report.completed_at,
        completed_at: report.completed_at,
      };
      return kind === 'assets' ? assetsReport(head, accounts) : incomeInsights(head, accounts);
    });
  }

  scope.get<Page>('/employment.html', ({ query }, reply) => {
    const order = truv().orders.find(({ bridge_token }) => bridge_token === query.bridge_token);
    if (!order) return reply.code(404).send({ detail: 'Not Found.' });
    return reply.type('text/html').send(landingPage(order));
  });
  scope.post<Page>('/employment.html', async ({ query, body = {} }, reply) => {
    const order = truv().orders.find(({ bridge_token }) => bridge_token === query.bridge_token);
    const user = order && userOf(order.user_id);
    if (!order || !user) return reply.code(404).send({ detail: 'Not Found.' });
    const { page, connected } = enterTruv(order, body);
    if (connected) {
      const outcome = applicantOf(user).answers('income', 'FETCH', 'VERIFIED').take();
      const link = connect(order, connected, outcome);
      truv().links.push(link);
      await announce(link);
    }
    return reply.type('text/html').send(connected ? wayBack(order) : page);
  });

  /** Sends a webhook about a connection to every address that the account entered. Truv retries unanswered webhooks; the stand-in doesn't. */
  async function announce(link: TruvLink): Promise<void> {
    const body = JSON.stringify({
      ...{ webhook_id: newId(), event_type: 'task-status-updated', event_created_at: clock.now() },
      ...{ user_id: link.user_id, link_id: link.id, task_id: newId(), status: link.status },
      ...{ product: 'income', data_source: link.data_source },
    });
    const headers = {
      ...{ 'content-type': 'application/json', 'user-agent': 'Truv-Webhook-Service/2.0' },
      'x-webhook-sign': `v1=${createHmac('sha256', secret).update(body).digest('hex')}`,
    };
    for (const { webhook_url } of truv().webhooks)
      await fetch(webhook_url, { method: 'POST', headers, body }).catch(() => undefined);
  }
}

const STATUSES: Readonly<Record<string, string>> = { PARTIAL: 'no_data', ERROR: 'login_error' };

function connect(order: TruvOrder, provider: string, outcome: string): TruvLink {
  const [data_source = 'payroll'] = order.data_sources;
  const isBank = data_source === 'financial_accounts';
  const status = (!isBank && STATUSES[outcome]) || 'done';
  return { id: newId(), user_id: order.user_id, order_id: order.id, provider, data_source, status, outcome };
}

/** A connection names its user by the client's own id alone. */
function publishedLink({ id, provider, status, data_source }: TruvLink, user: TruvUser | undefined) {
  const provider_id = provider.toLowerCase().replaceAll(' ', '_');
  return {
    ...{ id, status, data_source, user_external_id: user?.external_user_id ?? null },
    ...{ provider_id, provider: { id: provider_id, name: provider, logo_url: '' } },
    ...{ deleted_at: null, tracking_info: null, company_mapping: null, is_suspicious: false },
  };
}

function listed(results: readonly object[]) {
  return { count: results.length, next: null, previous: null, results };
}

function refuse(reply: FastifyReply, status: number, code: string, message: string, extra?: object) {
  return reply.code(status).send({ error: { code, message, ...(extra && { extra }) } });
}

function invalid(reply: FastifyReply, field: string, message: string) {
  const extra = { 'invalid-params': [{ field, message }] };
  return refuse(reply, 400, 'incorrect_parameters', 'Incorrect request parameters', extra);
}

function notFound(reply: FastifyReply) {
  return reply.code(404).send({ detail: 'Not Found.' });
}
