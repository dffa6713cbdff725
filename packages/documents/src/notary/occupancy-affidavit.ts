import type { Occupancy } from '@homeline/domain/facts/home.ts';
import { US_STATES } from '@homeline/domain/states/us-states.ts';
import { type DocumentModel, paragraph, section } from '../document.ts';
import { frame } from '../frame.ts';
import { acknowledgement, borrowers, signatureLines } from '../signing.ts';
import type { SubjectWith } from '../subject.ts';
import { addressLine } from '../wording.ts';

const STATEMENTS: Readonly<Record<Occupancy, string>> = {
  PRIMARY: 'I live in the property as my principal residence, and intend to go on doing so.',
  SECOND_HOME:
    'I use the property as a second home. I do not rent it out for most of the year, and it is not my principal residence.',
  INVESTMENT: 'I hold the property as an investment. I do not live in it.',
};

/** Writes each borrower's sworn statement of occupancy. A false statement to a lender is a crime: 18 USC 1014. */
export function occupancyAffidavit(
  subject: SubjectWith<'borrower' | 'property' | 'signers' | 'recording'>,
): DocumentModel {
  const { property, signers, lender, recording } = subject;
  const sworn = borrowers(signers);
  return frame(subject, 'OCCUPANCY_AFFIDAVIT', {
    sections: [
      section(
        'Statement',
        paragraph(`Each of us, being sworn, states about the property at ${addressLine(property)}:`),
        paragraph([{ strong: STATEMENTS[property.occupancy] }]),
        paragraph(
          `I understand that ${lender.name} relies on this statement, that a change before the line opens must be told to it, and that knowingly making a false statement to a lender is a crime under federal law, including 18 U.S.C. 1014.`,
        ),
        ...signatureLines(sworn, 'occupancy'),
      ),
      section(
        'Sworn before a notary',
        ...acknowledgement(sworn, US_STATES[property.state], recording.county),
      ),
    ],
  });
}
