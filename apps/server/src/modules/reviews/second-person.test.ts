import { randomUUID } from 'node:crypto';
import type { LoanFile } from '@homeline/contract/loan-files/get-loan-file.ts';
import type { PipelineEntry } from '@homeline/contract/pipeline/list-pipeline.ts';
import type { Proposal } from '@homeline/contract/reviews/list-proposals.ts';
import type { Reviews } from '@homeline/contract/reviews/list-reviews.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { REGISTRATION, type TestApp, testApp } from '../../testing/app.ts';
import { createStaffMember } from '../../testing/persona-driver.ts';

const ORGANISATION = 'harborview';
const headers = { 'x-org': ORGANISATION };

let app: TestApp;
let [ann, bo, title] = ['', '', ''];
beforeAll(async () => {
  app = await testApp();
  await app.context.jobs.start(app.context);
  ann = await createStaffMember(app, ['OPERATIONS'], ORGANISATION, 'Ann Anders');
  bo = await createStaffMember(app, ['OPERATIONS'], ORGANISATION, 'Bo Berg');
  title = await createStaffMember(app, ['TITLE_AGENT'], ORGANISATION);
});
afterAll(() => app.stop());

async function application(): Promise<string> {
  const body = { ...REGISTRATION, email: `${randomUUID()}@example.com` };
  return ((await app.call('register', { body, headers })).body as { applicationUuid: string })
    .applicationUuid;
}

const decline = (jwt: string, uuid: string, reason: string) =>
  app.call('declineApplication', {
    jwt,
    params: { uuid },
    body: { reason },
    headers: { ...headers, 'idempotency-key': randomUUID() },
  });
const REASON = 'The home burned down';
const proposalsOf = async (jwt: string, uuid: string) =>
  (await app.call('listProposals', { jwt, params: { uuid }, headers })).body as Proposal[];
const end = (jwt: string, uuid: string, comment: string, proposedAt = '2000-01-01T00:00:00.000Z') =>
  app.call('returnProposal', {
    jwt,
    params: { uuid, act: 'DECLINE_APPLICATION' },
    body: { comment, proposedAt },
    headers,
  });
const awaitsSecondPerson = async (uuid: string) => {
  const { loanNumber } = (await app.call('getLoanFile', { jwt: bo, params: { uuid }, headers }))
    .body as LoanFile;
  const list = await app.call('listPipeline', { jwt: bo, query: { search: loanNumber }, headers });
  return (list.body as { applications: PipelineEntry[] }).applications[0]?.awaitsSecondPerson ?? false;
};

