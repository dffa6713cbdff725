// Proves DS-55.

import { checkSignatures } from '@homeline/documents/check-signatures.ts';
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest';
import { sha256 } from '../../audit/canonical.ts';
import { SealWaits } from '../../pdf/seal-waits.ts';
import { builtInPersona } from '../../testing/built-in-personas.ts';
import {
  type AppWithProviders,
  advanceTo,
  keyOf,
  registerPersona,
  workingApp,
} from '../../testing/journey.ts';
import { recordOfFile } from './sealed-files.ts';
import { documentsOf, openDocument } from './stored-file.ts';

const PATIENCE_MS = 60_000;

let app: AppWithProviders;
beforeAll(async () => {
  app = await workingApp();
}, PATIENCE_MS);
afterEach(() => void vi.restoreAllMocks());
afterAll(() => app.stop());

/** Writes the early papers of a Texas borrower. @returns what the signatures of each file prove */
async function provenByType(email: string): Promise<Record<string, string>> {
  const borrower = await registerPersona(app, { ...builtInPersona('t15'), email });
  await advanceTo(app, borrower, 'DISCLOSURE_SIGNING');
  const key = keyOf(borrower);
  const documents = await documentsOf(app.context.db, key)
    .select(['document.uuid', 'document.type'])
    .where('document.page', 'is not', null)
    .execute();
  const proven: Record<string, string> = {};
  for (const { uuid, type } of documents) {
    const { bytes } = await openDocument(app.context, key, uuid);
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
    expect(await provenByType('agrees@example.com')).toMatchObject({
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
    expect(new Set(Object.values(await provenByType('waits@example.com')))).toEqual(new Set(['UNSIGNED']));
  },
  PATIENCE_MS,
);
