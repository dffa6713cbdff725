import { bullets, type DocumentModel, paragraph, section } from '../document.ts';
import { frame } from '../frame.ts';
import { signatureLines } from '../signing.ts';
import type { DocumentSubject } from '../subject.ts';
import { electronicRecords } from './electronic-records.ts';

/** Writes the borrower's copy of the consent to electronic records, as they accepted it. */
export function esignConsent(subject: DocumentSubject): DocumentModel {
  const { lender, signers = [] } = subject;
  const parts = electronicRecords(lender);
  return frame(subject, 'ESIGN_CONSENT', {
    sections: parts.map(({ heading, points, text }, index) =>
      section(
        heading,
        ...(points ? [bullets(...points)] : []),
        paragraph(text),
        ...(index === parts.length - 1 ? signatureLines(signers, 'esign-consent') : []),
      ),
    ),
  });
}
