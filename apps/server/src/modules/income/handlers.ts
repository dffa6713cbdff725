import { randomUUID } from 'node:crypto';
import type { incomeCalls } from '@homeline/contract/income/calls.ts';
import { OAUTH_RETURN_PATH } from '@homeline/contract/return-path.ts';
import { incomeQuestions } from '@homeline/domain/facts/income.facts.ts';
import { paystubRequirement } from '@homeline/domain/facts/income.selectors.ts';
import { stepsAccepting } from '@homeline/domain/workflow/changeable.ts';
import { currentStep } from '@homeline/domain/workflow/current-step.ts';
import { loadFacts } from '../../facts/load.ts';
import type { HandlersOf } from '../../http/handler.ts';
import { refuse } from '../../refusal.ts';
import { partyOf } from '../accounts/party-of.ts';
import { questionHandlers } from '../applications/question-handlers.ts';
import { submitStep } from '../applications/submit-step.ts';
import { uploadRefusal } from '../documents/uploads.ts';
import { chooseIncomeSource } from './choose-income-source.ts';

export const incomeHandlers = {
  /** Saves the corrected income. */
  saveStatedIncome: (request, context) =>
    submitStep(request, context, {
      at: stepsAccepting('saveStatedIncome'),
      versionedFacts: ['statedIncome'],
      decide: () => [{ fact: 'statedIncome', value: request.body }],
    }),
  /** Returns the address of the income provider's link page. Writes nothing; `chooseIncomeSource` does. */
  openIncomeLink: async ({ params, organisation, body, site, language }, context) => {
    const key = { organisation, applicationId: params.uuid };
    const facts = await loadFacts(context.db, key);
    const step = currentStep(facts).id;
    if (step !== 'INCOME_VERIFICATION') return refuse('WRONG_STEP', { step });
    const opened = await context.vendors.income.link.ask({
      reference: randomUUID(),
      fileNumber: key.applicationId,
      worker: partyOf(context, key, facts),
      source: body.source,
      returnUrl: site + body.returnPath,
      oauthReturnUrl: site + OAUTH_RETURN_PATH,
      language,
    });
    return opened.ok && !opened.pending ? { url: opened.answer.url } : refuse('PROVIDER_UNAVAILABLE');
  },
  chooseIncomeSource,
  /** Submits uploaded pay stubs for an underwriter to review. */
  sendPaystubs: async (request, context) => {
    const documents = [...new Set(request.body.documents)];
    const refusal = await uploadRefusal(context, request, {
      field: 'documents',
      uuids: documents,
      types: ['USER_UPLOADED_PAYSTUB'],
    });
    if (refusal) return refusal;
    return submitStep(request, context, {
      at: stepsAccepting('sendPaystubs'),
      decide: (facts) => {
        const { count } = paystubRequirement(facts);
        return documents.length < count
          ? refuse('INVALID_INPUT', { fields: { documents: `Send ${count} pay stubs` } })
          : [{ fact: 'paystubs', value: { documents } }];
      },
    });
  },
  ...questionHandlers(incomeQuestions),
} satisfies HandlersOf<typeof incomeCalls>;
