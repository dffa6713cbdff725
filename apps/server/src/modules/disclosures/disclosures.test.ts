// Proves LW-10, DS-34.

import type { DocumentSummary } from '@homeline/contract/documents/list-documents.ts';
import { openedSample } from '@homeline/domain/sample-people/opened-sample.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { TASKS } from '../../tasks.ts';
import type { TestApp } from '../../testing/app.ts';
import { builtInPersona } from '../../testing/built-in-personas.ts';
import {
  appWithIdleTasks,
  callAs,
  expectOwnStepOnly,
  factsOfPerson,
  personAt,
  recordAsAnyone,
  runTask,
} from '../../testing/person-at.ts';
import type { Person } from '../../testing/stages.ts';

let app: TestApp;
let elsewhere: Person;
beforeAll(async () => {
  app = await appWithIdleTasks();
  elsewhere = await personAt(app, builtInPersona('t02'), 'LIEN_VERIFICATION');
});
afterAll(() => app.stop());

const at = (id: string, step: Parameters<typeof personAt>[2], email = `${id}@example.com`) =>
  personAt(app, { ...builtInPersona(id), email }, step);

const OTHER = '33333333-3333-4333-8333-333333333333';

describe('the disclosures', () => {
  it('are acknowledged once every document was opened', async () => {
    const person = await at('t01', 'DISCLOSURE_SIGNING');
    await recordAsAnyone(app, person, openedSample());
    const documents = (await factsOfPerson(app, person)).summaryDocuments.at(-1)?.documents ?? expect.fail();
    for (const opened of [[], [OTHER]])
      expect(await callAs(app, person, 'acknowledgeDisclosures', { documents: opened })).toMatchObject({
        status: 400,
        body: { fields: { documents: expect.any(String) } },
      });
    const withOther = { documents: [...documents, OTHER] };
    expect(await callAs(app, person, 'acknowledgeDisclosures', withOther)).toMatchObject({
      body: { step: 'HARD_CREDIT_PULL' },
    });
    expect((await factsOfPerson(app, person)).disclosuresAcknowledgement).toMatchObject({ documents });
  });

  it('can be acknowledged only at their steps', async () => {
    await expectOwnStepOnly(app, elsewhere, 'acknowledgeDisclosures', { documents: [OTHER] });
    await expectOwnStepOnly(app, elsewhere, 'acknowledgeClosing', { documents: [OTHER], agreed: true });
    await expectOwnStepOnly(app, elsewhere, 'acknowledgeFloodNotice', { agreed: true });
  });
});

describe('the closing documents', () => {
  it('are acknowledged by the borrower, once all were opened', async () => {
    const person = await at('t01', 'CLOSING_DISCLOSURE_REVIEW', 'closing@example.com');
    const documents = (await factsOfPerson(app, person)).closingDocuments.at(-1)?.documents ?? expect.fail();
    expect(await callAs(app, person, 'acknowledgeClosing', { documents })).toMatchObject({ status: 400 });
    expect(await callAs(app, person, 'acknowledgeClosing', { documents: [], agreed: true })).toMatchObject({
      status: 400,
    });
    const withOther = { documents: [...documents, OTHER], agreed: true };
    expect(await callAs(app, person, 'acknowledgeClosing', withOther)).toMatchObject({
      body: { step: 'NOTE_SIGNING' },
    });
    expect((await factsOfPerson(app, person)).closingAcknowledgement).toMatchObject({ documents });
  });

  it('in Texas begin the waiting period of twelve days', async () => {
    const { dates: _, ...texan } = builtInPersona('t15');
    const person = await personAt(app, { ...texan, email: 'texas@example.com' }, 'CLOSING_DISCLOSURE_REVIEW');
    const documents = (await factsOfPerson(app, person)).closingDocuments.at(-1)?.documents ?? expect.fail();
    const { body } = await callAs(app, person, 'acknowledgeClosing', { documents, agreed: true });
    expect((body as { step: string }).step).not.toBe('NOTE_SIGNING');
  });

  it('show the final terms with their costs, once there are terms', async () => {
    const person = await at('t01', 'CLOSING_DISCLOSURE_REVIEW', 'terms@example.com');
    expect(await callAs(app, person, 'getClosing')).toMatchObject({
      body: { terms: { lineAmountCents: 7_500_000 }, changes: [], isRedated: false },
    });
    expect(await callAs(app, elsewhere, 'getClosing')).toMatchObject({
      status: 409,
      body: { code: 'WRONG_STEP', step: 'LIEN_VERIFICATION' },
    });
  });

  it('name every change since submission with its reason', async () => {
    const person = await at('t37', 'CLOSING_DISCLOSURE_REVIEW');
    const { body } = await callAs(app, person, 'getClosing');
    const { changes } = body as {
      changes: { before: { lineAmountCents: number }; after: { lineAmountCents: number }; reason: string }[];
    };
    expect(changes).toMatchObject([{ reason: expect.any(String) }]);
    expect(changes[0]?.after.lineAmountCents).toBeLessThan(changes[0]?.before.lineAmountCents ?? 0);
  });
});

describe('the flood notice', () => {
  it('is written as soon as the zone is known, once, and then acknowledged', async () => {
    const person = await at('t21', 'FLOOD_NOTICE');
    expect(await callAs(app, person, 'acknowledgeFloodNotice')).toMatchObject({ status: 400 });
    await runTask(app, person);
    const again = { organisation: 'homeline', applicationId: person.uuid, enteredSeq: 0 };
    await TASKS.deliverFloodNotice(app.context, again);
    const { body } = await callAs(app, person, 'listDocuments');
    const notices = (body as DocumentSummary[]).filter(({ type }) => type === 'FLOOD_HAZARD_NOTICE');
    expect(notices.map(({ uuid }) => uuid)).toEqual([
      (await factsOfPerson(app, person)).floodNoticeDelivery?.document,
    ]);
    const acknowledge = () => callAs(app, person, 'acknowledgeFloodNotice', { agreed: true });
    expect(await acknowledge()).toMatchObject({ status: 400, body: { fields: { documents: /Open/ } } });
    const document = notices[0]?.uuid ?? '';
    await app.call('getDocumentHtml', { params: { uuid: person.uuid, document }, jwt: person.jwt });
    await recordAsAnyone(app, person, { fact: 'recordsWithdrawals', value: {} });
    expect(await acknowledge()).toMatchObject({
      body: { fields: { documents: expect.stringContaining('on paper') } },
    });
    await recordAsAnyone(app, person, openedSample());
    expect(await acknowledge()).toMatchObject({ body: { step: 'INSURANCE_REQUEST' } });
  });
});

describe('a first lien', () => {
  it('can’t be signed for until the valuation copy’s waiting period ends, and the status says why', async () => {
    const person = await at('t25', 'CLOSING_DISCLOSURE_REVIEW');
    const { closingDocuments } = await factsOfPerson(app, person);
    const documents = closingDocuments.at(-1)?.documents ?? expect.fail();
    const { body } = await callAs(app, person, 'acknowledgeClosing', { documents, agreed: true });
    expect(body).toMatchObject({
      step: 'WAITING_FOR_CLOSING_DATE',
      closingWaits: ['VALUATION_COPY'],
      dueAt: expect.any(String),
    });
    const signature = { typedName: 'A Name', documents, consent: { textVersion: 'v1', agreed: true } };
    expect(await callAs(app, person, 'giveSignature', signature)).toMatchObject({
      body: { code: 'WRONG_STEP', step: 'WAITING_FOR_CLOSING_DATE' },
    });
  });
});
