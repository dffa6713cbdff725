// Proves CO-05, CO-14, CO-23, DS-52.

import { randomUUID } from 'node:crypto';
import type { LoanFile } from '@homeline/contract/loan-files/get-loan-file.ts';
import type { PipelineEntry } from '@homeline/contract/pipeline/list-pipeline.ts';
import type { Proposal } from '@homeline/contract/reviews/list-proposals.ts';
import type { Reviews } from '@homeline/contract/reviews/list-reviews.ts';
import { adverseActionOf } from '@homeline/domain/adverse-action/notice.ts';
import type { StaffRole } from '@homeline/domain/staff/staff-roles.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { loadFacts } from '../../facts/load.ts';
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

async function application(organisation = ORGANISATION): Promise<string> {
  const body = { ...REGISTRATION, email: `${randomUUID()}@example.com` };
  const answer = await app.call('register', { body, headers: { 'x-org': organisation } });
  return (answer.body as { applicationUuid: string }).applicationUuid;
}

const decline = (jwt: string, uuid: string, reasonCode: string, confirms?: string | undefined) =>
  app.call('declineApplication', {
    jwt,
    params: { uuid },
    body: { reasonCodes: [reasonCode], confirms },
    headers: { ...headers, 'idempotency-key': randomUUID() },
  });
const REASON = 'AA27';
const proposalsOf = async (jwt: string, uuid: string) =>
  (await app.call('listProposals', { jwt, params: { uuid }, headers })).body as Proposal[];
const end = (jwt: string, uuid: string, comment: string, proposedAt = '2000-01-01T00:00:00.000Z') =>
  app.call('returnProposal', {
    jwt,
    params: { uuid, act: 'DECLINE_APPLICATION' },
    body: { comment, proposedAt },
    headers,
  });
const listed = async (jwt: string, uuid: string) => {
  const { loanNumber } = (await app.call('getLoanFile', { jwt: bo, params: { uuid }, headers }))
    .body as LoanFile;
  const list = await app.call('listPipeline', { jwt, query: { search: loanNumber }, headers });
  return (list.body as { applications: PipelineEntry[] }).applications[0];
};
const awaitsSecondPerson = async (uuid: string) => (await listed(bo, uuid))?.awaitsSecondPerson ?? false;
/** What the work list counts and lists as returned to somebody. */
const returnedTo = async (jwt: string) => {
  const counts = await app.call('countPipeline', { jwt, headers });
  const list = await app.call('listPipeline', { jwt, query: { returned: 'true' }, headers });
  return {
    count: (counts.body as { returned: number }).returned,
    listed: (list.body as { applications: PipelineEntry[] }).applications.map(({ uuid }) => uuid),
  };
};

