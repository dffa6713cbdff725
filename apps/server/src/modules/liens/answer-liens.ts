import type { answerLiens as call } from '@homeline/contract/liens/answer-liens.ts';
import { knownLiens } from '@homeline/domain/liens/liens.ts';
import type { Handler } from '../../http/asked.ts';
import { answerStep } from '../applications/answer-step.ts';
import { refusalUnlessEach } from './each-once.ts';

/** The borrower confirms, disputes or pays off each lien of the home. */
export const answerLiens: Handler<typeof call> = (asked, context) => {
  const { liens } = asked.body;
  return answerStep(asked, context, {
    at: ['LIEN_VERIFICATION'],
    showed: ['lienAnswers', 'softCredit', 'propertyLookups'],
    decide: (facts) =>
      refusalUnlessEach('liens', liens, knownLiens(facts)) ?? [{ fact: 'lienAnswers', value: { liens } }],
  });
};
