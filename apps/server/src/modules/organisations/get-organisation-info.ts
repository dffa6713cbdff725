import type { getOrganisationInfo as call } from '@homeline/contract/organisations/organisation-info.ts';
import { organisationInfo } from '@homeline/domain/organisations/organisation-info.ts';
import type { Handler } from '../../http/handler.ts';

/** Returns the public information about the lender. */
export const getOrganisationInfo: Handler<typeof call> = async (
  { organisation },
  { organisations, promises },
) => organisationInfo(organisations.get(organisation), promises.of(organisation));
