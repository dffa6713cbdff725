// Proves DS-04, DS-05, DS-14, RO-03, RO-10.

import { randomUUID } from 'node:crypto';
import type { Call } from '@homeline/contract/call.ts';
import { CALLS, type CallName } from '@homeline/contract/calls.ts';
import type { DocumentSummary } from '@homeline/contract/documents/list-documents.ts';
import type { SignerSummary } from '@homeline/contract/signers/list-signers.ts';
import { ELECTRONIC_RECORDS_VERSION } from '@homeline/documents/summary/electronic-records.ts';
import type { StepName } from '@homeline/domain/workflow/steps.ts';
import { unzipSync } from 'fflate';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { loadFacts } from '../../facts/load.ts';
import { PASSWORD } from '../../testing/app.ts';
import { builtInPersona } from '../../testing/built-in-personas.ts';
import { type AppWithProviders, workingApp } from '../../testing/journey.ts';
import { journeyAt } from '../../testing/journey-at.ts';
import { openPage, socketAddressOf } from '../../testing/open-page.ts';
import { createDecider, createStaffMember, drive, type Journey } from '../../testing/persona-driver.ts';
import {
  acceptInvitation,
  advanceSigner,
  invitationCode,
  openSample,
  type TestSigner,
} from '../../testing/signer-driver.ts';
import { waysToSignIn } from '../../testing/ways-to-sign-in.ts';
import { totpCode, totpStep } from '../accounts/second-factor/totp.ts';
import { sendOutbox } from '../notifications/outbox.ts';

const PATIENCE_MS = 60_000;
const T23 = builtInPersona('t23');

let app: AppWithProviders;
let decider: string;
beforeAll(async () => {
  app = await workingApp();
  decider = await createDecider(app);
}, PATIENCE_MS);
afterAll(() => app.stop());

type Loan = { readonly wren: Journey; readonly robin: { readonly name: string; readonly email: string } };

const keyOf = ({ wren }: Loan) => ({ organisation: 'homeline', applicationId: wren.uuid });

/** A step before the closing documents. The journey continues from it, so that they are written for those who open them. */
const BEFORE_DOCUMENTS = 'IDENTITY_VERIFICATION';

/** A borrower who has submitted an application with a co-owner, at the step given. */
async function applyTogether(until: StepName, from = until): Promise<Loan> {
  const email = `wren-${randomUUID()}@example.com`;
  const wren = await journeyAt(app, { ...T23, email }, from);
  await drive(wren, decider, until);
  return { wren, robin: { name: T23.additionalSigner?.name ?? '', email: `signer.${email}` } };
}

const DAY_MS = 86_400_000;
const moveOn = ({ days }: { days: number }) =>
  app.providers.moveClock(new Date(app.clock.nowMs() + days * DAY_MS).toISOString());

const accept = (code: string, email: string, password = PASSWORD) =>
  app.call('acceptInvitation', { body: { code, email, password } });

