// Proves LW-03.

import { randomUUID } from 'node:crypto';
import type { CallName } from '@homeline/contract/calls.ts';
import type { LoanFile } from '@homeline/contract/loan-files/get-loan-file.ts';
import type { StepName } from '@homeline/domain/workflow/steps.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Given, TestApp } from '../../testing/app.ts';
import { builtInPersona } from '../../testing/built-in-personas.ts';
import { photoOf } from '../../testing/files.ts';
import { appWithIdleTasks, factsOfPerson, personAt } from '../../testing/person-at.ts';
import { createStaffMember } from '../../testing/persona-driver.ts';
import type { Person } from '../../testing/stages.ts';

let app: TestApp;
let processor: string;
beforeAll(async () => {
  app = await appWithIdleTasks();
  processor = await createStaffMember(app, ['OPERATIONS']);
});
afterAll(() => app.stop());

let people = 0;
/** T01 signed everything on Tuesday, March 10: the last day to cancel is Friday, March 13. */
const signed = (step: StepName) => {
  people += 1;
  const t01 = builtInPersona('t01');
  const property = { ...t01.property, street2: `Unit ${people}` };
  return personAt(app, { ...t01, property, email: `cancels.${people}@example.com` }, step);
};
const today = (day: string) => app.clock.moveTo(Date.parse(`${day}T17:00:00.000Z`) - Date.now());

function asStaff({ uuid }: Person, call: CallName, given: Given = {}, jwt = processor) {
  const headers = { 'idempotency-key': randomUUID(), ...given.headers };
  return app.call(call, { ...given, params: { uuid }, headers, jwt });
}

async function scan(person: Person): Promise<string> {
  const body = photoOf('a letter');
  const headers = { 'content-type': 'image/jpeg' };
  const answer = await asStaff(person, 'uploadRescissionLetter', {
    body,
    headers,
    query: { name: 'letter.jpg' },
  });
  return (answer.body as { uuid: string }).uuid;
}

async function record(person: Person, body: { sentOn: string } & Record<string, unknown>) {
  const letter = { how: 'MAIL', receivedOn: body.sentOn, by: 'Avery Happy', document: await scan(person) };
  return asStaff(person, 'recordRescission', { body: { ...letter, ...body } });
}

describe('a notice of rescission by mail', () => {
  it('counts by its postmark, even if it arrives after the last day', async () => {
    const avery = await signed('FUNDING_DECISION');
    today('2026-03-17');
    expect(await record(avery, { sentOn: '2026-03-13', receivedOn: '2026-03-16' })).toMatchObject({
      status: 200,
      body: { step: 'RESCINDED' },
    });
    expect((await factsOfPerson(app, avery)).rescissionExercised).toMatchObject({
      by: 'Avery Happy',
      notice: { how: 'MAIL', sentOn: '2026-03-13', receivedOn: '2026-03-16' },
    });
  });

  it('counts after disbursement if mailed in time', async () => {
    const avery = await signed('RECORDING');
    expect(await record(avery, { sentOn: '2026-03-13' })).toMatchObject({ body: { step: 'RESCINDED' } });
  });

  it('is refused with a postmark after the last day, before signing or in the future', async () => {
    const avery = await signed('FUNDING_DECISION');
    today('2026-03-17');
    const problem = async (sentOn: string) =>
      ((await record(avery, { sentOn })).body as { fields: { sentOn: string } }).fields.sentOn;
    expect(await problem('2026-03-14')).toBe('Is after the last day to cancel, 03/13/2026');
    expect(await problem('2026-03-09')).toBe('Cannot be before the agreement was signed, 03/10/2026');
    expect(await problem('2026-03-18')).toBe('Cannot be in the future');
  });

  it('needs an arrival date from its postmark to today', async () => {
    const avery = await signed('FUNDING_DECISION');
    today('2026-03-17');
    const problem = async (receivedOn?: string) => {
      const { body } = await record(avery, { sentOn: '2026-03-13', receivedOn });
      return (body as { fields: { receivedOn: string } }).fields.receivedOn;
    };
    expect(await problem('2026-03-12')).toBe('Cannot be before the postmark, 03/13/2026');
    expect(await problem('2026-03-18')).toBe('Cannot be in the future');
    expect(await problem()).toBe('Required');
  });

  it('must be from an owner, with a scanned letter of this application', async () => {
    const avery = await signed('RESCISSION');
    expect(await record(avery, { sentOn: '2026-03-10', by: 'A neighbor' })).toMatchObject({
      status: 400,
      body: { fields: { by: 'Must be one of Avery Happy' } },
    });
    const other = { document: randomUUID(), sentOn: '2026-03-10' };
    expect(await record(avery, other)).toMatchObject({
      body: { fields: { document: 'Send the scan again' } },
    });
    const noScan = { how: 'IN_PERSON', sentOn: '2026-03-10', by: 'Avery Happy' };
    expect(await asStaff(avery, 'recordRescission', { body: noScan })).toMatchObject({
      body: { fields: { document: 'Required' } },
    });
  });

  it('is recorded only by the lender’s own staff, who alone see the letter', async () => {
    const avery = await signed('RESCISSION');
    await scan(avery);
    const agent = await createStaffMember(app, ['TITLE_AGENT']);
    expect((await asStaff(avery, 'recordRescission', { body: {} }, agent)).status).toBe(404);
    const { body } = await app.call('listDocuments', { params: { uuid: avery.uuid }, jwt: avery.jwt });
    expect(JSON.stringify(body)).not.toContain('RESCISSION_LETTER');
  });

  it('isn’t accepted before signing, or twice', async () => {
    const early = await signed('NOTE_SIGNING');
    expect(await record(early, { sentOn: '2026-03-10' })).toMatchObject({ status: 409 });
    const avery = await signed('RESCISSION');
    await record(avery, { sentOn: '2026-03-10' });
    expect(await record(avery, { sentOn: '2026-03-10' })).toMatchObject({ status: 409 });
  });
});

describe('a rescinded line', () => {
  it('must be settled 20 days after the letter arrived, however late it is recorded', async () => {
    const avery = await signed('RESCISSION');
    today('2026-03-19');
    await record(avery, { sentOn: '2026-03-11', receivedOn: '2026-03-14' });
    const file = async () => (await asStaff(avery, 'getLoanFile')).body as LoanFile;
    expect(await file()).toMatchObject({ noticeDueOn: '2026-04-03' });
    const settled = { moneyReturned: true, lienReleased: true, comments: 'Nothing was paid or recorded' };
    expect(
      await asStaff(avery, 'settleRescission', { body: { ...settled, lienReleased: false } }),
    ).toMatchObject({
      status: 400,
    });
    expect(await asStaff(avery, 'settleRescission', { body: settled })).toMatchObject({ status: 200 });
    expect(await file()).not.toHaveProperty('noticeDueOn');
    expect(await asStaff(avery, 'settleRescission', { body: settled })).toMatchObject({ status: 409 });
  });
});
