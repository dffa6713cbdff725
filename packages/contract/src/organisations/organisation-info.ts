import { Brand } from '@homeline/domain/organisations/brand.ts';
import {
  CompanyInfo,
  FooterInfo,
  Organisation,
  PricingInfo,
} from '@homeline/domain/organisations/organisation.ts';
import * as z from 'zod';
import { call } from '../call.ts';

/** What any visitor may know of a lender; the page carries the same, embedded. */
export const getOrganisationInfo = call({
  name: 'getOrganisationInfo',
  method: 'GET',
  path: '/service-organisation/external/api/v1/organisation-info',
  who: 'ANYONE',
  summary: 'The organisation as the page shows it: brand, company, footer, products and what it advertises.',
  query: z.object({ orgCode: z.string().max(64).optional() }),
  answer: z.object({
    baseUrl: z.string(),
    canonicalOrgCode: z.string(),
    orgBrand: Brand,
    orgCode: z.string(),
    orgMetaData: z.object({
      companyInfo: CompanyInfo,
      products: Organisation.shape.products,
      footer: FooterInfo,
      /** Codes that count with the number of a membership alone. */
      partnerCodes: Organisation.shape.allowLists.shape.partnerCodes,
    }),
    orgPricingData: PricingInfo,
  }),
});