describe('an invitation to sign', () => {
  it(
    'is emailed at submission, and creates one account only for the invited email address',
    async () => {
      const { wren, robin } = await applyTogether('DISCLOSURE_SIGNING');
      const code = await invitationCode(app, robin.email);
      expect(await accept(code, 'someone.else@example.com')).toMatchObject({
        status: 422,
        body: { code: 'INVITATION_UNUSABLE' },
      });
      expect(await accept(code, robin.email, robin.email.toUpperCase())).toMatchObject({
        status: 400,
        body: { fields: { password: 'Cannot be your email address' } },
      });
      expect(await accept(code, robin.email, 'Password1234')).toMatchObject({
        status: 400,
        body: { fields: { password: expect.stringContaining('too easy to guess') } },
      });
      expect(await accept(code, wren.person.email)).toMatchObject({ body: { code: 'INVITATION_UNUSABLE' } });
      expect(await accept(code, robin.email)).toMatchObject({
        status: 200,
        body: { applicationUuid: wren.uuid },
      });
      expect(await accept(code, robin.email)).toMatchObject({ body: { code: 'INVITATION_UNUSABLE' } });
    },
    PATIENCE_MS,
  );

  it(
    'joins an existing account with its password',
    async () => {
      const { robin } = await applyTogether('DISCLOSURE_SIGNING');
      const own = await app.register({ email: robin.email });
      const code = await invitationCode(app, robin.email);
      expect(await accept(code, robin.email, 'a quite different sentence')).toMatchObject({ status: 401 });
      const accepted = await accept(code, robin.email);
      expect(accepted).toMatchObject({ status: 200 });
      // The first proof of the mailbox ends earlier sessions, but the password stays: they have shown that it is theirs.
      expect(await app.call('listApplications', { jwt: own.jwt })).toMatchObject({ status: 401 });
      const credentials = { email: robin.email, password: PASSWORD };
      expect(await app.call('logIn', { body: credentials })).toMatchObject({ status: 200 });
      const { jwt } = accepted.body as { jwt: string };
      const applications = await app.call('listApplications', { jwt });
      expect(applications).toMatchObject({ status: 200, body: [{ uuid: own.uuid }] });
    },
    PATIENCE_MS,
  );

  it(
    'requires an existing account’s second factor',
    async () => {
      const { robin } = await applyTogether('DISCLOSURE_SIGNING');
      const { jwt } = await app.register({ email: robin.email });
      const { secret } = (await app.call('startTotp', { jwt })).body as { secret: string };
      const step = totpStep(Date.now());
      await app.call('confirmTotp', { jwt, body: { code: totpCode(secret, step - 1) } });
      const code = await invitationCode(app, robin.email);
      expect(await accept(code, robin.email)).toMatchObject({ body: { code: 'SECOND_FACTOR_REQUIRED' } });
      const body = { code, email: robin.email, password: PASSWORD, secondFactorCode: totpCode(secret, step) };
      expect(await app.call('acceptInvitation', { body })).toMatchObject({ status: 200 });
      expect(await waysToSignIn(app, robin.email)).toMatchObject({ apps: 0 });
    },
    PATIENCE_MS,
  );

  it(
    'is replaced by a newer one on any request, without revealing whether one exists',
    async () => {
      const { robin } = await applyTogether('DISCLOSURE_SIGNING');
      const first = await invitationCode(app, robin.email);
      for (const email of [robin.email, 'nobody@example.com'])
        expect(await app.call('resendInvitation', { body: { email } })).toMatchObject({
          status: 204,
          body: '',
        });
      const second = await invitationCode(app, robin.email);
      expect(second).not.toBe(first);
      expect(await accept(first, robin.email)).toMatchObject({ status: 422 });
      expect(await accept(second, robin.email)).toMatchObject({ status: 200 });
    },
    PATIENCE_MS,
  );

  it(
    'expires after 30 days, then a new one can be requested',
    async () => {
      const { robin } = await applyTogether('DISCLOSURE_SIGNING');
      const code = await invitationCode(app, robin.email);
      await moveOn({ days: 31 });
      expect(await accept(code, robin.email)).toMatchObject({ body: { code: 'INVITATION_UNUSABLE' } });
      expect(await app.call('resendInvitation', { body: { email: robin.email } })).toMatchObject({
        status: 204,
      });
      const newer = await invitationCode(app, robin.email);
      expect(await accept(newer, robin.email)).toMatchObject({ status: 200 });
    },
    PATIENCE_MS,
  );

  it(
    'can go to a corrected email address until the signer signs in, even after the borrower signed',
    async () => {
      const { wren, robin } = await applyTogether('WAITING_FOR_ADDITIONAL_SIGNERS');
      const first = await invitationCode(app, robin.email);
      const [{ uuid: signer, mayCorrectEmail } = { uuid: '', mayCorrectEmail: false }] =
        await wren.call<SignerSummary[]>('listSigners');
      expect(mayCorrectEmail).toBe(true);
      const correct = (email: string) =>
        app.call('saveSignerEmail', {
          params: { uuid: wren.uuid, signer },
          jwt: wren.jwt,
          body: { email },
        });
      expect(await correct(wren.person.email)).toMatchObject({
        status: 400,
        body: { fields: { email: 'Must be their own address, not yours' } },
      });
      const right = `right-${robin.email}`;
      expect(await correct(right)).toMatchObject({
        status: 200,
        body: { step: 'WAITING_FOR_ADDITIONAL_SIGNERS' },
      });
      expect(await accept(first, robin.email)).toMatchObject({ body: { code: 'INVITATION_UNUSABLE' } });
      const staff = await createStaffMember(app, ['OPERATIONS']);
      const byPhone = `other-${robin.email}`;
      const byStaff = await app.call('correctSignerEmail', {
        params: { uuid: wren.uuid, signer },
        jwt: staff,
        headers: { 'idempotency-key': randomUUID() },
        body: { email: byPhone },
      });
      expect(byStaff).toMatchObject({ status: 200 });
      expect(await accept(await invitationCode(app, byPhone), byPhone)).toMatchObject({ status: 200 });
      expect(await correct(right)).toMatchObject({ status: 409, body: { code: 'WRONG_STEP' } });
      expect(await wren.call<SignerSummary[]>('listSigners')).toMatchObject([
        { email: byPhone, mayCorrectEmail: false },
      ]);
    },
    PATIENCE_MS,
  );

  it(
    'isn’t sent to the borrower’s own email address, or twice to the same one',
    async () => {
      const { wren } = await applyTogether('ADDITIONAL_PROFILE');
      const save = (...emails: string[]) =>
        app.call('saveAdditionalProfile', {
          params: { uuid: wren.uuid },
          jwt: wren.jwt,
          version: 1_000_000,
          body: {
            ...{ ownership: 'JOINT', maritalStatus: 'MARRIED', purpose: 'OTHER', ssn: T23.testId },
            hardCreditConsent: { agreed: true, textVersion: '2026-01' },
            signers: emails.map((email) => ({
              name: 'Robin Co',
              email,
              type: 'CO_DEEDER',
              holdsTitle: true,
            })),
          },
        });
      expect(await save(wren.person.email.toUpperCase())).toMatchObject({
        status: 400,
        body: { fields: { 'signers.0.email': 'Must be their own address, not yours' } },
      });
      expect(await save('a@example.com', 'A@example.com')).toMatchObject({
        status: 400,
        body: { fields: { 'signers.1.email': 'Must be a different address for each person' } },
      });
    },
    PATIENCE_MS,
  );
});

