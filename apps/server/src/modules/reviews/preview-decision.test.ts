import type { LoanFile } from '@homeline/contract/loan-files/get-loan-file.ts';
import type { DecisionEffect } from '@homeline/contract/reviews/preview-decision.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { TestApp } from '../../testing/app.ts';
import { builtInPersona } from '../../testing/built-in-personas.ts';
import { appWithIdleTasks, factsOfPerson, personAt } from '../../testing/person-at.ts';
import { createStaffMember } from '../../testing/persona-driver.ts';
import type { Person } from '../../testing/stages.ts';

let app: TestApp;
let reese: Person;
let underwriter: string;
beforeAll(async () => {
  app = await appWithIdleTasks();
  reese = await personAt(app, builtInPersona('t18'), 'PAYSTUB_REVIEW');
  underwriter = await createStaffMember(app, ['OPERATIONS', 'UNDERWRITER']);
});
afterAll(() => app.stop());

const ask = (given: object, jwt = underwriter, decision = 'PAYSTUBS_ACCEPTED') =>
  app.call('previewDecision', {
    params: { uuid: reese.uuid },
    body: { step: 'PAYSTUB_REVIEW', decision, given },
    jwt,
  });

it('previews a decision’s figures and borrower text, and records nothing', async () => {
  const before = await factsOfPerson(app, reese);
  const { status, body } = await ask({ monthlyGrossCents: 610_000 });
  expect(status).toBe(200);
  const { figures, borrowerReads, step } = body as DecisionEffect;
  expect(step).toBe('FINAL_OFFER');
  const values = figures.map((sides) => [sides.before?.label, sides.before?.value, sides.after?.value]);
  expect(values).toContainEqual(['Line', '$75,000', '$25,200']);
  expect(values).toContainEqual(['DTI', '36.15%', '49.97%']);
  expect(borrowerReads).toContain('The income we could verify differs from the income you stated.');
  expect(await factsOfPerson(app, reese)).toEqual(before);
  const file = await app.call('getLoanFile', { params: { uuid: reese.uuid }, jwt: underwriter });
  expect((file.body as LoanFile).step).toBe('PAYSTUB_REVIEW');
});

it('refuses a preview to partners (12 CFR 1026.42(c))', async () => {
  const uma = await personAt(app, builtInPersona('t55'), 'TITLE_REVIEW');
  const agent = await createStaffMember(app, ['TITLE_AGENT']);
  const body = { step: 'TITLE_REVIEW', decision: 'PAYOFF_REQUIRED', given: {} };
  const given = { params: { uuid: uma.uuid }, body, jwt: agent };
  expect(await app.call('previewDecision', given)).toMatchObject({ status: 403 });
});

it('refuses a preview of a decision that couldn’t be made', async () => {
  expect(await ask({})).toMatchObject({
    status: 400,
    body: { fields: { 'given.monthlyGrossCents': 'Required' } },
  });
  expect(await ask({}, underwriter, 'UW_APPROVED')).toMatchObject({ status: 400 });
  const compliance = await createStaffMember(app, ['COMPLIANCE_OFFICER']);
  expect(await ask({ monthlyGrossCents: 610_000 }, compliance)).toMatchObject({ status: 403 });
  const attorney = await createStaffMember(app, ['ATTORNEY']);
  expect(await ask({ monthlyGrossCents: 610_000 }, attorney)).toMatchObject({ status: 404 });
});
