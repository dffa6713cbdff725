import type { DocumentType } from '../documents/catalogue.ts';
import { writtenDocument } from '../documents/written-documents.ts';
import { type Signer, signsDeed } from '../facts/signers.selectors.ts';

type Role = Pick<Signer, 'type'>;

const RECEIVES = {
  EACH_SIGNER: () => true,
  CO_BORROWERS: ({ type }: Signer) => type === 'CO_BORROWER',
  OWNERS_AND_SPOUSES: signsDeed,
} as const;

/** Returns whether an additional signer receives a document of the summary package. */
export function signerReceives(type: DocumentType, signer: Signer): boolean {
  const to = writtenDocument(type)?.alsoTo;
  return to !== undefined && RECEIVES[to](signer);
}

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
