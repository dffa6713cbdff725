import type { acknowledgeClosing as closingCall } from '@homeline/contract/disclosures/acknowledge-closing.ts';
import { acknowledgeClosing as acknowledged, expireClosing } from '@homeline/domain/closing/hold.ts';
import { closingDocuments } from '@homeline/domain/facts/closing.selectors.ts';
import { stepsAccepting } from '@homeline/domain/workflow/changeable.ts';
import type { Handler } from '../../http/handler.ts';
import { submitStep } from '../applications/submit-step.ts';
import { unopenedRefusal } from '../documents/uploads.ts';
import { todayAt } from '../rules/decision-context.ts';

/** Records that the borrower read the closing documents, and starts any waiting period the law requires. */
export const acknowledgeClosing: Handler<typeof closingCall> = (request, context) => {
  const { documents } = request.body;
  return submitStep(request, context, {
    at: stepsAccepting('acknowledgeClosing'),
    decide(facts) {
      const today = todayAt(context, facts);
      const expiry = expireClosing(facts, today);
      if (expiry.length > 0) return expiry;
      return (
        unopenedRefusal(documents, closingDocuments(facts)?.documents) ??
        acknowledged(facts, documents, today)
      );
    },
  });
};
