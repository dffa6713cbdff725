// Proves RU-10, RU-16, RU-23, RU-52.

import { randomUUID } from 'node:crypto';
import type { AdverseAction } from '@homeline/contract/adverse-action/get-adverse-action.ts';
import type { Facts } from '@homeline/domain/facts/facts.ts';
import type { Persona } from '@homeline/domain/sample-people/persona.ts';
import { currentStep } from '@homeline/domain/workflow/current-step.ts';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { TASKS } from '../../tasks.ts';
import { advanceToEnd, documentTypesOf, pageOf } from '../../testing/advance-to-end.ts';
import { builtInPersona } from '../../testing/built-in-personas.ts';
import {
  type AppWithProviders,
  advanceTo,
  factsOf,
  keyOf,
  registerPersona,
  type TestBorrower,
  workingApp,
} from '../../testing/journey.ts';
import { personAt } from '../../testing/person-at.ts';
import { createDecider } from '../../testing/persona-driver.ts';
import { projectionOf } from '../../testing/stages.ts';
import { documentsOf, openDocument } from '../documents/stored-file.ts';

const lowScore = builtInPersona('t14');
/** A score below the minimum, with factor codes we have no text for. */
const unknownFactors: Persona = {
  ...lowScore,
  ...{ testId: '914-00-2014', name: 'Quinn Unnamed', email: 'quinn.unnamed@example.com' },
  credit: { ...lowScore.credit, scoreFactors: ['98', '97'] },
};

let app: AppWithProviders;
beforeAll(async () => {
  app = await workingApp([unknownFactors]);
});
afterAll(() => app.stop());

describe('a decline', () => {
  let borrower: TestBorrower;
  let facts: Facts;
  let letter: string;

  beforeAll(async () => {
    ({ borrower, facts } = await advanceToEnd(app, builtInPersona('t14'), 'DECLINED'));
    letter = facts.adverseActionNotice[0]?.document ?? '';
  });

  it('for a low score discloses the score, but states its factors as the reasons', async () => {
    const page = await pageOf(app, borrower, letter);
    expect(page).toContain('Past or present late payments to other creditors');
    expect(page).not.toContain('<li>Your credit score</li>');
    expect(page).toContain('Provided by');
    expect(page).toContain('300 to 850');
  });

  it('before the summary documents includes the notice to the home loan applicant (15 USC 1681g(g))', async () => {
    expect(await documentTypesOf(app, borrower)).toContain('CREDIT_SCORE_DISCLOSURE');
  });

  it('stores one encrypted notice even when its task runs twice', async () => {
    const { entered_seq } = await projectionOf(app, borrower);
    const run = { ...keyOf(borrower), enteredSeq: entered_seq };
    await TASKS.sendAdverseActionNotice?.(app.context, run);
    expect(
      (await documentTypesOf(app, borrower)).filter((type) => type === 'ADVERSE_ACTION_NOTICE'),
    ).toHaveLength(1);
    expect((await factsOf(app, borrower)).adverseActionNotice).toHaveLength(1);
    const stored = await documentsOf(app.context.db, keyOf(borrower)).select('sealed').execute();
    expect(stored.some(({ sealed }) => Buffer.from(sealed).includes('%PDF'))).toBe(false);
    const { bytes } = await openDocument(app.context, keyOf(borrower), letter);
    expect(Buffer.from(bytes.subarray(0, 5)).toString()).toBe('%PDF-');
  });

  it('sends a letter that only its borrower can download', async () => {
    const read = (jwt: string | undefined, uuid = borrower.uuid) =>
      app.call('getDocumentFile', { params: { uuid, document: letter }, jwt });
    expect(await read(borrower.jwt)).toMatchObject({
      status: 200,
      headers: { 'content-type': 'application/pdf' },
    });
    const other = await app.register();
    expect(await read(other.jwt)).toMatchObject({ status: 404 });
    expect(await read(other.jwt, other.uuid)).toMatchObject({ status: 404 });
    expect(await read(undefined)).toMatchObject({ status: 401 });
  });

  it('shows on its page the reasons of the letter and the credit bureau to dispute with', async () => {
    const { uuid, jwt } = borrower;
    const { body } = await app.call('getAdverseAction', { params: { uuid }, jwt });
    expect((body as AdverseAction).reasons).toEqual([
      { code: 'AA17', text: 'Past or present late payments to other creditors' },
    ]);
    expect((body as AdverseAction).bureau?.name).toBe('Experian');
    expect(await pageOf(app, borrower, letter)).toContain('<dd>Experian</dd>');
  });

  it('names a score factor by its number when we have no text for it', async () => {
    const declined = await advanceToEnd(app, unknownFactors, 'DECLINED');
    const page = await pageOf(app, declined.borrower, declined.facts.adverseActionNotice[0]?.document);
    // Once among the reasons and once with the score.
    expect(page.split('Factor 98 of your credit score, as the agency numbers it')).toHaveLength(3);
    expect(page).not.toContain('named no');
  });

  it('for a title reason names no credit bureau, because no credit report was used', async () => {
    const declined = await advanceToEnd(app, builtInPersona('t50'), 'DECLINED');
    const page = await pageOf(app, declined.borrower, declined.facts.adverseActionNotice[0]?.document);
    expect(page).toContain('Title or ownership of the property cannot be accepted');
    expect(page).not.toContain('Your credit report');
    expect(page).not.toContain('Your credit score');
  });

  it('for a missing credit file names the credit bureau that has none', async () => {
    const declined = await advanceToEnd(app, builtInPersona('t05'), 'DECLINED');
    const page = await pageOf(app, declined.borrower, declined.facts.adverseActionNotice[0]?.document);
    expect(page).toContain('No credit file was found for you');
    expect(page).toContain('Your credit report');
    expect(page).not.toContain('Your credit score');
  });
});

