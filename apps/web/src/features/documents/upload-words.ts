import type { UploadedDocumentType } from '@homeline/domain/documents/document-types.ts';

/** What each document is that we ask for, and where one finds it. */
export const UPLOAD_WORDS: Readonly<Record<UploadedDocumentType, { label: string; hint: string }>> = {
  DRIVERSLICENSEFRONT: {
    label: 'Driver’s license, front',
    hint: 'All four corners in the picture, no glare.',
  },
  DRIVERSLICENSEBACK: { label: 'Driver’s license, back', hint: 'The side with the bar code.' },
  IDCARDFRONT: { label: 'ID card, front', hint: 'All four corners in the picture, no glare.' },
  PASSPORTFRONT: { label: 'Passport', hint: 'The page with your photo.' },
  PERMANENTRESIDENTFRONT: { label: 'Permanent resident card', hint: 'The side with your photo.' },
  USER_UPLOADED_PAYSTUB: {
    label: 'Paystub',
    hint: 'Of the last 30 days, with your name and your pay this year.',
  },
  BANK_STATEMENT: {
    label: 'Bank statement',
    hint: 'Of the last 60 days, with your name and account number.',
  },
  CERTIFICATE_OF_TRUST: {
    label: 'Certificate of trust',
    hint: 'It names the trust, its trustees and what they may do.',
  },
  TRUSTAGREEMENT: { label: 'Trust agreement', hint: 'The whole agreement, signatures included.' },
  PROOFOFHAZARDINSURANCE: {
    label: 'Home insurance policy',
    hint: 'The declarations page, from your insurer’s website or agent.',
  },
  PROOFOFFLOODINSURANCE: {
    label: 'Flood insurance policy',
    hint: 'The declarations page, from your insurer’s website or agent.',
  },
  PROPERTY_DESCRIPTION_SOURCE: {
    label: 'Deed or plat',
    hint: 'It shows the legal description: lot, block or metes and bounds. The county recorder has a copy.',
  },
  CANCELLATION_PROOF: {
    label: 'Letter about the inquiry',
    hint: 'From the other lender: the application was cancelled, or what was opened.',
  },
  SUPPORT: { label: 'Supporting document', hint: 'What our note above asks for.' },
};

/** What was asked for by name: its kind, and its words. What we have no kind for is sent as support under the name it was given. */
export function requestedUpload(name: string): { type: UploadedDocumentType; label: string; hint: string } {
  if (Object.hasOwn(UPLOAD_WORDS, name)) {
    const type = name as UploadedDocumentType;
    return { type, ...UPLOAD_WORDS[type] };
  }
  return { type: 'SUPPORT', label: name, hint: UPLOAD_WORDS.SUPPORT.hint };
}
