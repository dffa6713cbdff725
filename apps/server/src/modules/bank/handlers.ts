import { randomUUID } from 'node:crypto';
import type { bankCalls } from '@homeline/contract/bank/calls.ts';
import { OAUTH_RETURN_PATH } from '@homeline/contract/return-path.ts';
import { accountMask } from '@homeline/domain/bank/account-number.ts';
import { bankQuestions } from '@homeline/domain/facts/bank.facts.ts';
import {
  accountAwaitsLogin,
  disbursementAccount,
  endedDeposit,
  mustEnterAccountManually,
  pendingDeposit,
} from '@homeline/domain/facts/bank.selectors.ts';
import type { Sealed } from '@homeline/domain/facts/fact.ts';
import type { Facts, FactWrite } from '@homeline/domain/facts/facts.ts';
import { currentTerms } from '@homeline/domain/facts/offers.selectors.ts';
import { payManually } from '@homeline/domain/offers/changed-offer.ts';
import type { DecisionContext } from '@homeline/domain/offers/pricing-scenario.ts';
import { offersMicroDeposits } from '@homeline/domain/organisations/named-providers.ts';
import { stepsAccepting } from '@homeline/domain/workflow/changeable.ts';
import { currentStep } from '@homeline/domain/workflow/current-step.ts';
import { takesDepositCode } from '@homeline/domain/workflow/pending-deposit.ts';
import type { Context } from '../../context.ts';
import { loadFacts, loadRelevantFacts } from '../../facts/load.ts';
import type { HandlersOf } from '../../http/handler.ts';
import { refuse } from '../../refusal.ts';
import type { LinkedAccount } from '../../vendors/bank/port.ts';
import { contactOf } from '../accounts/contact-of.ts';
import { questionHandlers } from '../applications/question-handlers.ts';
import { submitStep } from '../applications/submit-step.ts';
import { decisionContext } from '../rules/decision-context.ts';
import { accountEncryptionContext } from './account-number-of.ts';

