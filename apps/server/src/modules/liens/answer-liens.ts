import { isDeepStrictEqual } from 'node:util';
import type { answerLiens as call } from '@homeline/contract/liens/answer-liens.ts';
import { asksEquityLoan, foundLiens } from '@homeline/domain/facts/equity-loans.selectors.ts';
import { statedCosts } from '@homeline/domain/facts/home-costs.selectors.ts';
import type { AnsweredLien } from '@homeline/domain/facts/liens.facts.ts';
import { type KnownLien, liensAreAnswered, liensToAnswer } from '@homeline/domain/facts/liens.selectors.ts';
import { stepsAccepting } from '@homeline/domain/workflow/changeable.ts';
import { currentStep } from '@homeline/domain/workflow/current-step.ts';
import type { Handler } from '../../http/handler.ts';
import { refuse } from '../../refusal.ts';
import { submitStep } from '../applications/submit-step.ts';
import { otherHomeRefusal, texasLienRefusal } from './lien-refusals.ts';
import { unansweredRefusal } from './unanswered-refusal.ts';

/**
 * Saves the borrower's answer for each lien and the home costs. They may change answers until submission, which computes new
 * offers; identical answers write nothing.
 */
export const answerLiens: Handler<typeof call> = (request, context) => {
  const { liens, homeCosts } = request.body;
  return submitStep(request, context, {
    at: stepsAccepting('answerLiens'),
    versionedFacts: ['lienAnswers', 'foundLienAnswers', 'lienDecisions', 'softCredit', 'propertyLookups'],
    decide: (facts) => {
      // Liens found later have a call of their own, and submitted answers are final for the same home.
      const isFinal = facts.applicationSubmission && liensAreAnswered(facts);
      if (foundLiens(facts).length > 0 || isFinal)
        return refuse('WRONG_STEP', { step: currentStep(facts).id });
      const known = liensToAnswer(facts);
      const refusal =
        unansweredRefusal('liens', liens, known) ??
        otherHomeRefusal(liens, known) ??
        (facts.property?.state === 'TX' ? texasLienRefusal(liens) : undefined);
      if (refusal) return refusal;
      const isUnchanged = isDeepStrictEqual(statedCosts(facts), homeCosts) && hasSameAnswers(liens, known);
      return isUnchanged ? [] : [{ fact: 'lienAnswers', value: { liens, homeCosts } }];
    },
  });
};

/** Returns whether every answer equals the one on file. */
function hasSameAnswers(liens: readonly AnsweredLien[], known: readonly KnownLien[]): boolean {
  return known.every((lien) => {
    const answered = liens.find(({ id }) => id === lien.id);
    const isSameLoan = !asksEquityLoan(lien) || answered?.isEquityLoan === lien.isEquityLoan;
    return answered?.answer === lien.answer && isSameLoan;
  });
}
