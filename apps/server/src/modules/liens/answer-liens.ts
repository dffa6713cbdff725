import { isDeepStrictEqual } from 'node:util';
import type { answerLiens as call } from '@homeline/contract/liens/answer-liens.ts';
import type { AnsweredLien } from '@homeline/domain/facts/credit.facts.ts';
import { asksEquityLoan, foundLiens } from '@homeline/domain/facts/equity-loans.selectors.ts';
import { statedCosts } from '@homeline/domain/facts/home-costs.selectors.ts';
import { type KnownLien, liensToAnswer } from '@homeline/domain/facts/liens.selectors.ts';
import { stepsAccepting } from '@homeline/domain/workflow/changeable.ts';
import { currentStep } from '@homeline/domain/workflow/current-step.ts';
import type { Handler } from '../../http/handler.ts';
import { refuse } from '../../refusal.ts';
import { submitStep } from '../applications/submit-step.ts';
import { refusalUnlessEach } from './each-once.ts';
import { refusalInTexas, refusalOfOtherHome } from './lien-refusals.ts';

/**
 * The borrower confirms, disputes or pays off each lien of the home, or says that it is on another one. Until the application is
 * submitted they may answer anew, and the offers are made again with what they say; what says the same changes nothing.
 */
export const answerLiens: Handler<typeof call> = (request, context) => {
  const { liens, homeCosts } = request.body;
  return submitStep(request, context, {
    at: stepsAccepting('LIEN_VERIFICATION'),
    versionedFacts: ['lienAnswers', 'foundLienAnswers', 'lienDecisions', 'softCredit', 'propertyLookups'],
    decide: (facts) => {
      // The step asks again of what came to light since, and of nothing else; what was submitted stands.
      if (foundLiens(facts).length > 0 || facts.applicationSubmission)
        return refuse('WRONG_STEP', { step: currentStep(facts).id });
      const known = liensToAnswer(facts);
      const refusal =
        refusalUnlessEach('liens', liens, known) ??
        refusalOfOtherHome(liens, known) ??
        (facts.property?.state === 'TX' ? refusalInTexas(liens) : undefined);
      if (refusal) return refusal;
      const isSaid = isDeepStrictEqual(statedCosts(facts), homeCosts) && saySame(liens, known);
      return isSaid ? [] : [{ fact: 'lienAnswers', value: { liens, homeCosts } }];
    },
  });
};

/** Nothing is said that does not stand already. */
function saySame(liens: readonly AnsweredLien[], known: readonly KnownLien[]): boolean {
  return known.every((lien) => {
    const said = liens.find(({ id }) => id === lien.id);
    const isSameLoan = !asksEquityLoan(lien) || said?.isEquityLoan === lien.isEquityLoan;
    return said?.answer === lien.answer && isSameLoan;
  });
}
