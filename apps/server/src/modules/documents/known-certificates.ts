import type { X509Certificate } from 'node:crypto';
import { sha256 } from '../../audit/canonical.ts';
import type { Context } from '../../context.ts';

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
  const [{ raw }] = await documentChain();
  const now = sha256(raw);
  const earlier = await db
    .selectFrom('document_certificate')
    .select('sha256')
    .where('sha256', '!=', now)
    .orderBy('first_used_at')
    .execute();
  return { sha256: now, earlier: earlier.map((row) => row.sha256), revoked: [...config.revokedCertificates] };
}
