import { describe, expect, it } from 'vitest';
import { type Seal, sealDocuments, sealHolds, sha256 } from './seal.ts';

const BYTES = new TextEncoder().encode('abc');
const documents = [{ uuid: 'd1', type: 'HELOC_AGREEMENT' as const, bytes: BYTES }];
const signing = {
  signedAt: '2026-03-04T15:00:00Z',
  signer: { uuid: 's1', name: 'María José Álvarez-O’Neill' },
  method: 'TYPED_NAME' as const,
};

describe('the seal', () => {
  // FIPS 180-4, the example of one block.
  it('is SHA-256 of the final bytes', () => {
    expect(sha256(BYTES)).toBe('ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad');
    expect(sealDocuments(documents, signing).documents[0]?.sha256).toBe(sha256(BYTES));
  });

  it('holds while nothing has changed, also when a database gives its fields in another order', () => {
    const seal = sealDocuments(documents, signing);
    const { signer, ...rest } = seal;
    const stored: Seal = { signer: { name: signer.name, uuid: signer.uuid }, ...rest };
    expect(sealHolds(stored, () => BYTES)).toBe(true);
  });

  it.each<[string, Partial<Seal>]>([
    ['the time', { signedAt: '2026-03-05T15:00:00Z' }],
    ['the signer', { signer: { uuid: 's1', name: 'Somebody else' } }],
    ['the method', { method: 'REMOTE_NOTARY' }],
    ['the list of documents', { documents: [] }],
  ])('breaks when %s is changed', (_, change) => {
    expect(sealHolds({ ...sealDocuments(documents, signing), ...change }, () => BYTES)).toBe(false);
  });

  it('breaks when a byte of a document is changed, or the document is gone', () => {
    const seal = sealDocuments(documents, signing);
    expect(sealHolds(seal, () => new TextEncoder().encode('abd'))).toBe(false);
    expect(sealHolds(seal, () => undefined)).toBe(false);
  });
});
