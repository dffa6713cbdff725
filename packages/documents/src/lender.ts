import type { Organisation } from '@homeline/domain/organisations/organisation.ts';
import type { Letterhead } from './document.ts';
import { addressLines } from './wording.ts';

/** The agency that oversees a lender's duty of equal credit: 12 CFR 1002, Appendix A. */
export type Supervisor = { readonly name: string; readonly address: string };

/** For finance companies and other lenders that no bank supervisor oversees. */
const TRADE_COMMISSION: Supervisor = {
  name: 'Federal Trade Commission',
  address: 'Equal Credit Opportunity, Washington, DC 20580',
};

/** The lender as documents name it. */
export type Lender = Letterhead & {
  readonly shortName: string;
  readonly productName: string;
  /** Street, then city, state and code: where notices to the lender go. */
  readonly address: readonly string[];
  readonly state: string;
  readonly phone: string;
  readonly email: string;
  readonly nmls: string;
  readonly nmlsUrl: string;
  readonly licensesUrl: string;
  readonly privacyUrl: string;
  readonly supervisor: Supervisor;
};

export function lenderOf(
  { company, footer, brand }: Pick<Organisation, 'company' | 'footer' | 'brand'>,
  supervisor: Supervisor = TRADE_COMMISSION,
): Lender {
  const address = addressLines(company.companyAddress);
  return {
    name: company.organization,
    lines: [...address, `${company.phoneFormatted} · ${company.email}`, `NMLS No. ${footer.companyNMLS}`],
    accent: brand.colours.light.accent,
    shortName: company.companyNameShort,
    productName: company.companyProduct,
    address,
    state: company.companyAddress.state,
    phone: company.phoneFormatted,
    email: company.email,
    nmls: footer.companyNMLS,
    nmlsUrl: footer.companyNmlsURL,
    licensesUrl: footer.licensesUrl,
    privacyUrl: footer.privacyPolicyUrl,
    supervisor,
  };
}
