// Proves DS-03, DS-60.

import { describe, expect, it } from 'vitest';
import { checkSignatures, sha256 } from './check-signatures.ts';
import { twiceSigned } from './testing/twice-signed.ts';

const signed = twiceSigned();
const OURS = 'Document signatures of a test installation';
const ANA = {
  ...{ name: 'Ana Pérez', at: '2026-03-04T15:08:02.114Z', isTimeStamped: true, isUnchanged: true },
  certificate: '35b9c1d09fb62bcf382eaf95ca0997f7ea5c8d22cc72d0d7683725e2bc9929dc',
  named: { holder: OURS, issuer: OURS },
};
const BO = { ...ANA, name: 'Bo (Robert) Lee', at: '2026-03-04T15:10:00.000Z', isTimeStamped: false };

/** Returns the file with a text in place of the last of another that is as long. */
function replaced(text: string, by: string, file = signed): Uint8Array<ArrayBuffer> {
  const copy = Buffer.from(file);
  const at = copy.lastIndexOf(text, undefined, 'latin1');
  expect(at).not.toBe(-1);
  copy.write(by, at, 'latin1');
  return new Uint8Array(copy);
}
const isUnchanged = async (file: Uint8Array<ArrayBuffer>) =>
  (await checkSignatures(file)).signatures.map((one) => one.isUnchanged);

it('each signature of a file tells who signed, when, and by whose certificate', async () => {
  expect(await checkSignatures(signed)).toEqual({ proves: 'UNCHANGED', signatures: [ANA, BO] });
});

it('a file without signatures proves nothing', async () => {
  const plain = new TextEncoder().encode('%PDF-1.7');
  expect(await checkSignatures(plain)).toEqual({ proves: 'UNSIGNED', signatures: [] });
});

describe('a change', () => {
  it('after the first signature leaves the first one valid, and no other', async () => {
    const changed = replaced('ETSI.CAdES', 'ETSI.CAdEX');
    expect(await isUnchanged(changed)).toEqual([true, false]);
    expect(await checkSignatures(changed)).toMatchObject({
      proves: 'CHANGED',
      signatures: [ANA, { name: BO.name, at: BO.at, certificate: '' }],
    });
  });

  it('of what both signed leaves none valid', async () => {
    expect(await isUnchanged(replaced('%PDF-1', '%PDX-1'))).toEqual([false, false]);
  });

  it('of the signature itself leaves it invalid, and without a certificate', async () => {
    const changed = Buffer.from(signed);
    let last = changed.lastIndexOf('000>');
    // Zeros fill the room that the signature leaves.
    while (changed[last] === 0x30) last -= 1;
    changed[last] = changed[last] === 0x31 ? 0x32 : 0x31;
    expect((await checkSignatures(new Uint8Array(changed))).signatures).toMatchObject([
      ANA,
      { isUnchanged: false, certificate: '' },
    ]);
  });

  it('after the last signature is seen though both are valid', async () => {
    const longer = new Uint8Array([...signed, 10]);
    expect(await isUnchanged(longer)).toEqual([true, true]);
    expect((await checkSignatures(longer)).proves).toBe('CHANGED');
  });

  it('that cuts the end off leaves the last one invalid', async () => {
    expect(await isUnchanged(signed.slice(0, -1))).toEqual([true, false]);
  });
});

it('a byte range that leaves out more than the signature itself proves nothing', async () => {
  const text = Buffer.from(signed).toString('latin1');
  const ranges = [...text.matchAll(/\/ByteRange\s*\[ ?0 (\d+) (\d+)/g)];
  const [range, length = '', next = ''] = ranges.at(-1) ?? [];
  const shorter = String(Number(length) - 1).padStart(length.length, '0');
  const later = String(Number(next) + 1).padStart(next.length, '0');
  for (const by of [range?.replace(length, shorter), range?.replace(` ${next}`, ` ${later}`)])
    expect(await isUnchanged(replaced(range ?? '', by ?? ''))).toEqual([true, false]);
  const fromOne = range?.replace('0', '1') ?? '';
  expect(await isUnchanged(replaced(range ?? '', fromOne))).toEqual([true, false]);
});

it('a time stamp of other bytes counts for nothing: the file’s own time is told', async () => {
  // The authority's own statement of the time, as the token encodes it.
  const stated = Buffer.from('20260304150802', 'latin1').toString('hex');
  const text = Buffer.from(signed).toString('latin1');
  const at = text.indexOf(stated);
  expect(at).toBeGreaterThan(0);
  const moved = Buffer.from(signed);
  moved.write(Buffer.from('20260304150902', 'latin1').toString('hex'), at, 'latin1');
  const { signatures } = await checkSignatures(new Uint8Array(moved));
  expect(signatures[0]).toMatchObject({ isTimeStamped: false, at: '2026-03-04T15:00:00.000Z' });
});

it('tells the SHA-256 of bytes as it is published (FIPS 180-4)', async () => {
  expect(await sha256(new TextEncoder().encode('abc'))).toBe(
    'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad',
  );
});