describe('a decline by staff', () => {
  const comments = 'Deed looks forged, we suspect ownership fraud';
  const t50 = builtInPersona('t50');

  it.each([
    ['without a chosen reason', {}, 'Title or ownership of the property cannot be accepted'],
    [
      'with a chosen reason',
      { reasonCodes: ['AA30'] },
      'Existing liens on the property could not be settled',
    ],
  ])('%s never shows the borrower the staff comments', async (_, given, stated) => {
    const persona = { ...t50, email: `${randomUUID()}@example.com` };
    const borrower = { ...(await personAt(app, persona, 'OWNERSHIP_REVIEW')), persona };
    const params = { uuid: borrower.uuid };
    const decided = await app.call('decideReview', {
      params,
      body: {
        step: 'OWNERSHIP_REVIEW',
        decision: 'OWNERSHIP_REJECTED',
        given: { comments, ...given },
      },
      headers: { 'idempotency-key': borrower.uuid },
      jwt: await createDecider(app),
    });
    expect(decided.status).toBe(200);
    const isSent = async () => (await factsOf(app, borrower)).adverseActionNotice.length > 0;
    await vi.waitUntil(isSent, { interval: 20, timeout: 60_000 });
    const facts = await factsOf(app, borrower);
    const [notice] = facts.adverseActionNotice;
    const { jwt } = borrower;
    const { body } = await app.call('getAdverseAction', { params, jwt });
    const page = await pageOf(app, borrower, notice?.document);
    expect([page, JSON.stringify(body)]).toEqual([
      expect.stringContaining(stated),
      expect.stringContaining(stated),
    ]);
    expect((body as AdverseAction).bureau !== undefined).toBe(
      page.includes('obtained in a report from the consumer reporting agency'),
    );
    expect(JSON.stringify([notice, body, page])).not.toContain(comments);
    expect(JSON.stringify(facts.ownershipDecisions)).toContain(comments);
  });
});

describe('a decline whose notice is not yet sent', () => {
  it('can’t be canceled, and the notice is sent with its reasons', async () => {
    const borrower = await registerPersona(app, { ...lowScore, email: 'hasty@example.com' });
    const { email } = app.context.vendors.messaging;
    const failingEmail = vi.spyOn(email, 'ask').mockResolvedValue({
      ok: false,
      failure: { failed: 'UNREACHABLE', mayHaveActed: false },
    });
    await advanceTo(app, borrower, 'CREDIT_SCORE_DECLINE');
    const { uuid, jwt } = borrower;
    const cancel = await app.call('cancelApplication', {
      params: { uuid },
      jwt,
      body: { reason: 'OTHER' },
      headers: { 'idempotency-key': uuid },
    });
    expect(cancel).toMatchObject({ status: 409, body: { code: 'WRONG_STEP' } });
    failingEmail.mockRestore();
    const isSent = async () => (await factsOf(app, borrower)).adverseActionNotice.length > 0;
    await vi.waitUntil(isSent, { interval: 20, timeout: 60_000 });
    expect((await factsOf(app, borrower)).adverseActionNotice).toMatchObject([{ action: 'DECLINE' }]);
  });
});

describe('an ineligible home', () => {
  it('sends the adverse action notice when the borrower cancels instead of naming another home', async () => {
    const borrower = await registerPersona(app, { ...builtInPersona('t41'), email: 'leaving@example.com' });
    await advanceTo(app, borrower, 'INELIGIBLE_PROPERTY');
    const { uuid, jwt } = borrower;
    const cancel = await app.call('cancelApplication', {
      params: { uuid },
      jwt,
      body: {},
      headers: { 'idempotency-key': uuid },
    });
    expect(cancel).toMatchObject({ status: 200 });
    const isSent = async () => (await factsOf(app, borrower)).adverseActionNotice.length > 0;
    await vi.waitUntil(isSent, { interval: 20, timeout: 60_000 });
    const ended = await factsOf(app, borrower);
    expect(ended.adverseActionNotice).toMatchObject([{ action: 'DECLINE', reasonCodes: ['AA28'] }]);
    expect(currentStep(ended).id).toBe('DECLINED');
  });
});
