// Proves LW-15.

import { randomUUID } from 'node:crypto';
import type { LoanFile } from '@homeline/contract/loan-files/get-loan-file.ts';
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
      from: 'Applied in Spanish: a copy in it is due before closing (Tex. Const. art. XVI, 50(g))',
      holds: false,
    });
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
