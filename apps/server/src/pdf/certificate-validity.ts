import { X509Certificate } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Config } from '../config.ts';

const FILE = 'document-certificate.pem';
const CERTIFICATES = /-----BEGIN CERTIFICATE-----[^-]+-----END CERTIFICATE-----/g;
/** How early operators are warned: an issuer verifies the lender before it renews a certificate. */
const SOON_MS = 45 * 86_400_000;

/** The time in which a certificate and all its issuers' certificates are valid. */
export type Validity = { readonly from: Date; readonly until: Date };

/** Returns the PEM file of the installation's certificate. */
export function certificateFile({
  documentCertificate,
  dataDir,
}: Pick<Config, 'documentCertificate' | 'dataDir'>): string {
  return documentCertificate ?? join(dataDir, FILE);
}

/** Reads the certificates of a PEM file, the installation's own first. */
export function certificatesIn(pem: string): X509Certificate[] {
  return (pem.match(CERTIFICATES) ?? []).map((text) => new X509Certificate(text));
}

/** Returns the time in which all certificates of a chain are valid. PDF readers reject a signature made outside it (RFC 5280, 6.1.3). */
export function validityOf(chain: readonly X509Certificate[]): Validity {
  return {
    from: new Date(Math.max(...chain.map(({ validFrom }) => Date.parse(validFrom)))),
    until: new Date(Math.min(...chain.map(({ validTo }) => Date.parse(validTo)))),
  };
}

/** Returns whether a certificate is valid at a time. */
export function isValidAt({ from, until }: Validity, nowMs: number): boolean {
  return from.getTime() <= nowMs && nowMs <= until.getTime();
}

/** Returns when the installation's certificate is valid, without reading its key; undefined before the data folder has one. */
export function installedValidity(
  config: Pick<Config, 'documentCertificate' | 'dataDir'>,
): Validity | undefined {
  const file = certificateFile(config);
  if (!config.documentCertificate && !existsSync(file)) return undefined;
  return validityOf(certificatesIn(readFileSync(file, 'utf8')));
}

class CertificateEndsSoon extends Error {
  override readonly name = 'CertificateEndsSoon';
}
class CertificateNotValid extends Error {
  override readonly name = 'CertificateNotValid';
}

/**
 * Fails while the installation's certificate must be replaced, so that Operations shows why.
 * @throws CertificateNotValid while nothing can be sealed, CertificateEndsSoon 45 days before
 */
export function checkCertificate(validity: Validity | undefined, nowMs: number): void {
  if (!validity) return;
  const { from, until } = validity;
  const dates = `valid from ${from.toISOString()} to ${until.toISOString()}`;
  if (!isValidAt(validity, nowMs)) throw new CertificateNotValid(`Documents can’t be sealed: ${dates}`);
  if (until.getTime() - nowMs < SOON_MS) throw new CertificateEndsSoon(`Renew the certificate: ${dates}`);
}