describe('a final decline at a lender with two people', () => {
  it('is proposed by one, confirmed by another, and records both', async () => {
    const uuid = await application();
    expect((await decline(ann, uuid, REASON)).body).toMatchObject({
      awaitsSecondPerson: true,
      step: 'IN_PROGRESS',
    });
    expect(await proposalsOf(bo, uuid)).toMatchObject([
      { act: 'DECLINE_APPLICATION', input: { reason: REASON }, proposedBy: 'Ann Anders' },
    ]);
    expect(await awaitsSecondPerson(uuid)).toBe(true);
    expect((await decline(bo, uuid, REASON)).body).toMatchObject({ uuid });
    expect(await proposalsOf(bo, uuid)).toEqual([]);
    const events = await app.context.db
      .selectFrom('audit_event')
      .select(['what', 'actor'])
      .where('application_id', '=', uuid)
      .where('what', 'in', ['propose decline', 'confirm decline', 'fact declineDecision'])
      .orderBy('number')
      .execute();
    expect(events.map(({ what }) => what)).toEqual([
      'propose decline',
      'confirm decline',
      'fact declineDecision',
    ]);
    const [proposer, confirmer, decider] = events.map(({ actor }) => actor);
    expect(proposer).not.toBe(confirmer);
    expect(decider).toBe(confirmer);
  });

  it('can’t be confirmed by the person who proposed it, nor with another reason', async () => {
    const uuid = await application();
    await decline(ann, uuid, REASON);
    expect(await decline(ann, uuid, REASON)).toMatchObject({ status: 403, body: { code: 'FORBIDDEN' } });
    expect((await proposalsOf(ann, uuid))[0]?.disabledReason).toBe(
      'You proposed this. Another person must confirm it.',
    );
    expect((await decline(bo, uuid, 'The garage burned down')).body).toMatchObject({
      awaitsSecondPerson: true,
    });
    expect((await decline(bo, uuid, 'The garage burned down')).status).toBe(403);
  });

  it('is returned by the second person with a comment, which its proposer reads, and can be proposed again', async () => {
    const uuid = await application();
    await decline(ann, uuid, REASON);
    const proposedAt = (await proposalsOf(bo, uuid))[0]?.proposedAt;
    expect((await end(bo, uuid, 'Which garage?')).status).toBe(409);
    expect((await end(title, uuid, 'Which garage?', proposedAt)).status).toBe(404);
    expect((await end(bo, uuid, '', proposedAt)).status).toBe(400);
    expect((await end(bo, uuid, 'Which garage?', proposedAt)).status).toBe(204);
    const returned = { by: 'Bo Berg', comment: 'Which garage?' };
    expect(await proposalsOf(ann, uuid)).toMatchObject([{ isOwn: true, returned }]);
    expect(await awaitsSecondPerson(uuid)).toBe(false);
    expect((await end(bo, uuid, 'Which garage?', proposedAt)).status).toBe(409);
    expect((await decline(bo, uuid, REASON)).body).toMatchObject({ awaitsSecondPerson: true });
    expect(await proposalsOf(ann, uuid)).toMatchObject([{ proposedBy: 'Bo Berg', isOwn: false }]);
    expect(await proposalsOf(ann, uuid)).not.toMatchObject([{ returned }]);
  });

  it('is taken back by its proposer, with the reason in the timeline', async () => {
    const uuid = await application();
    await decline(ann, uuid, REASON);
    const proposedAt = (await proposalsOf(ann, uuid))[0]?.proposedAt;
    expect((await end(ann, uuid, 'Wrong file', proposedAt)).status).toBe(204);
    expect(await proposalsOf(bo, uuid)).toEqual([]);
    const timeline = await app.call('getTimeline', { jwt: bo, params: { uuid }, headers });
    expect(timeline.body).toMatchObject(
      expect.arrayContaining([
        expect.objectContaining({ kind: 'NOTE', by: 'Ann Anders', text: 'Wrong file' }),
        expect.objectContaining({ kind: 'STAFF', by: 'Ann Anders', text: 'Take back proposal' }),
      ]),
    );
    expect((await decline(bo, uuid, REASON)).body).toMatchObject({ awaitsSecondPerson: true });
  });

  it('takes effect once when two people confirm at the same moment', async () => {
    const uuid = await application();
    const carl = await createStaffMember(app, ['OPERATIONS'], ORGANISATION);
    await decline(ann, uuid, REASON);
    const answers = await Promise.all([decline(bo, uuid, REASON), decline(carl, uuid, REASON)]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  });

  it('isn’t even proposed by a role without the right', async () => {
    const uuid = await application();
    expect((await decline(title, uuid, REASON)).status).toBe(404);
    expect(await proposalsOf(ann, uuid)).toEqual([]);
  });
});

describe('a payment with an unknown outcome', () => {
  it('is sent again only when two people say that nothing was paid', async () => {
    const [uuid, reference] = [await application(), randomUUID()];
    const intent = { organisation: ORGANISATION, reference, application_id: uuid, entered_seq: 1 };
    await app.context.db
      .insertInto('intent')
      .values({
        ...intent,
        ...{ task: 'originateDisbursement', state: 'NEEDS_PERSON', request_hash: 'x', attempts: 1 },
        ...{ answer: null, failure: 'No answer', created_at: app.context.clock.now() },
      })
      .execute();
    const resolve = (jwt: string) =>
      app.call('resolveOutcome', {
        jwt,
        params: { reference },
        body: { resolution: 'SEND_AGAIN' },
        headers: { ...headers, 'idempotency-key': randomUUID() },
      });
    const state = async () =>
      (
        await app.context.db
          .selectFrom('intent')
          .select('state')
          .where('reference', '=', reference)
          .executeTakeFirstOrThrow()
      ).state;
    const outcomes = async () =>
      ((await app.call('listReviews', { jwt: bo, headers })).body as Reviews).unknownOutcomes;
    expect(await outcomes()).not.toMatchObject([{ awaitsSecondPerson: true }]);
    expect((await resolve(ann)).body).toEqual({ awaitsSecondPerson: true });
    expect(await outcomes()).toMatchObject([{ reference, awaitsSecondPerson: true }]);
    expect((await resolve(ann)).status).toBe(403);
    expect(await state()).toBe('NEEDS_PERSON');
    expect((await resolve(bo)).body).toEqual({});
    expect(await state()).not.toBe('NEEDS_PERSON');
  });
});
