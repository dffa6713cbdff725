// Proves PR-49.

import { fileURLToPath } from 'node:url';
import { civilDate } from '@homeline/domain/dates/civil-date.ts';
import { Persona } from '@homeline/domain/sample-people/persona.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import person from '../../../../personas/t12.json' with { type: 'json' };
import { profileOf } from '../profile.ts';
import { DEFAULT_WEBHOOK_SECRET, type Sandbox, startSandbox } from '../sandbox.ts';
import { TRUV_PUBLISHED, unpublished } from '../testing/truv-published.ts';
import { accountsOf, assetsReport, incomeInsights, linkReport } from './reports.ts';

const personasDirs = [fileURLToPath(new URL('../../../../personas', import.meta.url))];
const headers = {
  'content-type': 'application/json',
  'x-access-client-id': 'sandbox',
  'x-access-secret': `${DEFAULT_WEBHOOK_SECRET} truv`,
};
let sandbox: Sandbox;
beforeAll(async () => {
  sandbox = await startSandbox({ personasDirs });
});
afterAll(() => sandbox.stop());

async function call(path: string, body?: object): Promise<Record<string, unknown>> {
  const answer = await fetch(`${sandbox.url}/providers/truv/v1/${path}`, {
    headers,
    ...(body && { method: 'POST', body: JSON.stringify(body) }),
  });
  return (await answer.json()) as Record<string, unknown>;
}

it('orders, users and connections are shown as Truv publishes them', async () => {
  const name = { first_name: 'Lane', last_name: 'Cured', ssn: '902001012' };
  const source = { products: ['income', 'assets'], data_sources: ['financial_accounts'] };
  const order = await call('orders/', { ...name, ...source, external_user_id: 'own', order_number: '1' });
  expect(unpublished(order, TRUV_PUBLISHED.order)).toEqual([]);
  await fetch(String(order['share_url']), {
    method: 'POST',
    body: new URLSearchParams({
      ...{ action: 'login', provider: 'Lakeside Manufacturing' },
      ...{ username: 'goodlogin', password: 'goodpassword' },
    }),
  });
  const users = await call('users/?external_user_id=own');
  expect(unpublished(users, TRUV_PUBLISHED.users)).toEqual([]);
  const links = await call(`links/?user_id=${order['user_id']}`);
  expect(links['results']).toMatchObject([{ user_external_id: 'own', data_source: 'financial_accounts' }]);
  expect(unpublished(links, TRUV_PUBLISHED.links)).toEqual([]);
  expect(unpublished(await call(`orders/${order['id']}/`), TRUV_PUBLISHED.order)).toEqual([]);
});

it('reports are put together as Truv publishes them', () => {
  const profile = profileOf(Persona.parse(person));
  const user = {
    ...{ id: 'user', external_user_id: 'own', first_name: 'Lane', last_name: 'Cured' },
    ...{ ssn: '902001012', created_at: '2026-03-10T12:00:00Z' },
  };
  const link = {
    ...{ id: 'link', user_id: 'user', order_id: 'order', provider: 'Mill Works' },
    ...{ data_source: 'financial_accounts', status: 'done', outcome: 'VERIFIED' },
  };
  const accounts = accountsOf([link], user, profile);
  const today = civilDate('2026-03-10');
  for (const outcome of ['VERIFIED', 'EMPLOYMENT_NOT_SHOWN'])
    expect(
      unpublished(linkReport({ ...link, outcome }, user, profile, today), TRUV_PUBLISHED.incomeReport),
    ).toEqual([]);
  expect(unpublished(incomeInsights({}, accounts), TRUV_PUBLISHED.incomeInsights)).toEqual([]);
  expect(unpublished(assetsReport({}, accounts), TRUV_PUBLISHED.assets)).toEqual([]);
});

it('an invented field and a wrong kind are found', () => {
  const links = { count: 1, results: [{ id: 7, user_id: 'one', provider: { id: 'adp' } }] };
  expect(unpublished(links, TRUV_PUBLISHED.links)).toEqual([
    'results.id: not text',
    'results.user_id: not published',
  ]);
  expect(unpublished({ report_id: 'r', links: {} }, TRUV_PUBLISHED.assets)).toEqual(['links: not a list']);
});
