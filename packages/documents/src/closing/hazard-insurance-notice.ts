import { formatWholeDollars } from '@homeline/domain/money/cents.ts';
import { bullets, type DocumentModel, definitions, paragraph, section } from '../document.ts';
import { frame } from '../frame.ts';
import { borrowers, signatureLines } from '../signing.ts';
import type { SubjectWith } from '../subject.ts';
import { addressLine } from '../wording.ts';
import { wordsOf } from '../words-of.ts';

/**
 * Writes the notice of the insurance that the home must carry, due before a borrower signs the agreement or the security instrument. Source:
 * California Civil Code, section 2955.5(a) and (b), which every home gets; other states forbid naming an insurer in words of their own.
 * For counsel: the words that a state prescribes for it, and its notice before a lender buys insurance; 12 CFR 1024.37 leaves lines of credit out
 * (12 CFR 1024.31, “mortgage loan”).
 */
export function hazardInsuranceNotice(
  subject: SubjectWith<'loanNumber' | 'borrower' | 'property' | 'signers' | 'insurance'>,
): DocumentModel {
  const { loanNumber, property, signers, insurance } = subject;
  return frame(subject, 'HAZARD_INSURANCE_NOTICE', {
    opening: [
      paragraph(
        `Your home at ${addressLine(property)} secures your line, so it must be insured for as long as the line is open.`,
      ),
    ],
    sections: [
      section(
        'What your policy needs',
        definitions(
          ['Coverage', 'Fire and the other hazards of a standard homeowners policy'],
          [
            'Amount, at least',
            `${formatWholeDollars(insurance.coverageCents)}, or the full cost to rebuild your home if that is less`,
          ],
          ['Mortgagee clause', insurance.mortgagee],
          ['Loan number', loanNumber],
          ['In force', 'When we send your money, and for at least 30 more days'],
          [
            'Flood',
            insurance.needsFlood
              ? 'Flood insurance is required too; your flood notice says how much'
              : 'Not required now. A homeowners policy doesn’t cover floods',
          ],
        ),
        paragraph(wordsOf(subject, 'HAZARD_INSURANCE_NOTICE', 'lossPayee')),
      ),
      section(
        'Your choice of insurer',
        bullets(
          'You choose the insurer and the agent. Any insurer that is licensed to provide the coverage will do, and a policy that you already have if it meets the needs above.',
          'We require no particular insurer, agent or broker, and your choice has no part in our decision or your terms.',
          'We don’t require hazard insurance in an amount that exceeds the replacement value of the improvements on the property.',
        ),
      ),
      section('If the insurance ends', paragraph(wordsOf(subject, 'HAZARD_INSURANCE_NOTICE', 'ifItEnds'))),
      section(
        'Receipt',
        paragraph('By signing you confirm that you received this notice before you signed the agreement.'),
        ...signatureLines(borrowers(signers), 'hazard-insurance'),
      ),
    ],
  });
}
