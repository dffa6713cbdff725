import { bullets, type DocumentModel, paragraph, section } from '../document.ts';
import { frame } from '../frame.ts';
import { signatureLines } from '../signing.ts';
import type { DocumentSubject } from '../subject.ts';

/** Consent to electronic records. Source: 15 USC 7001(c)(1)(B) and (C). */
export function esignConsent(subject: DocumentSubject): DocumentModel {
  const { lender, signers = [] } = subject;
  return frame(subject, 'ESIGN_CONSENT', {
    sections: [
      section(
        'What you agree to',
        paragraph(
          'You agree that we may give you the disclosures, notices, agreements and other records of this application and of the plan, ' +
            'if it opens, electronically instead of on paper, and that your electronic signature binds you as one on paper does.',
        ),
      ),
      section(
        'You may have paper',
        paragraph(
          `You may receive any record on paper. Before you consent, ask us and we will go on with you on paper. Afterwards, ask for a copy ` +
            `at ${lender.phone} or ${lender.email}. A paper copy costs nothing.`,
        ),
      ),
      section(
        'You may withdraw',
        paragraph(
          `You may withdraw this consent at any time, at no cost, by writing to ${lender.email} or to ${lender.address.join(', ')}. It ends for ` +
            'records that follow, which then come on paper. Withdrawing before closing may delay the closing, because documents must be ' +
            'mailed; it has no other consequence.',
        ),
      ),
      section(
        'Keep your address current',
        paragraph(
          `Tell us of a new e-mail address or phone number in your account’s settings or at ${lender.phone}.`,
        ),
      ),
      section(
        'What you need',
        bullets(
          'A computer, tablet or phone with internet access and a current version of Chrome, Edge, Firefox or Safari.',
          'A program that opens PDF files; current browsers do.',
          'An e-mail account, and room to store records or a printer to print them.',
        ),
        paragraph(
          'If these needs change so that you may not be able to open or keep records, we will tell you and ask for your consent again.',
        ),
      ),
      section(
        'Showing that you can open records',
        paragraph(
          'You have opened this page, or this PDF file, on the device that you use. By consenting you confirm that you could read it and ' +
            'that you can keep a copy.',
        ),
        ...signatureLines(signers, 'esign-consent'),
      ),
    ],
  });
}
