// Proves LW-15, LW-18, DS-67.

import { randomUUID } from 'node:crypto';
import type { DocumentSummary } from '@homeline/contract/documents/list-documents.ts';
import type { LoanFile } from '@homeline/contract/loan-files/get-loan-file.ts';
import type { FileDocument } from '@homeline/contract/loan-files/loan-file-documents.ts';
import { currentStep } from '@homeline/domain/workflow/current-step.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { builtInPersona } from '../../testing/built-in-personas.ts';
import { type AppWithProviders, workingApp } from '../../testing/journey.ts';
import { createDecider, drive, type Journey, register } from '../../testing/persona-driver.ts';
import { languageApplied } from './language-applied.ts';

const { dates: _, ...texan } = builtInPersona('t15');

let app: AppWithProviders;
let decider: string;
beforeAll(async () => {
  app = await workingApp();
  Object.assign(app.context.organisations.get('homeline'), { spanish: { messages: {} } });
  decider = await createDecider(app);
});
afterAll(() => app.stop());

describe('a Texan who registered in Spanish and submits on an English page', () => {
  let journey: Journey;
  beforeAll(async () => {
    journey = await register(app, texan, 'es');
  });
  const decide = (decision: string, given: object) =>
    app.call('decideReview', {
      params: { uuid: journey.uuid },
      body: { step: 'COMPLIANCE_REVIEW', decision, given },
      headers: { 'idempotency-key': randomUUID() },
      jwt: decider,
    });

  it('waits for compliance before the closing documents, with the failed check', async () => {
    const facts = await drive(journey, decider, 'COMPLIANCE_REVIEW');
    expect(facts.applicationSubmission?.language).toBe('es');
    expect(facts.closingDocuments).toEqual([]);
    const file = await app.call('getLoanFile', { params: { uuid: journey.uuid }, jwt: decider });
    expect((file.body as LoanFile).checks[0]).toEqual({
      label: 'Notice of the 12-day wait translated',
      value: 'No',
      from: expect.stringMatching(
        /^Applied in Spanish: a copy in it is due before closing \(Tex\. Const\. art\. XVI, 50\(g\)\)\. The whole notice in Spanish is with the notice since \d\d\/\d\d\/\d{4}; the borrower has not opened it$/,
      ),
      holds: false,
    });
  });

  it('finds the whole notice in Spanish with the English one, as a page and a PDF file, and compliance reads that it was opened', async () => {
    const { uuid, jwt } = journey;
    const params = { uuid };
    const listed = (await app.call('listDocuments', { params, jwt })).body as DocumentSummary[];
    expect(listed.map(({ type }) => type)).not.toContain('PAPER_IN_SPANISH');
    const notice = listed.find(({ type }) => type === 'TEXAS_12_DAY_NOTICE');
    const [{ uuid: document } = { uuid: '' }] = notice?.translations ?? [];
    const page = String((await app.call('getDocumentHtml', { params: { uuid, document }, jwt })).body);
    expect(page).toContain('<html lang="es-US">');
    expect(page).toContain('(G) USTED PUEDE PAGAR EL PRÉSTAMO POR ANTICIPADO SIN PENALIDAD NI CARGO;');
    expect(page).toContain('El documento legal es el que está en inglés');
    const file = await app.call('getDocumentFile', { params: { uuid, document }, jwt });
    expect(file.headers['content-disposition']).toContain('texas-12-day-notice-es.pdf');
    expect(Buffer.from(file.bytes).subarray(0, 5).toString()).toBe('%PDF-');
    const shown = await app.call('getLoanFile', { params, jwt: decider });
    expect((shown.body as LoanFile).checks[0]).toMatchObject({
      holds: false,
      from: expect.stringContaining('; the borrower opened it'),
    });
    const filed = (await app.call('listLoanFileDocuments', { params, jwt: decider })).body as FileDocument[];
    expect(filed.find((each) => each.uuid === document)?.title).toBe(
      'In Spanish: Notice concerning extensions of credit',
    );
  });

  it('reads it as it was shown, whatever the lender’s words are since', async () => {
    const { uuid, jwt } = journey;
    const listed = (await app.call('listDocuments', { params: { uuid }, jwt })).body as DocumentSummary[];
    const [{ uuid: document } = { uuid: '' }] = listed.flatMap(({ translations = [] }) => translations);
    const read = async () => (await app.call('getDocumentHtml', { params: { uuid, document }, jwt })).body;
    const before = await read();
    const lender = app.context.organisations.get('homeline');
    const { papers } = lender;
    Object.assign(lender, { papers: [] });
    try {
      expect(await read()).toBe(before);
    } finally {
      Object.assign(lender, { papers });
    }
  });

  it('goes on only once an officer states how the translated copy was given', async () => {
    for (const decision of ['COMPLIANCE_PASSED', 'ATTORNEY_REQUIRED'])
      expect(await decide(decision, { comments: 'Looks fine' })).toMatchObject({ status: 400 });
    expect(await decide('TRANSLATED_NOTICE_GIVEN', {})).toMatchObject({
      status: 400,
      body: { fields: { 'given.comments': 'Required' } },
    });
    expect(currentStep(await journey.facts()).id).toBe('COMPLIANCE_REVIEW');
    const comments = 'Mailed in Spanish on March 3';
    expect((await decide('TRANSLATED_NOTICE_GIVEN', { comments })).status).toBe(200);
    const facts = await journey.facts();
    expect(facts.translatedNotices).toMatchObject([{ language: 'es', comments }]);
    expect(facts.complianceDecisions).toMatchObject([{ decision: 'PASSED' }]);
  });
});

describe('a lender whose Spanish lacks a line of the notice', () => {
  it('gives it in English alone, and compliance reads of no translation', async () => {
    const lender = app.context.organisations.get('homeline');
    const { papers } = lender;
    const [version = expect.fail()] = papers;
    const { 'How this is accepted': _, ...lines } = version.translations.es.TEXAS_12_DAY_NOTICE ?? {};
    const translations = { es: { TEXAS_12_DAY_NOTICE: lines } };
    Object.assign(lender, { papers: [{ ...version, translations }] });
    try {
      const person = { ...texan, testId: '915-00-2117', email: 'lacks.a.line@example.com' };
      const journey = await register(app, person, 'es');
      const facts = await drive(journey, decider, 'COMPLIANCE_REVIEW');
      expect(facts.summaryDocuments.at(-1)).not.toHaveProperty('texasNoticeInSpanish');
      const { uuid, jwt } = journey;
      const listed = (await app.call('listDocuments', { params: { uuid }, jwt })).body as DocumentSummary[];
      expect(listed.flatMap(({ translations = [] }) => translations)).toEqual([]);
    } finally {
      Object.assign(lender, { papers });
    }
  });
});

describe('a Texan who registered in English', () => {
  let journey: Journey;
  beforeAll(async () => {
    const person = { ...texan, testId: '915-00-2116', email: 'in.english@example.com' };
    journey = await register(app, person);
  });

  it('applies in Spanish if they submit on a Spanish page', async () => {
    const on = { params: { uuid: journey.uuid }, organisation: 'homeline' };
    expect(await languageApplied({ ...on, language: 'es' }, app.context)).toBe('es');
    expect(await languageApplied({ ...on, language: 'en' }, app.context)).toBe('en');
  });

  it('passes compliance without a person after submitting on an English page', async () => {
    const facts = await drive(journey, decider, 'CLOSING_DISCLOSURE_REVIEW');
    expect(facts.applicationSubmission?.language).toBe('en');
    expect(facts.translatedNotices).toEqual([]);
  });
});
