// Proves RU-19, RU-54.

import { randomUUID } from 'node:crypto';
import type { LoanFile } from '@homeline/contract/loan-files/get-loan-file.ts';
import type { DecisionEntry } from '@homeline/contract/reviews/list-decisions.ts';
import type { Reviews } from '@homeline/contract/reviews/list-reviews.ts';
import { addDays, civilDateIn } from '@homeline/domain/dates/civil-date.ts';
import { REASONS } from '@homeline/domain/reasons/reason-codes.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { verifyChain } from '../../audit/verify-chain.ts';
import { builtInPersona } from '../../testing/built-in-personas.ts';
import { type AppWithProviders, workingApp } from '../../testing/journey.ts';
import {
  createDecider,
  createStaffMember,
  drive,
  type Journey,
  register,
} from '../../testing/persona-driver.ts';

const WORDS = 'The lender of the first mortgage confirmed it by telephone';

let app: AppWithProviders;
let decider: string;
let journey: Journey;

beforeAll(async () => {
  app = await workingApp();
  decider = await createDecider(app);
  journey = await register(app, builtInPersona('t11'));
  await drive(journey, decider, 'DELINQUENCY_REVIEW');
});
afterAll(() => app.stop());

const decide = (body: object, jwt = decider, headers = { 'idempotency-key': randomUUID() }) =>
  app.call('decideReview', { params: { uuid: journey.uuid }, body, headers, jwt });

describe('a review', () => {
  it('is listed with its desk and its possible decisions', async () => {
    const { body } = await app.call('listReviews', { jwt: decider });
    expect((body as Reviews).reviews).toMatchObject([
      {
        uuid: journey.uuid,
        step: 'DELINQUENCY_REVIEW',
        owner: 'UNDERWRITER',
        decisions: ['DELINQUENCY_CURED', 'DELINQUENCY_CONFIRMED'],
      },
    ]);
  });

  it('is listed with its notice’s deadline, like every application that needs one', async () => {
    const { body } = await app.call('listReviews', { jwt: decider });
    const { reviews, owedNotices } = body as Reviews;
    const noticeDueOn = addDays(civilDateIn('America/New_York', app.clock.nowMs()), 30);
    expect(reviews).toMatchObject([{ noticeDueOn }]);
    expect(owedNotices).toMatchObject([{ uuid: journey.uuid, step: 'DELINQUENCY_REVIEW', noticeDueOn }]);
  });

  it('can be decided only by its own desk', async () => {
    const jwt = await createStaffMember(app, ['FRAUD_DESK']);
    const partner = await createStaffMember(app, ['TITLE_AGENT']);
    const form = { step: 'DELINQUENCY_REVIEW', decision: 'DELINQUENCY_CURED' };
    expect(await decide(form, jwt)).toMatchObject({ status: 403, body: { code: 'FORBIDDEN' } });
    expect(await decide(form, partner)).toMatchObject({ status: 404 });
    expect(await decide(form, journey.jwt)).toMatchObject({ status: 404 });
  });

  it('refuses a decision of another review or for another step', async () => {
    expect(await decide({ step: 'DELINQUENCY_REVIEW', decision: 'UW_DECLINED' })).toMatchObject({
      status: 400,
      body: { fields: { decision: 'Must be one of DELINQUENCY_CURED, DELINQUENCY_CONFIRMED' } },
    });
    expect(await decide({ step: 'UW_REVIEW', decision: 'UW_DECLINED' })).toMatchObject({
      status: 409,
      body: { code: 'WRONG_STEP', step: 'DELINQUENCY_REVIEW' },
    });
  });

  it.each([
    ['a field that it doesn’t ask for', { valueCents: 1 }],
    ['an unknown field', { debt: [] }],
  ])('refuses a decision with %s, since it would be lost', async (_, surplus) => {
    const form = { step: 'DELINQUENCY_REVIEW', decision: 'DELINQUENCY_CONFIRMED', given: surplus };
    expect(await decide(form)).toMatchObject({ status: 400, body: { code: 'INVALID_INPUT' } });
    expect((await journey.facts()).delinquencyDecisions).toEqual([]);
  });

  it('moves the application once, however often the decision is sent', async () => {
    const form = {
      step: 'DELINQUENCY_REVIEW',
      decision: 'DELINQUENCY_CONFIRMED',
      given: { comments: WORDS },
    };
    const headers = { 'idempotency-key': randomUUID() };
    const first = await decide(form, decider, headers);
    expect(first).toMatchObject({ status: 200, body: { step: 'DECLINED' } });
    expect(await decide(form, decider, headers)).toMatchObject({ status: 200, body: first.body });
    expect((await journey.facts()).delinquencyDecisions).toHaveLength(1);
  });

  it('shows the decline reasons on the application’s page, as in the notice', async () => {
    const fileOf = async () =>
      (await app.call('getLoanFile', { params: { uuid: journey.uuid }, jwt: decider })).body as LoanFile;
    expect((await fileOf()).adverseAction?.reasons).toEqual([REASONS.AA17.text]);
    await vi.waitUntil(async () => (await fileOf()).adverseAction?.writtenAt, { timeout: 60_000 });
  });

  it('is listed as a decision with its rules and the reviewer’s comments', async () => {
    const params = { uuid: journey.uuid };
    const { body } = await app.call('listDecisions', { params, jwt: decider });
    const review = (body as { decisions: DecisionEntry[] }).decisions.find(({ on }) => on === 'REVIEW');
    expect(review).toMatchObject({ decision: 'DECLINE', explanation: { sections: [{}, {}] } });
    const [late, decided] = review?.explanation.sections ?? [];
    expect(late?.lines[0]).toMatchObject({ label: 'Delinquency', rule: { table: 'Rules about credit' } });
    expect(decided?.lines).toContainEqual({ label: 'Comments', value: WORDS });
    const explained = await app.call('explainDecision', { params, jwt: journey.jwt });
    expect(explained.status).toBe(200);
    expect(JSON.stringify(explained.body)).not.toContain(WORDS);
  });
});

