import { createCipheriv, createDecipheriv, createHmac, randomBytes } from 'node:crypto';
import type { Sealed } from '@homeline/domain/facts/fact.ts';
import { derivedKey, type KeyRing, type SealingKey } from './key-ring.ts';

/** The application and field of a sealed value. It decrypts for no other. */
export type EncryptionContext = { readonly application: string; readonly field: string };

export type Sealing = {
  /** Encrypts a text for one application and field: `sealed:<key id>:<base64>`. */
  seal(text: string, context: EncryptionContext): Sealed;
  /** @throws SealBroken if the value or its context was changed, or its key was removed */
  open(sealed: Sealed, context: EncryptionContext): string;
  sealBytes(bytes: Uint8Array, context: EncryptionContext): Buffer;
  /** @throws SealBroken as `open` */
  openBytes(sealed: Uint8Array, context: EncryptionContext): Buffer;
  /** Returns a keyed hash, for lookups without the value. The same text and purpose always give the same hash; the purpose is a word that we choose. */
  lookupHash(purpose: string, text: string): string;
  /** Returns the HMAC-SHA-256 of a text for the audit chain, in hexadecimal. It stays the same after a rotation of keys. */
  auditHash(text: string): string;
};

export class SealBroken extends Error {
  override readonly name = 'SealBroken';
  constructor() {
    super('A sealed value could not be opened');
  }
}

const NONCE_BYTES = 12;
const TAG_BYTES = 16;
const BYTES_MARK = 1;

/**
 * Encrypts with AES-256-GCM (NIST SP 800-38D) under a rotating key ring.
 * @param hashRoot derives the keys of lookup and audit hashes
 */
export function createSealing(ring: KeyRing, hashRoot: Uint8Array): Sealing {
  const keyNamed = (id: string): SealingKey => {
    const key = ring.find((one) => one.id === id);
    if (!key) throw new SealBroken();
    return key;
  };
  const auditKey = derivedKey(hashRoot, 'audit chain');
  const lookupKeys = new Map<string, Buffer>();
  const lookupKey = (purpose: string): Buffer => {
    const key = lookupKeys.get(purpose) ?? derivedKey(hashRoot, `lookup ${purpose}`);
    lookupKeys.set(purpose, key);
    return key;
  };
  return {
    seal(text, context) {
      const box = encrypt(ring[0], Buffer.from(text, 'utf8'), context);
      return `sealed:${ring[0].id}:${box.toString('base64')}` as Sealed;
    },
    open(sealed, context) {
      const [mark, id = '', base64 = ''] = sealed.split(':');
      if (mark !== 'sealed') throw new SealBroken();
      return decrypt(keyNamed(id), Buffer.from(base64, 'base64'), context).toString('utf8');
    },
    sealBytes(bytes, context) {
      const id = Buffer.from(ring[0].id, 'ascii');
      return Buffer.concat([Buffer.from([BYTES_MARK, id.length]), id, encrypt(ring[0], bytes, context)]);
    },
    openBytes(sealed, context) {
      if (sealed[0] !== BYTES_MARK) throw new SealBroken();
      const start = 2 + (sealed[1] ?? 0);
      // latin1, since 'ascii' drops the high bit, so a tampered id would still match.
      const id = Buffer.from(sealed.subarray(2, start)).toString('latin1');
      return decrypt(keyNamed(id), sealed.subarray(start), context);
    },
    lookupHash(purpose, text) {
      return createHmac('sha256', lookupKey(purpose)).update(text).digest('base64url');
    },
    auditHash: (text) => createHmac('sha256', auditKey).update(text).digest('hex'),
  };
}

function encrypt(key: SealingKey, clear: Uint8Array, context: EncryptionContext): Buffer {
  const nonce = randomBytes(NONCE_BYTES);
  const cipher = createCipheriv('aes-256-gcm', key.bytes, nonce).setAAD(additionalData(key, context));
  const body = Buffer.concat([cipher.update(clear), cipher.final()]);
  return Buffer.concat([nonce, cipher.getAuthTag(), body]);
}

function decrypt(key: SealingKey, box: Uint8Array, context: EncryptionContext): Buffer {
  try {
    const nonce = box.subarray(0, NONCE_BYTES);
    const decipher = createDecipheriv('aes-256-gcm', key.bytes, nonce, { authTagLength: TAG_BYTES })
      .setAAD(additionalData(key, context))
      .setAuthTag(box.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES));
    return Buffer.concat([decipher.update(box.subarray(NONCE_BYTES + TAG_BYTES)), decipher.final()]);
  } catch {
    // The library's message would reveal which part failed.
    throw new SealBroken();
  }
}

function additionalData(key: SealingKey, context: EncryptionContext): Buffer {
  return Buffer.from(JSON.stringify([key.id, context.application, context.field]), 'utf8');
}
