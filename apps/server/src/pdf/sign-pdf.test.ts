// Proves DS-22, DS-01, DS-02.

import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PDFArray, PDFDict, PDFDocument, PDFHexString, PDFName, type PDFNumber } from '@cantoo/pdf-lib';
import * as asn1 from 'asn1js';
import { Certificate, ContentInfo, SignedData } from 'pkijs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type DocumentCertificate, documentCertificate } from './document-certificate.ts';
import { type DocumentSeal, openSeal } from './document-seal.ts';
import { signPdf } from './sign-pdf.ts';

const folder = mkdtempSync(join(tmpdir(), 'certificate-'));
const NOW_MS = Date.parse('2026-03-04T15:10:01Z');
const IN_FOLDER = { documentCertificate: undefined, dataDir: folder };
let certificate: DocumentCertificate;
let seal: DocumentSeal;
let unsigned: Uint8Array;
beforeAll(async () => {
  certificate = await documentCertificate(IN_FOLDER, NOW_MS);
  seal = await openSeal(IN_FOLDER, { nowMs: () => NOW_MS }, {});
  const document = await PDFDocument.create();
  document.addPage();
  unsigned = await document.save({ useObjectStreams: false });
});
afterAll(() => rmSync(folder, { recursive: true }));

const ANA = { name: 'Ana Pérez', reason: 'Signed electronically', at: '2026-03-04T15:00:00.000Z' };
const BO = { name: 'Bo Lee', reason: 'Signed electronically', at: '2026-03-04T15:10:00.000Z' };

/** Reads the signatures as a reader of PDFs does: by the ranges of bytes that each covers. */
async function signaturesOf(pdf: Uint8Array) {
  const document = await PDFDocument.load(pdf, { updateMetadata: false });
  const fields = document.catalog
    .lookup(PDFName.of('AcroForm'), PDFDict)
    .lookup(PDFName.of('Fields'), PDFArray);
  return Promise.all(
    fields.asArray().map(async (_, index) => {
      const value = fields.lookup(index, PDFDict).lookup(PDFName.of('V'), PDFDict);
      const range = value.lookup(PDFName.of('ByteRange'), PDFArray).asArray();
      const [from = 0, length = 0, next = 0, rest = 0] = range.map((each) => (each as PDFNumber).asNumber());
      const content = Buffer.concat([pdf.subarray(from, from + length), pdf.subarray(next, next + rest)]);
      const hole = Buffer.from(pdf.subarray(length, next)).toString('latin1');
      const cms = value.lookup(PDFName.of('Contents'), PDFHexString);
      expect(hole).toBe(`<${cms.asString()}>`);
      return {
        name: value.lookup(PDFName.of('Name'), PDFHexString).decodeText(),
        coversFile: next + rest === pdf.length,
        isValid: await isValid(cms.asBytes(), content),
      };
    }),
  );
}

async function isValid(cms: Uint8Array, content: Uint8Array): Promise<boolean> {
  const info = ContentInfo.fromBER(new Uint8Array(cms));
  const signed = new SignedData({ schema: info.content });
  return signed
    .verify({ signer: 0, data: new Uint8Array(content).buffer, checkChain: false })
    .catch(() => false);
}

describe('a signed PDF', () => {
  it('has each signer’s signature over all that came before it, in order', async () => {
    const once = await signPdf(unsigned, ANA, seal);
    const twice = await signPdf(once, BO, seal);
    expect(await signaturesOf(twice)).toEqual([
      { name: 'Ana Pérez', coversFile: false, isValid: true },
      { name: 'Bo Lee', coversFile: true, isValid: true },
    ]);
    expect(Buffer.compare(twice.subarray(0, once.length), once)).toBe(0);
  });

  it('stays fit for the archive: printed, without size and off the page (ISO 19005-2, 6.3.2; ISO 14289-1, 7.18.1)', async () => {
    const text = Buffer.from(await signPdf(unsigned, ANA, seal)).toString('latin1');
    const widget = /<<[^<>]*\/Subtype \/Widget.*?endobj/s.exec(text)?.[0];
    expect(widget).toContain('/F 132');
    expect(widget).toMatch(/\/Rect \[ -1 -1 -1 -1 \]/);
    expect(text).not.toContain('/NeedAppearances');
  });

  it('becomes invalid when a byte changes', async () => {
    const pdf = await signPdf(unsigned, ANA, seal);
    const at = Buffer.from(pdf).indexOf('/MediaBox') + '/MediaBox [ 0 0 '.length;
    pdf[at] = (pdf[at] ?? 0) ^ 1;
    expect(await signaturesOf(pdf)).toMatchObject([{ isValid: false }]);
  });

  it('signs its certificate’s reference, and leaves the time to the PDF (ETSI EN 319 142-1, 6.3)', async () => {
    const pdf = Buffer.from(await signPdf(unsigned, ANA, seal));
    const hex = /<([0-9a-f]{2000,})>/.exec(pdf.toString('latin1'))?.[1] ?? '';
    const signed = new SignedData({ schema: ContentInfo.fromBER(Buffer.from(hex, 'hex')).content });
    const types = signed.signerInfos[0]?.signedAttrs?.attributes.map(({ type }) => type);
    expect(types?.toSorted()).toEqual([
      ...['1.2.840.113549.1.9.16.2.47', '1.2.840.113549.1.9.3', '1.2.840.113549.1.9.4'],
    ]);
    expect(pdf.toString('latin1')).toContain('/M (D:20260304150000Z)');
  });
});

