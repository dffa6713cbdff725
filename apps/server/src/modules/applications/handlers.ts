import type { applicationsCalls } from '@homeline/contract/applications/calls.ts';
import type { HandlersOf } from '../../http/handler.ts';
import { acceptSummary } from './accept-summary.ts';
import { applyAgain } from './apply-again.ts';
import { cancelApplication } from './cancel-application.ts';
import { emailResumeLink } from './email-resume-link.ts';
import { getAnswers } from './get-answers.ts';
import { getApplication } from './get-application.ts';
import { getDelay } from './get-delay.ts';
import { getStatus } from './get-status.ts';
import { listApplications } from './list-applications.ts';
import { listConsents } from './list-consents.ts';
import { saveAdditionalProfile } from './save-additional-profile.ts';
import { saveProfile } from './save-profile.ts';

export const applicationsHandlers = {
  listApplications,
  getApplication,
  getApplicationV3: getApplication,
  listBorrowerApplications: listApplications,
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
} satisfies HandlersOf<typeof applicationsCalls>;
