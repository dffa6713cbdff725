// Proves DS-10, DS-54.

import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PDFDocument } from '@cantoo/pdf-lib';
import { checkSignatures } from '@homeline/documents/check-signatures.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sha256 } from '../audit/canonical.ts';
import type { TimeStamper } from '../vendors/time-stamps/rfc3161.ts';
import { checkCertificate, installedValidity, validityOf } from './certificate-validity.ts';
import { type DocumentSeal, openSeal } from './document-seal.ts';
import { SealWaits } from './seal-waits.ts';
import { signPdf } from './sign-pdf.ts';

const DAY_MS = 86_400_000;
const MINUTE_MS = 60_000;
const MADE_MS = Date.parse('2026-03-04T12:00:00Z');

const folder = mkdtempSync(join(tmpdir(), 'seal-'));
const config = { documentCertificate: undefined, dataDir: folder };
let unsigned: Uint8Array;
let opened: DocumentSeal;
let startMs: number;
let endMs: number;

/** A seal that was opened before, while the clock shows a time. */
const sealAt = (nowMs: number, timeStamp?: TimeStamper): DocumentSeal => ({
  ...opened,
  timeStamp,
  nowMs: () => nowMs,
});

const actAt = (ms: number) => ({ name: 'Ana', reason: 'Signed', at: new Date(ms).toISOString() });

beforeAll(async () => {
  const document = await PDFDocument.create();
  document.addPage();
  unsigned = await document.save({ useObjectStreams: false });
  expect(installedValidity(config)).toBeUndefined();
  opened = await openSeal(config, { nowMs: () => MADE_MS }, {});
  const validity = installedValidity(config) ?? expect.fail();
  [startMs, endMs] = [validity.from.getTime(), validity.until.getTime()];
});
afterAll(() => rmSync(folder, { recursive: true }));

describe('a document', () => {
  it.each([
    ['before the certificate starts', () => startMs - 1000],
    ['after the certificate has ended', () => endMs + 1000],
  ])('is not sealed %s', async (_, now) => {
    const sealed = signPdf(unsigned, actAt(now()), sealAt(now()));
    await expect(sealed).rejects.toThrow(SealWaits);
    await expect(sealed).rejects.toThrow('The certificate is valid from 20');
    await expect(openSeal(config, { nowMs: now }, {})).rejects.toThrow(SealWaits);
  });

  it('is not sealed with a certificate that an operator revoked', async () => {
    const [{ raw }] = opened.certificate.chain;
    const since = '2026-03-04T00:00:00Z';
    const sealing = openSeal(config, { nowMs: () => MADE_MS }, { revoked: [{ sha256: sha256(raw), since }] });
    await expect(sealing).rejects.toThrow(SealWaits);
    const others = [{ sha256: '0'.repeat(64), since }];
    await expect(openSeal(config, { nowMs: () => MADE_MS }, { revoked: others })).resolves.toBeDefined();
  });

  it('is sealed on the certificate’s first and last second', async () => {
    for (const now of [startMs, endMs])
      expect(await checkSignatures(await signPdf(unsigned, actAt(now), sealAt(now)))).toMatchObject({
        proves: 'UNCHANGED',
      });
  });

  it.each([6, -6])(
    'is not sealed while our clock differs from the authority’s by %s minutes',
    async (minutes) => {
      const at = new Date(MADE_MS + minutes * MINUTE_MS).toISOString();
      const timeStamp = async () => ({ token: new Uint8Array([5, 0]), at });
      await expect(signPdf(unsigned, actAt(MADE_MS), sealAt(MADE_MS, timeStamp))).rejects.toThrow(
        `The clock differs from the time stamp of ${at}`,
      );
    },
  );

  it('is not sealed if the authority’s time lies after the certificate’s end', async () => {
    const at = new Date(endMs + MINUTE_MS).toISOString();
    const timeStamp = async () => ({ token: new Uint8Array([5, 0]), at });
    await expect(signPdf(unsigned, actAt(MADE_MS), sealAt(endMs, timeStamp))).rejects.toThrow(
      'The certificate is valid from',
    );
  });

  it('is not sealed while the clock is behind the person’s signature', async () => {
    await expect(signPdf(unsigned, actAt(MADE_MS + 6 * MINUTE_MS), sealAt(MADE_MS))).rejects.toThrow(
      'The clock is behind the signature',
    );
  });

  it('states when the person signed, but no time before the certificate, at which readers would reject it', async () => {
    const stated = async (actedMs: number) =>
      (await checkSignatures(await signPdf(unsigned, actAt(actedMs), sealAt(MADE_MS)))).signatures[0]?.at;
    expect(await stated(MADE_MS - DAY_MS)).toBe('2026-03-03T12:00:00.000Z');
    expect(await stated(startMs - DAY_MS)).toBe('2026-03-04T12:00:00.000Z');
  });

  it('waits while the certificate’s file can’t be read', async () => {
    const file = join(folder, 'spoilt.pem');
    writeFileSync(file, 'nothing');
    const config = { documentCertificate: file, dataDir: folder };
    await expect(openSeal(config, { nowMs: () => MADE_MS }, {})).rejects.toThrow(SealWaits);
  });
});

describe('the check of the certificate', () => {
  it('is silent until 45 days before the end, then fails', () => {
    expect(() => checkCertificate(installedValidity(config), endMs - 46 * DAY_MS)).not.toThrow();
    expect(() => checkCertificate(installedValidity(config), endMs - 44 * DAY_MS)).toThrow(
      'Renew the certificate',
    );
  });

  it.each([
    ['before the start', () => startMs - 1000],
    ['after the end', () => endMs + 1000],
  ])('says %s that nothing can be sealed', (_, now) => {
    expect(() => checkCertificate(installedValidity(config), now())).toThrow('Documents can’t be sealed');
  });

  it('is silent before the data folder has a certificate', () => {
    expect(() => checkCertificate(installedValidity({ ...config, dataDir: tmpdir() }), endMs)).not.toThrow();
  });

  it('counts the issuers too: the first that ends ends the chain', () => {
    const certificate = (validFrom: string, validTo: string) => ({ validFrom, validTo }) as never;
    const chain = [
      certificate('Mar  1 00:00:00 2026 GMT', 'Mar  1 00:00:00 2028 GMT'),
      certificate('Apr  1 00:00:00 2026 GMT', 'Mar  1 00:00:00 2027 GMT'),
    ];
    expect(validityOf(chain)).toEqual({ from: new Date('2026-04-01'), until: new Date('2027-03-01') });
  });
});
