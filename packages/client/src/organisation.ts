import {
  NO_ORGANISATION_MESSAGE,
  ORGANISATION_INFO_ID,
  type OrganisationInfo,
} from '@homeline/domain/organisations/organisation-info.ts';

/** The lender of this page. */
export const organisation = readOrganisation(document);

/**
 * Returns the organisation info that the server embedded in the page.
 * @throws Error `No private label data found.` when there is none
 */
export function readOrganisation(page: Pick<Document, 'getElementById'>): OrganisationInfo {
  const embedded = page.getElementById(ORGANISATION_INFO_ID)?.textContent?.trim();
  if (!embedded) throw new Error(NO_ORGANISATION_MESSAGE);
  return JSON.parse(embedded);
}
