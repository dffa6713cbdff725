import type { answerFoundLiens as call } from '@homeline/contract/liens/answer-found-liens.ts';
import { asksEquityLoan, foundLiens } from '@homeline/domain/facts/equity-loans.selectors.ts';
import type { AnsweredLien } from '@homeline/domain/facts/liens.facts.ts';
import { stepsAccepting } from '@homeline/domain/workflow/changeable.ts';
import { currentStep } from '@homeline/domain/workflow/current-step.ts';
import type { Handler } from '../../http/handler.ts';
import { refuse } from '../../refusal.ts';
import { submitStep } from '../applications/submit-step.ts';
import { otherHomeRefusal, texasLienRefusal } from './lien-refusals.ts';
import { unansweredRefusal } from './unanswered-refusal.ts';

/** Saves the borrower's answers for Texas liens found after they answered the others. */
export const answerFoundLiens: Handler<typeof call> = (request, context) =>
  submitStep(request, context, {
    at: stepsAccepting('answerFoundLiens'),
    versionedFacts: ['lienAnswers', 'foundLienAnswers', 'lienDecisions', 'hardCredit'],
    decide: (facts) => {
      const known = foundLiens(facts);
      if (known.length === 0) return refuse('WRONG_STEP', { step: currentStep(facts).id });
      const reviewedLoans = new Set(
        known.filter(({ isReviewedEquityLoan }) => isReviewedEquityLoan).map(({ id }) => id),
      );
      const liens = request.body.liens.map((lien) =>
        reviewedLoans.has(lien.id) ? withReviewResult(lien) : lien,
      );
      return (
        unansweredRefusal('liens', liens, known) ??
        otherHomeRefusal(liens, known) ??
        texasLienRefusal(liens) ?? [{ fact: 'foundLienAnswers', value: { liens } }]
      );
    },
  });

/** Keeps the review's finding that the lien is an equity loan; a borrower who disagrees disputes the lien. */
function withReviewResult({ id, answer }: AnsweredLien): AnsweredLien {
  return { id, answer, ...(asksEquityLoan({ answer }) && { isEquityLoan: true }) };
}
