// Proves DS-44, DS-45.

import { randomUUID } from 'node:crypto';
import type { DocumentSummary } from '@homeline/contract/documents/list-documents.ts';
import { signerRemoval } from '@homeline/domain/workflow/signer-removal.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { builtInPersona } from '../../testing/built-in-personas.ts';
import { type AppWithProviders, workingApp } from '../../testing/journey.ts';
import { journeyAt } from '../../testing/journey-at.ts';
import { read } from '../../testing/persona-calls.ts';
import { createDecider, drive, type Journey } from '../../testing/persona-driver.ts';
import { acceptInvitation, advanceSigner, type TestSigner } from '../../testing/signer-driver.ts';
import { recordFacts } from '../../testing/stages.ts';
import { openSigned, withSignedCopy } from './signed-copies.ts';

const PATIENCE_MS = 60_000;
const T23 = builtInPersona('t23');

let app: AppWithProviders;
let decider: string;
beforeAll(async () => {
  app = await workingApp();
  decider = await createDecider(app);
}, PATIENCE_MS);
afterAll(() => app.stop());

/** A borrower who hasn't signed, and a co-owner who has. */
async function signedByRobin(): Promise<{ wren: Journey; robin: TestSigner; signed: string }> {
  const email = `wren-${randomUUID()}@example.com`;
  const wren = await journeyAt(app, { ...T23, email }, 'IDENTITY_VERIFICATION');
  await drive(wren, decider, 'NOTE_SIGNING');
  const name = T23.additionalSigner?.name ?? '';
  const robin = await acceptInvitation(app, { name, email: `signer.${email}` });
  await advanceSigner(robin, 'WAITING_FOR_SIGNER_NOTARY');
  await read(wren, 'CLOSING');
  const [signed = ''] = (await wren.facts()).signerSignatureRequests[0]?.documents ?? [];
  return { wren, robin, signed };
}

const key = ({ uuid }: Journey) => ({ organisation: 'homeline', applicationId: uuid });

/** Waits until the signed copies of the first package are stored. */
const untilStored = (wren: Journey) =>
  expect
    .poll(async () => (await wren.facts()).signedCopies.map((copies) => copies.package), {
      timeout: PATIENCE_MS,
    })
    .toEqual([expect.any(Number)]);

const listOf = async (robin: TestSigner) =>
  (await robin.attempt('listSignerDocuments')).body as DocumentSummary[];

async function expectSealedFor(wren: Journey, robin: TestSigner, signed: string): Promise<void> {
  expect((await listOf(robin)).find(({ uuid }) => uuid === signed)).toMatchObject({
    type: 'NOTICE_OF_RIGHT_TO_CANCEL',
    signedAt: expect.any(String),
  });
  const page = await robin.attempt('getSignerDocumentHtml', { params: { document: signed } });
  expect(String(page.body)).toContain(robin.name);
  const { bytes } = await openSigned(app.context, key(wren), signed);
  expect(Buffer.from(bytes).toString('latin1')).toContain('/ByteRange');
}

it(
  'seals what one person signed once the line ends before everybody has, and calls nothing else signed',
  async () => {
    const { wren, robin, signed } = await signedByRobin();
    await recordFacts(app, wren, 'BORROWER', { fact: 'cancellation', value: {} });
    await untilStored(wren);
    const { closingDocuments } = await wren.facts();
    const all = closingDocuments[0]?.documents ?? [];
    expect([...(await withSignedCopy(app.context, key(wren), all))]).toEqual([signed]);
    expect(await robin.status()).toMatchObject({ step: 'SIGNER_CANCELLED' });
    await expectSealedFor(wren, robin, signed);
  },
  PATIENCE_MS * 2,
);

it(
  'seals what one person signed on documents that are replaced, and leaves it to them when they are taken off',
  async () => {
    const { wren, robin, signed } = await signedByRobin();
    const [signer] = (await wren.facts()).signers?.signers ?? [];
    await recordFacts(app, wren, 'STAFF', ...signerRemoval(await wren.facts(), signer?.uuid ?? ''));
    await drive(wren, decider, 'NOTE_SIGNING');
    await untilStored(wren);
    expect((await wren.facts()).closingDocuments).toHaveLength(2);
    await expectSealedFor(wren, robin, signed);
    expect((await listOf(robin)).map(({ type }) => type).toSorted()).toEqual([
      'NOTICE_OF_RIGHT_TO_CANCEL',
      'SIGNING_CERTIFICATE',
    ]);
    expect(await robin.attempt('getSignerDocumentsArchive')).toMatchObject({ status: 200 });
  },
  PATIENCE_MS * 2,
);
