import type { CALLS } from '@homeline/contract/calls.ts';
import { getProfile } from '../modules/accounts/get-profile.ts';
import { logIn } from '../modules/accounts/log-in.ts';
import { logOut } from '../modules/accounts/log-out.ts';
import { register } from '../modules/accounts/register.ts';
import { getAnswers } from '../modules/applications/get-answers.ts';
import { getApplication } from '../modules/applications/get-application.ts';
import { getStatus } from '../modules/applications/get-status.ts';
import { listApplications } from '../modules/applications/list-applications.ts';
import { saveProfile } from '../modules/applications/save-profile.ts';
import { listConditions } from '../modules/conditions/list-conditions.ts';
import { getOperatingHours } from '../modules/organisations/get-operating-hours.ts';
import { getOrganisationInfo } from '../modules/organisations/get-organisation-info.ts';
import { listStateLicenses } from '../modules/organisations/list-state-licenses.ts';
import { receiveWebhook } from '../modules/webhooks/receive-webhook.ts';
import type { Handler } from './asked.ts';

/** Who answers which call. One that is missing here does not compile. */
export const HANDLERS: { readonly [Name in keyof typeof CALLS]: Handler<(typeof CALLS)[Name]> } = {
  register,
  logIn,
  logOut,
  getProfile,

  getOrganisationInfo,
  listStateLicenses,
  getOperatingHours,

  listApplications,
  getApplication,
  getApplicationV3: getApplication,
  listApplicationsBeside: listApplications,
  getStatus,
  getAnswers,
  saveProfile,

  listConditions,

  receiveWebhook,
};
