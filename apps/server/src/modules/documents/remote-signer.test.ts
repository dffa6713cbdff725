// Proves DS-66.

import type { DocumentSummary } from '@homeline/contract/documents/list-documents.ts';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { sha256 } from '../../audit/canonical.ts';
import { hasPdfsig, pdfsigSays } from '../../pdf/testing/pdfsig.ts';
import { WEBHOOK_SECRET } from '../../testing/app.ts';
import { builtInPersona } from '../../testing/built-in-personas.ts';
import {
  type AppWithProviders,
  advanceTo,
  factsOf,
  keyOf,
  registerPersona,
  workingApp,
} from '../../testing/journey.ts';

const TIMEOUT_MS = 120_000;
const CALLS_OF_A_SEAL = 200;

let app: AppWithProviders;
beforeAll(async () => {
  app = await workingApp([], {
    environment: (url) => ({
      DOCUMENT_SIGNER_URL: `${url}/providers/csc/v1`,
      DOCUMENT_SIGNER_CLIENT_ID: 'sandbox',
      DOCUMENT_SIGNER_CLIENT_SECRET: `${WEBHOOK_SECRET} csc`,
      DOCUMENT_SIGNER_CREDENTIAL: 'seal-rsa',
      DOCUMENT_SIGNER_PIN: '2468',
    }),
  });
}, TIMEOUT_MS);
afterAll(() => app.stop());

it(
  'seals what a person signed once the remote signer is back, with its certificate, and keeps the signature meanwhile',
  async () => {
    const borrower = await registerPersona(app, builtInPersona('t01'));
    await advanceTo(app, borrower, 'NOTE_SIGNING');
    await app.providers.makeFail('provider csc', 'DOWN', CALLS_OF_A_SEAL);
    const advanced = advanceTo(app, borrower, 'DEED_SIGNING');
    const failing = async () =>
      (await app.context.jobs.failingRuns('homeline', [borrower.uuid])).find(
        ({ task }) => task === 'generateNotaryDocuments',
      );
    await vi.waitUntil(failing, { interval: 100, timeout: 60_000 });
    expect((await factsOf(app, borrower)).noteSignatures).toMatchObject([{ answer: 'SIGNED' }]);

    await app.providers.control('PUT', '/control/healthy', {});
    await app.context.jobs.hurry(keyOf(borrower));
    await advanced;
    const { uuid, jwt } = borrower;
    const documents = (await app.call('listDocuments', { params: { uuid }, jwt })).body as DocumentSummary[];
    const sealed = documents.filter(({ package: name }) => name === 'CLOSING');
    expect(sealed.length).toBeGreaterThan(2);
    for (const { uuid: document, title } of sealed) {
      const { bytes } = await app.call('getDocumentFile', { params: { uuid, document }, jwt });
      expect(Buffer.from(bytes).toString('latin1')).toContain('/ETSI.CAdES.detached');
      if (!hasPdfsig) continue;
      const verdicts = pdfsigSays(bytes).filter((said) => said.startsWith('Signature'));
      expect([title, new Set(verdicts)]).toEqual([title, new Set(['Signature is Valid'])]);
    }
    const [{ raw }] = await app.context.documentChain();
    expect((await app.call('getDocumentCertificate')).body).toMatchObject({ sha256: sha256(raw) });
  },
  TIMEOUT_MS,
);
