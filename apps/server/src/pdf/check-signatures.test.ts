// Proves DS-03, DS-60.

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PDFDocument } from '@cantoo/pdf-lib';
import { checkSignatures, sha256 } from '@homeline/documents/check-signatures.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestProviders, type TestProviders } from '../vendors/testing/test-providers.ts';
import { rfc3161 } from '../vendors/time-stamps/rfc3161.ts';
import { type DocumentSeal, openSeal } from './document-seal.ts';
import { sealPdf, signPdf } from './sign-pdf.ts';

const NOW_MS = Date.parse('2026-03-04T15:10:01Z');
const ANA = { name: 'Ana Pérez', reason: 'Signed electronically', at: '2026-03-04T15:00:00.000Z' };
const BO = { name: 'Bo (Robert) Lee', reason: 'Signed electronically', at: '2026-03-04T15:10:00.000Z' };

const folders: string[] = [];
let providers: TestProviders;
let seal: DocumentSeal;
let other: DocumentSeal;
let unsigned: Uint8Array<ArrayBuffer>;
let signed: Uint8Array<ArrayBuffer>;

async function newSeal(): Promise<DocumentSeal> {
  const dataDir = mkdtempSync(join(tmpdir(), 'seal-'));
  folders.push(dataDir);
  const folder = { documentCertificate: undefined, dataDir };
  return openSeal(folder, { nowMs: () => NOW_MS }, {});
}

beforeAll(async () => {
  providers = await startTestProviders();
  [seal, other] = [await newSeal(), await newSeal()];
  const document = await PDFDocument.create();
  document.addPage().drawText('We owe each other 100 dollars');
  unsigned = new Uint8Array(await document.save({ useObjectStreams: false }));
  signed = await sealPdf(unsigned, [ANA, BO], seal);
});
afterAll(async () => {
  await providers.stop();
  for (const folder of folders) rmSync(folder, { recursive: true });
});

/** Returns the file with the text in place of another that is as long. */
function replaced(file: Uint8Array, text: string, by: string): Uint8Array<ArrayBuffer> {
  const copy = Buffer.from(file);
  const at = copy.indexOf(text);
  if (at < 0) throw new Error(`The file has no ${text}`);
  copy.write(by, at, 'latin1');
  return new Uint8Array(copy);
}

describe('a check of a file', () => {
  it('lists each signature with time and certificate, and reports no change', async () => {
    const certificate = await sha256(new Uint8Array(seal.certificate.chain[0].raw));
    const ours = 'Document signatures of a test installation';
    const named = { holder: ours, issuer: ours };
    const each = { isTimeStamped: false, isUnchanged: true, certificate, named };
    expect(await checkSignatures(signed)).toEqual({
      proves: 'UNCHANGED',
      signatures: [
        { ...each, name: ANA.name, at: ANA.at },
        { ...each, name: BO.name, at: BO.at },
      ],
    });
  });

  it('takes the time from the time-stamping authority that the signature vouches for, and from no other', async () => {
    const at = '2026-03-04T15:08:02.000Z';
    await providers.moveClock(at);
    const timeStamp = rfc3161(`${providers.url}/providers/rfc3161/`);
    const stamped = await openSeal(
      { documentCertificate: undefined, dataDir: folders[0] ?? '' },
      { nowMs: () => NOW_MS },
      { timeStamp },
    );
    const checked = async (by: DocumentSeal) => {
      const { signatures } = await checkSignatures(await sealPdf(unsigned, [ANA], { ...by, timeStamp }));
      return signatures;
    };
    expect(await checked(stamped)).toMatchObject([
      { isTimeStamped: true, at: expect.stringMatching(/^2026-03-04T15:08:0/) },
    ]);
    // Its validation data don't have the authority's certificate, as where somebody put another stamp in.
    expect(await checked(seal)).toMatchObject([{ isTimeStamped: false, at: ANA.at, isUnchanged: true }]);
  });

  it('reports a file without a signature', async () => {
    expect(await checkSignatures(unsigned)).toEqual({ proves: 'UNSIGNED', signatures: [] });
    expect(await checkSignatures(new TextEncoder().encode('not a PDF'))).toMatchObject({
      proves: 'UNSIGNED',
    });
  });

  it('reports a change at any place in the file', async () => {
    for (const spoilt of [
      replaced(signed, '/MediaBox', '/MediaBux'),
      replaced(signed, 'ETSI.CAdES', 'ETSI.CAdEX'),
      signed.with(-2, 0),
      new Uint8Array([...signed, 10]),
      signed.slice(0, -1),
    ])
      expect(await checkSignatures(spoilt)).toMatchObject({ proves: 'CHANGED' });
  });

  it('reports an addition after the last signature', async () => {
    const document = await PDFDocument.load(signed, { forIncrementalUpdate: true });
    document.addPage().drawText('and 900 more');
    const added = new Uint8Array(await document.save({ useObjectStreams: false }));
    const { proves, signatures } = await checkSignatures(added);
    expect([proves, signatures.map(({ isUnchanged }) => isUnchanged)]).toEqual(['CHANGED', [true, true]]);
  });

  it('distinguishes another party’s signature, even with our certificate embedded', async () => {
    const [own] = other.certificate.chain;
    const { certificate } = seal;
    const theirs = {
      ...other,
      certificate: { ...other.certificate, chain: [own, certificate.chain[0]] as const },
    };
    const { signatures } = await checkSignatures(await signPdf(unsigned, ANA, theirs));
    expect(signatures).toMatchObject([
      { isUnchanged: true, certificate: await sha256(new Uint8Array(own.raw)) },
    ]);
  });

  it('detects a signature whose byte range leaves more out than itself', async () => {
    const wide = Buffer.from(signed)
      .toString('latin1')
      .replace(/\/ByteRange \[ 0 (\d+) /, (_, length) => {
        return `/ByteRange [ 0 ${String(Number(length) - 1).padStart(length.length)} `;
      });
    expect(await checkSignatures(new Uint8Array(Buffer.from(wide, 'latin1')))).toMatchObject({
      proves: 'CHANGED',
    });
  });
});
