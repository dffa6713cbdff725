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
        refusalOf(liens, known, 'OTHER_HOME', IS_ON_RECORD) ??
        refusalOf(liens, known, 'CONFIRMED', MUST_BE_PAID_OFF) ?? [
          { fact: 'lienAnswers', value: { liens, homeCosts } },
        ]
      );
    },
  });
};

/** Liens of which something cannot be said, and why. */
type Unsayable = { readonly isOf: (lien: KnownLien) => boolean; readonly words: string };

const IS_ON_RECORD: Unsayable = {
  isOf: ({ source }) => source !== 'CREDIT',
  words: 'The county has it on record on this home',
};
const MUST_BE_PAID_OFF: Unsayable = {
  isOf: ({ mustBePaidOff }) => mustBePaidOff,
  words: 'Texas allows one equity loan on a home at a time: your line must pay it off',
};

function refusalOf(
  answers: LiensForm['liens'],
  known: readonly KnownLien[],
  said: LiensForm['liens'][number]['answer'],
  { isOf, words }: Unsayable,
): Refusal | undefined {
  const unsayable = new Set(known.filter(isOf).map(({ id }) => id));
  const wrong = answers.findIndex(({ id, answer }) => answer === said && unsayable.has(id));
  return wrong < 0 ? undefined : refuse('INVALID_INPUT', { fields: { [`liens.${wrong}.answer`]: words } });
}
