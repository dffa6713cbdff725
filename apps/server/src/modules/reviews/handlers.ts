import { randomUUID } from 'node:crypto';
import type { reviewsCalls } from '@homeline/contract/reviews/calls.ts';
import {
  type ConditionWithState,
  conditionsWithState,
  openConditions,
} from '@homeline/domain/facts/conditions.selectors.ts';
import { hardRetryIsUsedUp } from '@homeline/domain/facts/credit.selectors.ts';
import type { Facts } from '@homeline/domain/facts/facts.ts';
import { isKnownDocument } from '@homeline/domain/organisations/lender-document-types.ts';
import { commentsIn } from '@homeline/domain/reviews/explain-review.ts';
import { currentStep } from '@homeline/domain/workflow/current-step.ts';
import { decideCondition as decide } from '@homeline/domain/workflow/decide-condition.ts';
import { reopeningProblem } from '@homeline/domain/workflow/reopening.ts';
import { tasksOf } from '@homeline/domain/workflow/task-providers.ts';
import { mayCancel, mayHold, withdrawalFact } from '@homeline/domain/workflow/withdrawal.ts';
import { lockApplication } from '../../db/lock-application.ts';
import { auditStaffAct } from '../../facts/audit-staff-act.ts';
import { loadFacts } from '../../facts/load.ts';
import type { HandlersOf } from '../../http/handler.ts';
import { refuse } from '../../refusal.ts';
import { conditionSummary } from '../conditions/condition-summary.ts';
import { actorNames } from '../loan-files/actor-names.ts';
import { liftPauses } from '../operations/provider-pauses.ts';
import { staffContext } from '../rules/decision-context.ts';
import { colleagueRefusal } from '../staff/colleague.ts';
import { actOnApplication } from './act-on-application.ts';
import { planOf } from './condition-plans.ts';
import { confirmStatedReason } from './confirm-stated-reason.ts';
import { decideReview } from './decide-review.ts';
import { declineApplication } from './decline-application.ts';
import { getDecisionRecord } from './get-decision-record.ts';
import { listDecisions, loanNumberOf } from './list-decisions.ts';
import { listProposals } from './list-proposals.ts';
import { listReviews } from './list-reviews.ts';
import { previewDecision } from './preview-decision.ts';
import { resendMessage } from './resend-message.ts';
import { resolveOutcome } from './resolve-outcome.ts';
import { retryRun } from './retry-run.ts';
import { returnProposal } from './return-proposal.ts';

const NO_TYPE = 'Choose types that your catalogue has';

