import type { getBank as call } from '@homeline/contract/bank/get-bank.ts';
import { disbursementAccount, mustEnterAccountManually } from '@homeline/domain/facts/bank.selectors.ts';
import type { Facts } from '@homeline/domain/facts/facts.ts';
import { currentTerms } from '@homeline/domain/facts/offers.selectors.ts';
import { payManually } from '@homeline/domain/offers/changed-offer.ts';
import type { DecisionContext } from '@homeline/domain/offers/pricing-scenario.ts';
import { loadRelevantFacts } from '../../facts/load.ts';
import type { Handler } from '../../http/handler.ts';
import { decisionContext } from '../rules/decision-context.ts';

/** Returns the account's last four digits, and the terms with autopay and with manual payment. */
export const getBank: Handler<typeof call> = async ({ params, organisation }, context) => {
  const key = { organisation, applicationId: params.uuid };
  const facts = await loadRelevantFacts(context.db, key);
  const account = disbursementAccount(facts);
  return {
    account: account && { bankName: account.bankName, mask: account.mask, how: account.how },
    needsAnother: account === undefined && facts.bankAccounts.length > 0,
    mayLink: !mustEnterAccountManually(facts),
    payments: paymentsOf(facts, decisionContext(context, key, facts)),
  };
};

function paymentsOf(facts: Facts, context: DecisionContext) {
  const terms = currentTerms(facts);
  if (!terms) return undefined;
  const change = payManually(facts, context).find((write) => write.fact === 'repricings');
  return { autopay: terms, manual: change?.value.after ?? terms };
}
