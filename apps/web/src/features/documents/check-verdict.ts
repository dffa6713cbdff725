import type { CheckedFile, CheckedSignature } from '@homeline/documents/check-signatures.ts';
import { fileTypeOf } from '@homeline/domain/documents/file-checks.ts';

/** A certificate whose key others may have, since when (UTC ISO). */
type Revoked = { readonly sha256: string; readonly since: string };

/** The SHA-256 of the installation's certificates, and of those whose key others may have. */
export type Known = { readonly certificates: readonly string[]; readonly revoked: readonly Revoked[] };

/** The result of checking a file. `known` and `isOurs`, whether the lender has a record of it, are undefined while the server can't be reached. */
export type Checked = {
  readonly file: CheckedFile;
  readonly known: Known | undefined;
  readonly isOurs: boolean | undefined;
  /** The lender had it from a notary. */
  readonly isFromNotary?: boolean | undefined;
};

/** Why a file can't have a signature that can be checked. */
export type NoPdf = 'EMPTY' | 'WRONG_TYPE';

/** Returns why a file is no PDF, as its first bytes tell, whatever its name; undefined for a PDF of any size. */
export function whyNoPdf(bytes: Uint8Array): NoPdf | undefined {
  if (bytes.length === 0) return 'EMPTY';
  return fileTypeOf(bytes) === 'application/pdf' ? undefined : 'WRONG_TYPE';
}

export type Verdict = 'UNSIGNED' | 'CHANGED' | 'UNKNOWN' | 'OURS' | 'REVOKED' | 'NOTARY' | 'FOREIGN';

/**
 * Says what a checked file is to its reader.
 * - `UNKNOWN`: unchanged, but nobody can tell now who made it
 * - `OURS`: unchanged, signed with our certificates alone, and recorded when this lender sealed it
 * - `REVOKED`: not recorded, and signed while others may have had the key
 * - `NOTARY`: unchanged since the lender had it from a notary, whose platform sealed it
 * - `FOREIGN`: unchanged, and signed by others alone, or by another lender of the installation
 * - `CHANGED`: also a file of ours that somebody else signed again, since they may have added to it
 */
export function verdictOf({ file: { proves, signatures }, known, isOurs, isFromNotary }: Checked): Verdict {
  if (proves !== 'UNCHANGED') return proves;
  // Also where the notary signed what we had sealed: by its checksum it is the file that came back.
  if (isFromNotary) return 'NOTARY';
  if (known === undefined) return 'UNKNOWN';
  const isKnown = signatures.map(({ certificate }) => known.certificates.includes(certificate));
  if (!isKnown.every(Boolean)) return isKnown.includes(true) ? 'CHANGED' : 'FOREIGN';
  if (isOurs === undefined) return 'UNKNOWN';
  if (isOurs) return 'OURS';
  return signatures.some((signature) => isInDoubt(signature, known.revoked)) ? 'REVOKED' : 'FOREIGN';
}

/** Whoever has the key can state any time: only a time stamp shows that a signature is older. */
function isInDoubt(
  { certificate, at, isTimeStamped }: CheckedSignature,
  revoked: readonly Revoked[],
): boolean {
  const found = revoked.find(({ sha256 }) => sha256 === certificate);
  if (!found) return false;
  return !isTimeStamped || at === undefined || Date.parse(at) >= Date.parse(found.since);
}
