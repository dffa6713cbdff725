// Proves CO-16, CO-21, CO-24, OR-07.

import type { Insight } from '@homeline/contract/insight/get-insight.ts';
import type { PipelineEntry } from '@homeline/contract/pipeline/list-pipeline.ts';
import type { OrganisationInfo } from '@homeline/domain/organisations/organisation-info.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
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
  expect(seen.declineReasons[0]).toMatchObject({ reason: expect.stringMatching(/\w/) });
  expect(seen.declineReasons[0]).toMatchObject({ applications: 1 });
});

it('counts an application at every milestone it has reached, with its line amount', async () => {
  const { funnel } = (await insight(manager, RANGE)).body as Insight;
  expect(funnel.map(({ milestone, applications }) => [milestone, applications])).toEqual([
    ...[
      ['STARTED', 2],
      ['OFFERED', 1],
      ['CHOSEN', 0],
      ['SUBMITTED', 0],
    ],
    ...[
      ['APPROVED', 0],
      ['CLEAR_TO_CLOSE', 0],
      ['CLOSED', 0],
      ['FUNDED', 0],
    ],
  ]);
  expect(funnel[0]?.amountCents).toBeGreaterThan(0);
});

it('shows only reviews by people among the steps that took time', async () => {
  const { reviews } = (await insight(manager, RANGE)).body as Insight;
  expect(reviews.filter(({ step }) => !/REVIEW|HOLD|NO_MATCH|DECISION/.test(step))).toEqual([]);
});

describe('submitted applications', () => {
  const officer = 'officer-of-insight';
  beforeAll(async () => {
    const { db } = app.context;
    const at = app.context.clock.now();
    await sql`insert into auth."user" (id, name, email, "emailVerified", "createdAt", "updatedAt")
      values (${officer}, 'Olga Officer', 'olga@lender.example.com', true, ${at}, ${at})`.execute(db);
    await sql`insert into loan_originator (organisation, uuid, identity, name, email, phone, nmls, broker_name, states)
      values ('homeline', ${BROKER}, 'broker-identity', 'Bo', 'bo@example.com', '5550100', '1', 'Brokers Inc', '{OH}')`.execute(
      db,
    );
    await applicationAt('COMPLETE', '2026-03-02T20:00:00Z', {
      officer,
      referrer: BROKER,
      funded: '2026-03-05T20:00:00Z',
    });
    await applicationAt('DECLINED', '2026-03-04T20:00:00Z', { officer });
    await applicationAt('UW_REVIEW', '2026-04-07T20:00:00Z', {});
    await applicationAt('COMPLETE', '2026-03-03T20:00:00Z', { organisation: 'harborview' });
  });

  const SPRING = { from: '2026-03-01', to: '2026-04-30' };
  const given = async () => (await insight(manager, SPRING)).body as Insight;

  it('are grouped by starting week and month, with outcomes and durations', async () => {
    const { weeks, months } = await given();
    const day = 86_400;
    expect(weeks).toMatchObject([
      { from: '2026-03-02', submitted: 2, funded: 1, declined: 1, withdrawn: 0, fundedCents: 5_000_000 },
      { from: '2026-04-06', submitted: 1, funded: 0, declined: 0, submittedCents: 5_000_000 },
    ]);
    expect(weeks[0]?.timeToFunding).toEqual({
      ...{ applications: 1, withinPromise: 1, medianSeconds: 3 * day, p90Seconds: 3 * day },
    });
    expect(months.map(({ from, submitted }) => [from, submitted])).toEqual([
      ['2026-03-01', 2],
      ['2026-04-01', 1],
    ]);
  });

  it('are grouped by channel and by assignee', async () => {
    const { channels, officers } = await given();
    expect(channels).toMatchObject([
      { channel: 'DIRECT', submitted: 2, funded: 0, declined: 1 },
      { channel: 'BROKER', submitted: 1, funded: 1, declined: 0 },
    ]);
    expect(officers).toMatchObject([
      { identity: officer, name: 'Olga Officer', submitted: 2, funded: 1 },
      { identity: 'NOBODY', name: '', submitted: 1 },
    ]);
  });

  it('are listed exactly as counted', async () => {
    const days = { startedFrom: SPRING.from, startedTo: SPRING.to, ended: 'true' };
    const listed = async (query: object, jwt = manager) => {
      const { body, status } = await app.call('listPipeline', { jwt, query: { ...days, ...query } as never });
      return status === 200
        ? (body as { applications: PipelineEntry[] }).applications.map(({ step }) => step).sort()
        : status;
    };
    expect(await listed({ reached: 'SUBMITTED' })).toEqual(['COMPLETE', 'DECLINED', 'UW_REVIEW']);
    expect(await listed({ reached: 'FUNDED' })).toEqual(['COMPLETE']);
    expect(await listed({ outcome: 'OPEN' })).toEqual(['UW_REVIEW']);
    expect(await listed({ outcome: 'DECLINED', channel: 'DIRECT' })).toEqual(['DECLINED']);
    expect(await listed({ channel: 'BROKER' })).toEqual(['COMPLETE']);
    expect(await listed({ reason: 'AA09' })).toEqual(['DECLINED']);
    expect(await listed({ reason: 'AA01' })).toEqual([]);
    expect(await listed({ startedTo: '2026-03-31', reached: 'SUBMITTED' })).toEqual(['COMPLETE', 'DECLINED']);
    expect(await listed({ startedFrom: undefined, reached: 'SUBMITTED' })).toBe(400);
    // A partner learns nothing by a filter: the list stays that of their desk.
    const titleAgent = await createStaffMember(app, ['TITLE_AGENT']);
    const own = await listed({}, titleAgent);
    expect(await listed({ reason: 'AA01' }, titleAgent)).toEqual(own);
  });

  it('count as load while they are open, and as overdue once the promised day has passed', async () => {
    const { deskLoad, officerLoad } = await given();
    expect(deskLoad.find(({ desk }) => desk === 'UNDERWRITER')).toEqual({
      ...{ desk: 'UNDERWRITER', applications: 1, amountCents: 5_000_000, overdue: 1 },
    });
    expect(officerLoad.find(({ identity }) => identity === officer)).toBeUndefined();
  });
});

