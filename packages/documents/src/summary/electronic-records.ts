import type { Language } from '@homeline/domain/language/language.ts';
import type { Lender } from '../lender.ts';

/** A part of the statement: a heading, bullet points and a text. */
type Part = { readonly heading: string; readonly points?: readonly string[]; readonly text: string };

/** Stored with each consent. Change it with every change of the words below, or of those in `electronic-records.es.ts`. */
export const ELECTRONIC_RECORDS_VERSION = '2026-11-28';

/** The version of the words that a person reads in each language. */
export const ELECTRONIC_RECORDS_VERSIONS: Readonly<Record<Language, string>> = {
  en: ELECTRONIC_RECORDS_VERSION,
  es: `${ELECTRONIC_RECORDS_VERSION}-es`,
};

/**
 * Returns the disclosure that precedes consent to electronic records, for the consent page and the borrower's copy. Source: 15 USC
 * 7001(c)(1)(B) and (C).
 */
export function electronicRecords({
  phone,
  email,
  address,
}: Pick<Lender, 'phone' | 'email' | 'address'>): readonly Part[] {
  return [
    {
      heading: 'What you agree to',
      text:
        'You agree that we may give you the disclosures, notices, agreements and other records of this application and of the plan, ' +
        'if it opens, electronically instead of on paper, a decision on your application and its reasons among them, and that your ' +
        'electronic signature binds you as one on paper does.',
    },
    {
      heading: 'You may have paper',
      text:
        'You may receive any record on paper. Before you consent, you may ask us to continue on paper. Afterwards, ask for a copy ' +
        `at ${phone} or ${email}. A paper copy costs nothing.`,
    },
    {
      heading: 'You may withdraw',
      text:
        `You may withdraw this consent at any time, at no cost, by writing to ${email} or to ${address.join(', ')}. It ends for ` +
        'records that follow, which then come on paper. Withdrawing before closing may delay the closing, because documents must be ' +
        'mailed; it has no other consequence.',
    },
    {
      heading: 'Keep your address current',
      text: `Tell us of a new email address or phone number with the answers of your application or at ${phone}.`,
    },
    {
      heading: 'What you need',
      points: [
        'A computer, tablet or phone with internet access and a current version of Chrome, Edge, Firefox or Safari.',
        'A program that opens PDF files; current browsers do.',
        'An email account, and room to store records or a printer to print them.',
      ],
      text: 'If these needs change so that you may not be able to open or keep records, we will tell you and ask for your consent again.',
    },
    {
      heading: 'Showing that you can open records',
      text:
        'Records come in two forms, as a page and as a PDF file. Before your first documents we give you a short sample record in both. ' +
        'You open it on the device that you use and type the code that it shows, which confirms this consent. If you can’t open it, we ' +
        'continue on paper.',
    },
  ];
}
