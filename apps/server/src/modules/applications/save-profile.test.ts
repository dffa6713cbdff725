// Proves DS-64, RU-37.

import { ELECTRONIC_RECORDS_VERSION } from '@homeline/documents/summary/electronic-records.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { loadFacts } from '../../facts/load.ts';
import { PROFILE, type TestApp, testApp } from '../../testing/app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await testApp();
  await app.context.jobs.start(app.context);
});
afterAll(() => app.stop());

describe('saving the profile', () => {
  const version = 5;

  it.each([
    ['is left out', undefined, 'esignConsent'],
    ['is not given', { ...PROFILE.esignConsent, agreed: false }, 'esignConsent.agreed'],
  ])('is rejected when the consent to electronic records %s', async (_, esignConsent, field) => {
    const { uuid, jwt } = await app.register();
    const body = { ...PROFILE, esignConsent };
    expect(await app.call('saveProfile', { params: { uuid }, jwt, version, body })).toMatchObject({
      status: 400,
      body: { fields: { [field]: 'Required' } },
    });
    const { body: status } = await app.call('getStatus', { params: { uuid }, jwt });
    expect(status).toMatchObject({ step: 'IN_PROGRESS' });
  });

  it.each([
    ['an earlier text', '2026-01-05'],
    ['a text in a language that the lender doesn’t offer', `${ELECTRONIC_RECORDS_VERSION}-fr`],
    ['a made-up text', 'mine'],
  ])('is refused when the consent to electronic records is to %s', async (_, textVersion) => {
    const { uuid, jwt } = await app.register();
    const save = (given: string) => {
      const body = { ...PROFILE, esignConsent: { agreed: true, textVersion: given } };
      return app.call('saveProfile', { params: { uuid }, jwt, version, body });
    };
    expect(await save(textVersion)).toMatchObject({
      status: 409,
      body: {
        code: 'CONSENT_OUTDATED',
        errors: ['The text has changed. Read it again, then agree.'],
      },
    });
    const facts = await loadFacts(app.context.db, { organisation: 'homeline', applicationId: uuid });
    expect([facts.esignConsent, facts.softCreditConsent]).toEqual([undefined, undefined]);
    expect(await save(`${ELECTRONIC_RECORDS_VERSION}-es`)).toMatchObject({ status: 200 });
  });

  it('records both consents with text version, time, IP address and browser (15 USC 7001(c))', async () => {
    const { uuid, jwt } = await app.register();
    const headers = { 'user-agent': 'a browser' };
    await app.call('saveProfile', { params: { uuid }, jwt, headers, version, body: PROFILE });
    const facts = await loadFacts(app.context.db, { organisation: 'homeline', applicationId: uuid });
    const audited = { at: expect.any(String), ip: expect.any(String), userAgent: 'a browser' };
    expect(facts.softCreditConsent).toMatchObject({ ...audited, textVersion: '2026-01' });
    expect(facts.esignConsent).toMatchObject({ ...audited, textVersion: ELECTRONIC_RECORDS_VERSION });
    const { body: answers } = await app.call('getAnswers', { params: { uuid }, jwt });
    expect(answers).toMatchObject({ esignConsent: { textVersion: ELECTRONIC_RECORDS_VERSION } });
  });
});
