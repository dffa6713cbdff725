import { createECDH, type KeyObject, privateEncrypt } from 'node:crypto';
import * as asn1 from 'asn1js';

/** The start of a DigestInfo of SHA-256 (RFC 8017, 9.2, note 1). */
const DIGEST_INFO = Buffer.from('3031300d060960864801650304020105000420', 'hex');
/** The order of the curve P-256 (FIPS 186-5). */
const ORDER = 0xffffffff00000000ffffffffffffffffbce6faada7179e84f3b9cac2fc632551n;

/** Signs a SHA-256 that somebody else computed, as a device does: PKCS #1 v1.5 with RSA, DER with P-256. */
export function signDigest(key: KeyObject, digest: Buffer): Buffer {
  if (key.asymmetricKeyType === 'rsa') return privateEncrypt(key, Buffer.concat([DIGEST_INFO, digest]));
  const own = numberOf(Buffer.from(key.export({ format: 'jwk' }).d ?? '', 'base64url'));
  const once = createECDH('prime256v1');
  const point = once.generateKeys();
  const r = numberOf(point.subarray(1, 33)) % ORDER;
  const s = (inverse(numberOf(once.getPrivateKey())) * (numberOf(digest) + r * own)) % ORDER;
  const value = [r, s].map((number) => asn1.Integer.fromBigInt(number));
  return Buffer.from(new asn1.Sequence({ value }).toBER());
}

function numberOf(bytes: Buffer): bigint {
  return BigInt(`0x${bytes.toString('hex')}`);
}

/** The order is a prime, so a number's inverse is its power of two less (Fermat). */
function inverse(number: bigint): bigint {
  let [result, base] = [1n, number % ORDER];
  for (let power = ORDER - 2n; power > 0n; power >>= 1n) {
    if (power & 1n) result = (result * base) % ORDER;
    base = (base * base) % ORDER;
  }
  return result;
}
