import type {
  acknowledgeClosing as closingCall,
  acknowledgeFloodNotice as floodCall,
} from '@homeline/contract/disclosures/acknowledge-closing.ts';
import { acknowledgeClosing as acknowledged, expireClosing } from '@homeline/domain/closing/hold.ts';
import { closingDocuments } from '@homeline/domain/facts/closing.selectors.ts';
import type { Handler } from '../../http/handler.ts';
import { submitStep } from '../applications/submit-step.ts';
import { unopenedRefusal } from '../documents/uploads.ts';
import { todayAt } from '../offers/decision-context.ts';

/** Records that the borrower read the closing documents, and starts any waiting period the law requires. */
export const acknowledgeClosing: Handler<typeof closingCall> = (request, context) => {
  const { documents } = request.body;
  return submitStep(request, context, {
    at: ['CLOSING_DISCLOSURE_REVIEW'],
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

/** Records that the borrower knows the home is in a special flood hazard area. */
export const acknowledgeFloodNotice: Handler<typeof floodCall> = (request, context) =>
  submitStep(request, context, {
    at: ['FLOOD_NOTICE'],
    decide: () => [{ fact: 'floodNotice', value: {} }],
  });
