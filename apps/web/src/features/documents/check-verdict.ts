import type { CheckedFile } from '@homeline/documents/check-signatures.ts';

/** The result of checking a file. `known` are the SHA-256 of the lender's certificates; undefined while the server can't be reached. */
export type Checked = { readonly file: CheckedFile; readonly known: readonly string[] | undefined };

type Verdict = 'UNSIGNED' | 'CHANGED' | 'UNKNOWN' | 'OURS' | 'FOREIGN';

/**
 * Says what a checked file is to its reader.
 * - `UNKNOWN`: unchanged, but nobody can tell now whose certificate signed it
 * - `FOREIGN`: unchanged, and signed by others alone
 * - `CHANGED`: also a file of ours that somebody else signed again, since they may have added to it
 */
export function verdictOf({ file: { proves, signatures }, known }: Checked): Verdict {
  if (proves !== 'UNCHANGED') return proves;
  if (known === undefined) return 'UNKNOWN';
  const isOurs = signatures.map(({ certificate }) => known.includes(certificate));
  if (isOurs.every(Boolean)) return 'OURS';
  return isOurs.includes(true) ? 'CHANGED' : 'FOREIGN';
}
