// Proves CO-09, CO-10, CO-12, CO-17, CO-20, CO-22.

import { randomUUID } from 'node:crypto';
import type { CallName } from '@homeline/contract/calls.ts';
import type { LoanFile } from '@homeline/contract/loan-files/get-loan-file.ts';
import type { LoanFileFact } from '@homeline/contract/loan-files/get-loan-file-facts.ts';
import type { TimelineEntry } from '@homeline/contract/loan-files/get-timeline.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { accountEmailsTo } from '../../testing/account-emails.ts';
import { REGISTRATION, type TestApp, testApp } from '../../testing/app.ts';
import { createStaffMember } from '../../testing/persona-driver.ts';
import { totpCode, totpStep } from '../accounts/second-factor/totp.ts';

let app: TestApp;
let [processor, manager, titleAgent] = ['', '', ''];
beforeAll(async () => {
  app = await testApp();
  processor = await createStaffMember(app, ['OPERATIONS']);
  manager = await createStaffMember(app, ['MANAGER']);
  titleAgent = await createStaffMember(app, ['TITLE_AGENT']);
});
afterAll(() => app.stop());

async function registered(answers: { readonly takesTexts?: true } = {}): Promise<string> {
  const body = { ...REGISTRATION, ...answers, email: `${randomUUID()}@example.com` };
  return ((await app.call('register', { body })).body as { applicationUuid: string }).applicationUuid;
}

const ask = async (name: CallName, jwt: string, uuid: string, body?: object) =>
  app.call(name, {
    ...{ jwt, params: { uuid }, headers: { 'idempotency-key': randomUUID() } },
    ...(body && { body }),
  });
const factsOf = async (uuid: string) =>
  (await ask('getLoanFileFacts', processor, uuid)).body as { title: string; facts: LoanFileFact[] }[];
const timelineOf = async (uuid: string) =>
  (await ask('getTimeline', processor, uuid)).body as TimelineEntry[];

