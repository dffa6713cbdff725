import { bullets, type DocumentModel, paragraph, section } from '../document.ts';
import { frame } from '../frame.ts';
import { acceptance } from '../signing.ts';
import type { DocumentSubject } from '../subject.ts';
import { ELECTRONIC_RECORDS_VERSION, electronicRecords } from './electronic-records.ts';

/** Writes the copy of the consent to electronic records, as people accepted it. */
export function esignConsent(subject: DocumentSubject): DocumentModel {
  return frame(subject, 'ESIGN_CONSENT', {
    sections: [
      ...electronicRecords(subject.lender).map(({ heading, points, text }) =>
        section(heading, ...(points ? [bullets(...points)] : []), paragraph(text)),
      ),
      acceptance(
        `Each person consents in their own application: they agree below this statement (version ${ELECTRONIC_RECORDS_VERSION}), and confirm it with the code of the sample record.`,
      ),
    ],
  });
}
