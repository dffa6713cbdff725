// Proves OR-02, OR-03, OR-04, OR-06.

import { describe, expect, test } from 'vitest';
import fieldstoneBrand from '../../../../organisations/fieldstone/brand.json' with { type: 'json' };
import fieldstone from '../../../../organisations/fieldstone/organisation.json' with { type: 'json' };
import harborviewBrand from '../../../../organisations/harborview/brand.json' with { type: 'json' };
import harborview from '../../../../organisations/harborview/organisation.json' with { type: 'json' };
import homelineBrand from '../../../../organisations/homeline/brand.json' with { type: 'json' };
import homeline from '../../../../organisations/homeline/organisation.json' with { type: 'json' };
import { contrast, contrastProblems } from './contrast.ts';
import { isLicensedIn, Organisation } from './organisation.ts';
import { embedOrganisationInfo, organisationInfo } from './organisation-info.ts';

const lenders = [
  Organisation.parse({ ...homeline, brand: homelineBrand }),
  Organisation.parse({ ...harborview, brand: harborviewBrand }),
  Organisation.parse({ ...fieldstone, brand: fieldstoneBrand }),
];

describe.each(lenders)('$code', (lender) => {
  test('has WCAG AA contrast on light and dark pages', () => {
    expect(contrastProblems(lender.brand.colours.light)).toEqual([]);
    expect(contrastProblems(lender.brand.colours.dark)).toEqual([]);
  });

  test('shares only public data with the page, without rules', () => {
    const info = organisationInfo(lender);
    expect(Object.keys(info).toSorted()).toEqual([
      'baseUrl',
      'canonicalOrgCode',
      'eventsBaseUrl',
      'orgBrand',
      'orgCode',
      'orgMetaData',
      'orgPricingData',
      'usualSeconds',
      'walletServiceUrl',
    ]);
    expect(info.orgMetaData.partnerCodes).toEqual(lender.allowLists.partnerCodes);
  });
});

test('the three sample lenders look different', () => {
  const looks = [
    lenders.map(({ brand }) => brand.name),
    lenders.map(({ brand }) => brand.colours.light.accent),
    lenders.map(({ brand }) => brand.colours.light.canvas),
    lenders.map(({ brand }) => `${brand.type.heading} ${brand.type.text}`),
    lenders.map(({ brand }) => brand.cornersPx.card),
    lenders.map(({ brand }) => brand.voice.welcome),
    lenders.map(({ footer }) => footer.footerImage),
  ];
  for (const values of looks) expect(new Set<string | number>(values).size, String(values)).toBe(3);
});

test('the three sample lenders show each way of taking applications and each mark', () => {
  expect(lenders.map(({ isWholesale }) => isWholesale)).toEqual([false, false, true]);
  expect(lenders.map(({ supervisor }) => supervisor)).toEqual(['FTC', 'NCUA', 'FTC']);
  expect(lenders.map(({ footer }) => footer.footerImage)).toEqual(['EHL', 'insured.svg', 'EOL']);
});

test('a lender lends only in licensed states', () => {
  const [one] = lenders;
  expect(one && isLicensedIn(one, 'OH')).toBe(true);
  expect(one && isLicensedIn(one, 'ZZ')).toBe(false);
});

test('an organisation with an unknown field is rejected', () => {
  expect(Organisation.safeParse({ ...homeline, brand: homelineBrand, surprise: true }).success).toBe(false);
});

test('black on white has a contrast of 21', () => {
  expect(contrast('#000000', '#ffffff')).toBeCloseTo(21, 5);
});

test('the page shows the lender’s logo before its script has loaded, with its name as text', () => {
  const html = '<script type="application/json" id="organisation-info"></script><img alt="" />';
  const lender = Organisation.parse({ ...homeline, brand: { ...homelineBrand, name: 'A "B" & <C>' } });
  const page = embedOrganisationInfo(html, organisationInfo(lender));
  expect(page).toMatch(
    /<img src="\/account\/heloc\/organisations\/homeline\/logo.svg" width="\d+" height="\d+" alt="A &#34;B&#34; &#38; &#60;C>" \/>$/,
  );
});

test('the page embeds its lender, and the lender’s text can’t break out of the element', () => {
  const html = '<script type="application/json" id="organisation-info"></script><p>$&</p>';
  const lender = Organisation.parse({ ...homeline, brand: { ...homelineBrand, name: '</script><b>' } });
  const page = embedOrganisationInfo(html, organisationInfo(lender));
  expect(page.match(/<\/script>/g)).toHaveLength(1);
  expect(JSON.parse(page.slice(page.indexOf('{'), page.lastIndexOf('}') + 1))).toEqual(
    organisationInfo(lender),
  );
  expect(() => embedOrganisationInfo('<p></p>', organisationInfo(lender))).toThrow('organisation-info');
});
