import { bullets, type DocumentModel, definitions, paragraph, section } from '../document.ts';
import { frame } from '../frame.ts';
import type { SubjectWith } from '../subject.ts';
import { addressLine, longDate } from '../wording.ts';

/** The wording that the statute prescribes: 15 USC 1681g(g)(1)(D). */
const HOME_LOAN_NOTICE: readonly string[] = [
  'In connection with your application for a home loan, the lender must disclose to you the score that a consumer reporting ' +
    'agency distributed to users and the lender used in connection with your home loan, and the key factors affecting your ' +
    'credit scores.',
  'The credit score is a computer generated summary calculated at the time of the request and based on information that a ' +
    'consumer reporting agency or lender has on file. The scores are based on data about your credit history and payment ' +
    'patterns. Credit scores are important because they are used to assist the lender in determining whether you will obtain a ' +
    'loan. They may also be used to determine what interest rate you may be offered on the mortgage. Credit scores can change ' +
    'over time, depending on your conduct, how your credit history and payment patterns change, and how credit scoring ' +
    'technologies change.',
  'Because the score is based on information in your credit history, it is very important that you review the credit-related ' +
    'information that is being furnished to make sure it is accurate. Credit records may vary from one company to another.',
  'If you have questions about your credit score or the credit information that is furnished to you, contact the consumer ' +
    'reporting agency at the address and telephone number provided with this or contact the lender, if the lender ' +
    'developed or generated the credit score. The consumer reporting agency plays no part in the decision to take any action on ' +
    'the loan application and is unable to provide you with specific reasons for the decision on a loan application.',
];

/**
 * Writes the disclosure of the score used for a home loan. It also serves as the exception notice of risk-based pricing. Source: FCRA
 * section 609(g), 15 USC 1681g(g)(1); 12 CFR 1022.74(d).
 */
export function creditScoreDisclosure(subject: SubjectWith<'borrower' | 'score'>): DocumentModel {
  const { score, borrower, lender } = subject;
  return frame(subject, 'CREDIT_SCORE_DISCLOSURE', {
    opening: [
      {
        kind: 'amounts',
        figures: [
          ['Your credit score', String(score.value)],
          ['Range of scores', `${score.lowest} to ${score.highest}`],
        ],
      },
    ],
    sections: [
      section(
        'Your score',
        definitions(
          ['Name', borrower.name],
          ['Address', addressLine(borrower.mailingAddress)],
          ['Date of the score', longDate(score.on)],
          ['Source', `${score.bureau.name}, ${score.bureau.address}, ${score.bureau.phone}`],
        ),
      ),
      section(
        'Key factors that adversely affected your score',
        score.factors.length > 0 ? bullets(...score.factors) : paragraph('The source named no factor.'),
      ),
      section(
        'Notice to the home loan applicant',
        ...HOME_LOAN_NOTICE.map((text) => paragraph(text)),
        paragraph(
          `If you have questions concerning the terms of the loan, contact the lender: ${lender.name}, ${lender.phone}.`,
        ),
      ),
      section(
        'Understanding and checking your score',
        paragraph(
          'A credit score is a number that reflects the information in your credit report, and it can change as that information ' +
            'changes. Your score can affect whether you can get credit and how much you pay for it.',
        ),
        paragraph(
          'If your report contains a mistake you have the right to dispute it with the agency. You have the right to a free copy of your ' +
            'report from each nationwide agency once a year: www.annualcreditreport.com, (877) 322-8228, or Annual Credit Report Request ' +
            'Service, P.O. Box 105281, Atlanta, GA 30348-5281. Learn more at www.consumerfinance.gov/learnmore.',
        ),
      ),
    ],
  });
}
