// Proves CA-32, CN-01, CN-02, EN-09.

import { randomUUID } from 'node:crypto';
import type { CallName } from '@homeline/contract/calls.ts';
import type { ConditionSummary } from '@homeline/contract/conditions/list-conditions.ts';
import { currentStep } from '@homeline/domain/workflow/current-step.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { builtInPersona } from '../../testing/built-in-personas.ts';
import { pdfOf } from '../../testing/files.ts';
import { type AppWithProviders, workingApp } from '../../testing/journey.ts';
import {
  createDecider,
  createStaffMember,
  drive,
  type Journey,
  register,
} from '../../testing/persona-driver.ts';

let app: AppWithProviders;
let operations: string;
let journey: Journey;

beforeAll(async () => {
  app = await workingApp();
  operations = await createDecider(app);
});
afterAll(() => app.stop());
beforeEach(async () => {
  journey = await register(app, aBorrower());
});

/** A borrower with an address of their own. */
const aBorrower = () => ({ ...builtInPersona('t01'), email: `t01-${randomUUID()}@example.com` });

const act = (name: CallName, body: object, params: object = {}, jwt = operations) =>
  app.call(name, {
    params: { uuid: journey.uuid, ...params },
    body,
    headers: { 'idempotency-key': randomUUID() },
    jwt,
  });
const raise = (...requestDocuments: string[]) => act('raiseCondition', { requestDocuments });
const decide = (condition: string, body: object, jwt?: string) =>
  act('decideCondition', body, { condition }, jwt);
const conditions = () => journey.call<ConditionSummary[]>('listConditions');
const submit = (body: object, jwt = journey.jwt) => act('submitDocuments', body, {}, jwt);

async function upload(type: string, by = journey): Promise<string> {
  const { uuid } = await by.call<{ uuid: string }>('uploadDocument', {
    query: { type, name: 'letter.pdf' },
    body: pdfOf('the words of a letter'),
    headers: { 'content-type': 'application/pdf' },
  });
  return uuid;
}

/** Raises a condition for a bank statement and one for a deed, and returns their uuids. */
async function twoConditions(): Promise<readonly [string, string]> {
  await raise('BANK_STATEMENT');
  await raise('PROPERTY_DESCRIPTION_SOURCE');
  const [statement, deed] = await conditions();
  if (!statement || !deed) throw new Error('Two conditions are not open');
  return [statement.uuid, deed.uuid];
}

describe('several open conditions', () => {
  it('are answered, returned, cleared and waived one by one', async () => {
    const [statement, deed] = await twoConditions();
    const first = await submit({ condition: statement, documents: [await upload('BANK_STATEMENT')] });
    expect(first).toMatchObject({ status: 200, body: { step: 'DOCUMENT_REQUEST' } });
    expect(await conditions()).toMatchObject([
      { uuid: statement, state: 'RESPONDED', actionNeeded: false },
      { uuid: deed, state: 'OPEN', actionNeeded: true },
    ]);

    const why = 'Page 2 is missing. Please send every page.';
    await decide(statement, { decision: 'REJECTED', reason: why });
    expect(await conditions()).toMatchObject([
      { uuid: statement, state: 'RETURNED', actionNeeded: true, returnComments: why },
      { uuid: deed, state: 'OPEN', returnComments: '' },
    ]);

    await submit({ condition: statement, documents: [await upload('BANK_STATEMENT')] });
    await decide(statement, { decision: 'CLEARED' });
    expect(await conditions()).toMatchObject([{ uuid: deed, state: 'OPEN' }]);

    const waived = await decide(deed, { decision: 'WAIVED', comments: 'The county has recorded it' });
    expect(waived.status).toBe(200);
    expect(waived.body).not.toMatchObject({ step: 'DOCUMENT_REQUEST' });
    expect(await conditions()).toEqual([]);
    const { body: file } = await app.call('listFileConditions', {
      params: { uuid: journey.uuid },
      jwt: operations,
    });
    // What was sent before it was returned stays with it.
    expect((file as { documents: string[] }[])[0]?.documents).toHaveLength(2);
    expect(file).toMatchObject([
      { state: 'CLEARED' },
      { state: 'WAIVED', waivedBecause: 'The county has recorded it' },
    ]);
    expect((file as object[])[0]).not.toHaveProperty('waivedBecause');
  });

  it('wait for a review only when each is answered', async () => {
    const [statement, deed] = await twoConditions();
    await submit({ condition: deed, documents: [await upload('PROPERTY_DESCRIPTION_SOURCE')] });
    const last = await submit({ condition: statement, documents: [await upload('BANK_STATEMENT')] });
    expect(last).toMatchObject({ status: 200, body: { step: 'DOCUMENT_REVIEW' } });
    expect(await conditions()).toMatchObject([{ state: 'RESPONDED' }, { state: 'RESPONDED' }]);
  });

  it('are each announced by email, even when one is returned', async () => {
    const [statement] = await twoConditions();
    await submit({ condition: statement, documents: [await upload('BANK_STATEMENT')] });
    await decide(statement, { decision: 'REJECTED', reason: 'Please send every page' });
    const queued = await app.context.db
      .selectFrom('outbox')
      .select('template')
      .where('application_id', '=', journey.uuid)
      .where('template', 'in', ['DOCUMENT_REQUEST', 'conditions', 'conditionDecisions'])
      .orderBy('created_at')
      .execute();
    expect(queued.map(({ template }) => template).toSorted()).toEqual([
      'DOCUMENT_REQUEST',
      'conditionDecisions',
      'conditions',
    ]);
  });
});