export const bankHandlers = {
  /** Returns the address of the bank provider's link page. Writes nothing; `finishBankLink` does. */
  openBankLink: async ({ params, organisation, body, site, language }, context) => {
    const facts = await loadFacts(context.db, { organisation, applicationId: params.uuid });
    const step = currentStep(facts).id;
    const entersCode = takesDepositCode(step, facts);
    if (step !== 'DISBURSEMENT_ACCOUNT' && !entersCode) return refuse('WRONG_STEP', { step });
    const asked = {
      reference: randomUUID(),
      fileNumber: params.uuid,
      holder: contactOf(facts),
      returnUrl: site + body.returnPath,
      oauthReturnUrl: site + OAUTH_RETURN_PATH,
      language,
    };
    const offered = mayUseDeposit(context, organisation) ? 'OFFERED' : undefined;
    // The code is entered where the deposit came from, whatever the lender chose since.
    const opened = await context.vendors.bank.link.ask(
      entersCode
        ? { ...asked, deposit: 'CODE', provider: pendingDeposit(facts)?.linkedBy }
        : { ...asked, deposit: offered },
    );
    return opened.ok && !opened.pending ? { url: opened.answer.url } : refuse('PROVIDER_UNAVAILABLE');
  },
  /** Saves the linked account with its number encrypted, or how far the deposit to a typed one is. */
  finishBankLink: async (request, context) => {
    const key = { organisation: request.organisation, applicationId: request.params.uuid };
    const before = await loadFacts(context.db, key);
    const step = currentStep(before).id;
    const entersCode = takesDepositCode(step, before);
    if (step !== 'DISBURSEMENT_ACCOUNT' && !entersCode) return refuse('WRONG_STEP', { step });
    const exchange = context.vendors.bank.account;
    const asked = {
      reference: randomUUID(),
      fileNumber: key.applicationId,
      publicToken: request.body.publicToken,
    };
    const linkedBy = entersCode ? pendingDeposit(before)?.linkedBy : exchange.providerFor?.(asked);
    const linked = await exchange.ask({ ...asked, provider: linkedBy });
    if (!linked.ok || linked.pending) return refuse('PROVIDER_UNAVAILABLE');
    const writes = accountWrites(linked.answer, linkedBy, (number) =>
      context.sealing.seal(number, accountEncryptionContext(key)),
    );
    if (!writes) return refuse(linked.answer.answer === 'FAILED' ? 'LINK_FAILED' : 'LINK_CANCELLED');
    // Whoever comes back without the code has changed nothing.
    if (entersCode && linked.answer.answer === 'DEPOSIT_SENT') return refuse('LINK_CANCELLED');
    return submitStep(request, context, {
      decide: (facts) => {
        const now = currentStep(facts).id;
        const isAsked = entersCode ? takesDepositCode(now, facts) : now === 'DISBURSEMENT_ACCOUNT';
        return isAsked ? writes : refuse('WRONG_STEP', { step: now });
      },
    });
  },
  /** Lets the borrower go on while a deposit is on its way, or give another account instead. */
  answerDeposit: (request, context) =>
    submitStep(request, context, {
      decide: (facts) => {
        const step = currentStep(facts).id;
        return takesDepositCode(step, facts)
          ? [{ fact: 'depositChoices', value: request.body }]
          : refuse('WRONG_STEP', { step });
      },
    }),
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
    const pending = pendingDeposit(facts);
    const ended = endedDeposit(facts);
    return {
      account: account && { bankName: account.bankName, mask: account.mask, how: account.how },
      needsAnother: !account && !again && !pending && !ended && facts.bankAccounts.length > 0,
      ...(pending && { deposit: { mask: pending.mask, sentAt: pending.at } }),
      ...(ended && { depositEnded: ended.answer === 'FAILED' ? 'FAILED' : 'EXPIRED' }),
      mayUseDeposit: mayUseDeposit(context, organisation),
      ...(again && { signInAgain: { bankName: again.bankName, mask: again.mask } }),
      mayLink: !mustEnterAccountManually(facts),
      payments: paymentsOf(facts, decisionContext(context, key, facts)),
    };
  },
} satisfies HandlersOf<typeof bankCalls>;

/** Returns whether the lender lets borrowers prove a typed account by a small deposit, and its provider offers that. */
function mayUseDeposit({ organisations, accounts }: Context, organisation: string): boolean {
  const [provider] = accounts.chosen(organisation, 'bank');
  return organisations.get(organisation).microDeposits && offersMicroDeposits(provider);
}

/** Returns what an account at the provider writes; undefined if there is none. */
function accountWrites(
  linked: LinkedAccount,
  linkedBy: string | undefined,
  seal: (accountNumber: string) => Sealed,
): readonly FactWrite[] | undefined {
  if (!('mask' in linked)) return undefined;
  if (linked.answer !== 'LINKED') {
    const value = { answer: DEPOSIT_ANSWERS[linked.answer], mask: linked.mask, linkedBy };
    return [{ fact: 'accountDeposits', value }];
  }
  const { answer: _, accountNumber, ...shown } = linked;
  const value = {
    ...shown,
    uuid: randomUUID(),
    how: 'LINKED',
    account: seal(accountNumber),
    linkedBy,
  } as const;
  return [{ fact: 'bankAccounts', value }];
}

const DEPOSIT_ANSWERS = {
  DEPOSIT_SENT: 'SENT',
  DEPOSIT_FAILED: 'FAILED',
  DEPOSIT_EXPIRED: 'EXPIRED',
} as const;

function paymentsOf(facts: Facts, context: DecisionContext) {
  const terms = currentTerms(facts);
  if (!terms) return undefined;
  const change = payManually(facts, context).find((write) => write.fact === 'repricings');
  return { autopay: terms, manual: change?.value.after ?? terms };
}
