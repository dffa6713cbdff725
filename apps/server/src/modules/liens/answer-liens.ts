import { isDeepStrictEqual } from 'node:util';
import type { answerLiens as call } from '@homeline/contract/liens/answer-liens.ts';
import type { AnsweredLien } from '@homeline/domain/facts/credit.facts.ts';
import { asksEquityLoan } from '@homeline/domain/liens/equity-loans.ts';
import { liensAreAnswered, liensToAnswer } from '@homeline/domain/liens/liens.ts';
import type { Handler } from '../../http/asked.ts';
import { type Refusal, refuse } from '../../refusal.ts';
import { answerStep } from '../applications/answer-step.ts';
import { refusalUnlessEach } from './each-once.ts';

/**
 * The borrower confirms, disputes or pays off each lien of the home, or says that it is on another one. Until the application is
 * submitted they may answer anew, and the offers are made again with what they say; what says the same changes nothing.
 */
export const answerLiens: Handler<typeof call> = (asked, context) => {
  const { liens, homeCosts } = asked.body;
  return answerStep(asked, context, {
    at: ['LIEN_VERIFICATION', 'APP_SUBMISSION'],
    showed: ['lienAnswers', 'softCredit', 'propertyLookups'],
    decide: (facts) => {
      const { liens: before, homeCosts: costsBefore } = facts.lienAnswers ?? {};
      const isSame = isDeepStrictEqual([before, costsBefore], [liens, homeCosts]);
      if (liensAreAnswered(facts) && isSame) return [];
      const known = liensToAnswer(facts);
      const recorded = new Set(known.filter(({ source }) => source !== 'CREDIT').map(({ id }) => id));
      return (
        refusalUnlessEach('liens', liens, known) ??
        refusalWhere(
          liens,
          'answer',
          ({ id, answer }) => answer === 'OTHER_HOME' && recorded.has(id),
          IS_ON_RECORD,
        ) ??
        (facts.property?.state === 'TX' ? refusalInTexas(liens) : undefined) ?? [
          { fact: 'lienAnswers', value: { liens, homeCosts } },
        ]
      );
    },
  });
};

const IS_ON_RECORD = 'The county has it on record on this home';
const MUST_BE_PAID_OFF = 'Texas allows one equity loan on a home at a time: your line must pay it off';

/** One equity loan at a time on a homestead in Texas; what bought the home is none. Source: Texas Constitution, article XVI, section 50(a). */
function refusalInTexas(liens: readonly AnsweredLien[]): Refusal | undefined {
  const isUnsaid = (lien: AnsweredLien) => asksEquityLoan(lien) && lien.isEquityLoan === undefined;
  const stays = ({ answer, isEquityLoan }: AnsweredLien) => answer === 'CONFIRMED' && isEquityLoan === true;
  return (
    refusalWhere(liens, 'isEquityLoan', isUnsaid, 'Required') ??
    refusalWhere(liens, 'answer', stays, MUST_BE_PAID_OFF)
  );
}

/** Refuses the first answer of which something cannot be said. */
function refusalWhere(
  liens: readonly AnsweredLien[],
  field: keyof AnsweredLien,
  cannotBe: (lien: AnsweredLien) => boolean,
  words: string,
): Refusal | undefined {
  const wrong = liens.findIndex(cannotBe);
  return wrong < 0 ? undefined : refuse('INVALID_INPUT', { fields: { [`liens.${wrong}.${field}`]: words } });
}
