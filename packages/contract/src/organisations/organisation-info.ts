import { CivilDateSchema } from '@homeline/domain/dates/civil-date.ts';
import { Brand } from '@homeline/domain/organisations/brand.ts';
import {
  CompanyInfo,
  FooterInfo,
  Organisation,
  PricingInfo,
} from '@homeline/domain/organisations/organisation.ts';
import { OutsideLinks } from '@homeline/domain/organisations/outside-links.ts';
import { PromiseName } from '@homeline/domain/organisations/promises.ts';
import * as z from 'zod';
import { call } from '../call.ts';

/** A lender's public information, which every page also embeds. */
export const getOrganisationInfo = call({
  name: 'getOrganisationInfo',
  method: 'GET',
  path: '/service-organisation/external/api/v1/organisation-info',
  who: 'ANYONE',
  summary: 'Returns the organisation’s brand, company, footer, products and advertised terms.',
  query: z.object({ orgCode: z.string().max(64).optional() }),
  answer: z.object({
    baseUrl: z.string(),
    /** The base of the telemetry calls, empty for the page’s own origin. */
    eventsBaseUrl: z.string(),
    /** The base of the wallet calls, empty for the page’s own origin. */
    walletServiceUrl: z.string(),
    canonicalOrgCode: z.string(),
    orgBrand: Brand,
    orgCode: z.string(),
    orgMetaData: z.object({
      companyInfo: CompanyInfo,
      requiresReferrer: z.boolean(),
      isWholesale: z.boolean(),
      /** The day from which people may apply, while it lies ahead. */
      opensOn: CivilDateSchema.optional(),
      isLicensed: z.boolean(),
      products: Organisation.shape.products,
      footer: FooterInfo,
      outsideLinks: OutsideLinks,
      feedbackEnabled: z.boolean(),
      cryptoEnabled: z.boolean(),
      chatLinkHosts: z.array(z.string()),
      /** Codes that need a membership number. */
      partnerCodes: Organisation.shape.allowLists.shape.partnerCodes,
    }),
    orgPricingData: PricingInfo,
    /** How long offers and money usually took in the lender’s own last applications. */
    usualSeconds: z.partialRecord(PromiseName, z.number()),
  }),
});
