import { type Block, bullets, type DocumentModel, definitions, paragraph, section } from '../document.ts';
import { frame } from '../frame.ts';
import type { Lender } from '../lender.ts';
import type { DocumentSubject } from '../subject.ts';
import { joinWords } from '../wording.ts';

/** The month in which this text last changed, which the form states. */
const REVISED = 'November 2026';

type Row = readonly [reason: string, doesShare: 'Yes' | 'No', canLimit: string];

const NOT_SHARED = ['No', 'We don’t share'] as const;

/**
 * Every row of the model form. Only sharing under the exceptions of 12 CFR 1016.13 to 1016.15, so there is nothing to opt out of. A lender
 * that shared more would need the opt-out form, which we don't have.
 */
const SHARING: readonly Row[] = [
  [
    'For our everyday business purposes: such as to process your transactions, maintain your account(s), respond to court orders and ' +
      'legal investigations, or report to credit bureaus',
    'Yes',
    'No',
  ],
  ['For our marketing purposes: to offer our products and services to you', 'Yes', 'No'],
  ['For joint marketing with other financial companies', ...NOT_SHARED],
  [
    'For our affiliates’ everyday business purposes: information about your transactions and experiences',
    ...NOT_SHARED,
  ],
  ['For our affiliates’ everyday business purposes: information about your creditworthiness', ...NOT_SHARED],
  ['For our affiliates to market to you', ...NOT_SHARED],
  ['For nonaffiliates to market to you', ...NOT_SHARED],
];

/** Writes the privacy notice in the words of the model form. Source: 12 CFR 1016, Appendix. */
export function privacyNotice(subject: DocumentSubject): DocumentModel {
  const { lender } = subject;
  return frame(subject, 'PRIVACY_NOTICE', {
    title: `What does ${lender.name} do with your personal information?`,
    opening: [paragraph(`Rev. ${REVISED}`)],
    sections: [
      section('Facts', facts(lender.name), sharingTable(lender.name)),
      section('Questions?', paragraph(`Call ${lender.phone} or go to ${lender.privacyUrl}.`)),
      section('Who we are', definitions(['Who is providing this notice?', lender.name])),
      section('What we do', ...whatWeDo(lender.name)),
      section('Definitions', definitionsOf(lender)),
    ],
  });
}

function facts(lender: string): Block {
  return definitions(
    [
      'Why?',
      'Financial companies choose how they share your personal information. Federal law gives consumers the right to limit some but ' +
        'not all sharing. Federal law also requires us to tell you how we collect, share, and protect your personal information. ' +
        'Please read this notice carefully to understand what we do.',
    ],
    [
      'What?',
      'The types of personal information we collect and share depend on the product or service you have with us. This information can ' +
        'include: Social Security number and income; account balances and payment history; credit history and credit scores. When you ' +
        'are no longer our customer, we continue to share your information as described in this notice.',
    ],
    [
      'How?',
      'All financial companies need to share customers’ personal information to run their everyday business. In the section below, we ' +
        `list the reasons financial companies can share their customers’ personal information; the reasons ${lender} chooses to share; ` +
        'and whether you can limit this sharing.',
    ],
  );
}

function whatWeDo(lender: string): readonly Block[] {
  return [
    definitions(
      [
        `How does ${lender} protect my personal information?`,
        'To protect your personal information from unauthorized access and use, we use security measures that comply with federal ' +
          'law. These measures include computer safeguards and secured files and buildings.',
      ],
      [
        `How does ${lender} collect my personal information?`,
        'We collect your personal information, for example, when you apply for a loan, give us your income information, provide ' +
          'employment information, provide account information, or show your government-issued ID. We also collect your personal ' +
          'information from others, such as credit bureaus, affiliates, or other companies.',
      ],
      ['Why can’t I limit all sharing?', 'Federal law gives you the right to limit only:'],
    ),
    bullets(
      'sharing for affiliates’ everyday business purposes: information about your creditworthiness',
      'affiliates from using your information to market to you',
      'sharing for nonaffiliates to market to you',
    ),
    paragraph('State laws and individual companies may give you additional rights to limit sharing.'),
  ];
}

function definitionsOf({ name, practices: { affiliates } }: Lender): Block {
  return definitions(
    [
      'Affiliates',
      'Companies related by common ownership or control. They can be financial and nonfinancial companies. ' +
        (affiliates.length === 0
          ? `${name} has no affiliates.`
          : `Our affiliates include ${joinWords(affiliates)}. ${name} does not share with our affiliates.`),
    ],
    [
      'Nonaffiliates',
      'Companies not related by common ownership or control. They can be financial and nonfinancial companies. ' +
        `${name} does not share with nonaffiliates so they can market to you.`,
    ],
    [
      'Joint marketing',
      'A formal agreement between nonaffiliated financial companies that together market financial products or services to you. ' +
        `${name} doesn’t jointly market.`,
    ],
  );
}

function sharingTable(lender: string): Block {
  return {
    kind: 'table',
    caption: 'Reasons we can share your personal information',
    columns: [
      { heading: 'Reason', align: 'left' },
      { heading: `Does ${lender} share?`, align: 'left' },
      { heading: 'Can you limit this sharing?', align: 'left' },
    ],
    rows: SHARING,
  };
}
