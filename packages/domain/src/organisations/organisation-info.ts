import type { Brand } from './brand.ts';
import type { CompanyInfo, FooterInfo, Organisation, PricingInfo } from './organisation.ts';

/** What the page is told of its lender: embedded as JSON in an element with this id. */
export const ORGANISATION_INFO_ID = 'organisation-info';

export const NO_ORGANISATION_MESSAGE = 'No private label data found.';

export type OrganisationInfo = {
  readonly baseUrl: string;
  readonly canonicalOrgCode: string;
  readonly orgBrand: Brand;
  readonly orgCode: string;
  readonly orgMetaData: {
    readonly companyInfo: CompanyInfo;
    readonly products: Organisation['products'];
    readonly footer: FooterInfo;
  };
  readonly orgPricingData: PricingInfo;
};

/**
 * The part of an organisation that any visitor may see.
 * @param baseUrl where its calls go; empty for the page's own origin
 */
export function organisationInfo(organisation: Organisation, baseUrl = ''): OrganisationInfo {
  return {
    baseUrl,
    canonicalOrgCode: organisation.canonicalCode,
    orgBrand: organisation.brand,
    orgCode: organisation.code,
    orgMetaData: {
      companyInfo: organisation.company,
      products: organisation.products,
      footer: organisation.footer,
    },
    orgPricingData: organisation.pricing,
  };
}
