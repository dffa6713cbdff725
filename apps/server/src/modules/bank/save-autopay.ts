import type { saveAutopay as call } from '@homeline/contract/bank/save-autopay.ts';
import { disbursementAccount } from '@homeline/domain/facts/bank.selectors.ts';
import { payManually } from '@homeline/domain/offers/changed-offer.ts';
import { stepsAccepting } from '@homeline/domain/workflow/changeable.ts';
import type { Handler } from '../../http/handler.ts';
import { submitStep } from '../applications/submit-step.ts';
import { decisionContext } from '../rules/decision-context.ts';

/** Sets up autopay from the verified account, or manual payment without the autopay discount. */
export const saveAutopay: Handler<typeof call> = (request, context) => {
  const { body, organisation, params, origin } = request;
  const key = { organisation, applicationId: params.uuid };
  return submitStep(request, context, {
    at: stepsAccepting('saveAutopay'),
    versionedFacts: ['autopay', 'bankAccounts'],
    decide(facts) {
      if (body.payType === 'MANUAL') return payManually(facts, decisionContext(context, key, facts));
      const authorization = { textVersion: body.authorization.textVersion, ...origin };
      const accountUuid = disbursementAccount(facts)?.uuid;
      return [{ fact: 'autopay', value: { payType: 'AUTOPAY', accountUuid, authorization } }];
    },
  });
};