describe('a final decline at a lender with two people', () => {
  it('is proposed by one, confirmed by another, and records both', async () => {
    const uuid = await application();
    expect((await decline(ann, uuid, REASON)).body).toMatchObject({
      awaitsSecondPerson: true,
      step: 'IN_PROGRESS',
    });
    expect(await proposalsOf(bo, uuid)).toMatchObject([
      { act: 'DECLINE_APPLICATION', input: { reasonCodes: [REASON] }, proposedBy: 'Ann Anders' },
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
    expect((await decline(bo, uuid, 'AA28')).body).toMatchObject({
      awaitsSecondPerson: true,
    });
    expect((await decline(bo, uuid, 'AA28')).status).toBe(403);
  });

  it('is confirmed only as shown: a replaced, returned or confirmed one is refused', async () => {
    const uuid = await application();
    const carl = await createStaffMember(app, ['OPERATIONS'], ORGANISATION, 'Carl Cole');
    await decline(ann, uuid, REASON);
    const read = (await proposalsOf(bo, uuid))[0]?.proposedAt;
    await decline(carl, uuid, 'AA28');
    const replaced = await proposalsOf(bo, uuid);
    expect(replaced).toMatchObject([{ proposedBy: 'Carl Cole' }]);
    expect(await decline(bo, uuid, REASON, read)).toMatchObject({
      status: 409,
      body: { code: 'STALE_VERSION', errors: [expect.stringContaining('Look at it again')] },
    });
    expect(await decline(bo, uuid, 'AA28', read)).toMatchObject({ status: 409 });
    expect(await proposalsOf(bo, uuid)).toEqual(replaced);

    const newest = replaced[0]?.proposedAt;
    await end(ann, uuid, 'Which garage?', newest);
    expect(await decline(bo, uuid, 'AA28', newest)).toMatchObject({ status: 409 });
    await decline(ann, uuid, REASON);
    const again = (await proposalsOf(bo, uuid))[0]?.proposedAt;
    expect(await decline(ann, uuid, REASON, again)).toMatchObject({ status: 403 });
    expect((await decline(bo, uuid, REASON, again)).body).not.toHaveProperty('awaitsSecondPerson');
    expect((await decline(carl, uuid, REASON, again)).status).toBe(409);
  });

  it('can be returned with a comment to its proposer, and proposed again', async () => {
    const uuid = await application();
    await decline(ann, uuid, REASON);
    const proposedAt = (await proposalsOf(bo, uuid))[0]?.proposedAt;
    expect((await end(bo, uuid, 'Which garage?')).status).toBe(409);
    expect((await end(title, uuid, 'Which garage?', proposedAt)).status).toBe(404);
    expect((await end(bo, uuid, '', proposedAt)).status).toBe(400);
    expect((await end(bo, uuid, 'Which garage?', proposedAt)).status).toBe(204);
    const returned = { by: 'Bo Berg', comment: 'Which garage?', isTakenBack: false };
    expect(await proposalsOf(ann, uuid)).toMatchObject([{ isOwn: true, returned }]);
    expect(await awaitsSecondPerson(uuid)).toBe(false);
    expect((await end(bo, uuid, 'Which garage?', proposedAt)).status).toBe(409);
    expect(await returnedTo(ann)).toMatchObject({ count: 1, listed: [uuid] });
    expect(await returnedTo(bo)).toMatchObject({ count: 0, listed: [] });
    expect(await listed(bo, uuid)).toMatchObject({ proposalReturned: true });
    expect((await decline(bo, uuid, REASON)).body).toMatchObject({ awaitsSecondPerson: true });
    expect(await proposalsOf(ann, uuid)).toMatchObject([{ proposedBy: 'Bo Berg', isOwn: false }]);
    expect(await proposalsOf(ann, uuid)).not.toMatchObject([{ returned }]);
    expect(await returnedTo(ann)).toEqual({ count: 0, listed: [] });
    expect(await listed(bo, uuid)).not.toHaveProperty('proposalReturned');
  });

  it('can be withdrawn by its proposer, stays in their list, and has its reason in the timeline', async () => {
    const uuid = await application();
    await decline(ann, uuid, REASON);
    const proposedAt = (await proposalsOf(ann, uuid))[0]?.proposedAt;
    expect((await end(ann, uuid, 'Wrong file', proposedAt)).status).toBe(204);
    expect(await proposalsOf(bo, uuid)).toMatchObject([
      { returned: { by: 'Ann Anders', comment: 'Wrong file', isTakenBack: true } },
    ]);
    expect(await returnedTo(ann)).toMatchObject({ count: 1, listed: [uuid] });
    const timeline = await app.call('getTimeline', { jwt: bo, params: { uuid }, headers });
    expect(timeline.body).toMatchObject(
      expect.arrayContaining([
        expect.objectContaining({ kind: 'NOTE', by: 'Ann Anders', text: 'Wrong file' }),
        expect.objectContaining({ kind: 'STAFF', by: 'Ann Anders', text: 'Take back proposal' }),
      ]),
    );
    expect((await decline(bo, uuid, REASON)).body).toMatchObject({ awaitsSecondPerson: true });
    expect(await returnedTo(ann)).toEqual({ count: 0, listed: [] });
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

describe('a decline for a custom reason', () => {
  const WORDS = 'The home at this address burned down in March';
  const propose = (jwt: string, uuid: string, organisation: string, statedReason = WORDS) =>
    app.call('declineApplication', {
      jwt,
      params: { uuid },
      body: { reasonCodes: ['AA27', 'AA24'], statedReason, comments: 'Seen on the news' },
      headers: { 'x-org': organisation, 'idempotency-key': randomUUID() },
    });
  const confirm = (jwt: string, uuid: string, organisation: string, proposedAt: string) =>
    app.call('confirmStatedReason', {
      jwt,
      params: { uuid, act: 'DECLINE_APPLICATION' },
      body: { proposedAt },
      headers: { 'x-org': organisation, 'idempotency-key': randomUUID() },
    });

  it.each([ORGANISATION, 'homeline'])(
    'at %s is sent only after a compliance officer confirmed those very words',
    async (organisation) => {
      const staff = (role: StaffRole, name: string) => createStaffMember(app, [role], organisation, name);
      const [processor, colleague, compliance] = await Promise.all([
        staff('OPERATIONS', 'Pat Processor'),
        staff('OPERATIONS', 'Cody Colleague'),
        staff('COMPLIANCE_OFFICER', 'Cleo Compliance'),
      ]);
      const uuid = await application(organisation);
      const waiting = async (jwt: string) =>
        (await app.call('listProposals', { jwt, params: { uuid }, headers: { 'x-org': organisation } }))
          .body as Proposal[];
      expect((await propose(processor, uuid, organisation)).body).toMatchObject({ awaitsSecondPerson: true });
      expect(await propose(colleague, uuid, organisation)).toMatchObject({
        status: 403,
        body: { errors: ['Only these roles can do this: compliance officer.'] },
      });
      expect((await waiting(colleague))[0]?.disabledReason).toContain('compliance officer');
      const [read] = await waiting(compliance);
      expect(read).toMatchObject({ input: { statedReason: WORDS } });
      expect(read).not.toHaveProperty('disabledReason');
      await propose(processor, uuid, organisation, `${WORDS} and in May`);
      expect((await confirm(compliance, uuid, organisation, String(read?.proposedAt))).status).toBe(409);
      const [newer] = await waiting(compliance);
      expect((await confirm(processor, uuid, organisation, String(newer?.proposedAt))).status).toBe(404);
      const confirmed = await confirm(compliance, uuid, organisation, String(newer?.proposedAt));
      expect(confirmed).toMatchObject({ status: 200, body: { step: 'DECLINED' } });
      const facts = await loadFacts(app.context.db, { organisation, applicationId: uuid });
      expect(adverseActionOf(facts)).toMatchObject({
        reasonCodes: ['AA27', 'AA24'],
        statedReasons: [`${WORDS} and in May`],
      });
    },
  );

  it('can’t be vague or name a prohibited basis', async () => {
    const uuid = await application();
    expect(await propose(ann, uuid, ORGANISATION, 'We do not lend to a minority neighborhood')).toMatchObject(
      {
        status: 400,
        body: { fields: { statedReason: expect.stringContaining('12 CFR 1002.2(z)') } },
      },
    );
  });
});

/** An application with a call whose outcome nobody knows. */
async function unclear(task: string): Promise<{ uuid: string; reference: string }> {
  const [uuid, reference] = [await application(), randomUUID()];
  const intent = { organisation: ORGANISATION, reference, application_id: uuid, entered_seq: 1 };
  await app.context.db
    .insertInto('intent')
    .values({
      ...intent,
      ...{ task, state: 'NEEDS_PERSON', request_hash: 'x', attempts: 1 },
      ...{ answer: null, failure: 'No answer', created_at: app.context.clock.now() },
    })
    .execute();
  return { uuid, reference };
}

const sendAgain = (jwt: string, reference: string) =>
  app.call('resolveOutcome', {
    jwt,
    params: { reference },
    body: { resolution: 'SEND_AGAIN' },
    headers: { ...headers, 'idempotency-key': randomUUID() },
  });

it('resumes a signer’s call with an unknown outcome as that signer’s', async () => {
  const signer = randomUUID();
  const { uuid, reference } = await unclear(`signSignerNote/${signer}`);
  expect((await sendAgain(ann, reference)).status).toBe(200);
  const { rows } = await sql<{ signer: string }>`
    select data->>'signer' as signer from pgboss.job
    where name = 'signSignerNote' and data->>'applicationId' = ${uuid}`.execute(app.context.db);
  expect(rows).toEqual([{ signer }]);
});

describe('a payment with an unknown outcome', () => {
  it('is resent only when two people confirm that nothing was paid', async () => {
    const { uuid, reference } = await unclear('originateDisbursement');
    const resolve = (jwt: string) => sendAgain(jwt, reference);
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
    const { loanNumber } = (await app.call('getLoanFile', { jwt: bo, params: { uuid }, headers }))
      .body as LoanFile;
    expect(await outcomes()).toMatchObject([{ reference, loanNumber, awaitsSecondPerson: true }]);
    expect((await resolve(ann)).status).toBe(403);
    expect(await state()).toBe('NEEDS_PERSON');
    expect((await resolve(bo)).body).toEqual({});
    expect(await state()).not.toBe('NEEDS_PERSON');
  });
});
