// Proves DS-03, DS-54, DS-60, DS-70.

import { expect, it } from 'vitest';
import { verdictOf, whyNoPdf } from './check-verdict.ts';

const signedBy = (...certificates: readonly string[]) => ({
  proves: 'UNCHANGED' as const,
  signatures: certificates.map((certificate) => ({
    ...{ name: 'Homeline Lending, Inc.', isTimeStamped: false, isUnchanged: true, certificate },
  })),
});
const bytesOf = (text: string) => new TextEncoder().encode(text);
it.each([
  ['an empty file', new Uint8Array(), 'EMPTY'],
  ['a text', bytesOf('Not a PDF'), 'WRONG_TYPE'],
  ['a web page', bytesOf('<!doctype html><title>Agreement</title>'), 'WRONG_TYPE'],
  ['a photo', new Uint8Array([0xff, 0xd8, 0xff, 0xe0]), 'WRONG_TYPE'],
  ['a PDF', bytesOf('%PDF-1.7'), undefined],
  ['a PDF after what a mail program wrote', bytesOf('Subject: yours\n%PDF-1.7'), undefined],
])('%s is told from a PDF without a signature', (_, bytes, why) => {
  expect(whyNoPdf(bytes)).toBe(why);
});

const known = { certificates: ['ours', 'ours before'], revoked: [] };

it.each([
  ['by the lender alone', signedBy('ours', 'ours before'), 'OURS'],
  ['by somebody else alone, under the lender’s name', signedBy('theirs'), 'FOREIGN'],
  ['by the lender, then by somebody else', signedBy('ours', 'theirs'), 'CHANGED'],
  ['by somebody else, then by the lender', signedBy('theirs', 'ours'), 'CHANGED'],
])('a file signed %s is %3$s', (_, file, verdict) => {
  expect(verdictOf({ file, known, isOurs: true })).toBe(verdict);
});

it('is unknown while the lender’s certificates or its records can’t be read', () => {
  expect(verdictOf({ file: signedBy('ours'), known: undefined, isOurs: undefined })).toBe('UNKNOWN');
  expect(verdictOf({ file: signedBy('ours'), known, isOurs: undefined })).toBe('UNKNOWN');
});

it('isn’t this lender’s if another lender of the installation sealed it', () => {
  expect(verdictOf({ file: signedBy('ours'), known, isOurs: false })).toBe('FOREIGN');
});

it('is the notary’s if the lender had exactly this file from them, also where the lender had sealed it before', () => {
  const given = { known, isOurs: false, isFromNotary: true };
  expect(verdictOf({ file: signedBy('theirs'), ...given })).toBe('NOTARY');
  expect(verdictOf({ file: signedBy('ours', 'theirs'), ...given })).toBe('NOTARY');
  expect(verdictOf({ file: { ...signedBy('theirs'), proves: 'CHANGED' }, ...given })).toBe('CHANGED');
  expect(verdictOf({ file: signedBy('theirs'), known: undefined, isOurs: undefined })).toBe('UNKNOWN');
});

const SINCE = '2026-05-01T12:00:00Z';
const at = (time: string, isTimeStamped: boolean) => ({
  proves: 'UNCHANGED' as const,
  signatures: [{ name: 'Homeline', at: time, isTimeStamped, isUnchanged: true, certificate: 'ours before' }],
});

it.each([
  ['time-stamped before', at('2026-05-01T11:59:59Z', true), false, 'FOREIGN'],
  ['time-stamped since', at(SINCE, true), false, 'REVOKED'],
  ['that only states an earlier time', at('2026-04-01T00:00:00Z', false), false, 'REVOKED'],
  ['that the lender has on record', at(SINCE, true), true, 'OURS'],
  ['while the records can’t be read', at(SINCE, true), undefined, 'UNKNOWN'],
])('a signature with a key that others have had since, %s, is %4$s', (_, file, isOurs, verdict) => {
  const revoked = [{ sha256: 'ours before', since: SINCE }];
  expect(verdictOf({ file, known: { ...known, revoked }, isOurs })).toBe(verdict);
});
