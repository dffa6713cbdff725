import { stateRules } from '@homeline/domain/states/states.ts';
import { INSTRUMENTS } from '../display-names.ts';
import { bullets, type DocumentModel, notice, paragraph, section } from '../document.ts';
import { frame } from '../frame.ts';
import { blankLines, isSpouseWithoutTitle, signatureLines } from '../signing.ts';
import type { Signer, SubjectWith } from '../subject.ts';
import { addressLine, joinWords, longDate, longDateWithWeekday } from '../wording.ts';

type Subject = SubjectWith<'borrower' | 'property' | 'signers' | 'opening' | 'rescission'>;

const COPIES = {
  ELECTRONIC: 'one copy of this notice electronically',
  PAPER: 'two copies of this notice on paper',
} as const;

/**
 * Writes the notice of the right to cancel a line on a principal dwelling, for everyone whose ownership it encumbers: two paper copies
 * each, or one electronic copy.
 * Source: 12 CFR 1026.15(b); model form G-5 of Appendix G to part 1026.
 */
export function noticeOfRightToCancel(subject: Subject): DocumentModel {
  const { lender, property, opening, rescission } = subject;
  const instrument = INSTRUMENTS[stateRules(property.state).securityInstrument].toLowerCase();
  const entitled = entitledToCancel(subject.signers, property.state);
  const mailBy = longDateWithWeekday(rescission.endsOn);
  return frame(subject, 'NOTICE_OF_RIGHT_TO_CANCEL', {
    opening: [
      notice(
        `Your right to cancel ends at midnight of ${mailBy}, or later if one of the events below happens after ${longDate(opening.openedOn)}.`,
        ...(rescission.lastSignedOn
          ? [
              `This notice replaces the one in your closing documents, because the last signature was on ${longDate(rescission.lastSignedOn)}. You receive it on ${longDate(subject.madeOn)}.`,
            ]
          : []),
        `This notice is for ${joinWords(entitled.map(({ name }) => name))}. Any one of you can cancel for all.`,
      ),
    ],
    sections: [
      section(
        '1. Your right to cancel',
        paragraph(
          `We have agreed to establish an open-end credit account for you, and you have agreed to give us a ${instrument} on your home at ${addressLine(property)} as security for the account. You have a legal right under federal law to cancel the account, without cost, within three business days after the latest of the following events:`,
        ),
        bullets(
          `the opening date of your account, which is ${longDate(opening.openedOn)}; or`,
          'the date you received your Truth in Lending disclosures; or',
          'the date you received this notice of your right to cancel the account.',
        ),
        paragraph(
          `If you cancel the account, the ${instrument} on your home is also canceled. Within 20 days of receiving your notice, we must take the necessary steps to reflect that the ${instrument} on your home has been canceled. We must return to you any money or property you have given to us or to anyone else in connection with the account.`,
        ),
        paragraph(
          'You may keep any money or property we have given you until we have done the things mentioned above, but you must then offer to return the money or property. If it is impractical or unfair for you to return the property, you must offer its reasonable value. You may offer to return the property at your home or at the location of the property. Money must be returned to the address shown below. If we do not take possession of the money or property within 20 calendar days of your offer, you may keep it without further obligation.',
        ),
      ),
      section(
        '2. How to cancel',
        paragraph(
          `If you decide to cancel the account, you may do so by notifying us, in writing, at ${lender.name}, ${lender.address.join(', ')}. You may use any written statement that is signed and dated by you and states your intention to cancel, or you may use this notice by dating and signing below. Keep one copy of this notice no matter how you notify us because it contains important information about your rights.`,
        ),
        paragraph([
          'If you cancel by mail, you must send the notice no later than ',
          { strong: `midnight of ${mailBy}` },
          ' (or midnight of the third business day following the latest of the three events listed above). If you send or deliver your written notice to cancel some other way, it must be delivered to the above address no later than that time.',
        ]),
      ),
      section(
        'I wish to cancel',
        paragraph('Sign here only if you want to cancel.'),
        // A signature on the package acknowledges the notice; it must never appear as a wish to cancel.
        ...blankLines(entitled, 'cancel'),
      ),
      section(
        'Receipt',
        paragraph(
          `Each of us has received ${COPIES[rescission.delivery]}, and one copy of the Truth in Lending disclosures.`,
        ),
        ...signatureLines(entitled, 'cancel-receipt'),
      ),
    ],
  });
}

/** Returns everyone whose interest in the home the lien reaches: the owners and the spouse who signs it. Source: 12 CFR 1026.15(b); 7 TAC 153.25. */
function entitledToCancel(signers: readonly Signer[], state: string): readonly Signer[] {
  return signers.filter(
    (signer) =>
      signer.holdsTitle || isSpouseWithoutTitle(signer) || (state === 'TX' && signer.role === 'CO_DEEDER'),
  );
}
