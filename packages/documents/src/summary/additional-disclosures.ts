import { HOUSING_COUNSELORS } from '@homeline/domain/organisations/housing-counselors.ts';
import { US_STATES } from '@homeline/domain/states/us-states.ts';
import { bullets, type DocumentModel, paragraph, type Section, section } from '../document.ts';
import { equalCreditStatement } from '../equal-credit.ts';
import { frame } from '../frame.ts';
import { VALUATION_RIGHTS } from '../notices/valuation-rights.ts';
import type { SubjectWith } from '../subject.ts';
import { joinWords } from '../wording.ts';

/**
 * Writes the federal and state notices due with the application: equal credit (12 CFR 1002.14 and Appendix A), copies of valuations,
 * identification (31 CFR 1020.220), counseling (12 CFR 1024.20), servicing, choice of insurer (California Civil Code 2955.5(b)), digital assets (12 CFR 328.102),
 * and the license.
 */
export function additionalDisclosures(subject: SubjectWith<'property'>): DocumentModel {
  const { lender, property } = subject;
  const { affiliates } = lender.practices;
  const state = US_STATES[property.state];
  return frame(subject, 'ADDITIONAL_MORTGAGE_DISCLOSURES', {
    sections: [
      section(
        'Equal credit opportunity',
        equalCreditStatement(lender),
        paragraph(
          'Income from alimony, child support or separate maintenance need not be revealed if you do not wish it to be considered.',
        ),
      ),
      section('Your right to a copy of every valuation', ...VALUATION_RIGHTS),
      section(
        'Identification',
        paragraph(
          'Federal law requires us to obtain, verify and record information that identifies each person who opens an account. We ask ' +
            'for your name, address, date of birth and other information, and for a document that identifies you.',
        ),
      ),
      section(
        'Housing counseling',
        paragraph(
          'You can talk to a housing counselor approved by the U.S. Department of Housing and Urban Development before you decide. Find ' +
            `counselors near you at ${HOUSING_COUNSELORS.site}, or call (855) 411-2372 or ${HOUSING_COUNSELORS.phone}.`,
        ),
      ),
      section(
        'How the plan may be serviced',
        paragraph(
          'We may assign, sell or transfer the plan or its servicing to another. If the servicer changes, we will tell you who it is, ' +
            'from when, and where to send payments. The terms of your agreement stay as they are.',
        ),
      ),
      section(
        'Your choice of insurer',
        paragraph(
          'The home must be insured against fire and other hazards, and against flood where federal law requires it. You may choose any ' +
            'insurer that is licensed to provide the coverage. Your choice has no part in our decision. We don’t require hazard insurance in ' +
            'an amount that exceeds the replacement value of the improvements on the property.',
        ),
      ),
      section(
        'How we are paid',
        bullets(
          lender.practices.pay,
          lender.practices.referrals,
          ...(affiliates.length > 0
            ? [`Our affiliates are ${joinWords(affiliates)}. You need not use them.`]
            : ['We have no affiliates.']),
        ),
      ),
      ...(subject.isCrypto ? [digitalAssets()] : []),
      section(
        `Your state: ${state}`,
        paragraph(
          `The property is in ${state}. ${lender.name} is registered under NMLS No. ${lender.nmls}; look it up at ${lender.nmlsUrl}. Licenses ` +
            `by state are listed at ${lender.licensesUrl}.`,
        ),
        ...(property.state === 'TX'
          ? [
              paragraph(
                'A line secured by a Texas homestead is governed by section 50(a)(6) and (t) of article XVI of the Texas Constitution. You ' +
                  'receive a separate notice of your rights under it.',
              ),
            ]
          : []),
      ),
    ],
  });
}

/** Digital assets must not be taken for insured deposits (12 CFR 328.102(b)). */
function digitalAssets(): Section {
  return section(
    'Digital assets and your line',
    bullets(
      'We lend in U.S. dollars only. Your money goes to a bank account in your name, never to a wallet, and you repay in dollars whatever ' +
        'your digital assets are worth.',
      'Your home secures the line. Your digital assets don’t: we take no interest in them and don’t count them when we decide.',
      'If you link a wallet, we use its address to show it to you with our messages. We never ask for its keys, and can’t see or move ' +
        'what is in it.',
      'Digital assets are not deposits, are not insured by the FDIC or any other government agency, and can lose all of their value.',
    ),
  );
}
