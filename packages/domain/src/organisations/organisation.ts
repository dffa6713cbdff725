import * as z from 'zod';
import { ChatProvider } from '../chat/conversation.ts';
import { CivilDateSchema } from '../dates/civil-date.ts';
import { isTimeZone } from '../dates/time-zone.ts';
import { MembershipCode } from '../facts/applicant.ts';
import { Product, TERMS_YEARS } from '../facts/offers.facts.ts';
import { SigningOrder } from '../facts/signing-order.ts';
import { DefaultFlags } from '../flags/flag-setting.ts';
import { CentsSchema } from '../money/cents.ts';
import { HIGHEST_ORIGINATION_FEE_PCT } from '../policy/fees.ts';
import { STATE_CODES } from '../states/us-states.ts';
import { Brand } from './brand.ts';
import { ChatTags, SHIPPED_TAGS } from './chat-tags.ts';
import { ConditionTemplates, SHIPPED_TEMPLATES } from './condition-templates.ts';
import { Holiday } from './holidays.ts';
import { Department } from './hours.ts';
import { LenderDocumentTypes, SHIPPED_DOCUMENT_TYPES } from './lender-document-types.ts';
import { NextProvider, ProviderChoices, ProviderPrices } from './named-providers.ts';
import { OutsideLinks } from './outside-links.ts';
import { Practices } from './practices.ts';
import { SignIn } from './sign-in.ts';
import { SUPERVISOR_CODES } from './supervisors.ts';
import { TaxTranscripts } from './tax-transcripts.ts';
import { WeekHours } from './week-hours.ts';

const Url = z.url({
  protocol: /^https$/,
  error: 'Must be an address such as https://www.lender.example/terms',
});
const StateCode = z.enum(STATE_CODES, 'Must be the postal code of a state, such as CA');
const Code = text(/^[a-z][a-z0-9-]{1,30}$/, 'Must be 2 to 31 lower-case letters, digits and hyphens');
const HostName = text(
  /^[a-z0-9-]+(\.[a-z0-9-]+)*$/,
  'Must be a host name in lower case, such as apply.lender.example',
);

const PhoneNumber = text(/^\(\d{3}\) \d{3}-\d{4}$/, 'Must be a phone number such as (888) 555-0142');

const RoleName = text(/^\S(.{0,38}\S)?$/u, 'Must be a name of at most 40 characters');

/** Returns a schema for texts of one form, with one message for a text of another form and for no text. */
function text(form: RegExp, message: string) {
  return z.string(message).regex(form, message);
}

function hasNoDoubles(values: readonly unknown[]): boolean {
  return new Set(values).size === values.length;
}

/** The lender's company data, for disclosures and pages. */
export const CompanyInfo = z.strictObject({
  organization: z.string().min(1),
  companyNameShort: z.string().min(1),
  companyProduct: z.string().min(1),
  companyAddress: z.strictObject({
    street1: z.string().min(1),
    street2: z.string().optional(),
    city: z.string().min(1),
    state: StateCode,
    zip: text(/^\d{5}(-\d{4})?$/, 'Must be a ZIP code such as 94104'),
  }),
  phoneFormatted: PhoneNumber,
  email: z.email('Must be an email address such as help@lender.example'),
  /** True while New York's regulator reviews the site and the lender doesn't lend there yet. */
  allowRegulatorReview: z.boolean(),
});
export type CompanyInfo = z.infer<typeof CompanyInfo>;

