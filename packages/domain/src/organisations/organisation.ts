import * as z from 'zod';
import { MembershipCode } from '../facts/applicant.ts';
import { Product, TERMS_YEARS } from '../facts/offers.facts.ts';
import { CentsSchema } from '../money/cents.ts';
import { STATE_CODES } from '../states/us-states.ts';
import { Brand } from './brand.ts';
import { Department, WeekHours } from './hours.ts';
import { SUPERVISOR_CODES } from './supervisors.ts';

const Url = z.url({ protocol: /^https$/ });
const FileName = z
  .string()
  .regex(/^[a-z0-9-]+\.(json|svg|png)$/, 'Must be the name of a file in this folder');

/** The lender as a company: requirement of every disclosure and of the page. */
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
  /** A regulator is looking at the application in New York, where the lender does not lend yet. */
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
  /** EHL: equal housing lender. EOL: equal opportunity lender. Otherwise a picture in the organisation's folder. */
  footerImage: z.union([z.enum(['EHL', 'EOL']), FileName]),
  disclosureCopy: z.array(z.string().min(1)).min(1),
});
export type FooterInfo = z.infer<typeof FooterInfo>;

/** What the lender advertises. Prices themselves come from the rate sheet. */
export const PricingInfo = z.strictObject({
  lowestLineCents: CentsSchema,
  highestLineCents: CentsSchema,
  lowestAprPct: z.number(),
  highestAprPct: z.number(),
  highestOriginationFeePct: z.number(),
  termsYears: z.array(z.literal(TERMS_YEARS)).min(1),
});
export type PricingInfo = z.infer<typeof PricingInfo>;

/** The codes that count with a lender: its own for whoever comes with one, those of its partners with the number of a membership. */
const AllowLists = z.strictObject({
  ownCodes: z.array(MembershipCode),
  partnerCodes: z.array(MembershipCode),
});
export type AllowLists = z.infer<typeof AllowLists>;

/** One lender, as its folder says: `organisation.json` with `brand.json` beside it. */
export const Organisation = z.strictObject({
  code: z.string().regex(/^[a-z][a-z0-9-]{1,30}$/),
  /** The organisation whose contracts and permissions apply; its own code unless it is a branch of another. */
  canonicalCode: z.string().regex(/^[a-z][a-z0-9-]{1,30}$/),
  /** Host names by which a visitor's browser chooses this lender. */
  hosts: z.array(z.string().min(1)),
  /** IANA name. Business days, dates on documents and office hours are of this zone. */
  timeZone: z.string().min(1),
  brand: Brand,
  company: CompanyInfo,
  footer: FooterInfo,
  pricing: PricingInfo,
  products: z.array(Product).min(1),
  licensedStates: z.array(z.enum(STATE_CODES)).min(1),
  hours: z.record(Department, WeekHours),
  allowLists: AllowLists,
  /** The consumer reporting agency whose reports the lender buys; notices name it. */
  creditBureau: z.enum(['EQUIFAX', 'EXPERIAN', 'TRANSUNION']),
  /** The federal agency that administers equal credit at the lender; notices name it. Source: 12 CFR 1002, Appendix A. */
  supervisor: z.enum(SUPERVISOR_CODES),
  /** Who holds title under a deed of trust. */
  trustee: z.string().min(1),
});
export type Organisation = z.infer<typeof Organisation>;

/** Whether the lender may lend in a state, by its two letters. */
export function isLicensedIn(organisation: Pick<Organisation, 'licensedStates'>, state: string): boolean {
  return organisation.licensedStates.some((licensed) => licensed === state);
}
