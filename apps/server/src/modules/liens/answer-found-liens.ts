import type { answerFoundLiens as call } from '@homeline/contract/liens/answer-found-liens.ts';
import type { AnsweredLien } from '@homeline/domain/facts/credit.facts.ts';
import { asksEquityLoan, foundLiens } from '@homeline/domain/facts/equity-loans.selectors.ts';
import { currentStep } from '@homeline/domain/workflow/current-step.ts';
import type { Handler } from '../../http/handler.ts';
import { refuse } from '../../refusal.ts';
import { submitStep } from '../applications/submit-step.ts';
import { refusalUnlessEach } from './each-once.ts';
import { refusalInTexas, refusalOfOtherHome } from './lien-refusals.ts';

/** The borrower answers for the liens on a home in Texas that came to light after the others. */
export const answerFoundLiens: Handler<typeof call> = (request, context) =>
  submitStep(request, context, {
    at: ['LIEN_VERIFICATION'],
    versionedFacts: ['lienAnswers', 'foundLienAnswers', 'lienDecisions', 'hardCredit'],
    decide: (facts) => {
      const known = foundLiens(facts);
      if (known.length === 0) return refuse('WRONG_STEP', { step: currentStep(facts).id });
      const found = new Set(
        known.filter(({ isReviewedEquityLoan }) => isReviewedEquityLoan).map(({ id }) => id),
      );
      const liens = request.body.liens.map((lien) => (found.has(lien.id) ? asFound(lien) : lien));
      return (
        refusalUnlessEach('liens', liens, known) ??
        refusalOfOtherHome(liens, known) ??
        refusalInTexas(liens) ?? [{ fact: 'foundLienAnswers', value: { liens } }]
      );
    },
  });

/** What the review has found by the papers is not asked again: who stays in doubt disputes it. */
function asFound({ id, answer }: AnsweredLien): AnsweredLien {
  return { id, answer, ...(asksEquityLoan({ answer }) && { isEquityLoan: true }) };
}
