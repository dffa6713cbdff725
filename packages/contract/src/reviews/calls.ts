import type { Call } from '../call.ts';
import { listConditionTemplates } from './condition-templates.ts';
import { confirmStatedReason } from './confirm-stated-reason.ts';
import { decideCondition } from './decide-condition.ts';
import { decideReview } from './decide-review.ts';
import { declineApplication } from './decline-application.ts';
import { getDecisionRecord } from './get-decision-record.ts';
import { holdApplication } from './hold-application.ts';
import { listDecisions } from './list-decisions.ts';
import { listFileConditions } from './list-file-conditions.ts';
import { listProposals } from './list-proposals.ts';
import { listReviews } from './list-reviews.ts';
import { previewDecision } from './preview-decision.ts';
import { planCondition, raiseCondition } from './raise-condition.ts';
import { reopenApplication } from './reopen-application.ts';
import { repeatHardPull } from './repeat-hard-pull.ts';
import { resendMessage } from './resend-message.ts';
import { resolveOutcome } from './resolve-outcome.ts';
import { retryProvider } from './retry-provider.ts';
import { retryRun } from './retry-run.ts';
import { returnProposal } from './return-proposal.ts';
import { withdrawApplication } from './withdraw-application.ts';

export const reviewsCalls = {
  listReviews,
  listProposals,
  returnProposal,
  listDecisions,
  getDecisionRecord,
  decideReview,
  previewDecision,
  decideCondition,
  listFileConditions,
  listConditionTemplates,
  raiseCondition,
  planCondition,
  declineApplication,
  confirmStatedReason,
  withdrawApplication,
  holdApplication,
  reopenApplication,
  repeatHardPull,
  resendMessage,
  retryRun,
  retryProvider,
  resolveOutcome,
} as const satisfies Record<string, Call>;
