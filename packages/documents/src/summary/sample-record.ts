import { printedRecordCode } from '@homeline/domain/documents/record-code.ts';
import { type DocumentModel, paragraph, section } from '../document.ts';
import { frame } from '../frame.ts';
import type { SubjectWith } from '../subject.ts';

const CODE_LABELS = { PAGE: 'Your code on this page', PDF: 'Your code in this PDF file' } as const;

/**
 * Writes the record with which a person shows that they can open records in the form that will be used (15 USC 7001(c)(1)(C)(ii)). Each
 * form has its own code, so the code tells which one they opened.
 */
export function sampleRecord(subject: SubjectWith<'sample'>): DocumentModel {
  const { lender, sample } = subject;
  const model = frame(subject, 'SAMPLE_RECORD', {
    opening: [
      paragraph(
        'This is a sample, to see that you can open your documents. You don’t agree to anything in it.',
      ),
    ],
    sections: [
      section(
        'Your code',
        { kind: 'amounts', figures: [[CODE_LABELS[sample.form], printedRecordCode(sample.code)]] },
        paragraph('Type this code where you opened this record.'),
      ),
      section(
        'How your documents come',
        paragraph(
          'You get each document as a page that fits your screen and as a PDF file that you can save and print. This sample comes in both forms. Each has a code of its own, and either one will do.',
        ),
      ),
      section(
        'If this is hard to read',
        paragraph(
          `We can continue on paper instead. Call ${lender.phone} or write to ${lender.email}. A paper copy costs nothing.`,
        ),
      ),
    ],
  });
  return { ...model, particulars: [...model.particulars, ['For', sample.name]] };
}
