import { type Block, bullets, type DocumentModel, definitions, paragraph, section } from '../document.ts';
import { frame } from '../frame.ts';
import type { Score, SubjectWith } from '../subject.ts';
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
 * Writes the disclosure of the score used for a home loan in the words of model form H-3. Everyone whose score is used gets it, so it also
 * serves as the exception to the risk-based pricing notice. Source: FCRA section 609(g), 15 USC 1681g(g)(1); 12 CFR 1022.74(d)(1)(ii);
 * 12 CFR 1022, Appendix H, form H-3.
 */
export function creditScoreDisclosure(subject: SubjectWith<'borrower' | 'score'>): DocumentModel {
  const { score, borrower, lender } = subject;
  return frame(subject, 'CREDIT_SCORE_DISCLOSURE', {
    opening: [{ kind: 'amounts', figures: [['Your credit score', String(score.value)]] }],
    sections: [
      section(
        'Your credit score',
        definitions(
          ['Name', borrower.name],
          ['Address', addressLine(borrower.mailingAddress)],
          ['Source', `${score.bureau.name}, ${score.bureau.address}, ${score.bureau.phone}`],
          ['Date', longDate(score.on)],
        ),
      ),
      section('Understanding your credit score', understanding(score)),
      section(
        'Key factors that adversely affected your credit score',
        score.factors.length > 0 ? bullets(...score.factors) : paragraph('The source named no factor.'),
      ),
      section('Checking your credit report', CHECKING),
      section(
        'Notice to the home loan applicant',
        ...HOME_LOAN_NOTICE.map((text) => paragraph(text)),
        paragraph(
          `If you have questions concerning the terms of the loan, contact the lender: ${lender.name}, ${lender.phone}.`,
        ),
      ),
    ],
  });
}

/** Source: 12 CFR 1022.74(d)(1)(ii)(A) to (E). */
function understanding({ lowest, highest, outranksPct }: Score): Block {
  return definitions(
    [
      'What you should know about credit scores',
      'Your credit score is a number that reflects the information in your credit report. Your credit report is a record of your credit ' +
        'history. It includes information about whether you pay your bills on time and how much you owe to creditors. Your credit score ' +
        'can change, depending on how your credit history changes.',
    ],
    [
      'How we use your credit score',
      'Your credit score can affect whether you can get a loan and how much you will have to pay for that loan.',
    ],
    [
      'The range of scores',
      `Scores range from a low of ${lowest} to a high of ${highest}. Generally, the higher your score, the more likely you are to be ` +
        'offered better credit terms.',
    ],
    ...(outranksPct === undefined
      ? []
      : [
          [
            'How your score compares to the scores of other consumers',
            `Your credit score ranks higher than ${outranksPct} percent of U.S. consumers.`,
          ] satisfies [string, string],
        ]),
  );
}

/** Source: 12 CFR 1022.74(d)(1)(ii)(F) to (J). */
const CHECKING: Block = definitions(
  [
    'What if there are mistakes in your credit report?',
    'You have a right to dispute any inaccurate information in your credit report. If you find mistakes on your credit report, contact ' +
      'the consumer reporting agency. It is a good idea to check your credit report to make sure the information it contains is accurate.',
  ],
  [
    'How can you obtain a copy of your credit report?',
    'Under federal law, you have the right to obtain a free copy of your credit report from each of the nationwide consumer reporting ' +
      'agencies once a year. To order your free annual credit report, call toll-free 1-877-322-8228, visit www.annualcreditreport.com, or ' +
      'mail your completed Annual Credit Report Request Form to Annual Credit Report Request Service, P.O. Box 105281, Atlanta, GA ' +
      '30348-5281.',
  ],
  [
    'How can you get more information?',
    'For more information about credit reports and your rights under federal law, visit the Consumer Financial Protection Bureau’s website ' +
      'at www.consumerfinance.gov/learnmore.',
  ],
);
