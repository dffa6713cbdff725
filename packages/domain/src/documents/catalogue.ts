import * as z from 'zod';
import {
  type DocumentAction,
  type DocumentPackage,
  ScannedDocumentType,
  TranslatedDocumentType,
  UploadedDocumentType,
} from './document-types.ts';
import { WrittenDocumentType, writtenDocument } from './written-documents.ts';

/** Every document type. */
export const DocumentType = z.enum([
  ...WrittenDocumentType.options,
  ...UploadedDocumentType.options,
  ...ScannedDocumentType.options,
  ...TranslatedDocumentType.options,
]);
export type DocumentType = z.infer<typeof DocumentType>;

export type CatalogueEntry = {
  readonly title: string;
  readonly purpose: string;
  readonly when: string;
  readonly who: string;
  readonly action: DocumentAction;
  /** The list that shows it on the borrower's pages; none for notices and uploads. */
  readonly group: DocumentPackage | undefined;
};

type Upload = readonly [title: string, purpose: string, when: string, who: string];

const UPLOADS: Readonly<Record<UploadedDocumentType | ScannedDocumentType, Upload>> = {
  DRIVERSLICENSEFRONT: ['Driver’s license, front', 'Proof of identity', 'Identity', 'Signer'],
  DRIVERSLICENSEBACK: ['Driver’s license, back', 'Proof of identity', 'Identity', 'Signer'],
  IDCARDFRONT: ['State ID card, front', 'Proof of identity', 'Identity', 'Signer'],
  IDCARDBACK: ['State ID card, back', 'Proof of identity', 'Identity', 'Signer'],
  PASSPORTFRONT: ['Passport, photo page', 'Proof of identity', 'Identity', 'Signer'],
  PERMANENTRESIDENTFRONT: ['Permanent resident card, front', 'Proof of identity', 'Identity', 'Signer'],
  USER_UPLOADED_PAYSTUB: ['Proof of income', 'Pay stubs, award letters or tax returns', 'Income', 'Borrower'],
  BANK_STATEMENT: ['Bank statement', 'Proof of assets or of an account', 'On request', 'Borrower'],
  CERTIFICATE_OF_TRUST: ['Certificate of trust', 'Certification of a trust', 'On request', 'Trustee'],
  TRUSTAGREEMENT: ['Trust agreement', 'The whole trust', 'On request', 'Trustee'],
  PROOFOFHAZARDINSURANCE: [
    'Homeowners policy',
    'Homeowners policy declarations page',
    'Insurance',
    'Borrower',
  ],
  PROOFOFFLOODINSURANCE: ['Flood policy', 'Flood policy declarations page', 'Insurance', 'Borrower'],
  PROPERTY_DESCRIPTION_SOURCE: [
    'Deed or plat',
    'The legal description of the home',
    'On request',
    'Borrower',
  ],
  CANCELLATION_PROOF: [
    'Proof of cancellation',
    'Shows that another application or line was canceled',
    'On request',
    'Borrower',
  ],
  RESCISSION_LETTER: [
    'Letter of cancellation',
    'An owner’s notice that cancels the line',
    'On receipt',
    'Processor',
  ],
  SERVICE_CERTIFICATE: [
    'Military status report',
    'Shows who served when the line opened (Servicemembers Civil Relief Act)',
    'After funding',
    'Servicer',
  ],
  SUPPORT: ['Supporting document', 'Whatever support requested', 'On request', 'Borrower'],
};

const TRANSLATIONS: Readonly<Record<TranslatedDocumentType, CatalogueEntry>> = {
  PAPER_IN_SPANISH: {
    title: 'A document in Spanish',
    purpose: 'A translation for information',
    when: 'With the document',
    who: 'Whoever gets the document',
    action: 'VIEW',
    group: undefined,
  },
};

/** Returns the title, purpose, timing, recipient, action and list of a document type. */
export function catalogueEntry(type: DocumentType): CatalogueEntry {
  const written = writtenDocument(type);
  if (written) {
    const { packages = {}, ...entry } = written;
    return { ...entry, group: Object.keys(packages)[0] as DocumentPackage | undefined };
  }
  const translated = TranslatedDocumentType.safeParse(type);
  if (translated.success) return TRANSLATIONS[translated.data];
  const [title, purpose, when, who] = UPLOADS[type as UploadedDocumentType | ScannedDocumentType];
  return { title, purpose, when, who, action: 'UPLOAD', group: undefined };
}

/** Returns whether a document must be acknowledged or signed, not only kept. */
export function isBinding(type: DocumentType): boolean {
  const { action } = catalogueEntry(type);
  return action === 'ACKNOWLEDGE' || action === 'SIGN';
}