export const FooterInfo = z.strictObject({
  companyName: z.string().min(1),
  companyNMLS: text(/^\d+$/, 'Must be the digits of an NMLS number, such as 1717824'),
  companyNmlsURL: Url,
  termsOfUseUrl: Url,
  privacyPolicyUrl: Url,
  privacyLinkIsExternal: z.boolean(),
  licensesUrl: Url,
  companyLegalUrl: Url,
  /** EHL for equal housing lender, EOL for equal opportunity lender, or an image in the organisation's folder. */
  footerImage: text(
    /^(EHL|EOL|[a-z0-9-]+\.(svg|png))$/,
    'Must be EHL, EOL or the name of an image in the folder',
  ),
  /** The alternative text of the lender's own image. */
  footerImageText: z.string().min(1).optional(),
  disclosureCopy: z.array(z.string().min(1)).min(1),
});
export type FooterInfo = z.infer<typeof FooterInfo>;

const LineCents = CentsSchema.min(1, 'Must be more than 0');
const AprPct = z.number().positive('Must be more than 0');
const FeesCents = CentsSchema.min(0, 'Must be 0 or more');
const NO_LESS = 'Must be no less than the lowest';

/** The ranges that the lender advertises. Prices come from the rate sheet. */
export const PricingInfo = z
  .strictObject({
    lowestLineCents: LineCents,
    highestLineCents: LineCents,
    lowestAprPct: AprPct,
    highestAprPct: AprPct,
    highestOriginationFeePct: z
      .number()
      .min(0, 'Must be 0 or more')
      .max(HIGHEST_ORIGINATION_FEE_PCT, `Must be ${HIGHEST_ORIGINATION_FEE_PCT} or less`),
    /** What opening a line costs besides the origination fee, as `openingFees` counts it. */
    lowestOpeningFeesCents: FeesCents,
    highestOpeningFeesCents: FeesCents,
    termsYears: z.array(z.literal(TERMS_YEARS)).min(1),
  })
  .refine(({ lowestLineCents, highestLineCents }) => lowestLineCents <= highestLineCents, {
    path: ['highestLineCents'],
    error: NO_LESS,
  })
  .refine(({ lowestAprPct, highestAprPct }) => lowestAprPct <= highestAprPct, {
    path: ['highestAprPct'],
    error: NO_LESS,
  })
  .refine((pricing) => pricing.lowestOpeningFeesCents <= pricing.highestOpeningFeesCents, {
    path: ['highestOpeningFeesCents'],
    error: NO_LESS,
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
  code: Code,
  /** The organisation whose contracts and permissions apply. Its own code unless it is a branch. */
  canonicalCode: Code,
  /** The host names of this lender's pages. */
  hosts: z.array(HostName),
  /** IANA name of the zone for business days, document dates and office hours. */
  timeZone: z
    .string('Must be a time zone such as America/Los_Angeles')
    .refine(isTimeZone, 'Must be a time zone such as America/Los_Angeles'),
  brand: Brand,
  company: CompanyInfo,
  /** The number that its text messages come from, and that people reply to. Without one, the messaging provider's own. */
  textNumber: PhoneNumber.optional(),
  footer: FooterInfo,
  pricing: PricingInfo,
  /** The first day on which people may apply, if it lies ahead. */
  opensOn: CivilDateSchema.optional(),
  /** Only people whom a loan originator refers may apply. */
  requiresReferrer: z.boolean(),
  /** Nobody applies alone: loan originators apply for their clients. */
  isWholesale: z.boolean(),
  /** Whether another person may borrow with the applicant. If not, the other owners only sign the deed. */
  coBorrowers: z.boolean().default(true),
  /** Whether the other signers may sign at any time, or after the borrower. Counts for applications that begin from then on. */
  signingOrder: SigningOrder.default('parallel'),
  products: z.array(Product).min(1),
  /** The states in which the lender may lend. Without any, nobody can apply. */
  licensedStates: z.array(StateCode).refine(hasNoDoubles, 'Must name each state once'),
  hours: z.record(Department, WeekHours),
  /** The conditions that staff often raise. */
  conditions: ConditionTemplates.default([...SHIPPED_TEMPLATES]),
  /** Its own document types, besides those that the product knows. */
  documentTypes: LenderDocumentTypes.default([...SHIPPED_DOCUMENT_TYPES]),
  /** What its chats are about. */
  chatTags: ChatTags.default([...SHIPPED_TAGS]),
  /** The days on which every department is closed. */
  holidays: z
    .array(Holiday)
    .refine((days) => hasNoDoubles(days.map(({ date }) => date)), 'Must name each date once'),
  outsideLinks: OutsideLinks,
  /** Whether people are asked for feedback to the chief executive. */
  feedbackEnabled: z.boolean(),
  /** Whether lines are offered to owners of digital assets, who may link their wallets. */
  cryptoEnabled: z.boolean(),
  /** The hosts to which a link in the chat may lead. */
  chatLinkHosts: z.array(HostName),
  chat: z
    .strictObject({
      /** Who carries the chats: our own desk, or a provider that the lender has an account with. */
      provider: ChatProvider.default('desk'),
      /** The survey after a chat; `{contactId}` is replaced with the chat's id. */
      surveyUrl: Url.optional(),
      /** The origins of other websites that may show the chat. */
      embeddedOn: z
        .array(
          text(
            /^https:\/\/[a-z0-9-]+(\.[a-z0-9-]+)+$/,
            'Must be an origin such as https://www.lender.example',
          ),
        )
        .default([]),
    })
    .default({ provider: 'desk', embeddedOn: [] }),
  /** The providers whose own interfaces serve the lender, by port. Every other port uses the bridge. */
  providers: ProviderChoices.default({}),
  /**
   * The ports at which the next provider, or the bridge, is asked while the chosen one is away. Without sanctions unless the lender says so:
   * the names of its borrowers would go to a party that it didn't choose for them.
   */
  nextProvider: NextProvider.default(['property', 'valuation', 'messaging']),
  /**
   * Whether borrowers may type their account at the provider and prove it by a small deposit, where the provider offers that. Off by default:
   * it proves that they see the account, not whose it is, so most such accounts go to the fraud team.
   */
  microDeposits: z.boolean().default(false),
  /** What the lender pays for a call, in cents. */
  providerPrices: ProviderPrices.default({}),
  allowLists: AllowLists,
  signIn: SignIn,
  /** A second person confirms a final decline or funding. False only for a lender of one person. */
  fourEyes: z.boolean().default(true),
  /**
   * The figures of its rate sheets are samples, which don't go out of date in a trial with the sandbox. Never true for a lender that lends.
   */
  sampleFigures: z.boolean().default(false),
  /** The lender's own names for the roles of its staff. */
  roleNames: z.record(z.string(), RoleName).default({}),
  /** The lender's settings of flags, until its administrators change them. */
  defaultFlags: DefaultFlags,
  /** The lender's consumer reporting agency, which notices name. */
  creditBureau: z.enum(['EQUIFAX', 'EXPERIAN', 'TRANSUNION']),
  /** The federal agency that enforces ECOA for the lender, which notices name. Source: 12 CFR 1002, Appendix A. */
  supervisor: z.enum(SUPERVISOR_CODES),
  practices: Practices,
  /** The day on which its counsel finished reviewing its papers. Papers of earlier days, or all without it, say that they are samples. */
  papersReviewedOn: CivilDateSchema.optional(),
  /** Months that it keeps records beyond each term of the law. It can't keep them shorter. */
  keepsRecordsMoreMonths: z.int().min(0, 'Must be 0 or more').max(600, 'Must be 600 or less').default(0),
  /** Who asks the IRS for transcripts. Without it, nobody is asked to sign a request. */
  taxTranscripts: TaxTranscripts.optional(),
  /** The trustee in a deed of trust. */
  trustee: z.string().min(1),
});
export type Organisation = z.infer<typeof Organisation>;

/** Returns whether the lender may lend in a state, by postal code. */
export function isLicensedIn(organisation: Pick<Organisation, 'licensedStates'>, state: string): boolean {
  return organisation.licensedStates.some((licensed) => licensed === state);
}