describe('operations', () => {
  const act = (name: 'raiseCondition' | 'declineApplication', uuid: string, body: object) =>
    app.call(name, { params: { uuid }, body, headers: { 'idempotency-key': randomUUID() }, jwt: decider });

  it('can raise a condition at any step and decline until disbursement', async () => {
    const other = await register(app, builtInPersona('t01'));
    const { uuid } = other;
    const form = { requestDocuments: ['BANK_STATEMENT'], reason: 'The newest, with every page' };
    const asked = await act('raiseCondition', uuid, form);
    expect(asked).toMatchObject({ status: 200, body: { step: 'DOCUMENT_REQUEST' } });
    expect(await other.call('listConditions')).toMatchObject([
      { requestDocuments: ['BANK_STATEMENT'], commentsToBorrower: form.reason },
    ]);

    expect(await act('declineApplication', uuid, {})).toMatchObject({
      status: 400,
      body: { fields: { reasonCodes: 'Choose a reason' } },
    });
    for (const body of [{ reason: 'We do not lend in that area' }, { reasonCodes: ['We do not lend there'] }])
      expect(await act('declineApplication', uuid, body)).toMatchObject({ status: 400 });
    const declined = await act('declineApplication', uuid, { reasonCodes: ['AA25'] });
    expect(declined).toMatchObject({ status: 200, body: { step: 'DECLINED' } });
    expect(await act('declineApplication', uuid, { reasonCodes: ['AA27'] })).toMatchObject({
      status: 409,
    });
  });
});

describe('a provider call with an unknown outcome', () => {
  it('waits for staff, and continues with their resolution', async () => {
    await app.providers.makeFail('credit', 'DOWN', 100);
    const other = await register(app, builtInPersona('t02'));
    const { uuid } = other;
    const waits = drive(other, decider, 'CREDIT_FROZEN');
    // No run is in progress: the first has failed and the next isn't due.
    await vi.waitUntil(() => hasFailed(uuid), { interval: 10, timeout: 60_000 });
    const intent = (await intentOf(uuid)) ?? expect.fail('nothing was intended');
    await app.context.db
      .updateTable('intent')
      .set({ state: 'NEEDS_PERSON', failure: 'TIMEOUT' })
      .where('reference', '=', intent.reference)
      .execute();
    const { body } = await app.call('listReviews', { jwt: decider });
    expect((body as Reviews).unknownOutcomes).toMatchObject([
      { uuid, reference: intent.reference, task: 'pullSoftCredit', failure: 'TIMEOUT' },
    ]);

    await app.providers.control('PUT', '/control/healthy', {});
    const resolve = () =>
      app.call('resolveOutcome', {
        params: { reference: intent.reference },
        body: { resolution: 'SEND_AGAIN' },
        headers: { 'idempotency-key': randomUUID() },
        jwt: decider,
      });
    expect((await resolve()).status).toBe(200);
    expect((await resolve()).status).toBe(404);
    expect(await eventsOf(uuid, 'resolve pullSoftCredit')).toMatchObject([
      { actor: expect.stringMatching(/^STAFF /), detail: { resolution: 'SEND_AGAIN' } },
    ]);
    await waits;
    const chain = { organisation: 'homeline', applicationId: uuid };
    expect((await verifyChain(app.context.db, app.context.sealing, chain)).findings).toEqual([]);
    expect(await app.providers.requests(intent.reference)).toContainEqual(
      expect.objectContaining({ acted: true }),
    );
  });

  const eventsOf = (uuid: string, what: string) =>
    app.context.db
      .selectFrom('audit_event')
      .select(['actor', 'detail'])
      .where('application_id', '=', uuid)
      .where('what', '=', what)
      .execute();

  const hasFailed = async (uuid: string) => {
    const { rows } = await sql`
      select id from pgboss.job where data->>'applicationId' = ${uuid} and name = 'pullSoftCredit' and state = 'retry'
    `.execute(app.context.db);
    return rows.length > 0;
  };

  const intentOf = (uuid: string) =>
    app.context.db
      .selectFrom('intent')
      .select('reference')
      .where('application_id', '=', uuid)
      .where('task', '=', 'pullSoftCredit')
      .executeTakeFirst();
});
