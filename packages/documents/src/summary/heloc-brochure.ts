import { HOUSING_COUNSELORS } from '@homeline/domain/organisations/housing-counselors.ts';
import { bullets, type DocumentModel, paragraph, type Section, section } from '../document.ts';
import { frame } from '../frame.ts';
import type { DocumentSubject } from '../subject.ts';

/**
 * Writes the home equity brochure due with the application: a substitute with the topics of the booklet of the Consumer Financial
 * Protection Bureau. Source: 12 CFR 1026.40(e), comment 40(e)-1.
 */
export function helocBrochure(subject: DocumentSubject): DocumentModel {
  return frame(subject, 'HELOC_BROCHURE', {
    opening: [
      paragraph(
        'A home equity line of credit (HELOC) lets you borrow against the equity in your home. Equity is what your home is worth today, ' +
          'minus what you owe on your mortgage. This brochure is about lines in general. Your disclosure of important terms describes ours.',
      ),
    ],
    sections: [...BASICS, ...COSTS, ...RISKS_AND_RIGHTS, ...DECIDING],
  });
}

const BASICS: readonly Section[] = [
  section(
    'Is a line the right loan?',
    bullets(
      'A HELOC is a revolving line. You borrow, repay and borrow again up to your credit limit.',
      'A home equity loan gives you one amount, usually with a fixed rate and equal payments.',
      'A cash-out refinance replaces your mortgage with a larger one. Its rate applies to the whole amount.',
      'A personal loan, a credit card or a loan from a retirement plan doesn’t use your home as security. It may cost more or carry other risks.',
      'A reverse mortgage is for owners aged 62 or older. You repay it when you leave the home.',
    ),
    paragraph('Compare several lenders and several kinds of credit before you choose.'),
  ),
  section(
    'How does a line work?',
    paragraph(
      'The lender sets a credit limit. It takes a share of your home’s value and subtracts what you owe on it. It also looks at your ' +
        'income, your debts and your credit history.',
    ),
    paragraph(
      'You can draw during the draw period. Some lines require a first draw, a smallest draw or a smallest balance. Then the repayment ' +
        'period starts. You can’t draw any more, and you repay what you owe.',
    ),
    paragraph(
      'On some lines your payments first cover only interest. Your balance then doesn’t fall, and your payment can rise sharply when ' +
        'repayment starts. Some lines end in a balloon payment: the whole balance, due at once. If you can’t pay it, you may have to ' +
        'refinance or sell your home.',
    ),
  ),
];

const COSTS: readonly Section[] = [
  section(
    'What does a line cost?',
    paragraph('Ask for every cost in writing. A line may have:'),
    bullets(
      'an application, origination or appraisal fee;',
      'closing costs, such as title, recording, notary and taxes;',
      'annual, maintenance or inactivity fees;',
      'a fee for each draw; and',
      'a fee for closing the line early.',
    ),
    paragraph(
      'The annual percentage rate (APR) of a line counts only interest. It doesn’t include points or other fees, as the APR of a home ' +
        'equity loan does. So don’t compare the two by their APR alone.',
    ),
  ),
  section(
    'Fixed rate or variable rate?',
    paragraph(
      'Most lines have a variable rate: an index, such as the prime rate, plus a margin. When the index rises, so does your payment. Ask ' +
        'which index is used, how often the rate can change, and how high it can go. The law requires a cap on the rate over the life of ' +
        'the line. Ask whether an introductory rate ends, and what follows it.',
    ),
    paragraph(
      'A fixed rate doesn’t change with an index. Some lines let you fix the rate of part of what you owe.',
    ),
  ),
];

const RISKS_AND_RIGHTS: readonly Section[] = [
  section(
    'What are the risks?',
    bullets(
      'Your home is the security. If you can’t pay, you could lose it.',
      'If you sell your home, you generally have to pay off the line right away.',
      'If the value of your home falls, you may owe more than it’s worth.',
      'Unsecured debt that you pay off with a line becomes debt secured by your home.',
      'The lender may freeze or lower your line, for example if the value of your home falls significantly or your finances get worse.',
    ),
  ),
  section(
    'What are your rights?',
    bullets(
      'You receive the lender’s terms with your application. If a term changes before the line opens, other than because an index moved, you can decide not to open it and get your fees back.',
      'No application fee is final until three business days after you receive the terms and this brochure.',
      'If the line is secured by your main home, you can cancel for any reason until midnight of the third business day after you sign. You must cancel in writing. The lender returns your fees.',
      'The lender may not change the terms of your line except as the law and your agreement allow.',
      'If the lender freezes or lowers your line, it must tell you in writing and give the reasons. Ask it to restore the line when the reason is gone.',
    ),
  ),
];

const DECIDING: readonly Section[] = [
  section(
    'What should you ask each lender?',
    bullets(
      'How much can I borrow, and for how long can I draw?',
      'What is the rate, and can it change?',
      'What are all the fees, and when do I pay them?',
      'What is the smallest payment, and does it repay what I borrow?',
      'What will my payment be when the draw period ends?',
      'Is there a balloon payment, or a fee for paying early?',
      'When can you freeze or lower my line?',
    ),
  ),
  section(
    'If you have trouble paying',
    paragraph(
      'Call your lender right away and ask which options you have. A housing counselor approved by the U.S. Department of Housing and Urban ' +
        `Development (HUD) can help at little or no cost: call ${HOUSING_COUNSELORS.phone} or visit ${HOUSING_COUNSELORS.site}.`,
    ),
  ),
  section(
    'Where can you learn more or complain?',
    paragraph(
      'The Consumer Financial Protection Bureau (CFPB) publishes a booklet of the same title, answers questions and takes complaints: ' +
        'www.consumerfinance.gov, or (855) 411-2372. Ask a tax adviser whether you can deduct the interest.',
    ),
  ),
];
