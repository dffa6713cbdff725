import type { disclosuresCalls } from '@homeline/contract/disclosures/calls.ts';
import { acknowledgeClosing as acknowledged } from '@homeline/domain/closing/hold.ts';
import { disclosuresDue } from '@homeline/domain/disclosures/delivery.ts';
import { changeRefundsFees } from '@homeline/domain/disclosures/disclosed-terms.ts';
import { documentsWithFigures, isOpenedWithFigures } from '@homeline/domain/disclosures/final-figures.ts';
import { recordsAccessOwed, recordsWithdrawal } from '@homeline/domain/facts/electronic-records.selectors.ts';
import { floodNoticeDelivery } from '@homeline/domain/facts/flood.selectors.ts';
import { changesSinceSubmission } from '@homeline/domain/facts/offer-changes.selectors.ts';
import { currentTerms } from '@homeline/domain/facts/offers.selectors.ts';
import { titleQuestions } from '@homeline/domain/facts/title.facts.ts';
import { stepsAccepting } from '@homeline/domain/workflow/changeable.ts';
import { currentStep } from '@homeline/domain/workflow/current-step.ts';
import type { Context } from '../../context.ts';
import { loadFacts, loadRelevantFacts } from '../../facts/load.ts';
import type { HandlersOf } from '../../http/handler.ts';
import { isRefusal, refuse } from '../../refusal.ts';
import { questionHandlers } from '../applications/question-handlers.ts';
import { type ChangeRequest, submitStep } from '../applications/submit-step.ts';
import { borrowersReading } from '../documents/read-before.ts';
import { judgedRecordsAccess, unshownRefusal } from '../documents/records-access.ts';
import { askedRecordsAccess } from '../documents/sample-record.ts';
import { unopenedBy, unopenedRefusal } from '../documents/unopened.ts';
import { costedTerms } from '../offers/costed-terms.ts';
import { applicationDisclosure } from '../pages/application-disclosures.ts';
import { actOnApplication } from '../reviews/act-on-application.ts';
import { todayAt } from '../rules/decision-context.ts';
import { rulesOf } from '../rules/rulebooks.ts';
import { expiredPapers } from '../signing/expired-papers.ts';

export const disclosuresHandlers = {
  /** Returns the sample record that the borrower has to open before their documents. */
  getRecordsAccess: async ({ params, organisation }, context) => {
    const facts = await loadRelevantFacts(context.db, { organisation, applicationId: params.uuid });
    return { asked: askedRecordsAccess(facts, params.uuid) };
  },
  /** Records that the borrower can open electronic records. */
  showRecordsAccess: async (request, context) => {
    const key = { organisation: request.organisation, applicationId: request.params.uuid };
    const shown = await judgedRecordsAccess(request, context, key, await loadFacts(context.db, key));
    if (isRefusal(shown)) return shown;
    return submitStep(request, context, { decide: (facts) => (recordsAccessOwed(facts) ? [shown] : []) });
  },
  /** Records that the borrower withdrew their consent to electronic records. A repeated withdrawal changes nothing. */
  withdrawRecordsConsent: (request, context) =>
    submitStep(request, context, {
      decide: (facts) =>
        recordsWithdrawal(facts) ? [] : [{ fact: 'recordsWithdrawals', value: { ...request.origin } }],
    }),
  /** Records that the borrower read the disclosures; the hard pull follows. */
  acknowledgeDisclosures: async (request, context) => {
    const { documents } = request.body;
    const unopened = await borrowersUnopened(request, context);
    return submitStep(request, context, {
      at: stepsAccepting('acknowledgeDisclosures'),
      decide(facts) {
        const current = facts.summaryDocuments.at(-1)?.documents ?? [];
        return (
          unshownRefusal(facts) ??
          unopenedRefusal(documents, current.length > 0 ? current : undefined, unopened) ?? [
            { fact: 'disclosuresAcknowledgement', value: { documents: [...current] } },
          ]
        );
      },
    });
  },
  /** Records that the borrower read the closing documents, and starts any waiting period the law requires. */
  acknowledgeClosing: async (request, context) => {
    const { documents } = request.body;
    // The others are opened before they are signed.
    const unopened = (await borrowersUnopened(request, context)).filter(isOpenedWithFigures);
    return submitStep(request, context, {
      at: stepsAccepting('acknowledgeClosing'),
      decide(facts) {
        const today = todayAt(context, facts);
        const expired = expiredPapers(context, facts);
        if (expired) return expired;
        const current = documentsWithFigures(facts);
        return (
          unshownRefusal(facts) ??
          unopenedRefusal(documents, current, unopened) ??
          acknowledged(facts, current ?? [], today)
        );
      },
    });
  },
  ...questionHandlers(titleQuestions),
  /** Records that the borrower received the flood notice, which they must have opened. */
  acknowledgeFloodNotice: (request, context) =>
    submitStep(request, context, {
      at: stepsAccepting('acknowledgeFloodNotice'),
      decide(facts) {
        const notice = floodNoticeDelivery(facts)?.document;
        const isOpened = facts.documentOpenings.some(({ document }) => document === notice);
        return (
          unshownRefusal(facts) ??
          (isOpened
            ? [{ fact: 'floodNotice', value: {} }]
            : refuse('INVALID_INPUT', { fields: { documents: 'Open every document first' } }))
        );
      },
    }),
  /** Returns what goes with the application form, for anyone (12 CFR 1026.40(b)). */
  getApplicationDisclosure: async ({ params, organisation }, context) =>
    applicationDisclosure(context, context.organisations.get(organisation), params.disclosure),
  /** Records that staff mailed what a client lacks. A client who has it needs no letter. */
  recordMailedDisclosures: (request, context) =>
    actOnApplication(request, context, (facts) =>
      disclosuresDue(facts)
        ? [{ fact: 'disclosuresDelivery', value: { how: 'MAIL', reason: request.body.reason } }]
        : refuse('WRONG_STEP', { step: currentStep(facts).id }),
    ),
  /** Returns the final terms with their costs and every change since submission. */
  getClosing: async ({ params, organisation }, context) => {
    const key = { organisation, applicationId: params.uuid };
    const facts = await loadRelevantFacts(context.db, key);
    const terms = currentTerms(facts);
    if (!terms) return refuse('WRONG_STEP', { step: currentStep(facts).id });
    const reissued = facts.disclosureReissues.at(-1);
    return {
      terms: costedTerms(rulesOf(context, organisation, facts), terms, facts),
      changes: changesSinceSubmission(facts).map(({ before, after, reason }) => ({
        before,
        after,
        reason,
      })),
      isRedated: facts.closingDocumentsExpiries.length > 0,
      ...(reissued && {
        reissue: {
          document: reissued.document,
          refundsFees: facts.disclosureReissues.some(changeRefundsFees),
        },
      }),
    };
  },
} satisfies HandlersOf<typeof disclosuresCalls>;

async function borrowersUnopened({ organisation, params }: ChangeRequest, context: Context) {
  const key = { organisation, applicationId: params.uuid };
  return unopenedBy(context, key, borrowersReading(await loadFacts(context.db, key)));
}
