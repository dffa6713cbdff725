// Proves OR-04, LW-08.

import { Organisation } from '@homeline/domain/organisations/organisation.ts';
import { describe, expect, it } from 'vitest';
import fieldstoneBrand from '../../../organisations/fieldstone/brand.json' with { type: 'json' };
import fieldstone from '../../../organisations/fieldstone/organisation.json' with { type: 'json' };
import harborviewBrand from '../../../organisations/harborview/brand.json' with { type: 'json' };
import harborview from '../../../organisations/harborview/organisation.json' with { type: 'json' };
import homelineBrand from '../../../organisations/homeline/brand.json' with { type: 'json' };
import homeline from '../../../organisations/homeline/organisation.json' with { type: 'json' };
import { documentText } from './document-text.ts';
import { lenderOf } from './lender.ts';
import { adverseActionNotice } from './notices/adverse-action-notice.ts';
import { coBorrowerNotice } from './notices/co-borrower-notice.ts';
import { additionalDisclosures } from './summary/additional-disclosures.ts';
import { sampleSubject } from './testing/sample.ts';

const TRADE_COMMISSION = 'Federal Trade Commission, Equal Credit Opportunity, Washington, DC 20580.';
const CREDIT_UNIONS =
  'National Credit Union Administration, Office of Consumer Financial Protection, 1775 Duke Street, ' +
  'Alexandria, VA 22314.';

describe.each([
  ['a finance company', Organisation.parse({ ...homeline, brand: homelineBrand }), TRADE_COMMISSION],
  ['a federal credit union', Organisation.parse({ ...harborview, brand: harborviewBrand }), CREDIT_UNIONS],
])('the equal credit agency in notices of %s (12 CFR 1002, Appendix A)', (_, organisation, agency) => {
  it.each([
    ['to the applicant', adverseActionNotice],
    ['to a co-borrower', coBorrowerNotice],
    ['with the application', additionalDisclosures],
  ])('names the lender’s own supervisor, in the notice %s', (_, documentOf) => {
    expect(documentText(documentOf({ ...sampleSubject(), lender: lenderOf(organisation) }))).toContain(
      `compliance with this law concerning this creditor is the ${agency}`,
    );
  });
});

describe('a lender’s statements on pay, referrals and affiliates', () => {
  it.each([
    ['a credit union', { ...harborview, brand: harborviewBrand }],
    ['a wholesale lender', { ...fieldstone, brand: fieldstoneBrand }],
  ])('come from its own folder: %s', (_, folder) => {
    const organisation = Organisation.parse(folder);
    const lender = lenderOf(organisation);
    const { pay, referrals, affiliates } = organisation.practices;
    const text = documentText(additionalDisclosures({ ...sampleSubject(), lender }));
    for (const said of [pay, referrals, ...affiliates]) expect(text).toContain(said);
    expect(text).not.toContain('No one is paid based on your rate.');
    expect(text.includes('We have no affiliates.')).toBe(affiliates.length === 0);
  });
});