const BROKER = '99999999-9999-4999-8999-999999999999';

/** Writes what insight reads of an application that was submitted on a day. */
async function applicationAt(
  step: string,
  at: string,
  about: { officer?: string; referrer?: string; funded?: string; organisation?: string },
): Promise<void> {
  const { db } = app.context;
  const { organisation = 'homeline', officer, referrer, funded } = about;
  const id = crypto.randomUUID();
  await sql`insert into application (organisation, id, owner, created_at, last_seq)
    values (${organisation}, ${id}, 'somebody', ${at}, 2)`.execute(db);
  const isReview = step === 'UW_REVIEW';
  await sql`insert into projection (organisation, application_id, owner, step, kind, since, entered_seq, furthest_stage,
      referred, status, table_version, waits_for, amount_cents, loan_number)
    values (${organisation}, ${id}, 'somebody', ${step}, ${isReview ? 'REVIEW' : 'TERMINAL'}, ${at}, 1, 'MORE_INFO', '{}', '{}', '',
      ${isReview ? 'UNDERWRITER' : null}, 5000000, ${id})`.execute(db);
  const fact = (seq: number, name: string, value: object) =>
    sql`
    insert into fact (organisation, application_id, seq, name, value, at, actor, origin)
    values (${organisation}, ${id}, ${seq}, ${name}, ${JSON.stringify(value)}, ${at}, 'TEST', '{}')`.execute(
      db,
    );
  await fact(1, 'origin', { isCrypto: false, memberships: [], referrerUuid: referrer });
  if (step === 'DECLINED') await fact(2, 'adverseActionNotice', { action: 'DECLINE', reasonCodes: ['AA09'] });
  const event = (number: number, what: string, when: string) =>
    sql`
    insert into audit_event (organisation, application_id, number, at, actor, what, detail, origin, previous_hash, hash)
    values (${organisation}, ${id}, ${number}, ${when}, 'TEST', ${what}, '{}', '{}', '', '')`.execute(db);
  await event(1, 'fact applicationSubmission', at);
  if (funded) await event(2, 'step RECORDING', funded);
  if (officer)
    await sql`insert into assignment (organisation, application_id, identity, assigned_by, assigned_at)
      values (${organisation}, ${id}, ${officer}, 'TEST', ${at})`.execute(db);
}

it('counts visits by the stage they reached, each once per stage', async () => {
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

it('is hidden from other lenders', async () => {
  const elsewhere = await createStaffMember(app, ['MANAGER'], 'harborview');
  const body = (await insight(elsewhere, RANGE, { 'x-org': 'harborview' })).body as Insight;
  expect(body).toMatchObject({
    ...{ started: 1, submitted: 1, reviews: [], declineReasons: [], deskLoad: [], officerLoad: [] },
    channels: [{ channel: 'DIRECT', submitted: 1 }],
  });
  expect(body.visits.every(({ visits }) => visits === 0)).toBe(true);
});

it('refuses a range that ends before it begins, or is longer than a year', async () => {
  expect((await insight(manager, { from: '2026-02-01', to: '2026-01-01' })).status).toBe(400);
  expect((await insight(manager, { from: '2020-01-01', to: '2026-01-01' })).status).toBe(400);
  expect((await insight(manager, { from: 'yesterday', to: '2026-01-01' })).status).toBe(400);
});

const shownToVisitors = async () => {
  await app.context.promises.refresh();
  const { orgBrand, usualSeconds } = (await app.call('getOrganisationInfo', { query: {} }))
    .body as OrganisationInfo;
  return { promises: orgBrand.voice.promises.map(({ provenBy }) => provenBy ?? 'ALWAYS'), usualSeconds };
};

it('shows borrowers a promised duration only once enough of the lender’s applications support it', async () => {
  expect(await shownToVisitors()).toEqual({ promises: ['ALWAYS'], usualSeconds: {} });
  await copyFastestApplication(19);
  const { promises, usualSeconds } = await shownToVisitors();
  expect(promises).toEqual(['OFFERS_IN_FIVE_MINUTES', 'ALWAYS']);
  expect(Object.keys(usualSeconds)).toEqual(['OFFERS_IN_FIVE_MINUTES']);
  expect(usualSeconds.OFFERS_IN_FIVE_MINUTES).toBeLessThanOrEqual(300);
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
