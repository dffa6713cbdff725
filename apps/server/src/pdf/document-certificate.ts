import { createPrivateKey, type KeyObject, X509Certificate } from 'node:crypto';
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import * as asn1 from 'asn1js';
import {
  AttributeTypeAndValue,
  BasicConstraints,
  Certificate,
  Extension,
  type SignedData,
  Time,
} from 'pkijs';
import { ConfigError } from '../config-error.ts';
import { linkUnlessExists } from '../data-folder.ts';

/** As pkijs names it: the types of browsers and of Node differ in what else a key may do. */
type SigningKey = Parameters<SignedData['sign']>[0];

/** The certificate and the key with which the installation signs documents. */
export type DocumentCertificate = {
  /** The certificate, then those of its issuers, in DER. */
  readonly chain: readonly [Uint8Array<ArrayBuffer>, ...Uint8Array<ArrayBuffer>[]];
  readonly key: SigningKey;
  readonly validUntil: Date;
};

const FILE = 'document-certificate.pem';
const VALID_YEARS = 10;
const YEAR_MS = 365 * 86_400_000;
const EC = { name: 'ECDSA', namedCurve: 'P-256' } as const;
const RSA = { name: 'RSASSA-PKCS1-v1_5', hash: 'SHA-256' } as const;
const COMMON_NAME = '2.5.4.3';
const BASIC_CONSTRAINTS = '2.5.29.19';
const KEY_USAGE = '2.5.29.15';
/** Digital signature and content commitment (RFC 5280, 4.2.1.3). */
const SIGNS_DOCUMENTS = Uint8Array.of(0b1100_0000).buffer;

/**
 * Returns the installation's certificate. Without a configured one, the data folder gets one that no reader of PDFs trusts: it proves
 * that a document is unchanged, not who the lender is.
 * @param file a PEM file with the key (PKCS #8), the certificate and those of its issuers; undefined for the data folder's
 * @throws ConfigError if the file can't be read
 */
export async function documentCertificate(
  file: string | undefined,
  { dataDir, nowMs }: { readonly dataDir: string; readonly nowMs: number },
): Promise<DocumentCertificate> {
  const path = file ?? join(dataDir, FILE);
  if (!file && !existsSync(path)) await createAt(path, nowMs);
  try {
    return await read(readFileSync(path, 'utf8'));
  } catch {
    // The parser's own message could quote the key.
    throw new ConfigError(`${path} has no certificate with its key (PEM)`);
  }
}

async function createAt(path: string, nowMs: number): Promise<void> {
  const temporary = `${path}.${process.pid}`;
  try {
    writeFileSync(temporary, await newCertificate(nowMs), { mode: 0o600 });
    linkUnlessExists(temporary, path);
  } finally {
    rmSync(temporary, { force: true });
  }
}

async function read(pem: string): Promise<DocumentCertificate> {
  const certificates = pem.match(/-----BEGIN CERTIFICATE-----[^-]+-----END CERTIFICATE-----/g) ?? [];
  const [own, ...issuers] = certificates.map((text) => new X509Certificate(text));
  const key = createPrivateKey(pem);
  if (!own?.checkPrivateKey(key)) throw new Error('The key is not the certificate’s');
  const der = ({ raw }: X509Certificate) => new Uint8Array(raw);
  return {
    chain: [der(own), ...issuers.map(der)],
    key: key.toCryptoKey(algorithmOf(key), false, ['sign']) as SigningKey,
    validUntil: new Date(own.validTo),
  };
}

function algorithmOf({ asymmetricKeyType, asymmetricKeyDetails }: KeyObject) {
  if (asymmetricKeyType === 'rsa') return RSA;
  return { name: 'ECDSA', namedCurve: asymmetricKeyDetails?.namedCurve === 'secp384r1' ? 'P-384' : 'P-256' };
}

async function newCertificate(nowMs: number): Promise<string> {
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
