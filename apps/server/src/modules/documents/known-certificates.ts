import type { X509Certificate } from 'node:crypto';
import { sha256 } from '../../audit/canonical.ts';
import type { Context } from '../../context.ts';
import { SealWaits } from '../../pdf/seal-waits.ts';

/** Keeps that a certificate signs documents, before it does. */
export async function keepCertificate({ db, clock }: Context, { raw }: X509Certificate): Promise<void> {
  await db
    .insertInto('document_certificate')
    .values({ sha256: sha256(raw), first_used_at: clock.now() })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** Returns the SHA-256 of the certificate that signs documents now, of each that did before, and of those whose key others may have. */
export async function knownCertificates({ db, documentChain, config }: Context) {
  const used = await db
    .selectFrom('document_certificate')
    .select('sha256')
    .orderBy('first_used_at')
    .execute();
  const known = used.map((row) => row.sha256);
  const now = await documentChain().then(
    ([{ raw }]) => sha256(raw),
    // A remote signer that is away gives none: what it sealed with last is known.
    (error: Error) => (error instanceof SealWaits ? known.at(-1) : undefined) ?? Promise.reject(error),
  );
  return {
    sha256: now,
    earlier: known.filter((each) => each !== now),
    revoked: [...config.revokedCertificates],
  };
}
