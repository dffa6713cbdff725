import type { X509Certificate } from 'node:crypto';
import { sha256 } from '../audit/canonical.ts';
import { SealWaits } from './seal-waits.ts';

/** A certificate whose key others may have: its SHA-256 in hexadecimal, and since when (UTC ISO). */
export type RevokedCertificate = { readonly sha256: string; readonly since: string };

const ENTRY = /^([\da-f]{64})=(\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ)$/i;

/** Reads `sha256=time` separated by commas; undefined if a part isn't one. */
export function parseRevoked(text: string): readonly RevokedCertificate[] | undefined {
  const parts = text.split(',').filter((part) => part.trim() !== '');
  const entries = parts.flatMap((part) => {
    const [, checksum = '', since = ''] = ENTRY.exec(part.trim()) ?? [];
    return Number.isNaN(Date.parse(since)) ? [] : [{ sha256: checksum.toLowerCase(), since }];
  });
  return entries.length === parts.length ? entries : undefined;
}

/** @throws SealWaits if an operator revoked the certificate */
export function requireNotRevoked({ raw }: X509Certificate, revoked: readonly RevokedCertificate[]): void {
  if (revoked.some((one) => one.sha256 === sha256(raw)))
    throw new SealWaits('The certificate is in REVOKED_DOCUMENT_CERTIFICATES');
}
