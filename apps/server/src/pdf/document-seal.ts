import type { Clock } from '../clock.ts';
import type { Config } from '../config.ts';
import type { TimeStamper } from '../vendors/time-stamps/rfc3161.ts';
import { isValidAt } from './certificate-validity.ts';
import { type DocumentCertificate, documentCertificate } from './document-certificate.ts';
import type { RemoteSigner } from './remote/remote-key.ts';
import { type RevokedCertificate, requireNotRevoked } from './revoked-certificates.ts';
import { SealWaits } from './seal-waits.ts';
import type { TokenSigner } from './token/token-key.ts';
import type { ValidationData } from './validation-data.ts';

/** What the installation signs documents with. */
export type DocumentSeal = {
  readonly certificate: DocumentCertificate;
  /** Absent where no authority is configured. */
  readonly timeStamp?: TimeStamper | undefined;
  readonly validation: ValidationData;
  readonly nowMs: () => number;
};

/** What seals may use in addition to the certificate's file. */
type Means = {
  readonly timeStamp?: TimeStamper | undefined;
  readonly token?: TokenSigner | undefined;
  /** Has the key and the certificate, instead of a file. */
  readonly remote?: RemoteSigner | undefined;
  readonly revoked?: readonly RevokedCertificate[];
};

type Clocked = Pick<DocumentSeal, 'certificate' | 'nowMs'>;

/** The most that our clock and a time-stamping authority may differ, and an act be ahead of the clock. */
const MOST_SKEW_MS = 5 * 60_000;

/**
 * Opens the certificate and key that documents are sealed with now. The certificate is read again each time, so a renewed one needs no restart.
 * @throws SealWaits if it can't be read, the certificate isn't valid, an operator revoked it, or its issuer doesn't say whether it was revoked
 */
export async function openSeal(
  config: Pick<Config, 'documentCertificate' | 'dataDir'>,
  { nowMs }: Pick<Clock, 'nowMs'>,
  { timeStamp, token, remote, revoked = [] }: Means,
): Promise<DocumentSeal> {
  try {
    const certificate = remote ? await remote.open() : await documentCertificate(config, nowMs(), token);
    requireValidNow({ certificate, nowMs });
    requireNotRevoked(certificate.chain[0], revoked);
    const { collectValidationData } = await import('./validation-data.ts');
    const validation = await collectValidationData(certificate.chain, timeStamp, nowMs());
    return { certificate, timeStamp, validation, nowMs };
  } catch (error) {
    // The provider that stays silent, the revoked certificate and the file that is gone all need an operator, or time.
    throw error instanceof SealWaits ? error : new SealWaits((error as Error).message);
  }
}

/**
 * Refuses a signature that no reader of PDFs would accept.
 * @param statedMs the time that the authority states; absent without one
 * @throws SealWaits while the certificate isn't valid, or our clock differs from the authority's
 */
export function requireValidNow({ certificate, nowMs }: Clocked, statedMs = nowMs()): void {
  const { validity } = certificate;
  if (Math.abs(statedMs - nowMs()) > MOST_SKEW_MS)
    throw new SealWaits(`The clock differs from the time stamp of ${new Date(statedMs).toISOString()}`);
  if (![nowMs(), statedMs].every((ms) => isValidAt(validity, ms)))
    throw new SealWaits(
      `The certificate is valid from ${validity.from.toISOString()} to ${validity.until.toISOString()}`,
    );
}

/**
 * Returns the time that a signature states: that of the act, unless the certificate wasn't valid yet, since readers judge it at that time.
 * @param at when the person acted, UTC ISO
 * @throws SealWaits if that is yet to come: the clock was set back
 */
export function statedTime(at: string, { certificate, nowMs }: Clocked): Date {
  const actedMs = Date.parse(at);
  if (actedMs - nowMs() > MOST_SKEW_MS) throw new SealWaits(`The clock is behind the signature of ${at}`);
  return new Date(isValidAt(certificate.validity, actedMs) ? actedMs : nowMs());
}
