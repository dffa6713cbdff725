import type { answerLiens as call } from '@homeline/contract/liens/answer-liens.ts';
import { liensAreAnswered, liensToAnswer } from '@homeline/domain/liens/liens.ts';
import type { Handler } from '../../http/asked.ts';
import { refuse } from '../../refusal.ts';
import { answerStep } from '../applications/answer-step.ts';
import { refusalUnlessEach } from './each-once.ts';
import { refusalInTexas, refusalOfOtherHome } from './lien-refusals.ts';

/** The borrower confirms, disputes or pays off each lien of the home, or says that it is on another one. */
export const answerLiens: Handler<typeof call> = (asked, context) => {
  const { liens, homeCosts } = asked.body;
  return answerStep(asked, context, {
    at: ['LIEN_VERIFICATION'],
    showed: ['lienAnswers', 'softCredit', 'propertyLookups'],
    decide: (facts) => {
      // The step asks again of what came to light since, and of nothing else.
      if (liensAreAnswered(facts)) return refuse('WRONG_STEP', { step: 'LIEN_VERIFICATION' });
      const known = liensToAnswer(facts);
      return (
        refusalUnlessEach('liens', liens, known) ??
        refusalOfOtherHome(liens, known) ??
        (facts.property?.state === 'TX' ? refusalInTexas(liens) : undefined) ?? [
          { fact: 'lienAnswers', value: { liens, homeCosts } },
        ]
      );
    },
  });
};
