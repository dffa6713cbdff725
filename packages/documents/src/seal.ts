import { createHash } from 'node:crypto';
import type { WrittenDocumentType } from '@homeline/domain/documents/document-types.ts';

export type SealedDocument = {
  readonly uuid: string;
  readonly type: WrittenDocumentType;
  /** Hex SHA-256 of the final bytes. */
  readonly sha256: string;
};

/** What was signed, by whom, when and how. It shows any later change of a byte; it is not a cryptographic signature. */
export type Seal = {
  /** Hex SHA-256 of everything else in the record, in its written order. */
  readonly sha256: string;
  readonly documents: readonly SealedDocument[];
  /** UTC ISO. */
  readonly signedAt: string;
  readonly signer: { readonly uuid: string; readonly name: string };
  readonly method: 'TYPED_NAME' | 'REMOTE_NOTARY' | 'NOTARY_IN_PERSON';
};

/** Hex SHA-256. */
export function sha256(bytes: Uint8Array | string): string {
  return createHash('sha256').update(bytes).digest('hex');
}

/** Seals the final bytes of documents that one person signed together. */
export function sealDocuments(
  documents: readonly { uuid: string; type: WrittenDocumentType; bytes: Uint8Array }[],
  signing: Pick<Seal, 'signedAt' | 'signer' | 'method'>,
): Seal {
  const sealed = documents.map(({ uuid, type, bytes }) => ({ uuid, type, sha256: sha256(bytes) }));
  return { sha256: digest({ ...signing, documents: sealed }), documents: sealed, ...signing };
}

/** Whether a record is as it was made, and the bytes of each of its documents are as they were sealed. */
export function sealHolds(seal: Seal, bytesOf: (uuid: string) => Uint8Array | undefined): boolean {
  if (seal.sha256 !== digest(seal)) return false;
  return seal.documents.every((document) => {
    const bytes = bytesOf(document.uuid);
    return bytes !== undefined && sha256(bytes) === document.sha256;
  });
}

// Field by field, so that the order in which a database gives them back does not matter.
function digest({ documents, signedAt, signer, method }: Omit<Seal, 'sha256'>): string {
  return sha256(
    JSON.stringify([
      documents.map(({ uuid, type, sha256: bytes }) => [uuid, type, bytes]),
      signedAt,
      [signer.uuid, signer.name],
      method,
    ]),
  );
}
