import { KeyObject } from 'node:crypto';
import * as asn1 from 'asn1js';
import { AttributeTypeAndValue, BasicConstraints, Certificate, Extension, Time } from 'pkijs';

/** A key that the service keeps for a client, with its certificate and that of the issuer, in DER. */
export type Credential = {
  readonly id: string;
  readonly key: KeyObject;
  readonly algorithms: readonly string[];
  readonly bits: number;
  readonly curve?: string;
  readonly certificates: readonly Buffer[];
  /** What the service asks for at each signature. */
  readonly asks: 'PIN' | 'PIN_AND_OTP' | 'NOTHING';
};

type Keys = Awaited<ReturnType<typeof newKeys>>;

const P_256 = { name: 'ECDSA', namedCurve: 'P-256' } as const;
const RSA = {
  ...{ name: 'RSASSA-PKCS1-v1_5', hash: 'SHA-256', modulusLength: 2048 },
  publicExponent: Uint8Array.of(1, 0, 1),
} as const;
const COMMON_NAME = '2.5.4.3';
const BASIC_CONSTRAINTS = '2.5.29.19';
const TEN_YEARS_MS = 3_650 * 86_400_000;
const EC_KINDS = { algorithms: ['1.2.840.10045.4.3.2'], bits: 256, curve: '1.2.840.10045.3.1.7' } as const;
const RSA_KINDS = { algorithms: ['1.2.840.113549.1.1.1', '1.2.840.113549.1.1.11'], bits: 2048 } as const;

/** Makes one credential of each kind. Nobody trusts their issuer, which is new at each start of the sandbox. */
export async function newCredentials(nowMs: number): Promise<readonly Credential[]> {
  const authority = { name: 'Remote signatures of the sandbox', keys: await newKeys(P_256) };
  const root = await issued({ ...{ subject: authority.name, keys: authority.keys }, authority, nowMs });
  const [ec, rsa] = [await newKeys(P_256), await newKeys(RSA)];
  const certified = async (keys: Keys) => ({
    key: KeyObject.from(keys.privateKey),
    certificates: [await issued({ subject: 'A lender of the sandbox', keys, authority, nowMs }), root],
  });
  const [onCurve, withRsa] = [await certified(ec), await certified(rsa)];
  return [
    { id: 'seal-ec', ...onCurve, ...EC_KINDS, asks: 'PIN' },
    { id: 'seal-rsa', ...withRsa, ...RSA_KINDS, asks: 'PIN' },
    { id: 'seal-without-pin', ...onCurve, ...EC_KINDS, asks: 'NOTHING' },
    { id: 'seal-with-otp', ...onCurve, ...EC_KINDS, asks: 'PIN_AND_OTP' },
  ];
}

function newKeys(algorithm: typeof P_256 | typeof RSA) {
  return crypto.subtle.generateKey(algorithm, true, ['sign', 'verify']);
}

async function issued({
  subject,
  keys,
  authority,
  nowMs,
}: {
  readonly subject: string;
  readonly keys: Keys;
  readonly authority: { readonly name: string; readonly keys: Keys };
  readonly nowMs: number;
}): Promise<Buffer> {
  const isAuthority = keys === authority.keys;
  const certificate = new Certificate({
    version: 2,
    serialNumber: new asn1.Integer({
      valueHex: crypto.getRandomValues(new Uint8Array(16)).fill(1, 0, 1).buffer,
    }),
    notBefore: new Time({ value: new Date(nowMs - TEN_YEARS_MS) }),
    notAfter: new Time({ value: new Date(nowMs + TEN_YEARS_MS) }),
    extensions: [
      new Extension({
        ...{ extnID: BASIC_CONSTRAINTS, critical: true },
        extnValue: new BasicConstraints({ cA: isAuthority }).toSchema().toBER(),
      }),
    ],
  });
  for (const [who, value] of [
    ['subject', subject],
    ['issuer', authority.name],
  ] as const)
    certificate[who].typesAndValues.push(
      new AttributeTypeAndValue({ type: COMMON_NAME, value: new asn1.Utf8String({ value }) }),
    );
  await certificate.subjectPublicKeyInfo.importKey(keys.publicKey);
  await certificate.sign(authority.keys.privateKey, 'SHA-256');
  return Buffer.from(certificate.toSchema(true).toBER());
}
