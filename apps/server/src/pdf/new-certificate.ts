import * as asn1 from 'asn1js';
import { AttributeTypeAndValue, BasicConstraints, Certificate, Extension, Time } from 'pkijs';

const VALID_YEARS = 10;
const YEAR_MS = 365 * 86_400_000;
const EC = { name: 'ECDSA', namedCurve: 'P-256' } as const;
const COMMON_NAME = '2.5.4.3';
const BASIC_CONSTRAINTS = '2.5.29.19';
const KEY_USAGE = '2.5.29.15';
/** Digital signature and content commitment (RFC 5280, 4.2.1.3). */
const SIGNS_DOCUMENTS = Uint8Array.of(0b1100_0000).buffer;

/** Returns a new key and a certificate of it that it signs itself, in PEM. */
export async function newCertificate(nowMs: number): Promise<string> {
  const keys = await crypto.subtle.generateKey(EC, true, ['sign', 'verify']);
  const certificate = new Certificate({
    version: 2,
    serialNumber: new asn1.Integer({
      valueHex: crypto.getRandomValues(new Uint8Array(16)).fill(1, 0, 1).buffer,
    }),
    notBefore: new Time({ value: new Date(nowMs - YEAR_MS) }),
    notAfter: new Time({ value: new Date(nowMs + VALID_YEARS * YEAR_MS) }),
    extensions: [
      extension(BASIC_CONSTRAINTS, new BasicConstraints({ cA: false }).toSchema()),
      extension(KEY_USAGE, new asn1.BitString({ valueHex: SIGNS_DOCUMENTS, unusedBits: 6 })),
    ],
  });
  for (const name of [certificate.subject, certificate.issuer])
    name.typesAndValues.push(
      new AttributeTypeAndValue({
        type: COMMON_NAME,
        value: new asn1.Utf8String({ value: 'Document signatures of a test installation' }),
      }),
    );
  await certificate.subjectPublicKeyInfo.importKey(keys.publicKey);
  await certificate.sign(keys.privateKey, 'SHA-256');
  const pkcs8 = await crypto.subtle.exportKey('pkcs8', keys.privateKey);
  return pem('CERTIFICATE', certificate.toSchema(true).toBER()) + pem('PRIVATE KEY', pkcs8);
}

function extension(extnID: string, value: { toBER(): ArrayBuffer }): Extension {
  return new Extension({ extnID, critical: true, extnValue: value.toBER() });
}

function pem(label: string, der: ArrayBuffer): string {
  const lines =
    Buffer.from(der)
      .toString('base64')
      .match(/.{1,64}/g) ?? [];
  return [`-----BEGIN ${label}-----`, ...lines, `-----END ${label}-----`, ''].join('\n');
}
