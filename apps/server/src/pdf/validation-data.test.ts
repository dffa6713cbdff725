// Proves DS-11.

import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PDFArray, PDFDict, PDFDocument, PDFName } from '@cantoo/pdf-lib';
import { checkSignatures } from '@homeline/documents/check-signatures.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startTestProviders, type TestProviders } from '../vendors/testing/test-providers.ts';
import { rfc3161 } from '../vendors/time-stamps/rfc3161.ts';
import { openSeal } from './document-seal.ts';
import { SealWaits } from './seal-waits.ts';
import { sealPdf } from './sign-pdf.ts';
import { startAuthority } from './testing/certificate-authority.ts';
import { hasPdfsig, pdfsigSays } from './testing/pdfsig.ts';

const NOW = '2026-03-04T15:10:00.000Z';
const NOW_MS = Date.parse(NOW);
const DAY_MS = 86_400_000;
const CLOCK = { nowMs: () => NOW_MS };
const ACTS = ['Ana Pérez', 'Bo Lee'].map((name) => ({ name, reason: 'Signed', at: NOW }));

const folder = mkdtempSync(join(tmpdir(), 'validation-'));
const config = { documentCertificate: join(folder, 'issued.pem'), dataDir: folder };
let authority: Awaited<ReturnType<typeof startAuthority>>;
let providers: TestProviders;
let unsigned: Uint8Array;
beforeAll(async () => {
  authority = await startAuthority(NOW_MS);
  writeFileSync(config.documentCertificate, authority.pem);
  providers = await startTestProviders();
  await providers.moveClock(NOW);
  const document = await PDFDocument.create();
  document.addPage().drawText('We owe each other 100 dollars');
  unsigned = await document.save({ useObjectStreams: false });
});
afterAll(async () => {
  authority.stop();
  await providers.stop();
  rmSync(folder, { recursive: true });
});
beforeEach(() => {
  authority.says.away.clear();
  Object.assign(authority.says, { isRevoked: false, isForged: false, nowMs: NOW_MS });
});

/** Counts what a PDF's store of validation data has. */
async function storeOf(pdf: Uint8Array) {
  const { catalog } = await PDFDocument.load(pdf, { updateMetadata: false });
  const store = catalog.lookup(PDFName.of('DSS'), PDFDict);
  const count = (name: string) => store.lookupMaybe(PDFName.of(name), PDFArray)?.size() ?? 0;
  return { certificates: count('Certs'), ocsps: count('OCSPs'), lists: count('CRLs') };
}

describe('the data to validate a sealed document in many years', () => {
  it('are the chain and what its issuer says, and every signature covers them', async () => {
    const sealed = new Uint8Array(await sealPdf(unsigned, ACTS, await openSeal(config, CLOCK, {})));
    expect(await storeOf(sealed)).toEqual({ certificates: 2, ocsps: 1, lists: 0 });
    expect(await checkSignatures(sealed)).toMatchObject({ proves: 'UNCHANGED', signatures: [{}, {}] });
    const changed = Buffer.from(sealed);
    changed[changed.indexOf('/DSS') + 1] = 'E'.charCodeAt(0);
    const { signatures } = await checkSignatures(new Uint8Array(changed));
    expect(signatures.map(({ isUnchanged }) => isUnchanged)).toEqual([false, false]);
  });

  it('have the certificate of the time-stamping authority too', async () => {
    const timeStamp = rfc3161(`${providers.url}/providers/rfc3161/`);
    const sealed = await sealPdf(unsigned, ACTS, await openSeal(config, CLOCK, { timeStamp }));
    expect(await storeOf(sealed)).toEqual({ certificates: 3, ocsps: 1, lists: 0 });
  });

  it('have the revocation list if the issuer’s OCSP service doesn’t answer', async () => {
    authority.says.away.add('/ocsp');
    const sealed = await sealPdf(unsigned, ACTS, await openSeal(config, CLOCK, {}));
    expect(await storeOf(sealed)).toEqual({ certificates: 2, ocsps: 0, lists: 1 });
  });

  it('are the certificate alone, if it is one that the data folder signed itself', async () => {
    const own = { documentCertificate: undefined, dataDir: folder };
    const sealed = await sealPdf(unsigned, ACTS, await openSeal(own, CLOCK, {}));
    expect(await storeOf(sealed)).toEqual({ certificates: 1, ocsps: 0, lists: 0 });
  });

  it.runIf(hasPdfsig)('leave every signature valid for pdfsig, over the whole document', async () => {
    const timeStamp = rfc3161(`${providers.url}/providers/rfc3161/`);
    const sealed = Buffer.from(await sealPdf(unsigned, ACTS, await openSeal(config, CLOCK, { timeStamp })));
    expect(pdfsigSays(sealed)).toEqual([
      ...['Not total document signed', 'Signature is Valid'],
      ...['Total document signed', 'Signature is Valid'],
    ]);
    sealed[sealed.indexOf('/DSS') + 1] = 'E'.charCodeAt(0);
    expect(pdfsigSays(sealed).filter((said) => said === 'Signature is Valid')).toEqual([]);
  });
});

describe('nothing is sealed', () => {
  it.each([
    ['with a revoked certificate', () => ({ isRevoked: true }), 'revoked'],
    ['on an answer that somebody else signed', () => ({ isForged: true }), ''],
    ['on an answer of last week', () => ({ nowMs: NOW_MS - 7 * DAY_MS }), 'isn’t current'],
  ])('%s, nor on such a list', async (_, spoil, message) => {
    Object.assign(authority.says, spoil());
    for (const away of [[], ['/ocsp']] as const) {
      for (const each of away) authority.says.away.add(each);
      const opened = openSeal(config, CLOCK, {});
      await expect(opened).rejects.toThrow(SealWaits);
      await expect(opened).rejects.toThrow(message);
    }
  });

  it('while the issuer doesn’t answer', async () => {
    authority.says.away.add('/ocsp').add('/list');
    await expect(openSeal(config, CLOCK, {})).rejects.toThrow('The issuer answered 503');
  });
});
