import { hkdfSync } from 'node:crypto';

export type SealingKey = { readonly id: string; readonly bytes: Buffer };

/** The first key seals; every key opens what it once sealed. */
export type KeyRing = readonly [SealingKey, ...SealingKey[]];

const ENTRY = /^([a-z0-9-]{1,32}):([A-Za-z0-9+/]{43}=)$/;

/**
 * Reads a key ring: `k2:base64,k1:base64`, 32 bytes each, newest first.
 * @returns undefined when it is no such ring or two keys share an id
 */
export function parseKeyRing(text: string): KeyRing | undefined {
  const keys: SealingKey[] = [];
  for (const entry of text.split(',')) {
    const [, id, base64] = ENTRY.exec(entry.trim()) ?? [];
    if (!id || !base64 || keys.some((key) => key.id === id)) return undefined;
    keys.push({ id, bytes: Buffer.from(base64, 'base64') });
  }
  const [first, ...rest] = keys;
  return first && [first, ...rest];
}

/** A key for one other purpose, derived from the oldest key of the ring so that adding a key does not change it (RFC 5869). */
export function derivedKey(ring: KeyRing, purpose: string): Buffer {
  const oldest = ring.at(-1) ?? ring[0];
  return Buffer.from(hkdfSync('sha256', oldest.bytes, '', purpose, 32));
}
