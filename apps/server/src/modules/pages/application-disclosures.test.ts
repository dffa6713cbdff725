// Proves LW-06.

import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type TestApp, testApp } from '../../testing/app.ts';
import { builtInPersona } from '../../testing/built-in-personas.ts';
import { factsOfPerson } from '../../testing/person-at.ts';
import { registrationOf } from '../../testing/persona-calls.ts';
import { applicationDisclosure, DOCUMENT_STYLES, disclosuresVersion } from './application-disclosures.ts';

let app: TestApp;
beforeAll(async () => {
  app = await testApp();
  await app.context.jobs.start(app.context);
});
afterAll(() => app.stop());

const pageOf = async (disclosure: string, host = 'localhost') =>
  app.send({ url: `/account/heloc/disclosures/${disclosure}`, headers: { host } });
const lenderNamed = (code: string) => app.context.organisations.get(code);

describe('the disclosures that go with the application form (12 CFR 1026.40(b))', () => {
  it('are pages for anyone, without an account, and a call of each lender', async () => {
    for (const disclosure of ['important-terms', 'brochure'] as const) {
      const page = await pageOf(disclosure);
      expect(page).toMatchObject({ status: 200, headers: { 'content-type': 'text/html; charset=utf-8' } });
      const query = { orgCode: 'harborview' };
      const called = await app.call('getApplicationDisclosure', { params: { disclosure }, query });
      expect(called.status).toBe(200);
      expect(called.body).toBe(applicationDisclosure(app.context, lenderNamed('harborview'), disclosure));
      expect(called.body).not.toBe(page.body);
    }
    expect((await app.send({ url: DOCUMENT_STYLES })).body).toContain('.document');
    expect((await pageOf('unknown')).body).not.toContain('class="document"');
  });

  it('state the plan as advertised: every term, the highest fee, the costs to open, and a recent rate', async () => {
    const { pricing } = lenderNamed('homeline');
    const { body } = await pageOf('important-terms');
    for (const years of pricing.termsYears) expect(body).toContain(`For a plan of ${years} years`);
    expect(body).toContain('an origination fee of up to 4.99% of the credit limit');
    expect(body).toContain('between $25.00 and $6,180.00');
    expect(body).toMatch(/ANNUAL PERCENTAGE RATE: \d+\.\d\d%, fixed/);
  });

  it('describe every product, and the plan in Texas of a lender who is licensed there', async () => {
    const { body } = await pageOf('important-terms');
    expect(body).toContain('Balloon payment');
    const page = String(body);
    expect(page.match(/class="document"/g)).toHaveLength(3);
    expect(page.match(/<main/g)).toHaveLength(1);
    for (const variant of ['homes in Texas', 'interest-only, from age 62'])
      expect(page).toContain(`: ${variant}</h1>`);
  });

  it('leave a receipt with the application: what was offered that day, and what the applicant opened', async () => {
    const registered = {
      ...registrationOf(builtInPersona('t01')),
      openedDisclosures: ['brochure', 'brochure'],
    };
    const { body } = await app.call('register', { body: registered });
    const { applicationUuid: uuid, jwt } = body as { applicationUuid: string; jwt: string };
    const facts = await factsOfPerson(app, { uuid, jwt });
    expect(facts.origin).toMatchObject({
      disclosures: {
        version: disclosuresVersion(app.context, lenderNamed('homeline')),
        opened: ['brochure'],
      },
      at: expect.any(String),
    });
  });

  it('have another version when what is offered changes', () => {
    const lender = lenderNamed('homeline');
    const dearer = { ...lender, pricing: { ...lender.pricing, highestOpeningFeesCents: 700_000 as never } };
    expect(disclosuresVersion(app.context, dearer)).not.toBe(disclosuresVersion(app.context, lender));
  });
});
