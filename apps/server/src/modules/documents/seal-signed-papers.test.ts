// Proves DS-44, DS-45, DS-53.

import { randomUUID } from 'node:crypto';
import type { DocumentSummary } from '@homeline/contract/documents/list-documents.ts';
import { currentStep } from '@homeline/domain/workflow/current-step.ts';
import { signerRemoval } from '@homeline/domain/workflow/signer-removal.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { sweep } from '../../jobs/sweep.ts';
import { signTogether } from '../../testing/co-owners.ts';
import { type AppWithProviders, workingApp } from '../../testing/journey.ts';
import { createDecider, drive, type Journey } from '../../testing/persona-driver.ts';
import type { TestSigner } from '../../testing/signer-driver.ts';
import { recordFacts } from '../../testing/stages.ts';
import { sealSignedPapers } from './seal-signed-papers.ts';
import { openSigned, withSignedCopy } from './signed-copies.ts';

const PATIENCE_MS = 60_000;

let app: AppWithProviders;
let decider: string;
beforeAll(async () => {
  app = await workingApp();
  decider = await createDecider(app);
}, PATIENCE_MS);
afterAll(() => app.stop());

/** A borrower who hasn't signed, and a co-owner who has. */
async function signedByRobin(): Promise<{ wren: Journey; robin: TestSigner; signed: string }> {
  const { wren, robin } = await signTogether(app, decider, 'WAITING_FOR_SIGNER_NOTARY');
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

const sealedOf = async (wren: Journey) => (await wren.facts()).signedCopies.length;

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

it(
  'seals what one person signed although another signature never reached the e-vault, once none can be on its way',
  async () => {
    const { wren, robin, signed } = await signedByRobin();
    const documents = [...((await wren.facts()).closingDocuments[0]?.documents ?? [])];
    const note = { typedName: wren.person.name, documents, consent: { textVersion: '2026-11' } };
    const given = { fact: 'noteSignatureRequests', value: note } as const;
    await recordFacts(app, wren, 'BORROWER', given, { fact: 'cancellation', value: {} });
    const afterPolls = async (polls: number) => {
      await sealSignedPapers(app.context, { ...key(wren), enteredSeq: 0, polls });
      return sealedOf(wren);
    };
    expect(await afterPolls(5)).toBe(0);

    const calls = { organisation: 'homeline', application_id: wren.uuid, task: 'signNote' };
    const now = app.clock.now();
    await app.context.db
      .insertInto('intent')
      .values({
        ...{ ...calls, reference: randomUUID(), entered_seq: 1, state: 'NEEDS_PERSON', attempts: 1 },
        ...{ request_hash: 'x', answer: null, failure: 'No answer', created_at: now, attempted_at: now },
      })
      .execute();
    expect(await afterPolls(6)).toBe(0);
    const ofCall = () =>
      app.context.db
        .updateTable('intent')
        .where('task', '=', 'signNote')
        .where('application_id', '=', wren.uuid);
    await ofCall().set({ state: 'PREPARED', failure: null }).execute();
    expect(await afterPolls(6)).toBe(0);
    await ofCall()
      .set({ attempted_at: new Date(app.clock.nowMs() - 7_200_000).toISOString() })
      .execute();
    expect(await afterPolls(6)).toBe(1);
    await expectSealedFor(wren, robin, signed);
  },
  PATIENCE_MS * 2,
);

it(
  'seals every package that is due, also when the task of an ended line was lost',
  async () => {
    const { wren, signed } = await signedByRobin();
    const [robin] = (await wren.facts()).signers?.signers ?? [];
    const signer = robin?.uuid ?? '';
    const documents = [signed];
    const lost = { ...app.context, jobs: { ...app.context.jobs, enqueue: async () => {} } };
    const without = { ...app, context: lost };
    await recordFacts(without, wren, 'TASK', {
      fact: 'closingDocuments',
      value: { answer: 'READY', documents },
    });
    const consent = { textVersion: '2026-11' };
    const again = { signer, typedName: robin?.name ?? '', documents, consent };
    await recordFacts(without, wren, 'SIGNER', { fact: 'signerSignatureRequests', value: again });
    const stored = { signer, act: 'NOTE_SIGNED', documents } as const;
    await recordFacts(without, wren, 'TASK', { fact: 'signerActs', value: stored });
    await recordFacts(without, wren, 'BORROWER', {
      fact: 'rescissionExercised',
      value: { by: wren.person.name },
    });
    expect(currentStep(await wren.facts()).id).toBe('RESCINDED');

    expect(await sweep(app.context)).toBe(1);
    await expect.poll(() => sealedOf(wren), { timeout: PATIENCE_MS }).toBe(2);
  },
  PATIENCE_MS * 2,
);
