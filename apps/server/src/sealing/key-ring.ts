import { hkdfSync } from 'node:crypto';

export type SealingKey = { readonly id: string; readonly bytes: Buffer };

/** The first key encrypts; every key decrypts its own values. */
export type KeyRing = readonly [SealingKey, ...SealingKey[]];

const ENTRY = /^([a-z0-9-]{1,32}):([A-Za-z0-9+/]{43}=)$/;

/**
 * Reads a key ring: `k2:base64,k1:base64`, 32 bytes each, newest first.
 * @returns undefined if the text is invalid or two keys share an id
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

/** Derives a key for another purpose (RFC 5869). */
export function derivedKey(root: Uint8Array, purpose: string): Buffer {
  return Buffer.from(hkdfSync('sha256', root, '', purpose, 32));
}