describe('a co-owner who signs', () => {
  let loan: Loan;
  let robin: TestSigner;
  beforeAll(async () => {
    loan = await applyTogether('NOTE_SIGNING', BEFORE_DOCUMENTS);
    robin = await acceptInvitation(app, loan.robin);
  }, PATIENCE_MS);

  const board = () => loan.wren.call<SignerSummary[]>('listSigners');
  const asRobin: TestSigner['attempt'] = (...given) => robin.attempt(...given);

  it('must agree to the current text, and be of age where the home is', async () => {
    await advanceSigner(robin, 'SIGNER_INTRO');
    const given = { agreed: true, textVersion: ELECTRONIC_RECORDS_VERSION };
    const details = { phone: '(555) 555-0199', consent: given };
    const outdated = { ...details, dob: '1985-06-02', consent: { ...given, textVersion: '2026-01-05' } };
    expect(await asRobin('saveSignerDetails', { body: outdated })).toMatchObject({
      status: 409,
      body: { code: 'CONSENT_OUTDATED' },
    });
    expect(await asRobin('saveSignerDetails', { body: { ...details, dob: '2010-01-01' } })).toMatchObject({
      status: 422,
      body: { code: 'UNDER_AGE', fields: { dob: 'You must be at least 18 years old to sign.' } },
    });
  });

  it('proves who they are with an ID that the borrower never sees', async () => {
    await advanceSigner(robin, 'SIGNER_DOCUMENTS');
    const shown = await loan.wren.call<DocumentSummary[]>('listDocuments');
    expect(shown.map(({ type }) => type)).not.toContain('PASSPORTFRONT');
    const stored = await app.context.db
      .selectFrom('document')
      .select('uuid')
      .where('application_id', '=', loan.wren.uuid)
      .where('type', '=', 'PASSPORTFRONT')
      .executeTakeFirstOrThrow();
    const params = { uuid: loan.wren.uuid, document: stored.uuid };
    expect(await app.call('getDocumentFile', { params, jwt: loan.wren.jwt })).toMatchObject({ status: 404 });
  });

  it('reads the terms and the notice of the right to cancel (12 CFR 1026.15), and nothing of the borrower’s', async () => {
    expect(await asRobin('actAsSigner', { body: { act: 'DOCUMENTS_OPENED' } })).toMatchObject({
      status: 400,
      body: { fields: { documents: 'First show that you can open your documents' } },
    });
    expect((await asRobin('listSignerDocuments')).body).toEqual([]);
    await openSample(robin);
    const own = (await asRobin('listSignerDocuments')).body as DocumentSummary[];
    expect(own.map(({ type }) => type)).toEqual(['HELOC_AGREEMENT', 'NOTICE_OF_RIGHT_TO_CANCEL']);
    const [summary] = (await loan.wren.call<DocumentSummary[]>('listDocuments')).filter(
      ({ type }) => type === 'CLOSING_SUMMARY',
    );
    const params = { document: summary?.uuid };
    expect(await asRobin('getSignerDocumentHtml', { params })).toMatchObject({ status: 404 });
    expect(await asRobin('getDocumentHtml', { params })).toMatchObject({ status: 404 });
    expect(await asRobin('getAnswers')).toMatchObject({ status: 404 });
    expect(await asRobin('getStatus')).toMatchObject({ status: 404 });
  });

  it('has no access to another application, however similar', async () => {
    const other = await applyTogether('DISCLOSURE_SIGNING');
    const stranger = await acceptInvitation(app, other.robin);
    for (const [name, { who, body }] of Object.entries<Call>(CALLS)) {
      if (who !== 'SIGNER') continue;
      const params = { uuid: loan.wren.uuid, document: randomUUID() };
      const answer = await stranger.attempt(name as CallName, { params, ...(body && { body: {} }) });
      expect([name, answer.status]).toEqual([name, 404]);
    }
  });

  it('may sign before the borrower, after opening every document and under their own name', async () => {
    const open = () => asRobin('actAsSigner', { body: { act: 'DOCUMENTS_OPENED' } });
    expect((await loadFacts(app.context.db, keyOf(loan))).recordsAccess.at(-1)).toMatchObject({
      ...{ signer: expect.any(String), form: 'PAGE' },
    });
    expect(await open()).toMatchObject({
      status: 400,
      body: { fields: { documents: 'Open every document first' } },
    });
    await advanceSigner(robin, 'SIGNER_SIGN');
    const documents = ((await asRobin('listSignerDocuments')).body as DocumentSummary[]).map(
      ({ uuid }) => uuid,
    );
    const consent = { agreed: true, textVersion: '2026-11' };
    expect(
      await asRobin('signAsSigner', { body: { typedName: 'Wren Cosigner', documents, consent } }),
    ).toMatchObject({ status: 400, body: { fields: { typedName: expect.any(String) } } });
    await advanceSigner(robin, 'WAITING_FOR_SIGNER_NOTARY');
    expect(await board()).toMatchObject([{ step: 'WAITING_FOR_SIGNER_NOTARY', signed: true }]);
    expect((await asRobin('listSignerDocuments')).body).toMatchObject([
      { type: 'HELOC_AGREEMENT', openedAt: expect.any(String) },
      { type: 'NOTICE_OF_RIGHT_TO_CANCEL', openedAt: expect.any(String) },
    ]);
    const [signature] = (await loadFacts(app.context.db, keyOf(loan))).signerSignatureRequests;
    expect(signature?.documents).toEqual([documents[1]]);
    await drive(loan.wren, decider, 'DEED_SIGNING');
  });

  it('gets a certificate of how they signed, as the borrower does, without the other’s address and device', async () => {
    const certificate = (documents: unknown) =>
      (documents as DocumentSummary[]).filter(({ type }) => type === 'SIGNING_CERTIFICATE');
    const [own, ...more] = certificate((await asRobin('listSignerDocuments')).body);
    const [borrowers] = certificate(await loan.wren.call('listDocuments'));
    expect(more).toEqual([]);
    const params = { document: own?.uuid };
    const { body: page } = await asRobin('getSignerDocumentHtml', { params });
    for (const part of [robin.name, loan.wren.person.name, 'Notice of right to cancel', '<dd>127.0.0.1</dd>'])
      expect(page).toContain(part);
    expect(String(page).match(/127\.0\.0\.1/g)).toHaveLength(1);
    expect(page).not.toContain('Closing summary');
    expect(await asRobin('getSignerDocumentHtml', { params: { document: borrowers?.uuid } })).toMatchObject({
      status: 404,
    });
    const mine = { params: { uuid: loan.wren.uuid, ...params }, jwt: loan.wren.jwt };
    expect(await app.call('getDocumentHtml', mine)).toMatchObject({ status: 404 });
  });

  it('can rescind the line for everyone within the rescission period', async () => {
    await drive(loan.wren, decider, 'RESCISSION');
    expect(await robin.status()).toMatchObject({
      step: 'SIGNER_COMPLETE',
      rescissionEndsOn: expect.any(String),
    });
    expect(await asRobin('rescindAsSigner', { body: { agreed: true } })).toMatchObject({
      status: 200,
      body: { step: 'SIGNER_CANCELLED' },
    });
    expect(await loan.wren.call('getStatus')).toMatchObject({ step: 'RESCINDED' });
  });

  it('keeps only their own documents in one archive after the line ended', async () => {
    const { status, bytes } = await asRobin('getSignerDocumentsArchive');
    expect(status).toBe(200);
    const files = unzipSync(bytes);
    const listed = (await asRobin('listSignerDocuments')).body as DocumentSummary[];
    expect(listed.length).toBeGreaterThan(1);
    const papers = Object.keys(files).filter((name) => !name.startsWith('as-shown/'));
    expect(papers).toHaveLength(listed.length + 1);
    const contents = Buffer.from(files['00 Contents.txt'] ?? []).toString('utf8');
    expect(contents).toContain(`For ${robin.name}`);
    expect(contents).toMatch(/Notice of right to cancel, \d{4}-\d\d-\d\d, signed\.pdf/);
    expect(contents).not.toContain('Application summary');
    expect(await asRobin('getDocumentsArchive')).toMatchObject({ status: 404 });
  });
});

