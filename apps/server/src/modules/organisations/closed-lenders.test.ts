// Proves EN-02, EN-03, RT-28, RT-33.

import { randomUUID } from 'node:crypto';
import type { CallName } from '@homeline/contract/calls.ts';
import type { OrganisationInfo } from '@homeline/domain/organisations/organisation-info.ts';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { type Given, PASSWORD, REGISTRATION, type TestApp, testApp } from '../../testing/app.ts';
import { sampleLendersAnd } from '../../testing/sample-lenders.ts';
import { addOriginator } from '../accounts/originators.ts';

const { password: _, ...ANSWERS } = REGISTRATION;

type Hours = { weekdays: object[]; isOpenNow: boolean; holidays: object[] };

let app: TestApp;
beforeAll(async () => {
  const folder = sampleLendersAnd({
    later: { opensOn: '2031-01-15', timeZone: 'America/New_York' },
    unlicensed: { licensedStates: [] },
    referrals: { requiresReferrer: true },
  });
  app = await testApp({}, { ORGANISATIONS_DIR: folder });
});
afterAll(() => app.stop());
afterEach(() => app.clock.moveTo(0));

const setClock = (instant: string) => app.clock.moveTo(Date.parse(instant) - Date.now());

async function registerAt(lender: string, answers: object = {}) {
  const body = { ...REGISTRATION, email: `${randomUUID()}@example.com`, ...answers };
  const { status, body: answer } = await app.call('register', { body, headers: { 'x-org': lender } });
  const { code, errors } = answer as { code?: string; errors?: string[] };
  return { status, code, words: errors?.join(' ') };
}

async function infoOf(lender: string): Promise<OrganisationInfo['orgMetaData']> {
  const { body } = await app.call('getOrganisationInfo', { headers: { 'x-org': lender } });
  return (body as OrganisationInfo).orgMetaData;
}

async function originatorAt(organisation: string) {
  const email = `${randomUUID()}@broker.example.com`;
  const uuid = await addOriginator(app.context, {
    ...{ organisation, email, password: PASSWORD, name: 'Olive Originator', phone: '(555) 555-0177' },
    ...{ nmls: '445566', brokerName: 'Main Street Mortgage', states: ['OH', 'CO'] },
  });
  return { uuid, email };
}

/** Returns a caller for a new loan originator of a lender. */
async function originatorCaller(lender: string) {
  const { email } = await originatorAt(lender);
  const headers = { 'x-org': lender };
  const signedIn = await app.call('logIn', { body: { email, password: PASSWORD }, headers });
  const { jwt } = signedIn.body as { jwt: string };
  return (name: CallName, given: Given) =>
    app.call(name, { ...given, jwt, headers: { ...headers, 'idempotency-key': randomUUID() } });
}

describe('a lender that opens later', () => {
  it('refuses registrations with an explanation until its opening day starts in its time zone', async () => {
    setClock('2031-01-15T04:59:00Z');
    expect(await registerAt('later')).toEqual({
      status: 422,
      code: 'NOT_OPEN_YET',
      words: 'Homeline takes applications from 01/15/2031 on.',
    });
    expect((await infoOf('later')).opensOn).toBe('2031-01-15');
    setClock('2031-01-15T05:00:00Z');
    expect((await infoOf('later')).opensOn).toBeUndefined();
    expect((await registerAt('later')).status).toBe(201);
  });

  it('also refuses its loan originators’ clients', async () => {
    const call = await originatorCaller('later');
    const client = { params: { client: randomUUID() }, body: ANSWERS };
    expect(await call('saveClient', client)).toMatchObject({ status: 422, body: { code: 'NOT_OPEN_YET' } });
  });
});

describe('a lender without a license', () => {
  it('refuses registrations from every state with an explanation', async () => {
    expect(await registerAt('unlicensed')).toEqual({
      status: 422,
      code: 'STATE_NOT_LICENSED',
      words: 'We are not lending in Ohio yet.',
    });
  });

  it('says so, and lists no state', async () => {
    expect((await infoOf('unlicensed')).isLicensed).toBe(false);
    const { body } = await app.call('listStateLicenses', { headers: { 'x-org': 'unlicensed' } });
    expect(body).toEqual([]);
  });
});

describe('a lender that chooses who applies', () => {
  it('by referral refuses a person without a loan originator it knows', async () => {
    expect(await registerAt('referrals')).toMatchObject({ status: 422, code: 'NOT_ACCEPTING' });
    const unknown = { referrerUuid: randomUUID() };
    expect(await registerAt('referrals', unknown)).toMatchObject({ status: 422, code: 'NOT_ACCEPTING' });
    const { uuid } = await originatorAt('referrals');
    expect((await registerAt('referrals', { referrerUuid: uuid })).status).toBe(201);
  });

  it('as a wholesale lender refuses people who register themselves, even if referred', async () => {
    const { uuid } = await originatorAt('fieldstone');
    const referred = { state: 'CO', zip: '80202', city: 'Denver', referrerUuid: uuid };
    expect(await registerAt('fieldstone', referred)).toMatchObject({ status: 422, code: 'NOT_ACCEPTING' });
  });

  it('as a wholesale lender accepts its loan originators’ clients', async () => {
    const call = await originatorCaller('fieldstone');
    const params = { client: randomUUID() };
    const body = { ...ANSWERS, state: 'CO', zip: '80202', city: 'Denver', email: 'client@example.com' };
    expect(await call('saveClient', { params, body })).toMatchObject({ status: 200 });
    expect(await call('handOverClient', { params, body: { agreed: true } })).toMatchObject({
      status: 200,
      body: { kind: 'HANDED_OVER' },
    });
  });
});

describe('the hours of a lender', () => {
  it('are the usual ones, with the closed holidays of the next 30 days', async () => {
    const hoursAt = async (instant: string) => {
      setClock(instant);
      return (await app.call('getOperatingHours', { params: { department: 'OPS_PHONE' } })).body as Hours;
    };
    const open = await hoursAt('2026-11-25T18:00:00Z');
    const holidays = [
      { date: '2026-11-26', name: 'Thanksgiving Day' },
      { date: '2026-12-25', name: 'Christmas Day' },
    ];
    expect([open.isOpenNow, open.holidays]).toEqual([true, holidays]);
    const closed = await hoursAt('2026-11-26T18:00:00Z');
    expect([closed.isOpenNow, closed.holidays]).toEqual([false, holidays]);
    expect(closed.weekdays).toEqual(open.weekdays);
    expect((await hoursAt('2026-11-27T18:00:00Z')).isOpenNow).toBe(true);
  });
});
