import type { answerLiens as call, LiensForm } from '@homeline/contract/liens/answer-liens.ts';
import { type KnownLien, liensToAnswer } from '@homeline/domain/liens/liens.ts';
import type { Handler } from '../../http/asked.ts';
import { type Refusal, refuse } from '../../refusal.ts';
import { answerStep } from '../applications/answer-step.ts';
import { refusalUnlessEach } from './each-once.ts';

/** The borrower confirms, disputes or pays off each lien of the home, or says that it is on another one. */
export const answerLiens: Handler<typeof call> = (asked, context) => {
  const { liens, homeCosts } = asked.body;
  return answerStep(asked, context, {
    at: ['LIEN_VERIFICATION'],
    showed: ['lienAnswers', 'softCredit', 'propertyLookups'],
    decide: (facts) => {
      const known = liensToAnswer(facts);
      return (
        refusalUnlessEach('liens', liens, known) ??
        refusalOfOtherHomes(liens, known) ?? [{ fact: 'lienAnswers', value: { liens, homeCosts } }]
      );
    },
  });
};

/** What the county has on record on this home is on no other. */
function refusalOfOtherHomes(answers: LiensForm['liens'], known: readonly KnownLien[]): Refusal | undefined {
  const onRecord = new Set(known.filter(({ source }) => source !== 'CREDIT').map(({ id }) => id));
  const wrong = answers.findIndex(({ id, answer }) => answer === 'OTHER_HOME' && onRecord.has(id));
  if (wrong < 0) return undefined;
  return refuse('INVALID_INPUT', {
    fields: { [`liens.${wrong}.answer`]: 'The county has it on record on this home' },
  });
}
