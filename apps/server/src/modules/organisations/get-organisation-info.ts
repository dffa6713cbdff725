import type { getOrganisationInfo as call } from '@homeline/contract/organisations/organisation-info.ts';
import type { Handler } from '../../http/handler.ts';
import { publicInfo } from '../pages/public-info.ts';

/** Returns the public information about the lender. */
export const getOrganisationInfo: Handler<typeof call> = async ({ organisation }, context) =>
  publicInfo(context, context.organisations.get(organisation));
