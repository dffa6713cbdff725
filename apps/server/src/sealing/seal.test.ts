// Proves SH-15.

import { randomBytes } from 'node:crypto';
import type { Sealed } from '@homeline/domain/facts/fact.ts';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseKeyRing } from './key-ring.ts';
import { createSealing, SealBroken } from './seal.ts';

const key = (id: string, fill: number) => `${id}:${Buffer.alloc(32, fill).toString('base64')}`;
const ring = (text: string) => parseKeyRing(text) ?? expect.fail('not a key ring');
const ROOT = Buffer.alloc(32, 9);
const first = createSealing(ring(key('k1', 1)), ROOT);
const place = { application: '7b0c7b0c-0000-4000-8000-000000000001', field: 'ssn.ssn' };

describe('a sealed value', () => {
  it('decrypts any text in its own context', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        expect(first.open(first.seal(text, place), place)).toBe(text.toWellFormed());
      }),
    );
  });

  it('never repeats its ciphertext and never contains its text', () => {
    const one = first.seal('901001001', place);
    expect(one).toMatch(/^sealed:k1:/);
    expect(one).not.toBe(first.seal('901001001', place));
    expect(Buffer.from(one.split(':')[2] ?? '', 'base64').toString('latin1')).not.toContain('901001001');
  });

  it('doesn’t decrypt for another application or field', () => {
    const sealed = first.seal('901001001', place);
    expect(() => first.open(sealed, { ...place, field: 'profile.dob' })).toThrow(SealBroken);
    expect(() => first.open(sealed, { ...place, application: 'other' })).toThrow(SealBroken);
  });

  it('doesn’t decrypt after a change of any bit', () => {
    const sealed = first.sealBytes(Buffer.from('a deed'), place);
    for (let bit = 0; bit < sealed.length * 8; bit++) {
      const changed = Buffer.from(sealed);
      changed[bit >> 3] = (changed[bit >> 3] ?? 0) ^ (1 << (bit & 7));
      expect(() => first.openBytes(changed, place), `bit ${bit}`).toThrow(SealBroken);
    }
  });

  it('decrypts with an older key after rotation, until that key is removed', () => {
    const sealed = first.seal('901001001', place);
    const rotated = createSealing(ring(`${key('k2', 2)},${key('k1', 1)}`), ROOT);
    expect(rotated.open(sealed, place)).toBe('901001001');
    expect(rotated.seal('x', place)).toMatch(/^sealed:k2:/);
    expect(() => createSealing(ring(key('k2', 2)), ROOT).open(sealed, place)).toThrow(SealBroken);
  });

  it('preserves bytes exactly', () => {
    const file = randomBytes(100_000);
    expect(first.openBytes(first.sealBytes(file, place), place).equals(file)).toBe(true);
  });

  it('rejects a text without the prefix', () => {
    expect(() => first.open('901001001' as Sealed, place)).toThrow(SealBroken);
  });
});

describe('a lookup hash', () => {
  it('survives key rotation and differs by purpose', () => {
    const rotated = createSealing(ring(`${key('k2', 2)},${key('k1', 1)}`), ROOT);
    expect(rotated.lookupHash('ssn', '901001001')).toBe(first.lookupHash('ssn', '901001001'));
    expect(first.lookupHash('ssn', '901001001')).not.toBe(first.lookupHash('account', '901001001'));
  });
});

describe('a key ring', () => {
  it.each(['', 'k1', 'k1:short', `${key('k1', 1)},${key('k1', 2)}`])('rejects %o', (text) => {
    expect(parseKeyRing(text)).toBeUndefined();
  });
});
