import type { Sealed } from '@homeline/domain/facts/fact.ts';
import type { ColumnType, Generated } from 'kysely';
import type { Fixed, FixedInstant, Instant } from './columns.ts';

/** A certificate that signed documents of the installation. */
type DocumentCertificateTable = {
  sha256: Fixed<string>;
  first_used_at: Instant;
};

type StoredFileTable = {
  organisation: Fixed<string>;
  uuid: Fixed<string>;
  application_id: Fixed<string>;
  name: Fixed<string>;
  type: Fixed<string>;
  size: Fixed<number>;
  sha256: Fixed<string>;
  /** Empty once the bytes are in the file store. */
  sealed: Uint8Array;
  /** Their name in the file store. */
  object: ColumnType<string | null, undefined, string | null>;
  created_at: FixedInstant;
};

/** The checksum of a PDF that a lender sealed. It has no personal data and stays when the application is deleted. */
type SealedFileTable = {
  organisation: Fixed<string>;
  sha256: Fixed<string>;
  sealed_at: FixedInstant;
  /** It came back from a notary, whose platform may have sealed it. */
  is_from_notary: ColumnType<boolean, boolean | undefined, never>;
};

/** What may be in the file store: written before the bytes go there, deleted once they are removed. */
type FileObjectTable = {
  name: Fixed<string>;
  organisation: Fixed<string>;
  file: Fixed<string>;
  created_at: ColumnType<Date, undefined, unknown>;
};

type DocumentTable = {
  organisation: Fixed<string>;
  uuid: Fixed<string>;
  application_id: Fixed<string>;
  type: Fixed<string>;
  file: Fixed<string>;
  /** The document as HTML, if we generated it. */
  page: Fixed<string | null>;
  /** The additional signer who uploaded it; nobody else on the application may read it. */
  signer: ColumnType<string | null, string | undefined, never>;
  created_at: FixedInstant;
};

/** A link by which a borrower or another signer passes on a copy of their documents. Its token and code are kept as keyed hashes only. */
type DocumentLinkTable = {
  organisation: Fixed<string>;
  uuid: Fixed<string>;
  application_id: Fixed<string>;
  token_hash: Fixed<string>;
  code_hash: Fixed<string>;
  documents: Fixed<string[]>;
  /** The additional signer whose link it is; absent for the borrower's. */
  signer: ColumnType<string | null, string | null | undefined, never>;
  created_at: FixedInstant;
  expires_at: FixedInstant;
  /** Since the last download. */
  wrong_codes: Generated<number>;
  downloads: Generated<number>;
  last_download_at: ColumnType<Date | null, undefined, string>;
};

/** A part of an unfinished upload. Counts real time. */
type UploadPartTable = {
  organisation: Fixed<string>;
  application_id: Fixed<string>;
  upload: Fixed<string>;
  start_byte: Fixed<number>;
  size: Fixed<number>;
  sealed: Fixed<Uint8Array>;
  created_at: Generated<Date>;
};

/** A key that encrypts stored data. Its value opens with that key only, and is the same for every key. */
type SealingKeyTable = {
  key_id: Fixed<string>;
  /** Sealed: derives the keys of lookup hashes, so that a key can be retired without changing them. */
  hash_root: ColumnType<Sealed, Sealed, never>;
};

/** Stored files, documents and what seals them. */
export type DocumentsTables = {
  stored_file: StoredFileTable;
  sealed_file: SealedFileTable;
  file_object: FileObjectTable;
  upload_part: UploadPartTable;
  document: DocumentTable;
  document_link: DocumentLinkTable;
  document_certificate: DocumentCertificateTable;
  sealing_key: SealingKeyTable;
};
