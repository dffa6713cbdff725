import type { CivilDate } from '../dates/civil-date.ts';

/** Who may start an application with a lender, and from when. */
export type Intake = {
  /** The day from which people may apply, while it lies ahead. */
  readonly opensOn: CivilDate | undefined;
  /** False for a lender without a license in any state. */
  readonly isLicensed: boolean;
  /** Only people whom a loan originator refers may apply. */
  readonly requiresReferrer: boolean;
  /** Nobody applies alone: loan originators apply for their clients. */
  readonly isWholesale: boolean;
};

/** Returns why a person can't start an application alone, whatever their answers are; undefined if they can. */
export function whyClosed(
  { opensOn, isLicensed, requiresReferrer, isWholesale }: Intake,
  { isReferred }: { readonly isReferred: boolean },
): 'NOT_OPEN_YET' | 'NOT_LICENSED' | 'NOT_ACCEPTING' | undefined {
  if (opensOn !== undefined) return 'NOT_OPEN_YET';
  if (!isLicensed) return 'NOT_LICENSED';
  return isWholesale || (requiresReferrer && !isReferred) ? 'NOT_ACCEPTING' : undefined;
}

/** Returns the lender's opening date while it lies ahead of `today`, a day in the lender's time zone. */
export function openingAhead(opensOn: CivilDate | undefined, today: CivilDate): CivilDate | undefined {
  return opensOn !== undefined && today < opensOn ? opensOn : undefined;
}
