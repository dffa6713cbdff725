import { noFacts } from '@homeline/domain/facts/facts.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type TestApp, testApp } from '../../testing/app.ts';
import { emailTo } from './email-to.ts';

let app: TestApp;
beforeAll(async () => {
  app = await testApp({}, { PUBLIC_URL: 'http://127.0.0.1:3000' });
});
afterAll(() => app.stop());

describe('the link in an email', () => {
  it.each([
    ['homeline', 'http://127.0.0.1:3000/account/heloc/dashboard'],
    ['harborview', 'http://127.0.0.1:3000/account/heloc/dashboard?orgCode=harborview'],
  ])('takes a borrower of %s to that lender’s pages', (organisation, link) => {
    const { text } = emailTo(
      app.context,
      { organisation, applicationId: '4d9f2c3a-e8ff-4e06-978f-ed09c8f67057' },
      {
        ...noFacts(),
        contact: { email: 'avery@example.com', phone: '5555550101', seq: 1, at: '2026-11-21T10:00:00Z' },
      },
      { subject: 'Welcome', text: 'Hello', page: 'dashboard' },
    );
    expect(text.split('\n')).toContain(link);
  });
});
