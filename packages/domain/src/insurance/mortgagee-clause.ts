import type { CompanyInfo } from '../organisations/organisation.ts';

/** Returns the mortgagee clause of an insurance policy. ISAOA/ATIMA: its successors and/or assigns, as their interests may appear. */
export function mortgageeClause({
  organization,
  companyAddress,
}: Pick<CompanyInfo, 'organization' | 'companyAddress'>): string {
  const { street1, street2, city, state, zip } = companyAddress;
  const street = [street1, street2].filter(Boolean).join(', ');
  return `${organization} ISAOA/ATIMA, ${street}, ${city}, ${state} ${zip}`;
}
