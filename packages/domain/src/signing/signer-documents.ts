import type { DocumentType } from '../documents/document-types.ts';
import type { Signer } from '../facts/signers.selectors.ts';

/** What someone who owes nothing signs or receives, as an owner of the home (12 CFR 1026.15(b)) or a spouse. */
const CO_DEEDER_DOCUMENTS: readonly DocumentType[] = [
  'NOTICE_OF_RIGHT_TO_CANCEL',
  'SECURITY_INSTRUMENT',
  'SIGNATURE_NAME_AFFIDAVIT',
  'TEXAS_FMV_ACKNOWLEDGMENT',
  'TEXAS_HOME_EQUITY_AFFIDAVIT',
];

/** What only the borrower signs: it names their account or their tax number. */
const BORROWER_ONLY: readonly DocumentType[] = ['AUTOPAY_AUTHORIZATION', 'FORM_4506_C'];

/** Returns whether an additional signer reads and signs a document of the closing or notary package. */
export function isForSigner(type: DocumentType, { type: role }: Pick<Signer, 'type'>): boolean {
  return role === 'CO_DEEDER' ? CO_DEEDER_DOCUMENTS.includes(type) : !BORROWER_ONLY.includes(type);
}
