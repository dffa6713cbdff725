import type { AnsweredLien } from '@homeline/domain/facts/credit.facts.ts';
import { asksEquityLoan } from '@homeline/domain/facts/equity-loans.selectors.ts';
import type { KnownLien } from '@homeline/domain/facts/liens.selectors.ts';
import { type Refusal, refuse } from '../../refusal.ts';

const IS_ON_RECORD = 'The county has it on record on this home';
const IS_ON_THIS_HOME = 'The lender’s review found that it is on this home';
const MUST_BE_PAID_OFF = 'Texas allows one equity loan on a home at a time: your line must pay it off';

/** Nothing that is known to be on this home is on another. */
export function refusalOfOtherHome(
  liens: readonly AnsweredLien[],
  known: readonly KnownLien[],
): Refusal | undefined {
  const isElsewhere = (ids: ReadonlySet<string>) => (lien: AnsweredLien) =>
    lien.answer === 'OTHER_HOME' && ids.has(lien.id);
  const idsOf = (isSo: (lien: KnownLien) => boolean) => new Set(known.filter(isSo).map(({ id }) => id));
  return (
    refusalWhere(
      liens,
      'answer',
      isElsewhere(idsOf(({ isReviewedEquityLoan }) => isReviewedEquityLoan)),
      IS_ON_THIS_HOME,
    ) ?? refusalWhere(liens, 'answer', isElsewhere(idsOf(({ source }) => source !== 'CREDIT')), IS_ON_RECORD)
  );
}

/** One equity loan at a time on a homestead in Texas; what bought the home is none. Source: Texas Constitution, article XVI, section 50(a). */
export function refusalInTexas(liens: readonly AnsweredLien[]): Refusal | undefined {
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
