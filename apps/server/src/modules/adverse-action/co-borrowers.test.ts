// Proves RU-09.

import type { DocumentSummary } from '@homeline/contract/documents/list-documents.ts';
import type { Facts } from '@homeline/domain/facts/facts.ts';
import type { Persona } from '@homeline/domain/sample-people/persona.ts';
import { currentStep } from '@homeline/domain/workflow/current-step.ts';
import { dueDate } from '@homeline/domain/workflow/due-dates.ts';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { recordDueDates } from '../../jobs/due-dates.ts';
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
import { recordFacts } from '../../testing/stages.ts';
import { documentsOf } from '../documents/stored-file.ts';

let app: AppWithProviders;
beforeAll(async () => {
  app = await workingApp();
});
afterAll(() => app.stop());

/** A co-borrower whom the providers know. */
const JOINT = builtInPersona('t57').additionalSigner ?? expect.fail();

describe('declining an application with a co-borrower', () => {
  const persona: Persona = {
    ...builtInPersona('t14'),
    email: 'together@example.com',
    additionalSigner: { ...JOINT, name: 'Robin Together' },
  };
  let borrower: TestBorrower;
  let facts: Facts;

  beforeAll(async () => {
    ({ borrower, facts } = await advanceToEnd(app, persona, 'DECLINED'));
  });

  type Sent = { readonly to: string; readonly text: string };
  const sentTo = async (to: string) => {
    const answer = await fetch(`${app.providers.url}/control/messages?to=${to}`);
    return ((await answer.json()) as Sent[]).filter(({ text }) => text.includes('notice'));
  };

  it('names the co-borrower in the borrower’s notice', async () => {
    const page = await pageOf(app, borrower, facts.adverseActionNotice[0]?.document);
    expect(page).toContain('You applied together with Robin Together.');
  });

  it('notifies the co-borrower once, naming the credit bureau but not the borrower’s reasons or score', async () => {
    const [letter, ...more] = await sentTo('signer.together@example.com');
    expect(more).toEqual([]);
    expect(letter?.text).toContain('Dear Robin Together,');
    expect(letter?.text).toContain('we are unable to open the line');
    expect(letter?.text).toContain('free copy of your report');
    for (const own of ['late payments', borrower.persona.name, borrower.persona.property.street1]) {
      expect(letter?.text).not.toContain(own);
    }
    expect(letter?.text).not.toContain(String(persona.credit.fico));
  });

  it('stores the co-borrower’s letter with the application and hides it from the borrower', async () => {
    const rows = await documentsOf(app.context.db, keyOf(borrower))
      .select('document.uuid')
      .where('document.type', '=', 'NOTICE_TO_CO_BORROWER')
      .execute();
    const document = rows[0]?.uuid ?? expect.fail();
    expect(rows).toHaveLength(1);
    const { uuid, jwt } = borrower;
    const { body } = await app.call('listDocuments', { params: { uuid }, jwt });
    expect((body as DocumentSummary[]).map(({ type }) => type)).not.toContain('NOTICE_TO_CO_BORROWER');
    for (const call of ['getDocumentFile', 'getDocumentHtml'] as const) {
      expect(await app.call(call, { params: { uuid, document }, jwt })).toMatchObject({ status: 404 });
    }
  });

  it('notifies the co-borrower once, even when staff decline while the borrower’s notice is undeliverable', async () => {
    const stuck = await registerPersona(app, {
      ...persona,
      ...{
        property: builtInPersona('t54').property,
        credit: builtInPersona('t54').credit,
        income: builtInPersona('t54').income,
      },
      email: 'stuck@example.com',
      forced: { ...builtInPersona('t54').forced, borrower: [{ at: 'INCOME_ERROR', does: 'NOTHING' }] },
    });
    const before = await advanceTo(app, stuck, 'INCOME_ERROR');
    const { email } = app.context.vendors.messaging;
    const send = email.ask.bind(email);
    const failingEmail = vi
      .spyOn(email, 'ask')
      .mockImplementation((message) =>
        message.to === stuck.persona.email
          ? Promise.resolve({ ok: false, failure: { failed: 'REFUSED', mayHaveActed: false } })
          : send(message),
      );
    const due = dueDate(currentStep(before), before) ?? expect.fail();
    app.clock.moveTo(Date.parse(due.at) - Date.now());
    await recordDueDates(app.context);
    const isStuck = async () =>
      (await app.context.db
        .selectFrom('intent')
        .select('reference')
        .where('application_id', '=', stuck.uuid)
        .where('task', '=', 'sendAdverseActionNotice')
        .where('state', '=', 'NEEDS_PERSON')
        .executeTakeFirst()) !== undefined;
    await vi.waitUntil(isStuck, { interval: 5, timeout: 60_000 });
    expect(await sentTo('signer.stuck@example.com')).toHaveLength(1);

    failingEmail.mockRestore();
    const declineDecision = {
      fact: 'declineDecision',
      value: { reason: 'Employment could not be confirmed' },
    } as const;
    await recordFacts(app, stuck, 'STAFF', declineDecision);
    const isSent = async () => (await factsOf(app, stuck)).adverseActionNotice.length > 0;
    await vi.waitUntil(isSent, { interval: 5, timeout: 60_000 });
    expect(await sentTo('signer.stuck@example.com')).toHaveLength(1);
    expect(await sentTo('stuck@example.com')).toHaveLength(1);

    // The lender keeps the unsent notice; the borrower sees only the one that was sent.
    const [notice] = (await factsOf(app, stuck)).adverseActionNotice;
    const listed = await app.call('listDocuments', { params: { uuid: stuck.uuid }, jwt: stuck.jwt });
    const notices = (listed.body as DocumentSummary[]).filter(({ type }) => type === 'ADVERSE_ACTION_NOTICE');
    expect(notices.map(({ uuid }) => uuid)).toEqual([notice?.document]);
    expect(await pageOf(app, stuck, notice?.document)).toContain('Employment could not be confirmed');
    expect(
      (await documentTypesOf(app, stuck)).filter((type) => type === 'ADVERSE_ACTION_NOTICE'),
    ).toHaveLength(2);
  });

  it('does not notify a signer who only signs the deed', async () => {
    const deedOnly = {
      ...persona,
      email: 'deed@example.com',
      additionalSigner: { name: 'Dana Deed', type: 'CO_DEEDER' },
    };
    const declined = await advanceToEnd(app, deedOnly, 'DECLINED');
    expect(await sentTo('signer.deed@example.com')).toEqual([]);
    expect(await documentTypesOf(app, declined.borrower)).not.toContain('NOTICE_TO_CO_BORROWER');
  });
});
