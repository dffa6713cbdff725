import { randomUUID } from 'node:crypto';
import type { bankCalls } from '@homeline/contract/bank/calls.ts';
import { OAUTH_RETURN_PATH } from '@homeline/contract/return-path.ts';
import { accountMask } from '@homeline/domain/bank/account-number.ts';
import { bankQuestions } from '@homeline/domain/facts/bank.facts.ts';
import {
  accountAwaitsLogin,
  disbursementAccount,
  mustEnterAccountManually,
} from '@homeline/domain/facts/bank.selectors.ts';
import type { Facts } from '@homeline/domain/facts/facts.ts';
import { currentTerms } from '@homeline/domain/facts/offers.selectors.ts';
import { payManually } from '@homeline/domain/offers/changed-offer.ts';
import type { DecisionContext } from '@homeline/domain/offers/pricing-scenario.ts';
import { stepsAccepting } from '@homeline/domain/workflow/changeable.ts';
import { currentStep } from '@homeline/domain/workflow/current-step.ts';
import { loadFacts, loadRelevantFacts } from '../../facts/load.ts';
import type { HandlersOf } from '../../http/handler.ts';
import { refuse } from '../../refusal.ts';
import { contactOf } from '../accounts/contact-of.ts';
import { questionHandlers } from '../applications/question-handlers.ts';
import { submitStep } from '../applications/submit-step.ts';
import { decisionContext } from '../rules/decision-context.ts';
import { accountEncryptionContext } from './account-number-of.ts';

export const bankHandlers = {
  /** Returns the address of the bank provider's link page. Writes nothing; `finishBankLink` does. */
  openBankLink: async ({ params, organisation, body, site }, context) => {
    const facts = await loadFacts(context.db, { organisation, applicationId: params.uuid });
    const step = currentStep(facts).id;
    if (step !== 'DISBURSEMENT_ACCOUNT') return refuse('WRONG_STEP', { step });
    const opened = await context.vendors.bank.link.ask({
      reference: randomUUID(),
      fileNumber: params.uuid,
      holder: contactOf(facts),
      returnUrl: site + body.returnPath,
      oauthReturnUrl: site + OAUTH_RETURN_PATH,
    });
    return opened.ok && !opened.pending ? { url: opened.answer.url } : refuse('PROVIDER_UNAVAILABLE');
  },
  /** Saves the linked account with its number encrypted. */
  finishBankLink: async (request, context) => {
    const key = { organisation: request.organisation, applicationId: request.params.uuid };
    const step = currentStep(await loadFacts(context.db, key)).id;
    if (step !== 'DISBURSEMENT_ACCOUNT') return refuse('WRONG_STEP', { step });
    const exchange = context.vendors.bank.account;
    const asked = {
      reference: randomUUID(),
      fileNumber: key.applicationId,
      publicToken: request.body.publicToken,
    };
    const linkedBy = exchange.providerFor?.(asked);
    const linked = await exchange.ask({ ...asked, provider: linkedBy });
    if (!linked.ok || linked.pending) return refuse('PROVIDER_UNAVAILABLE');
    if (linked.answer.answer !== 'LINKED')
      return refuse(linked.answer.answer === 'CANCELLED' ? 'LINK_CANCELLED' : 'LINK_FAILED');
    const { bankName, routingNumber, accountNumber, mask } = linked.answer;
    const account = context.sealing.seal(accountNumber, accountEncryptionContext(key));
    return submitStep(request, context, {
      at: stepsAccepting('finishBankLink'),
      decide: () => [
        {
          fact: 'bankAccounts',
          value: { uuid: randomUUID(), how: 'LINKED', bankName, routingNumber, account, mask, linkedBy },
        },
      ],
    });
  },
  ...questionHandlers(bankQuestions),
  /** Lets the borrower link an account again, unless a returned disbursement requires manual entry. */
  chooseBankLink: (request, context) =>
    submitStep(request, context, {
      at: stepsAccepting('chooseBankLink'),
      decide: (facts) =>
        mustEnterAccountManually(facts) ? refuse('FORBIDDEN') : [{ fact: 'bankLinkChoices', value: {} }],
    }),
  /** Saves a manually entered account with its number encrypted. Only the last four digits are shown. */
  enterAccount: (request, context) => {
    const { bankName, routingNumber, accountNumber } = request.body;
    const key = { organisation: request.organisation, applicationId: request.params.uuid };
    const account = context.sealing.seal(accountNumber, accountEncryptionContext(key));
    const mask = accountMask(accountNumber);
    return submitStep(request, context, {
      at: stepsAccepting('enterAccount'),
      versionedFacts: ['bankAccounts'],
      decide: () => [
        {
          fact: 'bankAccounts',
          value: { uuid: randomUUID(), how: 'MANUAL', bankName, routingNumber, account, mask },
        },
      ],
    });
  },
  /** Sets up autopay from the verified account, or manual payment without the autopay discount. */
  saveAutopay: (request, context) => {
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
  },
  /** Returns the account's last four digits, and the terms with autopay and with manual payment. */
  getBank: async ({ params, organisation }, context) => {
    const key = { organisation, applicationId: params.uuid };
    const facts = await loadRelevantFacts(context.db, key);
    const account = disbursementAccount(facts);
    const again = accountAwaitsLogin(facts);
    return {
      account: account && { bankName: account.bankName, mask: account.mask, how: account.how },
      needsAnother: account === undefined && !again && facts.bankAccounts.length > 0,
      ...(again && { signInAgain: { bankName: again.bankName, mask: again.mask } }),
      mayLink: !mustEnterAccountManually(facts),
      payments: paymentsOf(facts, decisionContext(context, key, facts)),
    };
  },
} satisfies HandlersOf<typeof bankCalls>;

function paymentsOf(facts: Facts, context: DecisionContext) {
  const terms = currentTerms(facts);
  if (!terms) return undefined;
  const change = payManually(facts, context).find((write) => write.fact === 'repricings');
  return { autopay: terms, manual: change?.value.after ?? terms };
}
