// Proves DS-55, DS-65.

import { checkSignatures } from '@homeline/documents/check-signatures.ts';
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest';
import { sha256 } from '../../audit/canonical.ts';
import type { ApplicationKey } from '../../facts/load.ts';
import { SealWaits } from '../../pdf/seal-waits.ts';
import { builtInPersona } from '../../testing/built-in-personas.ts';
import {
  type AppWithProviders,
  advanceTo,
  keyOf,
  registerPersona,
  workingApp,
} from '../../testing/journey.ts';
import { sealDeliveredPapers } from './seal-later.ts';
import { recordOfFile } from './sealed-files.ts';
import { openSigned } from './signed-copies.ts';
import { documentsOf, openDocument } from './stored-file.ts';

const PATIENCE_MS = 60_000;
/** Nothing stops the server meanwhile. */
const RUNS = new AbortController().signal;

let app: AppWithProviders;
beforeAll(async () => {
  app = await workingApp();
}, PATIENCE_MS);
afterEach(() => void vi.restoreAllMocks());
afterAll(() => app.stop());

/** Writes the early papers of a Texas borrower. */
async function withEarlyPapers(email: string): Promise<ApplicationKey> {
  const borrower = await registerPersona(app, { ...builtInPersona('t15'), email });
  await advanceTo(app, borrower, 'DISCLOSURE_SIGNING');
  return keyOf(borrower);
}

/** Returns what the signatures of each file prove that the borrower gets. */
async function provenByType(key: ApplicationKey): Promise<Record<string, string>> {
  const documents = await documentsOf(app.context.db, key)
    .select(['document.uuid', 'document.type'])
    .where('document.page', 'is not', null)
    .execute();
  const proven: Record<string, string> = {};
  for (const { uuid, type } of documents) {
    const { bytes } = await openSigned(app.context, key, uuid);
    const { proves } = await checkSignatures(new Uint8Array(bytes));
    const { isOurs } = await recordOfFile(app.context, key.organisation, sha256(bytes));
    expect(isOurs).toBe(proves === 'UNCHANGED');
    proven[type] = proves;
  }
  return proven;
}

it(
  'seals each paper that a person consents to or acknowledges when it’s written, and no paper that is only read',
  async () => {
    expect(await provenByType(await withEarlyPapers('agrees@example.com'))).toMatchObject({
      ESIGN_CONSENT: 'UNCHANGED',
      CREDIT_AUTHORIZATION: 'UNCHANGED',
      APPLICATION_SUMMARY: 'UNCHANGED',
      HELOC_EARLY_DISCLOSURE: 'UNCHANGED',
      TEXAS_12_DAY_NOTICE: 'UNCHANGED',
      HELOC_BROCHURE: 'UNSIGNED',
      PRIVACY_NOTICE: 'UNSIGNED',
    });
  },
  PATIENCE_MS,
);

it(
  'delivers them on time without a seal while nothing can be sealed',
  async () => {
    vi.spyOn(app.context, 'documentSeal').mockRejectedValue(new SealWaits('The certificate has ended'));
    const key = await withEarlyPapers('waits@example.com');
    expect(new Set(Object.values(await provenByType(key)))).toEqual(new Set(['UNSIGNED']));
    await sealDeliveredPapers(app.context, RUNS);
    expect(new Set(Object.values(await provenByType(key)))).toEqual(new Set(['UNSIGNED']));
  },
  PATIENCE_MS,
);

it(
  'seals what was delivered without a seal once that works: each paper once, with the bytes that were delivered',
  async () => {
    const outage = vi.spyOn(app.context, 'documentSeal').mockRejectedValue(new SealWaits('No time stamp'));
    const key = await withEarlyPapers('later@example.com');
    const early = await documentsOf(app.context.db, key)
      .select('document.uuid')
      .where('document.type', '=', 'HELOC_EARLY_DISCLOSURE')
      .executeTakeFirstOrThrow();
    const delivered = await openDocument(app.context, key, early.uuid);
    outage.mockRestore();
    await Promise.all([sealDeliveredPapers(app.context, RUNS), sealDeliveredPapers(app.context, RUNS)]);
    expect(await provenByType(key)).toMatchObject({
      ESIGN_CONSENT: 'UNCHANGED',
      HELOC_EARLY_DISCLOSURE: 'UNCHANGED',
      TEXAS_12_DAY_NOTICE: 'UNCHANGED',
      PRIVACY_NOTICE: 'UNSIGNED',
    });
    const sealed = await openSigned(app.context, key, early.uuid);
    expect(Buffer.from(sealed.bytes).subarray(0, delivered.bytes.length).equals(delivered.bytes)).toBe(true);
    const events = () =>
      app.context.db
        .selectFrom('audit_event')
        .select(['actor', 'detail'])
        .where('application_id', '=', key.applicationId)
        .where('what', '=', 'seal document')
        .execute();
    const ofEarly = (await events()).filter(({ detail }) => Object.values(detail).includes(early.uuid));
    expect(ofEarly).toEqual([
      {
        actor: 'TASK sealDeliveredPapers',
        detail: { document: early.uuid, sha256: sha256(sealed.bytes) },
      },
    ]);
    const before = await events();
    await sealDeliveredPapers(app.context, RUNS);
    expect(await events()).toHaveLength(before.length);
  },
  PATIENCE_MS,
);
