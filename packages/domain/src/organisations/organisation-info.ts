import type { CivilDate } from '../dates/civil-date.ts';
import type { WrittenDocumentType } from '../documents/written-documents.ts';
import type { Decision } from '../flags/decision.ts';
import type { Language } from '../language/language.ts';
import type { Brand } from './brand.ts';
import type { Intake } from './intake.ts';
import type { AllowLists, CompanyInfo, FooterInfo, Organisation, PricingInfo } from './organisation.ts';
import type { PromiseName, UsualSeconds } from './promises.ts';
import type { SignIn } from './sign-in.ts';

/** The id of the page's element that holds the organisation info as JSON. */
export const ORGANISATION_INFO_ID = 'organisation-info';

const EMPTY_ELEMENT = /(<script type="application\/json" id="organisation-info">)(<\/script>)/;

export const NO_ORGANISATION_MESSAGE = 'No private label data found.';

export type OrganisationInfo = {
  /** The origin of API calls, empty for the page's own. */
  readonly baseUrl: string;
  /** The base of the telemetry calls, empty for the page's own origin. */
  readonly eventsBaseUrl: string;
  /** The base of the wallet calls, empty for the page's own origin. */
  readonly walletServiceUrl: string;
  readonly canonicalOrgCode: string;
  readonly orgBrand: Brand;
  readonly orgCode: string;
  readonly orgMetaData: Intake & {
    readonly companyInfo: CompanyInfo;
    readonly products: Organisation['products'];
    readonly footer: FooterInfo;
    /** The lender's time zone, IANA name. */
    readonly timeZone: string;
    /** The languages in which it offers its pages. */
    readonly languages: readonly Language[];
    readonly outsideLinks: Organisation['outsideLinks'];
    readonly feedbackEnabled: boolean;
    readonly cryptoEnabled: boolean;
    readonly chatLinkHosts: Organisation['chatLinkHosts'];
    /** Test persons and a movable clock: not production. */
    readonly isSandbox: boolean;
    /** Codes that need a membership number, which the registration then asks for. */
    readonly partnerCodes: AllowLists['partnerCodes'];
    /** How people sign in, with the name of the lender's identity provider. */
    readonly signIn: Pick<SignIn, 'mode' | 'experiment'> & { readonly issuerName: string | undefined };
  };
  readonly orgPricingData: PricingInfo;
  /** How long offers and money usually took in the lender's own last applications. */
  readonly usualSeconds: UsualSeconds;
  /** What each legal paper says, in short, where the page isn't in the papers' language. */
  readonly paperSummaries?: { readonly [Type in WrittenDocumentType]?: string | undefined } | undefined;
  /** What the flags decide about the page when it is served closed for maintenance. */
  readonly firstDecisions?: readonly Decision[] | undefined;
};

/**
 * Returns the part of an organisation that any visitor may see.
 * @param known.languages the languages in which the lender offers its pages
 * @param known.kept the promises that the lender's own data proves; the others aren't shown
 * @param known.usualSeconds how long it usually took to keep them
 * @param known.eventsBaseUrl the base of the telemetry calls, when another service answers them
 * @param known.walletServiceUrl the base of the wallet calls, when another service answers them
 * @param known.opensOn the day from which people may apply, while it lies ahead
 */
export function organisationInfo(
  organisation: Organisation,
  {
    languages = ['en'],
    kept = [],
    usualSeconds = {},
    opensOn,
    eventsBaseUrl = '',
    walletServiceUrl = '',
    isSandbox = false,
  }: {
    languages?: readonly Language[];
    kept?: readonly PromiseName[];
    usualSeconds?: UsualSeconds;
    opensOn?: CivilDate | undefined;
    eventsBaseUrl?: string;
    walletServiceUrl?: string;
    isSandbox?: boolean;
  } = {},
): OrganisationInfo {
  return {
    baseUrl: '',
    eventsBaseUrl,
    walletServiceUrl,
    canonicalOrgCode: organisation.canonicalCode,
    orgBrand: withTruePromises(organisation.brand, kept),
    orgCode: organisation.code,
    orgMetaData: {
      companyInfo: organisation.company,
      requiresReferrer: organisation.requiresReferrer,
      isWholesale: organisation.isWholesale,
      opensOn,
      isLicensed: organisation.licensedStates.length > 0,
      products: organisation.products,
      footer: organisation.footer,
      timeZone: organisation.timeZone,
      languages,
      outsideLinks: organisation.outsideLinks,
      feedbackEnabled: organisation.feedbackEnabled,
      cryptoEnabled: organisation.cryptoEnabled,
      chatLinkHosts: organisation.chatLinkHosts,
      isSandbox,
      partnerCodes: organisation.allowLists.partnerCodes,
      signIn: signInInfo(organisation.signIn),
    },
    orgPricingData: organisation.pricing,
    usualSeconds,
  };
}

function withTruePromises(brand: Brand, kept: readonly PromiseName[]): Brand {
  const promises = brand.voice.promises.filter(({ provenBy }) => !provenBy || kept.includes(provenBy));
  return { ...brand, voice: { ...brand.voice, promises } };
}

function signInInfo({ mode, experiment, issuer }: SignIn): OrganisationInfo['orgMetaData']['signIn'] {
  return { mode, experiment, issuerName: issuer?.name };
}

/**
 * Returns the page with the organisation info embedded, and with the lender's logo to show until the script has loaded.
 * Escapes the data, so it can't end the element early.
 * @param html the built page, with an empty element for the info and an empty image for the logo
 * @throws Error when the page has no such element
 */
export function embedOrganisationInfo(html: string, info: OrganisationInfo): string {
  if (!EMPTY_ELEMENT.test(html)) throw new Error(`The page has no empty #${ORGANISATION_INFO_ID}.`);
  const json = JSON.stringify(info).replace(/</g, '\\u003c');
  return html
    .replace(EMPTY_ELEMENT, (_, open: string, close: string) => open + json + close)
    .replace('<img alt="" />', () => logoOf(info));
}

function logoOf({ orgCode, orgBrand: { name, logo } }: OrganisationInfo): string {
  const alt = name.replace(/[&"<]/g, (sign) => `&#${sign.charCodeAt(0)};`);
  return `<img src="${organisationFilePath(orgCode, logo.file)}" width="${logo.widthPx}" height="${logo.heightPx}" alt="${alt}" />`;
}

/** Returns the path of an image in an organisation's folder. */
export function organisationFilePath(orgCode: string, file: string): string {
  return `/account/heloc/organisations/${orgCode}/${file}`;
}
