import type { Call } from '../call.ts';
import { acceptSummary } from './accept-summary.ts';
import { getAnswers } from './answers.ts';
import {
  getApplication,
  getApplicationV3,
  listApplications,
  listBorrowerApplications,
} from './application.ts';
import { applyAgain } from './apply-again.ts';
import { cancelApplication } from './cancel-application.ts';
import { listConsents } from './consents.ts';
import { emailResumeLink } from './email-resume-link.ts';
import { getDelay } from './get-delay.ts';
import { saveAdditionalProfile } from './save-additional-profile.ts';
import { saveProfile } from './save-profile.ts';
import { getStatus } from './status.ts';

export const applicationsCalls = {
  listApplications,
  getApplication,
  getApplicationV3,
  listBorrowerApplications,
  getStatus,
  getDelay,
  getAnswers,
  saveProfile,
  saveAdditionalProfile,
  acceptSummary,
  cancelApplication,
  emailResumeLink,
  listConsents,
  applyAgain,
} as const satisfies Record<string, Call>;