describe('a condition', () => {
  it('needs as many documents as staff ask for', async () => {
    await act('raiseCondition', {
      category: 'HELOC_MANUAL_PAYSTUB_UPLOAD',
      requestDocuments: ['USER_UPLOADED_PAYSTUB'],
      numDocsRequired: 2,
    });
    const [{ uuid: condition, xtraData } = expect.fail('none is open')] = await conditions();
    expect(xtraData).toEqual({ numDocsRequired: 2 });
    const stub = await upload('USER_UPLOADED_PAYSTUB');
    expect(await submit({ condition, documents: [stub, stub] })).toMatchObject({
      status: 400,
      body: { fields: { documents: 'Send all 2 documents we asked for' } },
    });
    const second = await upload('USER_UPLOADED_PAYSTUB');
    expect(await submit({ condition, documents: [stub, second] })).toMatchObject({ status: 200 });
  });

  it('needs each requested document, but only one of a trust’s', async () => {
    await raise('BANK_STATEMENT', 'PROPERTY_DESCRIPTION_SOURCE');
    await act('raiseCondition', {
      category: 'REVIEW_TRUST_REQUIREMENTS',
      requestDocuments: ['CERTIFICATE_OF_TRUST', 'TRUSTAGREEMENT'],
    });
    const [two, trust] = (await conditions()).map(({ uuid }) => uuid);
    const statements = [await upload('BANK_STATEMENT'), await upload('BANK_STATEMENT')];
    expect(await submit({ condition: two, documents: statements })).toMatchObject({ status: 400 });
    const agreement = await upload('TRUSTAGREEMENT');
    expect(await submit({ condition: trust, documents: [agreement] })).toMatchObject({ status: 200 });
  });

  it('never shows the borrower the lender’s notes', async () => {
    const notes = 'The statement looks altered';
    await act('raiseCondition', { requestDocuments: ['BANK_STATEMENT'], reason: 'Every page', notes });
    const [shown] = await conditions();
    expect(shown).toMatchObject({ notes: '', commentsToBorrower: 'Every page' });
    const { body } = await app.call('listFileConditions', {
      params: { uuid: journey.uuid },
      jwt: operations,
    });
    expect(body).toMatchObject([{ notes }]);
  });

  it('can’t be decided without a response, without its reason, by another desk or for another file', async () => {
    const [statement] = await twoConditions();
    expect(await decide(statement, { decision: 'CLEARED' })).toMatchObject({
      status: 400,
      body: {
        fields: { decision: 'The borrower hasn’t answered this condition yet. It can only be waived.' },
      },
    });
    expect(await decide(statement, { decision: 'WAIVED' })).toMatchObject({
      status: 400,
      body: { fields: { comments: 'Required' } },
    });
    expect(await decide(statement, { decision: 'REJECTED' })).toMatchObject({
      status: 400,
      body: { fields: { reason: 'Required' } },
    });
    const titleDesk = await createStaffMember(app, ['TITLE_AGENT']);
    expect(await decide(statement, { decision: 'CLEARED' }, titleDesk)).toMatchObject({ status: 404 });
    expect(await decide(randomUUID(), { decision: 'CLEARED' })).toMatchObject({ status: 404 });
  });

  it('accepts only this borrower’s documents, and only while it is open', async () => {
    const stranger = await register(app, aBorrower());
    const [statement, deed] = await twoConditions();
    await act('raiseCondition', { requestDocuments: ['BANK_STATEMENT'] }, { uuid: stranger.uuid });
    const theirs = await upload('BANK_STATEMENT', stranger);
    expect(await submit({ condition: statement, documents: [theirs] })).toMatchObject({ status: 400 });
    const documents = [await upload('BANK_STATEMENT')];
    expect(await submit({ condition: statement, documents }, stranger.jwt)).toMatchObject({ status: 404 });
    expect(await submit({ documents })).toMatchObject({ status: 400 });
    await submit({ condition: statement, documents });
    expect(await submit({ condition: statement, documents })).toMatchObject({ status: 400 });
    await decide(deed, { decision: 'WAIVED', comments: 'Recorded' });
    expect(await decide(deed, { decision: 'WAIVED', comments: 'Again' })).toMatchObject({
      status: 400,
      body: { fields: { decision: 'This condition is no longer open' } },
    });
  });

  it('that asks for a phone number is answered by saving one, and leaves other conditions open', async () => {
    await raise('BANK_STATEMENT');
    await act('raiseCondition', { category: 'MISSING_PHONE_NUMBER' });
    const { version } = await journey.call<{ version: number }>('getStatus');
    await journey.call('saveCallbackPhone', { version, body: { phone: '(415) 555-2671' } });
    expect(await conditions()).toMatchObject([
      { categoryEnum: 'GENERIC_DOCUMENT_REQUEST', state: 'OPEN' },
      { categoryEnum: 'MISSING_PHONE_NUMBER', state: 'RESPONDED' },
    ]);
  });
});