export const reviewsHandlers = {
  listReviews,
  listProposals,
  returnProposal,
  confirmStatedReason,
  listDecisions,
  getDecisionRecord,
  decideReview,
  previewDecision,
  /** Records a decision on one condition of an open application. */
  decideCondition: (request, context) =>
    actOnApplication(request, context, (facts) => {
      const { body, organisation, params } = request;
      const { id, kind } = currentStep(facts);
      if (kind === 'TERMINAL') return refuse('WRONG_STEP', { step: id });
      const staff = staffContext(context, { organisation, applicationId: params.uuid }, facts);
      const outcome = decide(facts, staff, { condition: params.condition, ...body });
      if (!outcome) return refuse('NOT_FOUND');
      if ('missing' in outcome) return refuse('INVALID_INPUT', { fields: { [outcome.missing]: 'Required' } });
      if ('refusal' in outcome) return refuse('INVALID_INPUT', { fields: { decision: outcome.refusal } });
      return outcome;
    }),
  /** Lists every condition of an application for its lender, with internal notes. */
  listFileConditions: async ({ params, organisation }, context) => {
    const key = { organisation, applicationId: params.uuid };
    if (!(await loanNumberOf(context, key))) return refuse('NOT_FOUND');
    const facts = await loadFacts(context.db, key);
    const nameOf = await actorNames(context, organisation);
    return conditionsWithState(facts).map((condition) => ({
      ...conditionSummary(condition),
      notes: condition.notes ?? '',
      documents: sentFor(facts, condition),
      ...(condition.owner && {
        owner: { identity: condition.owner, name: nameOf(`STAFF ${condition.owner}`) },
      }),
      ...(condition.state === 'WAIVED' && { waivedBecause: commentsIn(condition.decision?.explanation) }),
    }));
  },
  /** Returns the catalogue of conditions. A removed document type is requested as a supporting document. */
  listConditionTemplates: async ({ organisation }, { organisations }) => {
    const { conditions, documentTypes } = organisations.get(organisation);
    return conditions.map((template) => {
      const asked = template.requestDocuments.map((name) =>
        isKnownDocument(name, documentTypes) ? name : 'SUPPORT',
      );
      return { ...template, requestDocuments: [...new Set(asked)] };
    });
  },
  /** Raises a condition at any open step. The application waits until staff clear or waive it, from when it is needed. */
  raiseCondition: async (request, context) => {
    const { reason: comments, before, dueOn, owner, ...form } = request.body;
    const { documentTypes } = context.organisations.get(request.organisation);
    if (!form.requestDocuments.every((name) => isKnownDocument(name, documentTypes)))
      return refuse('INVALID_INPUT', { fields: { requestDocuments: NO_TYPE } });
    const named =
      owner === undefined ? undefined : { field: 'owner', identity: owner, act: 'SEE_APPLICATION' as const };
    const refusal = named && (await colleagueRefusal(context.db, request.organisation, named));
    if (refusal) return refusal;
    return actOnApplication(request, context, (facts) => {
      const { id, kind } = currentStep(facts);
      if (kind === 'TERMINAL' || kind === 'ERROR') return refuse('WRONG_STEP', { step: id });
      const uuid = randomUUID();
      const plan = before || dueOn || owner ? [planOf(uuid, { before, dueOn, owner })] : [];
      return [{ fact: 'conditions', value: { uuid, ...form, comments } }, ...plan];
    });
  },
  /** Changes when an open condition must be answered, and who follows up. */
  planCondition: async (request, context) => {
    const { body, organisation, params } = request;
    const { owner } = body;
    const named =
      owner === undefined ? undefined : { field: 'owner', identity: owner, act: 'SEE_APPLICATION' as const };
    const refusal = named && (await colleagueRefusal(context.db, organisation, named));
    if (refusal) return refusal;
    return actOnApplication(request, context, (facts) => {
      const { id, kind } = currentStep(facts);
      if (kind === 'TERMINAL') return refuse('WRONG_STEP', { step: id });
      const isOpen = openConditions(facts).some(({ uuid }) => uuid === params.condition);
      return isOpen ? [planOf(params.condition, body)] : refuse('NOT_FOUND');
    });
  },
  declineApplication,
  /** Withdraws an application for a borrower who asked staff to. A rescission after signing needs the borrower's own written notice. */
  withdrawApplication: (request, context) =>
    actOnApplication(request, context, (facts) => {
      const wrongStep = refuse('WRONG_STEP', { step: currentStep(facts).id });
      if (!mayCancel(facts)) return wrongStep;
      const write = withdrawalFact(facts, request.body.reason);
      return write.fact === 'cancellation' ? [write] : wrongStep;
    }),
  /** Puts an application on hold: the hold is its current step until a review decision releases it. */
  holdApplication: (request, context) =>
    actOnApplication(request, context, (facts) =>
      mayHold(facts)
        ? [{ fact: 'holds', value: { hold: 'PLACED', reason: request.body.reason } }]
        : refuse('WRONG_STEP', { step: currentStep(facts).id }),
    ),
  /** Reopens a withdrawn application where it stopped. */
  reopenApplication: (request, context) =>
    actOnApplication(request, context, (facts) => {
      const message = reopeningProblem(facts, context.clock.nowMs());
      if (message) return refuse('WRONG_STEP', { message });
      return [{ fact: 'reopenings', value: { reason: request.body.reason } }];
    }),
  /** Makes the hard pull again that the bureau failed, once the borrower has used their retry. */
  repeatHardPull: (request, context) =>
    actOnApplication(request, context, (facts) =>
      hardRetryIsUsedUp(facts) && currentStep(facts).id === 'CREDIT_ERROR'
        ? [
            {
              fact: 'creditCorrections',
              value: { pull: 'HARD', how: 'RETRY', reason: request.body.reason },
            },
          ]
        : refuse('WRONG_STEP', { step: currentStep(facts).id }),
    ),
  resendMessage,
  retryRun,
  /** Retries all runs of a provider after its outage: those that failed for good, and those between two attempts. Audits each. */
  retryProvider: async (request, context) => {
    const { provider } = request.params;
    await liftPauses(context.db, request.organisation, provider);
    const runs = await context.jobs.stoppedRuns(request.organisation, tasksOf(provider));
    let restarted = 0;
    for (const { organisation, applicationId, task, id } of runs) {
      const isRestarted = await context.db.transaction().execute(async (trx) => {
        await lockApplication(trx, { organisation, applicationId });
        if (!(await context.jobs.retryNow(trx, id))) return false;
        const what = `retry ${task}`;
        await auditStaffAct(trx, context, request, { applicationId, what, detail: { run: id, provider } });
        return true;
      });
      if (isRestarted) restarted += 1;
    }
    return { runs: restarted };
  },
  resolveOutcome,
} satisfies HandlersOf<typeof reviewsCalls>;

/** Returns every document sent for a condition, including those sent before it was returned, the newest last. */
function sentFor(facts: Facts, { uuid, response }: ConditionWithState): string[] {
  const named = facts.conditionSubmissions.filter(({ condition }) => condition === uuid);
  return [...new Set([...named, response ?? []].flat().flatMap(({ documents }) => documents))];
}
