// Proves OR-01.

import { noFacts } from '@homeline/domain/facts/facts.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type TestApp, testApp } from '../../testing/app.ts';
import { emailTo } from './email-to.ts';

let [shared, homelines]: TestApp[] = [];
beforeAll(async () => {
  shared = await testApp({}, { PUBLIC_URL: 'http://127.0.0.1:3000' });
  homelines = await testApp({}, { PUBLIC_URL: 'https://apply.homeline.example' });
});
afterAll(() => Promise.all([shared?.stop(), homelines?.stop()]));

describe('the link in an email takes a borrower to their lender’s pages', () => {
  it.each([
    ...['homeline', 'harborview'].map((lender): [string, string, () => TestApp | undefined, string] => [
      lender,
      'by its code on a shared host, where the browser may remember another lender',
      () => shared,
      `http://127.0.0.1:3000/account/heloc/dashboard?orgCode=${lender}`,
    ]),
    [
      'homeline',
      'on its own host',
      () => homelines,
      'https://apply.homeline.example/account/heloc/dashboard',
    ],
    [
      'harborview',
      'off another’s host',
      () => homelines,
      'https://harborview.localhost/account/heloc/dashboard',
    ],
  ])('%s: %s', (organisation, _, app, link) => {
    const { text } = emailTo(
      (app() as TestApp).context,
      { organisation, applicationId: '4d9f2c3a-e8ff-4e06-978f-ed09c8f67057' },
      {
        ...noFacts(),
        contact: { email: 'avery@example.com', phone: '5555550101', seq: 1, at: '2026-11-21T10:00:00Z' },
      },
      { subject: 'Welcome', text: 'Hello', language: 'en', page: 'dashboard' },
    );
    expect(text.split('\n')).toContain(link);
  });
});
