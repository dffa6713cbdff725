import { bullets, type DocumentModel, definitions, paragraph, section } from '../document.ts';
import { frame } from '../frame.ts';
import { signatureLines } from '../signing.ts';
import type { SubjectWith } from '../subject.ts';
import { addressLine, joinWords } from '../wording.ts';

/**
 * Writes the borrower's request for tax transcripts, with the lines of IRS Form 4506-C (revision of October 2022) under their numbers. It is
 * about nothing else, names what is disclosed to whom and for which years (26 CFR 301.6103(c)-1(b)), and states the one purpose that the law
 * then allows (26 USC 6103(c)).
 * For counsel: the IRS takes its own form alone, with the full number. This is the consent from which it is filled in; whether the signature
 * may be carried over is for the participant, by the IRS's rules for electronic signatures.
 */
export function taxTranscripts(subject: SubjectWith<'borrower' | 'signers' | 'transcripts'>): DocumentModel {
  const { lender, borrower, signers, transcripts } = subject;
  const { participant, years } = transcripts;
  return frame(subject, 'FORM_4506_C', {
    opening: [
      paragraph(
        'These are the lines of IRS Form 4506-C, IVES Request for Transcript of Tax Return. A transcript shows most lines of a tax return as you filed it. Lines that don’t apply to you are left out.',
      ),
    ],
    sections: [
      section(
        'Whose transcript',
        definitions(
          ['Line 1a. Name on the tax return', borrower.name],
          [
            'Line 1b. Social Security number or ITIN',
            borrower.ssnLast4
              ? `Ending in ${borrower.ssnLast4}. The IRS form has the full number, which we keep encrypted.`
              : 'The number on your tax return',
          ],
          ['Line 3. Current address', addressLine(borrower.mailingAddress)],
          [
            'Line 4. Address on the last return',
            'The same. Tell us before you sign if your last return has another one, or another name.',
          ],
        ),
        paragraph(
          'If you filed with your spouse, the transcript is of your joint return. We ask for nothing that your spouse filed alone.',
        ),
      ),
      section(
        'Who gets it',
        definitions(
          ['Line 5a. IVES participant', `${participant.name}, ${participant.address}`],
          ['Participant ID', participant.participantId],
          ['Mailbox', participant.mailbox],
          ['Line 5d. Client', `${lender.name}, ${lender.address.join(', ')}, ${lender.phone}`],
        ),
      ),
      section(
        'What we ask for',
        definitions(
          ['Line 6. Tax form', '1040'],
          ['Line 6a. Kind of transcript', 'Return transcript'],
          ['Line 8. Tax years ended', joinWords(years.map((year) => `12/31/${year}`))],
        ),
      ),
      section(
        'Before you sign',
        bullets(
          'We use the transcript only to verify your income for this application. The law allows no other use, and no disclosure to others, without your express permission (26 USC 6103(c)).',
          'Sign only if every line that applies is complete. The IRS must receive the form within 120 days of your signature.',
          `You need not sign. Call us at ${lender.phone} before you sign these documents, and we will tell you how else you can verify your income.`,
        ),
        paragraph(
          'By signing I declare that I am the taxpayer named on line 1a, that I have read this declaration, and that I have the authority to sign Form 4506-C. I ask the IRS to send the transcript to the participant on line 5a for the client on line 5d.',
        ),
        ...signatureLines(
          signers.filter(({ role }) => role === 'BORROWER'),
          'tax-transcripts',
        ),
      ),
    ],
  });
}
