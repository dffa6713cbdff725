import { type KeyObject, sign, type X509Certificate } from 'node:crypto';
import { promisify } from 'node:util';

/** A key that signs documents, wherever it is. */
export type DocumentKey = {
  readonly algorithm: KeyAlgorithm;
  /** Signs the SHA-256 of bytes. A signature on a curve is its two numbers, one after the other. */
  readonly sign: (bytes: Uint8Array) => Promise<Uint8Array>;
};

export type KeyAlgorithm =
  | { readonly name: 'RSASSA-PKCS1-v1_5'; readonly hash: { readonly name: 'SHA-256' } }
  | { readonly name: 'ECDSA'; readonly namedCurve: 'P-256' | 'P-384' };

const signed = promisify(sign);

/** Returns how the key of a certificate signs. */
export function algorithmOf({ publicKey }: X509Certificate): KeyAlgorithm {
  if (publicKey.asymmetricKeyType === 'rsa') return { name: 'RSASSA-PKCS1-v1_5', hash: { name: 'SHA-256' } };
  const isLonger = publicKey.asymmetricKeyDetails?.namedCurve === 'secp384r1';
  return { name: 'ECDSA', namedCurve: isLonger ? 'P-384' : 'P-256' };
}

/** Returns a key that this process holds. */
export function keyInMemory(certificate: X509Certificate, key: KeyObject): DocumentKey {
  return {
    algorithm: algorithmOf(certificate),
    sign: (bytes) => signed('sha256', bytes, { key, dsaEncoding: 'ieee-p1363' }),
  };
}