it(
  'notifies only a waiting co-owner, by email and in their account, when they must act',
  async () => {
    const { wren, robin: invited } = await applyTogether('IDENTITY_VERIFICATION');
    const robin = await acceptInvitation(app, invited);
    await advanceSigner(robin, 'SIGNER_DOCUMENTS');
    await drive(wren, decider, 'NOTE_SIGNING');
    expect(await lettersTo(robin.email)).toEqual([
      'Wren Cosigner asks you to sign',
      'Your documents are ready to read',
    ]);
    const { body } = await robin.attempt('listNotifications');
    expect(body).toMatchObject({
      applications: [],
      signedApplications: [wren.uuid],
      notifications: [
        {
          title: 'Your documents are ready to read',
          ctas: [{ redirectPath: '/heloc-signer/resume' }],
        },
      ],
    });
    expect(JSON.stringify(await wren.call('listNotifications'))).not.toContain('ready to read');
    await advanceSigner(robin, 'SIGNER_SIGN');
    await robin.attempt('actAsSigner', { body: { act: 'REFUSED', reason: 'TERMS' } });
    expect(await lettersTo(robin.email)).toHaveLength(2);
    expect(await lettersTo(wren.person.email)).toContain('Someone declined to sign');
  },
  PATIENCE_MS,
);

