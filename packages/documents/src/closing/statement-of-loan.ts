import { formatDollars } from '@homeline/domain/money/cents.ts';
import { formatRate } from '@homeline/domain/money/percent.ts';
import { stateRules } from '@homeline/domain/states/states.ts';
import { US_STATES } from '@homeline/domain/states/us-states.ts';
import { INSTRUMENTS } from '../display-names.ts';
import { type DocumentModel, definitions, paragraph, section } from '../document.ts';
import { frame } from '../frame.ts';
import { minimumPayment } from '../plan-wording.ts';
import { borrowers, signatureLines } from '../signing.ts';
import type { SubjectWith } from '../subject.ts';
import { addressLine, longDate, withArticle } from '../wording.ts';
import { maturityOf, paymentLabel } from './payment-schedule.ts';

type Subject = SubjectWith<'loanNumber' | 'borrower' | 'property' | 'signers' | 'line' | 'opening'>;

/**
 * Writes the statement of the loan that a finance lender gives when it is made, and the borrowers' statement on brokers. Source: California
 * Financial Code, section 22337(a) and (b).
 * For counsel: whether the NMLS number is the license number that subdivision (a) means.
 * @throws RangeError when the state asks for none
 */
export function statementOfLoan(subject: Subject): DocumentModel {
  const { lender, line, opening, property, signers } = subject;
  const { terms } = line;
  const { statementOfLoan: law, securityInstrument } = stateRules(property.state);
  if (law === undefined) throw new RangeError('The state of the home asks for no statement of the loan');
  const rate = formatRate(terms.noteRatePct);
  return frame(subject, 'STATEMENTOFLOAN', {
    opening: [
      paragraph(
        `The law of ${US_STATES[property.state]} has us give you this statement when the line is made (${law}). It repeats terms of your agreement and changes none of them.`,
      ),
    ],
    sections: [
      section(
        'Lender and broker',
        definitions(
          ['Lender', `${lender.name}, ${lender.address.join(', ')}`],
          ['License', `NMLS No. ${lender.nmls}. Licenses by state: ${lender.licensesUrl}`],
          ['Broker', brokerOf(subject)],
        ),
      ),
      section(
        'The loan',
        definitions(
          ['Date', longDate(opening.openedOn)],
          ['Amount', `A credit limit of ${formatDollars(terms.lineAmountCents)}, all of it drawn at first`],
          ['Maturity', longDate(maturityOf(subject))],
          [
            paymentLabel(terms),
            `${formatDollars(terms.monthlyPaymentCents)}, first due on ${longDate(opening.firstDueOn)}`,
          ],
          [
            'ANNUAL PERCENTAGE RATE',
            line.withoutAutopay
              ? `${rate}, and ${formatRate(line.withoutAutopay.noteRatePct)} if automatic payment ends`
              : `${rate}, fixed`,
          ],
          [
            'Security',
            `${capitalized(withArticle(INSTRUMENTS[securityInstrument]))} on your home at ${addressLine(property)}`,
          ],
        ),
        paragraph(minimumPayment(terms, property.state)),
      ),
      section(
        'Your statement about brokers',
        paragraph(brokerStatement(subject)),
        paragraph(
          `If that isn’t so, don’t sign. Tell us first at ${lender.phone} who helped and what they were paid or promised.`,
        ),
        ...signatureLines(borrowers(signers), 'statement-of-loan'),
      ),
    ],
  });
}

function brokerOf({ originator }: Subject): string {
  if (!originator?.broker) return 'None';
  return `${originator.broker}, by ${originator.name}, NMLS No. ${originator.nmls}`;
}

function brokerStatement({ lender, originator }: Subject): string {
  if (!originator?.broker)
    return 'By signing I state that no person acted as a broker in making this loan, and that I paid or promised no one anything for it besides the fees in my closing summary.';
  const paid = originator.payCents
    ? `${lender.name} pays ${formatDollars(originator.payCents)} for it`
    : `${lender.name} pays nothing for it`;
  return `By signing I state that ${originator.broker} acted as a broker in making this loan and no other person did. ${paid}; I paid or promised no one anything for it besides the fees in my closing summary.`;
}

function capitalized(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
