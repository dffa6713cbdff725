import type { adverseActionCalls } from '@homeline/contract/adverse-action/calls.ts';
import { noticeOf } from '@homeline/domain/adverse-action/notice.ts';
import { usedCreditReport } from '@homeline/domain/adverse-action/report.ts';
import { reasonsInWords } from '@homeline/domain/reasons/printed-reasons.ts';
import { currentStep, pageOf } from '@homeline/domain/workflow/current-step.ts';
import { loadRelevantFacts } from '../../facts/load.ts';
import type { HandlersOf } from '../../http/handler.ts';
import { refuse } from '../../refusal.ts';
import { bureauOf } from '../documents/score-of.ts';

const DECLINE_PAGE = 'error/decline';

export const adverseActionHandlers = {
  /** Returns the reasons for adverse action, as the notice states them or will state them. */
  getAdverseAction: async ({ params, organisation }, context) => {
    const facts = await loadRelevantFacts(context.db, { organisation, applicationId: params.uuid });
    const step = currentStep(facts);
    if (pageOf(step, facts) !== DECLINE_PAGE) return refuse('WRONG_STEP', { step: step.id });
    const notice = noticeOf(facts);
    const decisions = facts.initialDecisions.length + facts.finalDecisions.length;
    const isExplained = decisions > 0 || facts.adverseActionNotice.length > 0;
    const reasons = [...reasonsInWords(notice.reasonCodes, notice)];
    const { name, phone, url } = bureauOf(context.organisations.get(organisation));
    const usedReport = usedCreditReport(facts, notice);
    return {
      action: notice.action,
      isExplained,
      reasons,
      ...(usedReport && { bureau: { name, phone, url } }),
    };
  },
} satisfies HandlersOf<typeof adverseActionCalls>;
