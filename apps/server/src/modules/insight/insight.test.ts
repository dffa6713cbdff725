// Proves CO-16, CO-21, CO-24.

import type { Insight } from '@homeline/contract/insight/get-insight.ts';
import type { OrganisationInfo } from '@homeline/domain/organisations/organisation-info.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { builtInPersona } from '../../testing/built-in-personas.ts';
import { type AppWithProviders, workingApp } from '../../testing/journey.ts';
import { createDecider, createStaffMember, drive, register } from '../../testing/persona-driver.ts';

const PEOPLE = [builtInPersona('t01'), builtInPersona('t11')];
const RANGE = { from: '2026-01-01', to: '2026-12-31' };

let app: AppWithProviders;
let manager = '';
beforeAll(async () => {
  app = await workingApp(PEOPLE);
  manager = await createStaffMember(app, ['MANAGER']);
  const decider = await createDecider(app);
  for (const person of PEOPLE) {
    const journey = await register(app, person);
    await drive(journey, decider, person.id === 'T01' ? 'OFFER_SELECTION' : undefined);
  }
});
afterAll(() => app?.stop());

const insight = async (jwt: string, query: object, headers = {}) =>
  app.call('getInsight', { jwt, query: query as never, headers });

it('counts who started, who saw offers and how fast, and why others were declined', async () => {
  const today = app.context.clock.now().slice(0, 10);
  const body = (await insight(manager, { from: today, to: today })).body as Insight;
  const seen = body.started > 0 ? body : ((await insight(manager, RANGE)).body as Insight);
  expect(seen).toMatchObject({ started: 2, declined: 1, funded: 0 });
  expect(seen.timeToOffer.applications).toBeGreaterThanOrEqual(1);
  expect(seen.timeToOffer.withinPromise).toBe(seen.timeToOffer.applications);
  expect(seen.declineReasons.length).toBeGreaterThan(0);
  expect(seen.declineReasons[0]).toMatchObject({ notices: 1, reason: expect.stringMatching(/\w/) });
  const [first] = seen.steps;
  expect(first).toMatchObject({ entered: expect.any(Number), title: expect.stringMatching(/^[A-Z]/) });
  const offers = seen.steps.find(({ step }) => step === 'OFFER_SELECTION');
  expect(offers).toMatchObject({ title: 'Offer selection' });
});

it('counts how far the visits of these days came, each once for a stage', async () => {
  const params = { context: 'visitor' };
  const size = { width: 1280, height: 800 };
  const visit = async () => {
    const body = { platform: 'WEB', libVersion: '1', appVersion: '1', screen: size, window: size };
    const answer = await app.call('startTelemetrySession', { params, body });
    const { sessionKey } = answer.body as { sessionKey: object };
    return (pagePath: string, about: object = {}) => {
      const event = { event: 'PAGE_VIEW', eventType: 'PAGE', dontDedupe: true, domain: 'homeline.example' };
      const told = { ...event, productType: 'HELOC', sessionKey, pagePath, ...about };
      return app.call('sendTelemetryEvent', { params, body: told });
    };
  };
  const entered = (step: string) => ({ event: 'STEP_ENTERED', eventType: 'STEP', eventProperties: { step } });
  const register = '/account/heloc/register';
  const [looker, leaver, applicant] = [await visit(), await visit(), await visit()];
  const { rows } = await sql<{ id: string; hasOffers: boolean }>`
    select a.id, exists (select from audit_event e where e.application_id = a.id and e.what = 'step OFFER_SELECTION')
      as "hasOffers" from application a where organisation = 'homeline'`.execute(app.context.db);
  const applicationUuid = rows.find(({ hasOffers }) => hasOffers)?.id;
  // The application was started before the visits of this test.
  await sql`update telemetry_session set at = at - interval '1 day'`.execute(app.context.db);
  await looker('/account/heloc/');
  for (const page of [register, register]) await leaver(page, entered('property-info'));
  await leaver(register, entered('sale-status'));
  await applicant(register, entered('property-info'));
  await applicant(`/account/heloc/${applicationUuid}/product/select`, {
    ...{ ...entered('OFFER_SELECTION'), applicationUuid },
  });
  const { visits } = (await insight(manager, RANGE)).body as Insight;
  expect(Object.fromEntries(visits.map(({ stage, visits: reached }) => [stage, reached]))).toEqual({
    ...{ VISIT: 3, REGISTRATION_STARTED: 2, 'property-info': 2, 'sale-status': 1, 'income-info': 0 },
    ...{ name: 0, birthdate: 0, 'contact-info': 0, 'login-info': 0 },
    ...{ REGISTERED: 1, OFFERS_SEEN: 1, SUBMITTED: 0 },
  });
});

it('shows another lender nothing of it', async () => {
  const elsewhere = await createStaffMember(app, ['MANAGER'], 'harborview');
  const body = (await insight(elsewhere, RANGE, { 'x-org': 'harborview' })).body as Insight;
  expect(body).toMatchObject({ started: 0, steps: [], declineReasons: [] });
  expect(body.visits.every(({ visits }) => visits === 0)).toBe(true);
});

it('refuses a range that ends before it begins, or is longer than a year', async () => {
  expect((await insight(manager, { from: '2026-02-01', to: '2026-01-01' })).status).toBe(400);
  expect((await insight(manager, { from: '2020-01-01', to: '2026-01-01' })).status).toBe(400);
  expect((await insight(manager, { from: 'yesterday', to: '2026-01-01' })).status).toBe(400);
});

const promisesShown = async () => {
  await app.context.promises.refresh();
  const { body } = await app.call('getOrganisationInfo', { query: {} });
  return (body as OrganisationInfo).orgBrand.voice.promises.map(({ provenBy }) => provenBy ?? 'ALWAYS');
};

it('shows borrowers a promise only once enough of the lender’s own applications prove it', async () => {
  expect(await promisesShown()).toEqual(['ALWAYS']);
  await copyFastestApplication(19);
  expect(await promisesShown()).toEqual(['OFFERS_IN_FIVE_MINUTES', 'ALWAYS']);
});

/** Copies the rows of the application that saw offers first, as if others had been as fast. */
async function copyFastestApplication(times: number): Promise<void> {
  const { db } = app.context;
  for (let copy = 0; copy < times; copy++) {
    const id = crypto.randomUUID();
    const original = sql`(select application_id from audit_event where what = 'step OFFER_SELECTION'
      order by at limit 1)`;
    await sql`insert into application (organisation, id, owner, created_at, last_seq)
      select organisation, ${id}, owner, created_at, last_seq from application where id = ${original}`.execute(
      db,
    );
    await sql`insert into audit_event
      select organisation, ${id}, number, at, actor, what, detail, origin, previous_hash, hash
      from audit_event where application_id = ${original} and what = 'step OFFER_SELECTION'`.execute(db);
  }
}
