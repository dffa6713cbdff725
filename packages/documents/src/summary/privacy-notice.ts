import { type Block, bullets, type DocumentModel, definitions, paragraph, section } from '../document.ts';
import { frame } from '../frame.ts';
import type { DocumentSubject } from '../subject.ts';

type Row = readonly [reason: string, doesShare: 'Yes' | 'No', canLimit: string];

/** Only sharing under the exceptions of 12 CFR 1016.13 to 1016.15, so there is nothing to opt out of. */
const SHARING: readonly Row[] = [
  [
    'For our everyday business purposes: to process your transactions, maintain your account, respond to court orders and legal investigations, or report to credit bureaus',
    'Yes',
    'No',
  ],
  ['For our marketing purposes: to offer our products and services to you', 'Yes', 'No'],
  ['For joint marketing with other financial companies', 'No', 'We do not share'],
  [
    'For our affiliates’ everyday business purposes: your transactions and experiences',
    'No',
    'We do not share',
  ],
  ['For our affiliates’ everyday business purposes: your creditworthiness', 'No', 'We do not share'],
  ['For nonaffiliates to market to you', 'No', 'We do not share'],
];

/** Writes the privacy notice. Source: the model form of 12 CFR 1016, Appendix. */
export function privacyNotice(subject: DocumentSubject): DocumentModel {
  const { lender } = subject;
  return frame(subject, 'PRIVACY_NOTICE', {
    title: `What does ${lender.name} do with your personal information?`,
    sections: [
      section(
        'Facts',
        definitions(
          [
            'Why?',
            'Financial companies choose how they share your personal information. Federal law gives consumers the right to limit some but ' +
              'not all sharing. Federal law also requires us to tell you how we collect, share and protect your personal information. ' +
              'Please read this notice carefully to understand what we do.',
          ],
          [
            'What?',
            'The types of personal information we collect and share depend on the product you have with us. They can include: Social ' +
              'Security number and income; account balances and payment history; credit history and credit scores. When you are no longer ' +
              'our customer, we continue to share your information as described in this notice.',
          ],
          [
            'How?',
            'All financial companies need to share customers’ personal information to run their everyday business. Below are the reasons ' +
              `financial companies can share it, whether ${lender.name} does, and whether you can limit this sharing.`,
          ],
        ),
        sharingTable(lender.name),
        paragraph(`Questions? Call ${lender.phone} or go to ${lender.privacyUrl}.`),
      ),
      section(
        'What we do',
        definitions(
          ['Who we are', `${lender.name}, NMLS No. ${lender.nmls}`],
          [
            'How we protect your personal information',
            'To protect your personal information from unauthorized access and use, we use security measures that comply with federal ' +
              'law. These include encryption of the most sensitive data, computer safeguards and secured files.',
          ],
          [
            'How we collect it',
            'We collect it, for example, when you apply for a line, give us your income or employment information, show your ' +
              'identification, or link a bank account. We also collect it from others, such as credit bureaus and public records.',
          ],
          [
            'Why you cannot limit all sharing',
            'Federal law gives you the right to limit only sharing for affiliates’ everyday business purposes about your creditworthiness, ' +
              'affiliates using your information to market to you, and sharing for nonaffiliates to market to you. State law may give ' +
              'you more rights.',
          ],
        ),
      ),
      section(
        'Definitions',
        bullets(
          'Affiliates: companies related by common ownership or control. We do not share with them.',
          'Nonaffiliates: companies not related by common ownership or control. We do not share with them so that they can market to you.',
          'Joint marketing: a formal agreement between nonaffiliated financial companies to market together. We do not market jointly.',
        ),
      ),
    ],
  });
}

function sharingTable(lender: string): Block {
  return {
    kind: 'table',
    caption: 'Reasons we can share your personal information',
    columns: [
      { heading: 'Reason', align: 'left' },
      { heading: `Does ${lender} share?`, align: 'left' },
      { heading: 'Can you limit it?', align: 'left' },
    ],
    rows: SHARING,
  };
}
