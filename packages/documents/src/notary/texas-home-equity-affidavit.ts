import { formatDollars } from '@homeline/domain/money/cents.ts';
import { TEXAS_HOME_EQUITY } from '@homeline/domain/policy/texas.ts';
import { US_STATES } from '@homeline/domain/states/us-states.ts';
import { bullets, type DocumentModel, paragraph, section } from '../document.ts';
import { frame } from '../frame.ts';
import { acknowledgement, signatureLines } from '../signing.ts';
import type { SubjectWith } from '../subject.ts';
import { addressLine, longDate } from '../wording.ts';

/**
 * Writes the sworn statement of each owner and spouse that the line meets the conditions of the Texas Constitution.
 * Source: Texas Constitution, article XVI, section 50(a)(6). For counsel to confirm the wording.
 * @throws RangeError when the home isn't in Texas
 */
export function texasHomeEquityAffidavit(
  subject: SubjectWith<'property' | 'signers' | 'line' | 'opening' | 'recording'>,
): DocumentModel {
  const { lender, property, signers, line, opening, recording } = subject;
  if (property.state !== 'TX') throw new RangeError('The affidavit is for a home in Texas');
  const { maxCltvPct, maxFeePct } = TEXAS_HOME_EQUITY;
  return frame(subject, 'TEXAS_HOME_EQUITY_AFFIDAVIT', {
    sections: [
      section(
        'Statement',
        paragraph(
          `Each of us, being sworn, states about the line of credit of ${formatDollars(line.terms.lineAmountCents)} with ${lender.name} on the homestead at ${addressLine(property)}, made on ${longDate(opening.openedOn)}:`,
        ),
        bullets(
          'I am an owner of the homestead or the spouse of an owner. I consent to the lien, which is created voluntarily under a written agreement: section 50(a)(6)(A).',
          `With all other debts that the homestead secures, the line is not more than ${maxCltvPct} percent of its fair market value: (B).`,
          `Fees other than those that the Constitution leaves out are not more than ${maxFeePct} percent of the line: (E).`,
          'No other property secures the line, and no other equity loan is secured by the homestead: (H), (K).',
          'No other equity loan on the homestead closed in the year before this day: (M)(iii).',
          'We applied, and received the notice of our rights under section 50(g), at least 12 days before this day: (M)(i).',
          'We received the final itemized fees at least one business day before this day: (M)(ii).',
          'We sign everything in one appointment, at the office of the lender, an attorney at law or a title company: (N).',
          'We signed no instrument with blanks left to be filled in, and no confession of judgment or power of attorney to confess judgment: (Q)(iii), (iv).',
          'We received a copy of the final application and of all documents that we signed at closing: (Q)(v).',
          'Owner and lender acknowledged the fair market value of the homestead in writing: (Q)(ix).',
          'Each of us received notice of the right to rescind within three days: (Q)(viii).',
        ),
        ...signatureLines(signers, 'texas-affidavit'),
      ),
      section('Sworn before a notary', ...acknowledgement(signers, US_STATES.TX, recording.county)),
    ],
  });
}
