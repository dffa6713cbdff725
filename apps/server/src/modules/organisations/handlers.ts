import type { organisationsCalls } from '@homeline/contract/organisations/calls.ts';
import type { HandlersOf } from '../../http/handler.ts';
import { getOperatingHours } from './get-operating-hours.ts';
import { getOrganisationInfo } from './get-organisation-info.ts';
import { listStateLicenses } from './list-state-licenses.ts';

export const organisationsHandlers = {
  getOrganisationInfo,
  listStateLicenses,
  getOperatingHours,
} satisfies HandlersOf<typeof organisationsCalls>;
