// Proves DS-57.

import { randomUUID } from 'node:crypto';
import type { DocumentSummary } from '@homeline/contract/documents/list-documents.ts';
import { additionalSigners, hasSignedNote } from '@homeline/domain/facts/signers.selectors.ts';
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest';
import { signTogether } from '../../testing/co-owners.ts';
import { type AppWithProviders, workingApp } from '../../testing/journey.ts';
import { createDecider, type Journey } from '../../testing/persona-driver.ts';
import type { TestSigner } from '../../testing/signer-driver.ts';
import { signedAt } from '../../testing/signing-places.ts';
import { failedResult } from '../../vendors/http-call.ts';

const PATIENCE_MS = 60_000;
const TWO_HOURS_MS = 7_200_000;
const consent = { agreed: true, textVersion: '2026-11' };
const isLocationWithheld = true;

let app: AppWithProviders;
let decider: string;
beforeAll(async () => {
  app = await workingApp();
  decider = await createDecider(app);
}, PATIENCE_MS);
afterEach(() => void vi.restoreAllMocks());
afterAll(() => app.stop());

type Fails = Parameters<typeof failedResult>[0];

/** An e-vault that refuses every signature, and what it says of those that it was sent. */
function refusingVault() {
  const port = app.context.vendors.documents.signature;
  const sent: string[] = [];
  let says: Fails | undefined = 'NOT_RECEIVED';
  vi.spyOn(port, 'ask').mockImplementation(async ({ reference }) => {
    sent.push(reference);
    return failedResult('REFUSED', false);
  });
  vi.spyOn(port, 'outcome').mockImplementation(async () =>
    says ? failedResult(says, says === 'REFUSED') : { ok: true, answer: { answer: 'SIGNED' } },
  );
  return {
    sent,
    says(what: typeof says) {
      says = what;
    },
  };
}

async function signAs(robin: TestSigner): Promise<void> {
  const listed = (await robin.attempt('listSignerDocuments')).body as DocumentSummary[];
  const documents = listed.map(({ uuid }) => uuid);
  await robin.attempt('signAsSigner', {
    body: { typedName: robin.name, documents, consent, isLocationWithheld, ...signedAt(robin.name, listed) },
  });
}

async function signAsBorrower(wren: Journey): Promise<void> {
  const documents = (await wren.facts()).closingDocuments.at(-1)?.documents ?? [];
  const places = signedAt(wren.person.name, await wren.call('listDocuments'));
  await app.call('giveSignature', {
    ...{ params: { uuid: wren.uuid }, jwt: wren.jwt },
    body: { typedName: wren.person.name, documents, consent, isLocationWithheld, ...places },
    headers: { 'idempotency-key': randomUUID() },
  });
}

/** Waits until the e-vault's refusal is with staff, and lets the hour pass in which an attempt may be on its way. */
async function handedOver({ uuid }: Journey, isOld = true): Promise<string> {
  const find = () =>
    app.context.db
      .selectFrom('intent')
      .select('reference')
      .where('application_id', '=', uuid)
      .where('state', '=', 'NEEDS_PERSON')
      .executeTakeFirst();
  await expect.poll(find, { timeout: PATIENCE_MS }).toBeDefined();
  const { reference } = (await find()) ?? expect.fail();
  if (isOld)
    await app.context.db
      .updateTable('intent')
      .set({ attempted_at: new Date(app.clock.nowMs() - TWO_HOURS_MS).toISOString() })
      .where('reference', '=', reference)
      .execute();
  return reference;
}

const resolve = (reference: string, body: object = {}) =>
  app.call('resolveOutcome', {
    ...{ jwt: decider, params: { reference }, headers: { 'idempotency-key': randomUUID() } },
    body: { resolution: 'SIGN_AGAIN', vaultHasNone: true, reason: 'Kim at the e-vault said so', ...body },
  });

