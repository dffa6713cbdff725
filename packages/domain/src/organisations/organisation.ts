import * as z from 'zod';
import { MembershipCode } from '../facts/applicant.ts';
import { Product, TERMS_YEARS } from '../facts/offers.facts.ts';
import { CentsSchema } from '../money/cents.ts';
import { STATE_CODES } from '../states/us-states.ts';
import { Brand } from './brand.ts';
import { Department } from './hours.ts';
import { INTAKES } from './intake.ts';
import { SignIn } from './sign-in.ts';
import { SUPERVISOR_CODES } from './supervisors.ts';
import { WeekHours } from './week-hours.ts';

const Url = z.url({ protocol: /^https$/ });
const FileName = z.string().regex(/^[a-z0-9-]+\.(json|svg|png)$/, 'Must be the name of a file in the folder');

/** The lender's company data, for disclosures and pages. */
export const CompanyInfo = z.strictObject({
  organization: z.string().min(1),
  companyNameShort: z.string().min(1),
  companyProduct: z.string().min(1),
  companyAddress: z.strictObject({
    street1: z.string().min(1),
    street2: z.string().optional(),
    city: z.string().min(1),
    state: z.enum(STATE_CODES),
    zip: z.string().regex(/^\d{5}(-\d{4})?$/),
  }),
  phoneFormatted: z.string().regex(/^\(\d{3}\) \d{3}-\d{4}$/),
  email: z.email(),
  /** True while New York's regulator reviews the site and the lender doesn't lend there yet. */
  allowRegulatorReview: z.boolean(),
});
export type CompanyInfo = z.infer<typeof CompanyInfo>;

export const FooterInfo = z.strictObject({
  companyName: z.string().min(1),
  companyNMLS: z.string().regex(/^\d+$/),
  companyNmlsURL: Url,
  termsOfUseUrl: Url,
  privacyPolicyUrl: Url,
  privacyLinkIsExternal: z.boolean(),
  licensesUrl: Url,
  companyLegalUrl: Url,
  /** EHL for equal housing lender, EOL for equal opportunity lender, or an image in the organisation's folder. */
  footerImage: z.union([z.enum(['EHL', 'EOL']), FileName]),
  disclosureCopy: z.array(z.string().min(1)).min(1),
});
export type FooterInfo = z.infer<typeof FooterInfo>;

/** The ranges that the lender advertises. Prices come from the rate sheet. */
export const PricingInfo = z.strictObject({
  lowestLineCents: CentsSchema,
  highestLineCents: CentsSchema,
  lowestAprPct: z.number(),
  highestAprPct: z.number(),
  highestOriginationFeePct: z.number(),
  /** What opening a line costs besides the origination fee, as `openingFees` counts it. */
  lowestOpeningFeesCents: CentsSchema,
  highestOpeningFeesCents: CentsSchema,
  termsYears: z.array(z.literal(TERMS_YEARS)).min(1),
});
export type PricingInfo = z.infer<typeof PricingInfo>;

/** The discount codes of a lender. Partner codes need a membership number and its own codes don't. */
const AllowLists = z.strictObject({
  ownCodes: z.array(MembershipCode),
  partnerCodes: z.array(MembershipCode),
});
export type AllowLists = z.infer<typeof AllowLists>;

/** A lender, from `organisation.json` and `brand.json` in its folder. */
export const Organisation = z.strictObject({
  code: z.string().regex(/^[a-z][a-z0-9-]{1,30}$/),
  /** The organisation whose contracts and permissions apply. Its own code unless it is a branch. */
  canonicalCode: z.string().regex(/^[a-z][a-z0-9-]{1,30}$/),
  /** The host names of this lender's pages. */
  hosts: z.array(z.string().min(1)),
  /** IANA name of the zone for business days, document dates and office hours. */
  timeZone: z.string().min(1),
  brand: Brand,
  company: CompanyInfo,
  footer: FooterInfo,
  pricing: PricingInfo,
  intake: z.enum(INTAKES),
  products: z.array(Product).min(1),
  licensedStates: z.array(z.enum(STATE_CODES)).min(1),
  hours: z.record(Department, WeekHours),
  allowLists: AllowLists,
  signIn: SignIn,
  /** A second person confirms a final decline or funding. False only for a lender of one person. */
  fourEyes: z.boolean().default(true),
  /** The lender's consumer reporting agency, which notices name. */
  creditBureau: z.enum(['EQUIFAX', 'EXPERIAN', 'TRANSUNION']),
  /** The federal agency that enforces ECOA for the lender, which notices name. Source: 12 CFR 1002, Appendix A. */
  supervisor: z.enum(SUPERVISOR_CODES),
  /** The trustee in a deed of trust. */
  trustee: z.string().min(1),
});
export type Organisation = z.infer<typeof Organisation>;

/** Returns whether the lender may lend in a state, by postal code. */
export function isLicensedIn(organisation: Pick<Organisation, 'licensedStates'>, state: string): boolean {
  return organisation.licensedStates.some((licensed) => licensed === state);
}
