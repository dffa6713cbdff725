// Proves DS-46.

import type { DocumentSummary } from '@homeline/contract/documents/list-documents.ts';
import { addDays } from '@homeline/domain/dates/civil-date.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { pageOf } from '../../testing/advance-to-end.ts';
import { builtInPersona } from '../../testing/built-in-personas.ts';
import { signTogether } from '../../testing/co-owners.ts';
import {
  type AppWithProviders,
  advanceTo,
  factsOf,
  keyOf,
  registerPersona,
  type TestBorrower,
  workingApp,
} from '../../testing/journey.ts';
import { createDecider, drive } from '../../testing/persona-driver.ts';
import { documentsOf } from '../documents/stored-file.ts';
import { todayAt } from '../rules/decision-context.ts';

const PATIENCE_MS = 60_000;
const DAY_MS = 86_400_000;

let app: AppWithProviders;
beforeAll(async () => {
  app = await workingApp();
}, PATIENCE_MS);
afterAll(() => app.stop());

async function noticeOfRightToCancel(borrower: TestBorrower): Promise<string> {
  const { uuid } = await documentsOf(app.context.db, keyOf(borrower))
    .select('document.uuid')
    .where('document.type', '=', 'NOTICE_OF_RIGHT_TO_CANCEL')
    .orderBy('document.created_at', 'desc')
    .executeTakeFirstOrThrow();
  return pageOf(app, borrower, uuid);
}

it(
  'refuses a signature on documents dated before today, and dates new ones today',
  async () => {
    const borrower = await registerPersona(app, builtInPersona('t01'));
    const facts = await advanceTo(app, borrower, 'NOTE_SIGNING');
    app.clock.moveTo(app.clock.nowMs() + DAY_MS - Date.now());
    const today = todayAt(app.context, facts);
    const documents = facts.closingDocuments.at(-1)?.documents ?? [];
    const answer = await app.call('giveSignature', {
      params: { uuid: borrower.uuid },
      jwt: borrower.jwt,
      headers: { 'idempotency-key': `late-${borrower.uuid}` },
      body: {
        versions: {},
        documents,
        typedName: borrower.persona.name,
        consent: { agreed: true, textVersion: '2026-11' },
      },
    });
    expect(answer).toMatchObject({ status: 200, body: { step: 'CLOSING_DISCLOSURE_GENERATION' } });
    await advanceTo(app, borrower, 'CLOSING_DISCLOSURE_REVIEW');
    const closing = await app.call('getClosing', { params: { uuid: borrower.uuid }, jwt: borrower.jwt });
    expect(closing).toMatchObject({ status: 200, body: { isRedated: true } });
    expect((await factsOf(app, borrower)).noteSignatureRequests).toEqual([]);
    const words = new Date(`${today}T12:00:00Z`).toLocaleDateString('en-US', {
      ...{ dateStyle: 'long', timeZone: 'UTC' },
    });
    expect(await noticeOfRightToCancel(borrower)).toContain(
      `the opening date of your account, which is ${words}`,
    );
  },
  PATIENCE_MS,
);

it(
  'dates the closing documents of a Texas line on the first day that it may close',
  async () => {
    const borrower = await registerPersona(app, builtInPersona('t15'));
    const facts = await advanceTo(app, borrower, 'CLOSING_DISCLOSURE_REVIEW');
    const day = addDays(todayAt(app.context, facts), 12);
    const words = new Date(`${day}T12:00:00Z`).toLocaleDateString('en-US', {
      ...{ dateStyle: 'long', timeZone: 'UTC' },
    });
    expect(await noticeOfRightToCancel(borrower)).toContain(
      `the opening date of your account, which is ${words}`,
    );
  },
  PATIENCE_MS,
);

it(
  'refuses another signer’s signature on documents dated before today too, while the borrower hasn’t signed them',
  async () => {
    const decider = await createDecider(app);
    const { wren, robin } = await signTogether(app, decider);
    const listed = (await robin.attempt('listSignerDocuments')).body as DocumentSummary[];
    app.clock.moveTo(app.clock.nowMs() + DAY_MS - Date.now());
    const body = {
      ...{ typedName: robin.name, documents: listed.map(({ uuid }) => uuid), isLocationWithheld: true },
      consent: { agreed: true, textVersion: '2026-11' },
    };
    expect(await robin.attempt('signAsSigner', { body })).toMatchObject({
      status: 200,
      body: { step: 'SIGNER_DOCUMENTS', isSealing: false },
    });
    const facts = await drive(wren, decider, 'NOTE_SIGNING');
    expect(facts.signerSignatureRequests).toEqual([]);
    expect(facts.closingDocuments).toHaveLength(2);
  },
  PATIENCE_MS,
);