describe('a signed PDF with a time-stamping authority', () => {
  const TIME_STAMP_TOKEN = '1.2.840.113549.1.9.16.2.14';

  it('states when each signature existed (PAdES-B-T)', async () => {
    const token = new asn1.OctetString({ valueHex: Uint8Array.of(1, 2, 3).buffer }).toBER();
    const stamped: Uint8Array[] = [];
    const timeStamp = async (signature: Uint8Array) => {
      stamped.push(signature);
      return { token: new Uint8Array(token), at: BO.at };
    };
    const pdf = Buffer.from(await signPdf(unsigned, ANA, { ...seal, timeStamp }));
    const hex = /<([0-9a-f]{2000,})>/.exec(pdf.toString('latin1'))?.[1] ?? '';
    const { signerInfos } = new SignedData({ schema: ContentInfo.fromBER(Buffer.from(hex, 'hex')).content });
    const [signer] = signerInfos;
    expect(stamped).toEqual([new Uint8Array(signer?.signature.valueBlock.valueHexView ?? [])]);
    expect(signer?.unsignedAttrs?.attributes.map(({ type }) => type)).toEqual([TIME_STAMP_TOKEN]);
  });

  it('is not signed without the authority’s response', async () => {
    const timeStamp = () => Promise.reject(new Error('The time-stamping authority answered 503'));
    await expect(signPdf(unsigned, ANA, { ...seal, timeStamp })).rejects.toThrow('answered 503');
  });
});

describe('the installation’s certificate', () => {
  it('is generated once, readable only by its owner, and only for document signing', async () => {
    const path = join(folder, 'document-certificate.pem');
    expect(statSync(path).mode & 0o777).toBe(0o600);
    const [again] = (await documentCertificate(IN_FOLDER, NOW_MS)).chain;
    expect(again.fingerprint256).toBe(certificate.chain[0].fingerprint256);
    const { extensions } = Certificate.fromBER(new Uint8Array(certificate.chain[0].raw));
    expect(extensions?.map(({ extnID, critical }) => [extnID, critical])).toEqual([
      ['2.5.29.19', true],
      ['2.5.29.15', true],
    ]);
  });

  it.each([
    ['no certificate', (pem: string) => pem.replace(/-----BEGIN CERT[\s\S]*END CERTIFICATE-----/, '')],
    ['no key', (pem: string) => pem.replace(/-----BEGIN PRIV[\s\S]*END PRIVATE KEY-----/, '')],
    ['half a key', (pem: string) => pem.slice(0, -60)],
  ])('in a file with %s prevents the start, without quoting a key', async (_, spoil) => {
    const path = join(folder, 'spoilt.pem');
    const pem = readFileSync(join(folder, 'document-certificate.pem'), 'utf8');
    writeFileSync(path, spoil(pem));
    const error = await documentCertificate({ ...IN_FOLDER, documentCertificate: path }, NOW_MS).catch(
      (reason: Error) => reason,
    );
    expect(String(error)).toContain(`${path} has no certificate with its key`);
    expect(String(error)).not.toContain(pem.split('\n').at(-3));
  });

  it('for another key prevents the start', async () => {
    const other = mkdtempSync(join(tmpdir(), 'certificate-'));
    await documentCertificate({ documentCertificate: undefined, dataDir: other }, NOW_MS);
    const [own, theirs] = [folder, other].map((at) =>
      readFileSync(join(at, 'document-certificate.pem'), 'utf8'),
    );
    const path = join(folder, 'mixed.pem');
    writeFileSync(
      path,
      `${own?.split('-----BEGIN PRIVATE')[0]}-----BEGIN PRIVATE${theirs?.split('-----BEGIN PRIVATE')[1]}`,
    );
    await expect(documentCertificate({ ...IN_FOLDER, documentCertificate: path }, NOW_MS)).rejects.toThrow(
      'has no certificate with its key',
    );
    rmSync(other, { recursive: true });
  });
});
