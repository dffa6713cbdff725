import { expect, it, test } from 'vitest';
import { newTotpSecret, stepOfCode, totpCode, totpStep, totpUri } from './totp.ts';

/** The secret of RFC 6238, Appendix B: “12345678901234567890”, in base32. */
const SECRET = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ';

// RFC 6238, Appendix B, SHA1. The RFC prints eight digits; six are the last six of them.
it.each([
  [59, '287082'],
  [1_111_111_109, '081804'],
  [1_111_111_111, '050471'],
  [1_234_567_890, '005924'],
  [2_000_000_000, '279037'],
  [20_000_000_000, '353130'],
])('returns the code of RFC 6238 at %s seconds', (seconds, code) => {
  expect(totpCode(SECRET, totpStep(seconds * 1000))).toBe(code);
});

test('a code is accepted half a minute early or late, and not later', () => {
  const code = totpCode(SECRET, 1000);
  expect([998, 999, 1000, 1001, 1002].map((now) => stepOfCode(SECRET, code, now))).toEqual([
    undefined,
    1000,
    1000,
    1000,
    undefined,
  ]);
});

test('a secret has 160 bits and is different each time', () => {
  expect(newTotpSecret()).toMatch(/^[A-Z2-7]{32}$/);
  expect(newTotpSecret()).not.toBe(newTotpSecret());
});

test('puts lender and account into the authenticator URL', () => {
  expect(totpUri(SECRET, 'Homeline & Sons', 'ann@example.com')).toBe(
    `otpauth://totp/Homeline%20%26%20Sons%3Aann%40example.com?secret=${SECRET}&issuer=Homeline%20%26%20Sons`,
  );
});