describe('a condition that is needed later', () => {
  it('lets the application continue, can be answered meanwhile, and holds it at its stage until cleared', async () => {
    const { step } = await journey.call<{ step: string }>('getStatus');
    const title = 'Your HOA statement';
    const later = { requestDocuments: ['SUPPORT'], title, before: 'DOCUMENTS', dueOn: '2026-03-20' };
    expect(await act('raiseCondition', later)).toMatchObject({ status: 200, body: { step } });
    expect(await journey.call('getStatus')).toMatchObject({ step, asksLater: 1 });
    const [condition] = await conditions();
    expect(condition).toMatchObject({ title, before: 'DOCUMENTS', dueOn: '2026-03-20' });
    const queued = await app.context.db
      .selectFrom('outbox')
      .select('template')
      .where('application_id', '=', journey.uuid)
      .where('template', '=', 'conditions')
      .execute();
    expect(queued).toHaveLength(1);

    const documents = [await upload('SUPPORT')];
    expect(await submit({ condition: condition?.uuid, documents })).toMatchObject({
      status: 200,
      body: { step },
    });
    expect(await journey.call('getStatus')).not.toHaveProperty('asksLater');
    expect(await conditions()).toMatchObject([{ state: 'RESPONDED' }]);

    await drive(journey, operations, 'DOCUMENT_REVIEW');
    expect(currentStep(await journey.facts())).toMatchObject({ id: 'DOCUMENT_REVIEW' });
    await decide(condition?.uuid ?? '', { decision: 'CLEARED' });
    expect(await journey.call('getStatus')).not.toMatchObject({ step: 'DOCUMENT_REVIEW' });
  });

  it('can be replanned: its stage, its owner, or that it is needed at once', async () => {
    await act('raiseCondition', { requestDocuments: ['SUPPORT'], before: 'FUNDING' });
    const [condition] = await conditions();
    const plan = (body: object) => act('planCondition', body, { condition: condition?.uuid });
    expect(await plan({ owner: randomUUID() })).toMatchObject({
      status: 400,
      body: { fields: { owner: 'Choose somebody of your staff' } },
    });
    const { body: me } = await app.call('getStaffMember', { jwt: operations });
    const { identityUuid: identity } = me as { identityUuid: string };
    expect(await plan({ before: 'SIGNING', owner: identity })).toMatchObject({ status: 200 });
    const listed = await app.call('listFileConditions', { params: { uuid: journey.uuid }, jwt: operations });
    expect(listed.body).toMatchObject([{ before: 'SIGNING', owner: { identity } }]);
    expect(await plan({})).toMatchObject({ body: { step: 'DOCUMENT_REQUEST' } });
  });
});
