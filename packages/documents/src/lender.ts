import type { CivilDate } from '@homeline/domain/dates/civil-date.ts';
import type { Organisation } from '@homeline/domain/organisations/organisation.ts';
import type { Practices } from '@homeline/domain/organisations/practices.ts';
import { SUPERVISORS, type Supervisor } from '@homeline/domain/organisations/supervisors.ts';
import type { Letterhead } from './document.ts';
import type { LenderPapers } from './lender-papers.ts';
import { addressLines } from './wording.ts';

/** The lender as documents name it. */
export type Lender = Letterhead & {
  readonly shortName: string;
  readonly productName: string;
  /** Street, then city, state and ZIP code: the address for notices to the lender. */
  readonly address: readonly string[];
  readonly state: string;
  readonly phone: string;
  readonly email: string;
  readonly nmls: string;
  readonly nmlsUrl: string;
  readonly licensesUrl: string;
  readonly privacyUrl: string;
  readonly supervisor: Supervisor;
  readonly practices: Practices;
  /** The day from which its papers are no samples any more. */
  readonly papersReviewedOn?: CivilDate | undefined;
  /** Its own words for papers. */
  readonly papers?: LenderPapers | undefined;
};

export function lenderOf({
  company,
  footer,
  brand,
  supervisor,
  practices,
  papersReviewedOn,
  papers,
}: Pick<Organisation, 'company' | 'footer' | 'brand' | 'supervisor' | 'practices' | 'papersReviewedOn'> & {
  readonly papers?: LenderPapers;
}): Lender {
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
    supervisor: SUPERVISORS[supervisor],
    practices,
    papersReviewedOn,
    papers,
  };
}