describe('the loan file', () => {
  it('shows the borrower, the step, and why an act is disabled', async () => {
    const uuid = await registered();
    const file = (await ask('getLoanFile', manager, uuid)).body as LoanFile;
    expect(file).toMatchObject({
      borrower: 'Avery Happy',
      address: '101 Test Street, Columbus, OH 43085',
      step: 'IN_PROGRESS',
      waitsFor: 'BORROWER',
      figures: [{ label: 'Income', value: '$9,800', detail: 'a month, stated' }],
      decisions: [],
    });
    expect(file.disabledReasons).toContainEqual({
      act: 'DECLINE_APPLICATION',
      reason: 'Only these roles can do this: processor, underwriter.',
    });
  });

  it('is hidden from a partner until it waits for their desk', async () => {
    const uuid = await registered();
    expect((await ask('getLoanFile', titleAgent, uuid)).status).toBe(404);
    expect((await ask('getLoanFileFacts', titleAgent, uuid)).status).toBe(404);
  });

  it('masks a date of birth until revealed for a recorded reason', async () => {
    const uuid = await registered();
    const profile = (await factsOf(uuid))
      .flatMap(({ facts }) => facts)
      .find(({ fact }) => fact === 'profile');
    expect(profile?.rows).toContainEqual({ label: 'Date of birth', value: '', isMasked: true });
    const form = { fact: 'profile', seq: profile?.seq };
    expect((await ask('revealFact', processor, uuid, form)).status).toBe(400);
    const reason = 'COMPARE_DOCUMENT';
    expect((await ask('revealFact', manager, uuid, { ...form, reason })).status).toBe(404);
    expect((await ask('revealFact', processor, uuid, { ...form, reason })).body).toEqual({
      value: '1981-04-12',
    });
    expect(await timelineOf(uuid)).toContainEqual(
      expect.objectContaining({ kind: 'STAFF', text: 'Saw the profile: Compare it with a document' }),
    );
    const events = await app.context.db
      .selectFrom('audit_event')
      .select('detail')
      .where('application_id', '=', uuid)
      .execute();
    expect(JSON.stringify(events)).not.toContain('1981-04-12');
  });

  it('reveals no report, PIN or fact of another application', async () => {
    const [uuid, other] = [await registered(), await registered()];
    const profile = (await factsOf(other))
      .flatMap(({ facts }) => facts)
      .find(({ fact }) => fact === 'profile');
    const reason = 'REVIEW';
    for (const form of [
      { fact: 'softCredit', seq: 1 },
      { fact: 'freezePin', seq: 1 },
      { fact: 'contact', seq: 1 },
      { fact: '__proto__', seq: 1 },
      { fact: 'profile', seq: (profile?.seq ?? 0) + 1000 },
    ])
      expect((await ask('revealFact', processor, uuid, { ...form, reason })).status).toBe(404);
  });

  it('stores notes encrypted, and shows them in the timeline with their author', async () => {
    const uuid = await registered();
    const text = 'Called. <script>alert(1)</script> SSN is on the stub.';
    expect((await ask('addNote', processor, uuid, { text })).status).toBe(204);
    expect((await timelineOf(uuid))[0]).toMatchObject({ kind: 'NOTE', text });
    const [stored] = await app.context.db
      .selectFrom('note')
      .select('text')
      .where('application_id', '=', uuid)
      .execute();
    expect(stored?.text).toMatch(/^sealed:/);
    expect((await ask('addNote', processor, uuid, { text: ' ' })).status).toBe(400);
  });

  it('turns off a lost authenticator app: the password still applies, and the borrower is notified', async () => {
    const { uuid, jwt } = await app.register({ email: 'lost.phone@example.com' });
    const { secret } = (await app.call('startTotp', { jwt })).body as { secret: string };
    const code = totpCode(secret, totpStep(Date.now()) - 1);
    await app.call('confirmTotp', { jwt, body: { code } });
    const logIn = (password: string) =>
      app.call('logIn', { body: { email: 'lost.phone@example.com', password } });
    expect((await logIn(REGISTRATION.password)).body).toMatchObject({ code: 'SECOND_FACTOR_REQUIRED' });
    expect((await ask('resetBorrowerSecondFactor', manager, uuid)).status).toBe(404);
    expect((await ask('resetBorrowerSecondFactor', processor, uuid)).status).toBe(204);
    expect((await logIn('a wrong password')).status).toBe(401);
    expect((await logIn(REGISTRATION.password)).status).toBe(200);
    expect((await app.call('getSignInSettings', { jwt })).status).toBe(401);
    expect(await accountEmailsTo(app, 'lost.phone@example.com')).toContainEqual(
      expect.objectContaining({ subject: 'Two-step sign-in is off' }),
    );
    expect(await timelineOf(uuid)).toContainEqual(expect.objectContaining({ text: 'Reset second-factor' }));
  });

  it('shows colleagues who have it open, but not to partners', async () => {
    const uuid = await registered();
    const viewers = async (jwt: string) => (await ask('viewLoanFile', jwt, uuid)).body;
    expect(await viewers(processor)).toEqual({ others: [] });
    expect(await viewers(manager)).toEqual({ others: [expect.stringMatching(/\w/)] });
    expect(await viewers(processor)).toEqual({ others: [expect.stringMatching(/\w/)] });
    expect((await ask('viewLoanFile', titleAgent, uuid)).status).toBe(404);
    const elsewhere = await createStaffMember(app, ['MANAGER'], 'harborview');
    const stranger = { jwt: elsewhere, params: { uuid }, headers: { 'x-org': 'harborview' } };
    expect((await app.call('viewLoanFile', stranger)).status).toBe(404);
  });

  it('emails the borrower staff’s own text, with a one-line subject', async () => {
    const uuid = await registered();
    const message = {
      ...{ channel: 'EMAIL', subject: 'Your application', text: 'Please call us about your documents.' },
    };
    expect((await ask('writeToBorrower', processor, uuid, message)).status).toBe(204);
    const injected = { ...message, subject: 'Hello\r\nBcc: other@example.com' };
    expect((await ask('writeToBorrower', processor, uuid, injected)).status).toBe(400);
    expect(await timelineOf(uuid)).toContainEqual(
      expect.objectContaining({
        ...{ kind: 'MESSAGE', by: 'Email', text: 'Staff message: waits to be sent' },
        message: expect.stringMatching(/^Your application\n\n[\s\S]*Please call us about your documents\./),
      }),
    );
  });

  it('sends the borrower a short text message with the lender’s name and number', async () => {
    const uuid = await registered({ takesTexts: true });
    const write = (text: string) =>
      ask('writeToBorrower', processor, uuid, { channel: 'TEXT_MESSAGE', text });
    expect((await write('x'.repeat(301))).status).toBe(400);
    expect((await write('Please call us.')).status).toBe(204);
    expect(await timelineOf(uuid)).toContainEqual(
      expect.objectContaining({
        ...{ kind: 'MESSAGE', by: 'Text message' },
        message:
          'Homeline: Please call us. (888) 555-0142. Reply STOP to end texts, or turn them off in your account’s settings.',
      }),
    );
  });

  it('texts only people who agreed at registration or in the settings', async () => {
    const uuid = await registered();
    const problem = 'The borrower hasn’t agreed to text messages.';
    const file = (await ask('getLoanFile', processor, uuid)).body as LoanFile;
    expect(file.noTextMessages).toBe(problem);
    const text = { channel: 'TEXT_MESSAGE', text: 'Please call us.' };
    expect(await ask('writeToBorrower', processor, uuid, text)).toMatchObject({
      status: 400,
      body: { fields: { text: problem } },
    });
  });

  it('sends no text after an opt-out, says so to staff, and still emails', async () => {
    const { uuid, jwt } = await app.register({ email: 'no.texts@example.com', takesTexts: true });
    const file = async () => (await ask('getLoanFile', processor, uuid)).body as LoanFile;
    const choose = (isOn: boolean) => app.call('saveMessageChoice', { jwt, body: { kind: 'TEXTS', isOn } });
    const text = { channel: 'TEXT_MESSAGE', text: 'Please call us.' };
    const TURNED_OFF = /^The borrower turned off text messages on \d\d\/\d\d\/\d{4}\.$/;
    expect((await file()).noTextMessages).toBeUndefined();
    await choose(false);
    expect((await file()).noTextMessages).toMatch(TURNED_OFF);
    expect((await ask('writeToBorrower', processor, uuid, text)).body).toMatchObject({
      fields: { text: expect.stringMatching(TURNED_OFF) },
    });
    const email = { channel: 'EMAIL', subject: 'Your application', text: 'Please call us.' };
    expect((await ask('writeToBorrower', processor, uuid, email)).status).toBe(204);
    await choose(true);
    expect((await ask('writeToBorrower', processor, uuid, text)).status).toBe(204);
  });

  it('never shows staff a link that signs the borrower in', async () => {
    const body = { ...REGISTRATION, email: `${randomUUID()}@example.com` };
    const { applicationUuid: uuid, jwt } = (await app.call('register', { body })).body as Record<
      'applicationUuid' | 'jwt',
      string
    >;
    await app.call('emailResumeLink', { params: { uuid }, jwt });
    const [link] = (await timelineOf(uuid)).filter(({ text }) => text.startsWith('Resume link'));
    expect(link).toMatchObject({ kind: 'MESSAGE' });
    expect(link).not.toHaveProperty('message');
  });
});
