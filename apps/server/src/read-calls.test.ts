// Proves CA-01, CA-02, CA-03, CA-04, CA-28, CA-30, EN-02, EN-03, EN-04, EN-05, RU-03.

import { createHash, randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { HelocApplication } from '@homeline/contract/applications/application.ts';
import type { CallName } from '@homeline/contract/calls.ts';
import type { DecisionEntry } from '@homeline/contract/reviews/list-decisions.ts';
import { documentText } from '@homeline/documents/document-text.ts';
import type { WordedExplanation } from '@homeline/domain/explanations/worded-explanation.ts';
import type { Department } from '@homeline/domain/organisations/hours.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { loadDecisionRecord } from './modules/reviews/get-decision-record.ts';
import { builtInPersona } from './testing/built-in-personas.ts';
import { type AppWithProviders, workingApp } from './testing/journey.ts';
import { journeyAt } from './testing/journey-at.ts';
import { createDecider, drive, type Journey } from './testing/persona-driver.ts';

const LENDER = join(import.meta.dirname, '../../../organisations/homeline');

type Hours = { timeZone: string; weekdays: object[] };

let app: AppWithProviders;
let decider: string;
let journey: Journey;

/** A borrower at the closing documents, where every read call has data. */
beforeAll(async () => {
  app = await workingApp();
  decider = await createDecider(app);
  journey = await journeyAt(app, builtInPersona('t01'), 'CLOSING_DISCLOSURE_REVIEW');
});
afterAll(() => app.stop());

describe('anyone can read about a lender', () => {
  const read = async <T>(name: CallName, given: object = {}, lender = 'homeline') =>
    (await app.call(name, { ...given, headers: { 'x-org': lender } })).body as T;

  it('its name and company information', async () => {
    expect(await read('getOrganisationInfo', {}, 'harborview')).toMatchObject({
      orgCode: 'harborview',
      orgMetaData: { companyInfo: expect.any(Object), footer: expect.any(Object) },
    });
  });

  it('the states it is licensed in', async () => {
    const lendsIn = await read<{ abbrev: string }[]>('listStateLicenses', {}, 'harborview');
    expect(lendsIn).toContainEqual({ abbrev: 'OH' });
    expect(lendsIn).not.toContainEqual({ abbrev: 'HI' });
  });

  it('its phone hours, in its own time zone or the one to display', async () => {
    const params = { department: 'OPS_PHONE' satisfies Department };
    const { timeZone, weekdays } = await read<Hours>('getOperatingHours', { params });
    expect([timeZone, weekdays.length]).toEqual(['America/Los_Angeles', 7]);
    const monday = { weekday: 'MONDAY', weekdayValue: 1, isOpen: true };
    expect(weekdays).toContainEqual({ ...monday, startTime: '06:00', endTime: '18:00' });
    const display = 'America/New_York';
    const inNewYork = await read<Hours>('getOperatingHours', { params, query: { display } });
    expect(inNewYork.timeZone).toBe(display);
    expect(inNewYork.weekdays).toContainEqual({ ...monday, startTime: '09:00', endTime: '21:00' });
  });

  it.each([undefined, ''])('the hours in Pacific Time where no zone is asked for (%s)', async (display) => {
    const given = { params: { department: 'OPS_PHONE' }, query: { display } };
    const { body } = await app.call('getOperatingHours', { ...given, headers: { 'x-org': 'harborview' } });
    expect(body).toMatchObject({ timeZone: 'America/Los_Angeles' });
  });

  it('no hours in a time zone that doesn’t exist', async () => {
    const given = { params: { department: 'OPS_PHONE' }, query: { display: 'Mars/Olympus' } };
    const { status, body } = await app.call('getOperatingHours', given);
    expect([status, body]).toMatchObject([
      400,
      { fields: { display: expect.stringContaining('time zone') } },
    ]);
  });
});

describe('a borrower can read from their application', () => {
  it('the application itself, with the same answer from every call', async () => {
    const own = await journey.call<HelocApplication>('getApplication');
    expect(own).toMatchObject({
      ...{ uuid: journey.uuid, amount: 75_000, term: 15, hasHmda: true, coDeedStatus: 'NONE' },
      property: { state: 'OH', address: { street1: '101 Test Street' } },
      adjustedHomeAmount: 500_000,
    });
    expect(own.uwCalculatedDrawAmount).toBeGreaterThan(75_000);
    expect(await journey.call('getApplicationV3')).toEqual(own);
    expect(await journey.call('listApplications')).toEqual([own]);
    expect(await journey.call('listBorrowerApplications')).toEqual([own]);
  });

  it('their profile, with only the last four digits of the SSN', async () => {
    const profile = await journey.call('getProfile');
    expect(profile).toMatchObject({ email: journey.person.email, dob: journey.person.dob, hasSsn: true });
    const answers = await journey.call('getAnswers');
    expect(answers).toMatchObject({ ssn: { last4: '1001' } });
    expect(JSON.stringify([profile, answers])).not.toMatch(/sealed:|90100/);
  });

  it('the bank account’s last four digits', async () => {
    const { account } = await journey.call<{ account: { mask: string } }>('getBank');
    expect(account.mask).toMatch(/^\d{4}$/);
    const { disburseAccount } = await journey.call<{ disburseAccount: object }>('getApplication');
    expect(disburseAccount).toMatchObject({ mask: account.mask, accountNumber: `••••${account.mask}` });
  });

  it('the final terms', async () => {
    const { terms, changes } = await journey.call<{ terms: object; changes: object[] }>('getClosing');
    expect(terms).toMatchObject({ lineAmountCents: 7_500_000, aprPct: 9.12 });
    expect(changes).toEqual([]);
  });

  it('the insurance requirement, other signers and conditions', async () => {
    expect(await journey.call('getInsurance')).toMatchObject({ floodRequired: false, standing: 'ACCEPTED' });
    expect(await journey.call('listSigners')).toEqual([]);
    expect(await journey.call('getCoDeedStatus')).toEqual([
      { applicationUuid: journey.uuid, coDeedStatus: 'NONE' },
    ]);
    expect(await journey.call('listConditions')).toEqual([]);
  });

  it('the explanation of the latest decision', async () => {
    const explained = await journey.call<WordedExplanation>('explainDecision');
    expect(explained.sections.map(({ title }) => title)).toContain('Interest rate');
    expect(JSON.stringify(explained)).not.toMatch(/sealed:|90100/);
  });

  it('the decline reasons, only after a decline', async () => {
    const { jwt, uuid } = journey;
    const getReasons = () => app.call('getAdverseAction', { params: { uuid }, jwt });
    expect(await getReasons()).toMatchObject({ status: 409, body: { code: 'WRONG_STEP' } });
    const headers = { 'idempotency-key': randomUUID() };
    const body = { reasonCodes: ['AA25'] };
    await app.call('declineApplication', { params: { uuid }, body, headers, jwt: decider });
    await drive(journey, decider);
    expect(await getReasons()).toMatchObject({
      status: 200,
      body: { action: 'DECLINE', reasons: [expect.objectContaining({ text: expect.any(String) })] },
    });
  });
});

describe('an underwriter', () => {
  it('lists every decision with its explanation and downloads the decision record', async () => {
    const params = { uuid: journey.uuid };
    const { body } = await app.call('listDecisions', { params, jwt: decider });
    const { decisions } = body as { decisions: DecisionEntry[] };
    expect(decisions.map(({ on }) => on)).toEqual(['INITIAL', 'FINAL', 'REVIEW', 'REVIEW', 'END']);
    expect(decisions[0]?.explanation).toMatchObject({ sheet: { version: '2026-01-01' } });
    const record = await app.call('getDecisionRecord', { params, jwt: decider });
    expect(record.headers['content-type']).toBe('application/pdf');
    expect(String(record.body).slice(0, 5)).toBe('%PDF-');
  });

  it('finds the borrower, the home and the rule file checksums in the decision record, but no email address, birth date or SSN', async () => {
    const key = { organisation: 'homeline', applicationId: journey.uuid };
    const record = await loadDecisionRecord(app.context, key, '1000000001');
    const text = record ? documentText(record) : '';
    const { name, property, email, dob } = journey.person;
    expect(text).toContain(name);
    expect(text).toContain(`${property.street1}, ${property.city}, ${property.state} ${property.zip}`);
    for (const kind of ['rates', 'policy']) {
      const file = readFileSync(join(LENDER, kind, '2026-01-01.dmn'));
      expect(text).toContain(createHash('sha256').update(file).digest('hex'));
    }
    for (const secret of [email, dob, journey.person.testId, 'April 12, 1981'])
      expect(text).not.toContain(secret);
  });

  it('gets 404 for an application that does not exist', async () => {
    const params = { uuid: '00000000-0000-4000-8000-000000000000' };
    expect((await app.call('listDecisions', { params, jwt: decider })).status).toBe(404);
    expect((await app.call('getDecisionRecord', { params, jwt: decider })).status).toBe(404);
  });
});
