import { createHmac, randomBytes } from 'node:crypto';

const STEP_SECONDS = 30;
const DIGITS = 6;
/** Accepts the code before and after, for clocks that differ. Source: RFC 6238, 5.2. */
const DRIFT_STEPS = 1;
const SECRET_BYTES = 20;
const BASE32 = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';

/** Returns a new secret for an authenticator app, in base32 (RFC 4648). */
export function newTotpSecret(): string {
  const bits = [...randomBytes(SECRET_BYTES)].map((byte) => byte.toString(2).padStart(8, '0')).join('');
  return (bits.match(/.{5}/g) ?? []).map((five) => BASE32[Number.parseInt(five, 2)]).join('');
}

/** Returns the code of a time step. Source: RFC 6238 with HMAC-SHA-1, as authenticator apps implement it. */
export function totpCode(secret: string, step: number): string {
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(step));
  const mac = createHmac('sha1', bytesOf(secret)).update(counter).digest();
  const offset = (mac.at(-1) ?? 0) & 0xf;
  const number = mac.readUInt32BE(offset) & 0x7fff_ffff;
  return String(number % 10 ** DIGITS).padStart(DIGITS, '0');
}

/** Returns the time step of an instant. */
export function totpStep(nowMs: number): number {
  return Math.floor(nowMs / 1000 / STEP_SECONDS);
}

/** Returns the time step for which a code is correct, close to the given one; undefined for a wrong code. */
export function stepOfCode(secret: string, code: string, step: number): number | undefined {
  const near = [
    step,
    ...Array.from({ length: DRIFT_STEPS }, (_, drift) => [step - drift - 1, step + drift + 1]),
  ];
  return near.flat().find((candidate) => totpCode(secret, candidate) === code);
}

/** Returns the address that an authenticator app reads from a QR code. */
export function totpUri(secret: string, issuer: string, account: string): string {
  const query = new URLSearchParams({ secret, issuer });
  // Apps read a plus sign as it is, so a space must be %20.
  const parameters = query.toString().replaceAll('+', '%20');
  return `otpauth://totp/${encodeURIComponent(`${issuer}:${account}`)}?${parameters}`;
}

function bytesOf(secret: string): Buffer {
  const bits = [...secret].map((letter) => BASE32.indexOf(letter).toString(2).padStart(5, '0')).join('');
  return Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)));
}
