import type { Call } from '../call.ts';
import { getOperatingHours } from './operating-hours.ts';
import { getOrganisationInfo } from './organisation-info.ts';
import { listStateLicenses } from './state-licenses.ts';

export const organisationsCalls = {
  getOrganisationInfo,
  listStateLicenses,
  getOperatingHours,
} as const satisfies Record<string, Call>;
