import { createHash, randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { CallName } from '@homeline/contract/calls.ts';
import type { DecisionEntry } from '@homeline/contract/reviews/list-decisions.ts';
import { textOf } from '@homeline/documents/text-of.ts';
import type { WordedExplanation } from '@homeline/domain/explanations/worded-explanation.ts';
import type { Department } from '@homeline/domain/organisations/hours.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { recordOf } from './modules/reviews/get-decision-record.ts';
import { type WorkingApp, workingApp } from './testing/journey.ts';
import { ourPerson } from './testing/our-people.ts';
import { aDecider, drive, type Journey, register } from './testing/persona-driver.ts';

const PATIENCE_MS = 60_000;
const LENDER = join(import.meta.dirname, '../../../organisations/homeline');

let app: WorkingApp;
let decider: string;
let journey: Journey;

/** One person stands before their closing documents: everything that can be read of an application is there by then. */
beforeAll(async () => {
  app = await workingApp();
  decider = await aDecider(app);
  await app.world.moveClock('2026-03-10T17:00:00.000Z');
  journey = await register(app, ourPerson('t01'));
  await drive(journey, decider, 'CLOSING_DISCLOSURE_REVIEW');
}, PATIENCE_MS);
afterAll(() => app.stop());

describe('of a lender anybody may read', () => {
  const read = async <T>(name: CallName, given: object = {}, lender = 'homeline') =>
    (await app.call(name, { ...given, headers: { 'x-org': lender } })).body as T;

  it('who it is', async () => {
    expect(await read('getOrganisationInfo', {}, 'harborview')).toMatchObject({
      orgCode: 'harborview',
      orgMetaData: { companyInfo: expect.any(Object), footer: expect.any(Object) },
    });
  });

  it('where it lends', async () => {
    const lendsIn = await read<{ abbrev: string }[]>('listStateLicenses', {}, 'harborview');
    expect(lendsIn).toContainEqual({ abbrev: 'OH' });
    expect(lendsIn).not.toContainEqual({ abbrev: 'HI' });
  });

  it('when it answers the telephone', async () => {
    const department: Department = 'OPS_PHONE';
    const { weekdays } = await read<{ weekdays: object[] }>('getOperatingHours', { params: { department } });
    expect(weekdays).toHaveLength(7);
    expect(weekdays).toContainEqual({
      ...{ weekday: 'MONDAY', weekdayValue: 1, isOpen: true },
      ...{ startTime: '06:00', endTime: '18:00' },
    });
  });
});

describe('of their application a borrower may read', () => {
  it('the application, by every call that shows it', async () => {
    const own = await journey.call<object>('getApplication');
    expect(own).toMatchObject({
      ...{ uuid: journey.uuid, amount: 75_000, term: 15, hasHmda: true, coDeedStatus: 'NONE' },
      property: { state: 'OH', address: { street1: '101 Test Street' } },
    });
    expect(await journey.call('getApplicationV3')).toEqual(own);
    expect(await journey.call('listApplications')).toEqual([own]);
    expect(await journey.call('listBorrowerApplications')).toEqual([own]);
  });

  it('themselves, and never their whole number', async () => {
    const profile = await journey.call('getProfile');
    expect(profile).toMatchObject({ email: journey.person.email, dob: journey.person.dob, hasSsn: true });
    const answers = await journey.call('getAnswers');
    expect(answers).toMatchObject({ ssn: { last4: '1001' } });
    expect(JSON.stringify([profile, answers])).not.toMatch(/sealed:|90100/);
  });

  it('the account by its last four digits', async () => {
    const { account } = await journey.call<{ account: { mask: string } }>('getBank');
    expect(account.mask).toMatch(/^\d{4}$/);
    const { disburseAccount } = await journey.call<{ disburseAccount: object }>('getApplication');
    expect(disburseAccount).toMatchObject({ mask: account.mask, accountNumber: `••••${account.mask}` });
  });

  it('the final terms with what each thing costs', async () => {
    const { terms, changes } = await journey.call<{ terms: object; changes: object[] }>('getClosing');
    expect(terms).toMatchObject({ lineAmountCents: 7_500_000, aprPct: 9.12 });
    expect(changes).toEqual([]);
  });

  it('what insurance is needed and who else signs', async () => {
    expect(await journey.call('getInsurance')).toMatchObject({ floodRequired: false, rejected: false });
    expect(await journey.call('listSigners')).toEqual([]);
    expect(await journey.call('getCoDeedStatus')).toEqual([
      { applicationUuid: journey.uuid, coDeedStatus: 'NONE' },
    ]);
    expect(await journey.call('listConditions')).toEqual([]);
  });

  it('why the newest decision is what it is', async () => {
    const explained = await journey.call<WordedExplanation>('explainDecision');
    expect(explained.sections.map(({ title }) => title)).toContain('Interest rate');
    expect(JSON.stringify(explained)).not.toMatch(/sealed:|90100/);
  });

  it('why it does not go on, once it is declined and not before', async () => {
    const { jwt, uuid } = journey;
    const why = () => app.call('getAdverseAction', { params: { uuid }, jwt });
    expect(await why()).toMatchObject({ status: 409, body: { code: 'WRONG_STEP' } });
    const headers = { 'idempotency-key': randomUUID() };
    const body = { reason: 'Identity could not be confirmed' };
    await app.call('declineApplication', { params: { uuid }, body, headers, jwt: decider });
    await drive(journey, decider);
    expect(await why()).toMatchObject({
      status: 200,
      body: { action: 'DECLINE', reasons: [expect.objectContaining({ text: expect.any(String) })] },
    });
  });
});

describe('of an application an underwriter may read', () => {
  it('every decision with its explanation, and the record of them for the file', async () => {
    const params = { uuid: journey.uuid };
    const { body } = await app.call('listDecisions', { params, jwt: decider });
    const { decisions } = body as { decisions: DecisionEntry[] };
    expect(decisions.map(({ on }) => on)).toEqual(['INITIAL', 'FINAL', 'REVIEW', 'END']);
    expect(decisions[0]?.explanation).toMatchObject({ sheet: { version: '2026-01-01' } });
    const record = await app.call('getDecisionRecord', { params, jwt: decider });
    expect(record.headers['content-type']).toBe('application/pdf');
    expect(String(record.body).slice(0, 5)).toBe('%PDF-');
  });

  it('whose decisions the record holds, and by which published files they were made', async () => {
    const of = { organisation: 'homeline', applicationId: journey.uuid };
    const record = await recordOf(app.context, of, '1000000001');
    const words = record ? textOf(record) : '';
    const { name, property, email, dob } = journey.person;
    expect(words).toContain(name);
    expect(words).toContain(`${property.street1}, ${property.city}, ${property.state} ${property.zip}`);
    for (const kind of ['rates', 'policy']) {
      const file = readFileSync(join(LENDER, kind, '2026-01-01.dmn'));
      expect(words).toContain(createHash('sha256').update(file).digest('hex'));
    }
    for (const kept of [email, dob, journey.person.testId, 'April 12, 1981'])
      expect(words).not.toContain(kept);
  });

  it('nothing of one that does not exist', async () => {
    const params = { uuid: '00000000-0000-4000-8000-000000000000' };
    expect((await app.call('listDecisions', { params, jwt: decider })).status).toBe(404);
    expect((await app.call('getDecisionRecord', { params, jwt: decider })).status).toBe(404);
  });
});
