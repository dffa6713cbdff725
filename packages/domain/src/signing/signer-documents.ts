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

/** What an owner who may cancel the line only reads: the account-opening disclosures (12 CFR 1026.5(d), 1026.15(a)(3)). */
const CO_DEEDER_READS: readonly DocumentType[] = ['HELOC_AGREEMENT'];

type Role = Pick<Signer, 'type'>;

/** Returns whether an additional signer signs a document of the closing or notary package, or receives it with their signature. */
export function isSignedBy(type: DocumentType, { type: role }: Role): boolean {
  return role === 'CO_DEEDER' ? CO_DEEDER_DOCUMENTS.includes(type) : !BORROWER_ONLY.includes(type);
}

/**
 * Returns whether an additional signer reads a document of the closing or notary package.
 * @param mayCancel whether the line can be canceled: its disclosures then go to everyone who may cancel it
 */
export function signerReads(type: DocumentType, signer: Role, mayCancel: boolean): boolean {
  return isSignedBy(type, signer) || (mayCancel && CO_DEEDER_READS.includes(type));
}
