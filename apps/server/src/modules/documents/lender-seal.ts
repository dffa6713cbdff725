import type { Context } from '../../context.ts';
import type { ApplicationKey } from '../../facts/load.ts';
import type { DocumentSeal } from '../../pdf/document-seal.ts';
import { SealWaits } from '../../pdf/seal-waits.ts';
import type { VendorFile } from '../../vendors/parties.ts';
import { keepCertificate } from './known-certificates.ts';
import type { NewDocument } from './stored-file.ts';

/**
 * Opens what the installation signs with, and keeps its certificate among those known.
 * @throws SealWaits while nothing can be sealed
 */
export async function readySeal(context: Context): Promise<DocumentSeal> {
  const seal = await context.documentSeal();
  await keepCertificate(context, seal.certificate.chain[0]);
  return seal;
}

/** Returns a PDF with the lender's own signature, which shows that nothing was changed since. */
export async function sealedByLender(
  context: Context,
  { organisation }: Pick<ApplicationKey, 'organisation'>,
  pdf: Uint8Array,
  seal: DocumentSeal,
): Promise<Uint8Array<ArrayBuffer>> {
  const name = context.organisations.get(organisation).company.organization;
  const { sealPdf } = await import('../../pdf/sign-pdf.ts');
  return sealPdf(pdf, [{ name, at: context.clock.now(), reason: 'Shows that nothing was changed' }], seal);
}

/**
 * Returns the file of each document with the lender's own signature; none while nothing can be sealed. A disclosure has its time and isn't held back for a
 * seal (12 CFR 1026.40(b)); `seal-later.ts` seals it once that works.
 */
export async function sealedIfPossible(
  context: Context,
  key: ApplicationKey,
  documents: readonly NewDocument[],
): Promise<ReadonlyMap<NewDocument, VendorFile>> {
  if (documents.length === 0) return new Map();
  try {
    const seal = await readySeal(context);
    const sealed = new Map<NewDocument, VendorFile>();
    for (const document of documents) {
      const bytes = await sealedByLender(context, key, document.file.bytes, seal);
      sealed.set(document, { ...document.file, bytes });
    }
    return sealed;
  } catch (error) {
    const failure = error instanceof SealWaits ? error.message : 'the seal could not be made';
    context.log.warn({ application: key.applicationId, failure }, 'Documents are delivered without a seal');
    return new Map();
  }
}
