import { asksEquityLoan } from '@homeline/domain/facts/equity-loans.selectors.ts';
import type { AnsweredLien } from '@homeline/domain/facts/liens.facts.ts';
import type { KnownLien } from '@homeline/domain/facts/liens.selectors.ts';
import { type Refusal, refuse } from '../../refusal.ts';

const IS_ON_RECORD = 'County records show this lien on your home';
const IS_ON_THIS_HOME = 'Our review found this lien on your home';
const MUST_BE_PAID_OFF =
  'Texas allows one equity loan on a home at a time, so your line must pay this one off';

/** Refuses the answer OTHER_HOME for a lien that a review or county records place on this home. */
export function otherHomeRefusal(
  liens: readonly AnsweredLien[],
  known: readonly KnownLien[],
): Refusal | undefined {
  const isOtherHome = (ids: ReadonlySet<string>) => (lien: AnsweredLien) =>
    lien.answer === 'OTHER_HOME' && ids.has(lien.id);
  const idsOf = (matches: (lien: KnownLien) => boolean) => new Set(known.filter(matches).map(({ id }) => id));
  return (
    refusalWhere(
      liens,
      'answer',
      isOtherHome(idsOf(({ isReviewedEquityLoan }) => isReviewedEquityLoan)),
      IS_ON_THIS_HOME,
    ) ?? refusalWhere(liens, 'answer', isOtherHome(idsOf(({ source }) => source !== 'CREDIT')), IS_ON_RECORD)
  );
}

/**
 * Refuses to keep another equity loan on a Texas homestead. A purchase mortgage is not an equity loan. Source: Texas Constitution,
 * article XVI, section 50(a).
 */
export function texasLienRefusal(liens: readonly AnsweredLien[]): Refusal | undefined {
  const isMissing = (lien: AnsweredLien) => asksEquityLoan(lien) && lien.isEquityLoan === undefined;
  const isKept = ({ answer, isEquityLoan }: AnsweredLien) => answer === 'CONFIRMED' && isEquityLoan === true;
  return (
    refusalWhere(liens, 'isEquityLoan', isMissing, 'Required') ??
    refusalWhere(liens, 'answer', isKept, MUST_BE_PAID_OFF)
  );
}

/** Refuses the first lien answer that is invalid. */
function refusalWhere(
  liens: readonly AnsweredLien[],
  field: keyof AnsweredLien,
  isInvalid: (lien: AnsweredLien) => boolean,
  message: string,
): Refusal | undefined {
  const index = liens.findIndex(isInvalid);
  return index < 0
    ? undefined
    : refuse('INVALID_INPUT', { fields: { [`liens.${index}.${field}`]: message } });
}
