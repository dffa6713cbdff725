// Proves DS-25, DS-34.

import { randomUUID } from 'node:crypto';
import type { ApplicationConsents } from '@homeline/contract/applications/consents.ts';
import type { CallName } from '@homeline/contract/calls.ts';
import type { DocumentSummary } from '@homeline/contract/documents/list-documents.ts';
import type { LoanFile } from '@homeline/contract/loan-files/get-loan-file.ts';
import type { Reviews } from '@homeline/contract/reviews/list-reviews.ts';
import { additionalSigners } from '@homeline/domain/facts/signers.selectors.ts';
import { openedSample } from '@homeline/domain/sample-people/opened-sample.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { builtInPersona } from '../../testing/built-in-personas.ts';
import {
  type AppWithProviders,
  advanceTo,
  factsOf,
  registerPersona,
  type TestBorrower,
  workingApp,
} from '../../testing/journey.ts';
import { codeIn } from '../../testing/persona-calls.ts';
import { createStaffMember } from '../../testing/persona-driver.ts';
import { recordFacts } from '../../testing/stages.ts';
import { reaches } from './records-access.ts';

const PATIENCE_MS = 60_000;

let app: AppWithProviders;
let wren: TestBorrower;
beforeAll(async () => {
  app = await workingApp();
  await app.providers.moveClock('2026-03-10T17:00:00.000Z');
  wren = await registerPersona(app, builtInPersona('t23'));
  await advanceTo(app, wren, 'DISCLOSURE_SIGNING');
}, PATIENCE_MS);
afterAll(() => app.stop());

const call = (name: CallName, { params, body }: { params?: Record<string, string>; body?: object } = {}) =>
  app.call(name, {
    params: { uuid: wren.uuid, ...params },
    jwt: wren.jwt,
    headers: { 'idempotency-key': randomUUID() },
    ...(body && { body }),
  });
const listed = async () => (await call('listDocuments')).body as DocumentSummary[];
const consents = async () => ((await call('listConsents')).body as ApplicationConsents[])[0] ?? expect.fail();
const acknowledge = async () =>
  call('acknowledgeDisclosures', { body: { documents: (await listed()).map(({ uuid }) => uuid) } });

it(
  'a borrower who withdraws their consent goes on on paper, until they give it again with the code of the sample',
  async () => {
    await recordFacts(app, wren, 'BORROWER', openedSample());
    for (const { uuid } of await listed()) await call('getDocumentHtml', { params: { document: uuid } });
    const early = await listed();
    expect((await consents()).consents.map(({ subject }) => subject)).toContain('ELECTRONIC_RECORDS');
    expect(await call('withdrawRecordsConsent', { body: {} })).toMatchObject({ status: 400 });
    for (const _ of ['once', 'again'])
      expect(await call('withdrawRecordsConsent', { body: { agreed: true } })).toMatchObject({ status: 200 });
    const { recordsWithdrawals } = await factsOf(app, wren);
    expect(recordsWithdrawals).toEqual([
      expect.objectContaining({ ip: '127.0.0.1', at: expect.any(String) }),
    ]);
    expect(await consents()).toMatchObject({ onPaperSince: recordsWithdrawals[0]?.at });
    expect((await consents()).consents.map(({ subject }) => subject)).not.toContain('ELECTRONIC_RECORDS');
    expect(await acknowledge()).toMatchObject({
      status: 400,
      body: { fields: { documents: expect.stringContaining('You get your documents on paper') } },
    });

    // What was delivered before stays; what is written afterwards isn't served, and staff mail it.
    await advanceTo(app, wren, 'DISBURSEMENT_ACCOUNT');
    await call('withdrawRecordsConsent', { body: { agreed: true } });
    const since = (await factsOf(app, wren)).recordsWithdrawals.at(-1)?.at;
    await app.providers.moveClock('2026-03-10T18:00:00.000Z');
    const later = await advanceTo(app, wren, 'CLOSING_DISCLOSURE_REVIEW');
    const written = later.closingDocuments.at(-1)?.documents ?? [];
    expect(written.length).toBeGreaterThan(0);
    const uuids = (await listed()).map(({ uuid }) => uuid);
    expect(uuids).toEqual(expect.arrayContaining(early.map(({ uuid }) => uuid)));
    expect(written.filter((uuid) => uuids.includes(uuid))).toEqual([]);
    for (const name of ['getDocumentHtml', 'getDocumentFile'] as const)
      expect(await call(name, { params: { document: written[0] ?? '' } })).toMatchObject({ status: 404 });
    const staff = await createStaffMember(app, ['OPERATIONS']);
    const file = await app.call('getLoanFile', { params: { uuid: wren.uuid }, jwt: staff });
    const [owed] = (file.body as LoanFile).onPaper;
    expect(owed).toMatchObject({ name: wren.persona.name, since });
    const papers = owed?.papers.map(({ uuid }) => uuid) ?? [];
    expect(papers).toEqual(expect.arrayContaining([...written]));
    expect(papers.filter((uuid) => uuids.includes(uuid))).toEqual([]);

    // Staff find it among the repairs, and say that they mailed it, once.
    const repairs = async () =>
      ((await app.call('listReviews', { jwt: staff })).body as Reviews).filesToMail.map(({ uuid }) => uuid);
    expect(await repairs()).toEqual([wren.uuid]);
    const mail = (documents: readonly string[]) =>
      app.call('recordMailing', { params: { uuid: wren.uuid }, body: { documents }, jwt: staff });
    for (const strange of [[randomUUID()], [...papers, early[0]?.uuid ?? '']])
      expect(await mail(strange)).toMatchObject({ status: 400 });
    expect(await mail(papers)).toMatchObject({ status: 204 });
    expect(await mail(papers)).toMatchObject({ status: 400 });
    expect(await repairs()).toEqual([]);
    expect((await listed()).filter(({ uuid }) => papers.includes(uuid))).toEqual([]);

    const { asked } = (await call('getRecordsAccess')).body as { asked: { sample: { uuid: string } } };
    expect(asked).toMatchObject({ why: 'WITHDRAWN' });
    const sample = await call('getDocumentHtml', { params: { document: asked.sample.uuid } });
    const body = { code: codeIn(String(sample.body)), textVersion: '2026-11-28' };
    expect(await call('showRecordsAccess', { body })).toMatchObject({ status: 200 });
    expect((await listed()).map(({ uuid }) => uuid)).toEqual(expect.arrayContaining([...written]));
    expect((await consents()).onPaperSince).toBeUndefined();
  },
  PATIENCE_MS,
);

it('one person’s withdrawal leaves the others’ records electronic', async () => {
  const [robin] = additionalSigners(await factsOf(app, wren));
  const signer = robin?.uuid ?? expect.fail();
  await recordFacts(app, wren, 'SIGNER', { fact: 'recordsWithdrawals', value: { signer } });
  const facts = await factsOf(app, wren);
  const tomorrow = new Date(app.clock.nowMs() + 86_400_000);
  expect([reaches(facts)(tomorrow), reaches(facts, robin)(tomorrow)]).toEqual([true, false]);
});
