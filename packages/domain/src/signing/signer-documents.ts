import type { DocumentType } from '../documents/catalogue.ts';
import { writtenDocument } from '../documents/written-documents.ts';
import type { Signer } from '../facts/signers.selectors.ts';

type Role = Pick<Signer, 'type'>;

/** Returns whether an additional signer signs a document of the closing or notary package, or receives it with their signature. */
export function isSignedBy(type: DocumentType, { type: role }: Role): boolean {
  const document = writtenDocument(type);
  return role === 'CO_DEEDER' ? document?.coDeeder === 'SIGNS' : !document?.isBorrowersAlone;
}

/**
 * Returns whether an additional signer reads a document of the closing or notary package.
 * @param mayCancel whether the line can be canceled: its disclosures then go to everyone who may cancel it
 */
export function signerReads(type: DocumentType, signer: Role, mayCancel: boolean): boolean {
  return isSignedBy(type, signer) || (mayCancel && writtenDocument(type)?.coDeeder === 'READS');
}
