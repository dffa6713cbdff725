import { getProfile } from './accounts/get-profile.ts';
import { logIn, logOut } from './accounts/log-in.ts';
import { register } from './accounts/register.ts';
import { getAnswers } from './applications/answers.ts';
import {
  getApplication,
  getApplicationV3,
  listApplications,
  listApplicationsBeside,
} from './applications/application.ts';
import { saveProfile } from './applications/save-profile.ts';
import { getStatus } from './applications/status.ts';
import type { Call } from './call.ts';
import { listConditions } from './conditions/list-conditions.ts';
import { getOperatingHours } from './organisations/operating-hours.ts';
import { getOrganisationInfo } from './organisations/organisation-info.ts';
import { listStateLicenses } from './organisations/state-licenses.ts';
import { receiveWebhook } from './webhooks/receive-webhook.ts';

/** Every call there is. The server answers each, the OpenAPI document lists each, and a test tries each with every wrong caller. */
export const CALLS = {
  register,
  logIn,
  logOut,
  getProfile,

  getOrganisationInfo,
  listStateLicenses,
  getOperatingHours,

  listApplications,
  getApplication,
  getApplicationV3,
  listApplicationsBeside,
  getStatus,
  getAnswers,
  saveProfile,

  listConditions,

  receiveWebhook,
} as const satisfies Record<string, Call>;

export type CallName = keyof typeof CALLS;