async function lettersTo(email: string): Promise<string[]> {
  await sendOutbox(app.context);
  const messages = await (await fetch(`${app.providers.url}/control/messages`)).json();
  return (messages as { to: string; subject: string }[])
    .filter(({ to }) => to === email)
    .map(({ subject }) => subject);
}

describe('a co-owner who doesn’t sign', () => {
  it(
    'can decline, return, decline again and be removed, which repeats title search and documents',
    async () => {
      const step = 'WAITING_FOR_ADDITIONAL_SIGNERS';
      const { wren, robin: invited } = await applyTogether(step, BEFORE_DOCUMENTS);
      const robin = await acceptInvitation(app, invited);
      await advanceSigner(robin, 'SIGNER_SIGN');
      const refuse = () => robin.attempt('actAsSigner', { body: { act: 'REFUSED', reason: 'TERMS' } });
      expect(await refuse()).toMatchObject({ body: { step: 'SIGNER_ERROR', hasRefused: true } });
      expect(await wren.call('getStatus')).toMatchObject({ step: 'SIGNDOCS_REVIEW', signerDeclined: true });
      await robin.attempt('actAsSigner', { body: { act: 'RETRIED' } });
      expect(await wren.call('getStatus')).not.toHaveProperty('signerDeclined');
      expect(await wren.call('getStatus')).toMatchObject({ step: 'WAITING_FOR_ADDITIONAL_SIGNERS' });
      await advanceSigner(robin, 'SIGNER_SIGN');
      await refuse();
      const operations = await createStaffMember(app, ['OPERATIONS']);
      const listed = await app.call('listFileSigners', { params: { uuid: wren.uuid }, jwt: operations });
      const [signer] = listed.body as SignerSummary[];
      const removed = await app.call('decideSigner', {
        params: { uuid: wren.uuid, signer: signer?.uuid },
        jwt: operations,
        headers: { 'idempotency-key': randomUUID() },
        body: { decision: 'REMOVED' },
      });
      expect(removed).toMatchObject({ status: 200, body: { step: 'WAITING_FOR_FINAL_TITLE' } });
      expect(await robin.status()).toMatchObject({ step: 'SIGNER_CANCELLED' });
      const facts = await drive(wren, decider, 'CLOSING_DISCLOSURE_REVIEW');
      expect(facts.closingDocuments).toHaveLength(2);
    },
    PATIENCE_MS,
  );

  it(
    'can be reminded by the borrower once a day, by a new invitation or of the open step',
    async () => {
      const { wren, robin } = await applyTogether('DISCLOSURE_SIGNING');
      const [signer] = await wren.call<SignerSummary[]>('listSigners');
      const remind = () =>
        app.call('remindSigner', { params: { uuid: wren.uuid, signer: signer?.uuid }, jwt: wren.jwt });
      expect(signer).toMatchObject({ step: 'SIGNER_INVITED', mayRemind: false });
      expect(await remind()).toMatchObject({ status: 429 });
      await moveOn({ days: 2 });
      expect(await remind()).toMatchObject({ status: 200, body: [{ mayRemind: false }] });
      const { jwt } = await acceptInvitation(app, robin);
      expect(await remind()).toMatchObject({ status: 429 });
      await moveOn({ days: 2 });
      const page = await openPage(await socketAddressOf(app), jwt);
      await page.follow({ name: 'SIGNER', application: wren.uuid });
      const known = page.messages.filter(({ type }) => type === 'EVENT').length;
      expect(await remind()).toMatchObject({ status: 200, body: [{ mayRemind: false }] });
      // The bell of an open page counts it at once.
      await page.received('EVENT', known + 1);
      page.close();
      expect(await lettersTo(robin.email)).toEqual([
        'Wren Cosigner asks you to sign',
        'Wren Cosigner asks you to sign',
        'Wren Cosigner is waiting for you',
      ]);
    },
    PATIENCE_MS,
  );
});
