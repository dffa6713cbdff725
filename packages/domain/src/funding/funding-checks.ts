import { type CivilDate, civilDateIn, daysBetween } from '../dates/civil-date.ts';
import { openConditions } from '../facts/conditions.selectors.ts';
import { alertIsCleared, alertOf } from '../facts/credit.selectors.ts';
import type { Facts } from '../facts/facts.ts';
import { accountIsVerified, isRescindable } from '../facts/funding.selectors.ts';
import { borrowersScreen, pendingSanctionsReview } from '../facts/identity.selectors.ts';
import { insuranceIsAccepted } from '../facts/insurance.selectors.ts';
import { deedIsAccepted } from '../facts/notary.selectors.ts';
import { currentTerms } from '../facts/offers.selectors.ts';
import { homeTimeZone } from '../facts/property.selectors.ts';
import { lastWhere, newer } from '../facts/reading.ts';
import { isAwaited } from '../facts/refreshes.selectors.ts';
import { type Check, yesNoCheck } from '../facts/review-check.ts';
import { lendingValueCents } from '../facts/valuation.selectors.ts';
import { cents } from '../money/cents.ts';
import { releaseOn, rescissionEndsOn } from './rescission-period.ts';

const HARD_CREDIT_DAYS = 60;

/** Returns the checks before funding. */
export function fundingChecks(facts: Facts, today: CivilDate): readonly Check[] {
  const open = openConditions(facts).length;
  const reportDays = creditReportDays(facts, today);
  const cashCents = currentTerms(facts)?.cashToBorrowerCents;
  const isScreened = newer(borrowersScreen(facts), facts.noteSignatures.at(-1));
  const [endedOn, release] = [rescissionEndsOn(facts), releaseOn(facts)];
  return [
    {
      line: {
        code: 'RIGHT_TO_RESCIND',
        amounts: { ...(endedOn && { endedOn, ...(release && release > today && { releaseOn: release }) }) },
      },
      holds: !isRescindable(facts) || facts.rescissionEnded !== undefined,
      problem: 'the right to rescind has not ended',
    },
    {
      line: { code: 'OPEN_CONDITIONS', amounts: { count: open } },
      holds: open === 0,
      problem: 'a condition is open',
    },
    yesNoCheck('DEED_ACCEPTED', deedIsAccepted(facts), 'the deed is not accepted'),
    yesNoCheck('INSURANCE_ACCEPTED', insuranceIsAccepted(facts), 'the insurance is not accepted'),
    {
      line: {
        code: 'CREDIT_REPORT_AGE',
        amounts: { maxDays: HARD_CREDIT_DAYS, ...(reportDays !== undefined && { days: reportDays }) },
      },
      holds: reportDays !== undefined && reportDays <= HARD_CREDIT_DAYS,
      problem: `the credit report is older than ${HARD_CREDIT_DAYS} days`,
    },
    ...creditAgain(facts),
    ...valueAgain(facts),
    ...titleAgain(facts),
    yesNoCheck('ACCOUNT_VERIFIED', accountIsVerified(facts), 'the account is not verified'),
    yesNoCheck(
      'SCREENED_SINCE_SIGNING',
      isScreened,
      'the names are being compared with the sanctions list again',
    ),
    yesNoCheck(
      'SANCTIONS_CLEARED',
      pendingSanctionsReview(facts) === undefined,
      'a name must be compared with the sanctions list',
    ),
    {
      line: { code: 'CASH_TO_FUND', amounts: { cents: cents(cashCents ?? 0) } },
      holds: cashCents !== undefined && cashCents > 0,
      problem: 'the draw leaves no cash for the borrower',
    },
  ];
}

/** Days since the newest credit report: the hard pull, or a later one before funding. Counted in dates at the home. */
function creditReportDays(facts: Facts, today: CivilDate): number | undefined {
  const again = lastWhere(facts.refreshedCredit, ({ report }) => report !== undefined);
  const pull = again ?? facts.hardCredit.at(-1);
  if (!pull) return undefined;
  const arrivedOn = civilDateIn(homeTimeZone(facts), Date.parse(pull.at));
  return daysBetween(pull.report?.pulledOn ?? arrivedOn, today);
}

/** Returns the check of a newer report that a funding officer asked for: it must have arrived and not differ from the one decided on. */
function creditAgain(facts: Facts): readonly Check[] {
  if (facts.creditRefreshOrders.length === 0) return [];
  const { answer, differs = false } = (!isAwaited('CREDIT', facts) && facts.refreshedCredit.at(-1)) || {};
  const alert = answer && alertOf({ answer });
  const isUsable = alert ? alertIsCleared(facts, alert) : answer === 'HIT';
  return [
    {
      line: { code: 'CREDIT_REFRESHED', amounts: { ...(answer && { answer }), differs } },
      holds: isUsable && !differs,
      problem:
        answer === undefined
          ? 'a new credit report is being pulled'
          : differs
            ? 'the new credit report differs from the one decided on'
            : 'the bureau gave no new credit report that can be used',
    },
  ];
}

/** A new value must support what was decided: be at least the one that priced the line. A lower one is for a person, with its CLTV. */
function valueAgain(facts: Facts): readonly Check[] {
  if (facts.valuationRefreshOrders.length === 0) return [];
  const awaited = isAwaited('VALUE', facts);
  const found = awaited ? undefined : facts.refreshedValuations.at(-1)?.adjustedValueCents;
  const decidedCents = lendingValueCents(facts) ?? cents(0);
  return [
    {
      line: {
        code: 'VALUE_REFRESHED',
        amounts: { ...(found !== undefined && { cents: found }), decidedCents, isAwaited: awaited },
      },
      holds: found !== undefined && found >= decidedCents,
      problem: awaited
        ? 'the home is being valued again'
        : found === undefined
          ? 'no provider gave a new value that can be used'
          : 'the new value is below the one decided on',
    },
  ];
}

/** A new title search must be clear. */
function titleAgain(facts: Facts): readonly Check[] {
  if (facts.titleRefreshOrders.length === 0) return [];
  const answer = isAwaited('TITLE', facts) ? undefined : facts.refreshedTitle.at(-1)?.answer;
  return [
    {
      line: { code: 'TITLE_REFRESHED', amounts: { ...(answer && { answer }) } },
      holds: answer === 'CLEAR' || answer === 'NOT_REQUIRED',
      problem: answer === undefined ? 'title is being searched again' : 'the new title search isn’t clear',
    },
  ];
}