it(
  'has a signer sign again under a new reference what the e-vault refused for good, and lets the others go on',
  async () => {
    const { wren, robin } = await signTogether(app, decider);
    const vault = refusingVault();
    await signAs(robin);
    const former = await handedOver(wren);
    expect(await robin.status()).toMatchObject({ isSealing: true });
    expect((await resolve(former)).status).toBe(200);
    expect(await robin.status()).toMatchObject({ step: 'SIGNER_ERROR', isSealing: false });
    expect((await resolve(former)).status).toBe(404);

    vi.restoreAllMocks();
    for (const act of ['RETRIED', 'CONTINUED']) await robin.attempt('actAsSigner', { body: { act } });
    await signAs(robin);
    const isSigned = async () => {
      const facts = await wren.facts();
      return additionalSigners(facts).map((signer) => hasSignedNote(facts, signer));
    };
    await expect.poll(isSigned, { timeout: PATIENCE_MS }).toEqual([true]);
    const calls = await app.context.db
      .selectFrom('intent')
      .select(['reference', 'state'])
      .where('application_id', '=', wren.uuid)
      .where('task', 'like', 'signSignerNote/%')
      .execute();
    expect(calls.map(({ state }) => state)).toEqual(['ANSWERED', 'ANSWERED']);
    expect(new Set(calls.map(({ reference }) => reference)).size).toBe(2);
    expect(vault.sent.every((reference) => reference === former)).toBe(true);
    expect(await app.providers.requests(former)).toEqual([]);
  },
  PATIENCE_MS * 2,
);

it(
  'takes a borrower back to signing, with an email, and keeps who said so in the audit chain',
  async () => {
    const { wren } = await signTogether(app, decider);
    refusingVault();
    await signAsBorrower(wren);
    const former = await handedOver(wren);
    const status = async () =>
      (await app.call('getStatus', { params: { uuid: wren.uuid }, jwt: wren.jwt })).body;
    expect(await status()).toMatchObject({ step: 'NOTE_SIGNING', isSealing: true });
    const emails = async () => {
      const rows = app.context.db
        .selectFrom('outbox')
        .select('channel')
        .where('application_id', '=', wren.uuid);
      return (await rows.where('template', '=', 'NOTE_SIGNING').execute()).length;
    };
    const emailsBefore = await emails();
    expect((await resolve(former)).status).toBe(200);
    expect(await status()).toMatchObject({ step: 'NOTE_SIGNING', signsAgain: true });
    expect(await status()).not.toHaveProperty('isSealing');
    expect(await emails()).toBe(emailsBefore + 1);
    const [audited] = await app.context.db
      .selectFrom('audit_event')
      .select(['actor', 'detail'])
      .where('application_id', '=', wren.uuid)
      .where('what', '=', 'resolve signNote')
      .execute();
    expect(audited).toMatchObject({
      actor: expect.stringMatching(/^STAFF /),
      detail: { reference: former, resolution: 'SIGN_AGAIN', reason: 'Kim at the e-vault said so' },
    });

    vi.restoreAllMocks();
    await signAsBorrower(wren);
    await expect
      .poll(async () => (await wren.facts()).noteSignatures.map(({ answer }) => answer), {
        timeout: PATIENCE_MS,
      })
      .toEqual(['FAILED', 'SIGNED']);
    expect(await app.providers.requests(former)).toEqual([]);
  },
  PATIENCE_MS * 2,
);

it(
  'gives up nothing that the e-vault has, may have or may still get, and asks for a reason and a confirmation',
  async () => {
    const { wren, robin } = await signTogether(app, decider);
    const vault = refusingVault();
    await signAs(robin);
    const reference = await handedOver(wren, false);
    const refusals = async (body?: object) => JSON.stringify((await resolve(reference, body)).body);
    expect(await refusals()).toContain('within the last hour');
    await handedOver(wren);
    vault.says(undefined);
    expect(await refusals()).toContain('has this signature');
    // Refused is also what nobody can be asked about any more.
    for (const failed of ['UNREACHABLE', 'TIMEOUT', 'GARBAGE', 'REFUSED'] as const) {
      vault.says(failed);
      expect(await refusals()).toContain('isn’t responding');
    }
    vault.says('NOT_RECEIVED');
    for (const missing of [{ reason: ' ' }, { vaultHasNone: undefined }])
      expect((await resolve(reference, missing)).status).toBe(400);
    expect(await robin.status()).toMatchObject({ isSealing: true });
    const other = randomUUID();
    await app.context.db
      .insertInto('intent')
      .values({
        ...{ organisation: 'homeline', reference: other, application_id: wren.uuid, task: 'pullHardCredit' },
        ...{
          entered_seq: 1,
          state: 'NEEDS_PERSON',
          request_hash: 'x',
          attempts: 1,
          answer: null,
          failure: null,
        },
        created_at: new Date(app.clock.nowMs() - TWO_HOURS_MS).toISOString(),
      })
      .execute();
    expect((await resolve(other)).status).toBe(400);
  },
  PATIENCE_MS * 2,
);
