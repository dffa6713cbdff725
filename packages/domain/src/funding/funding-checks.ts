import { type CivilDate, civilDateIn, daysBetween } from '../dates/civil-date.ts';
import { openConditions } from '../facts/conditions.selectors.ts';
import type { Facts } from '../facts/facts.ts';
import { accountIsVerified, isRescindable } from '../facts/funding.selectors.ts';
import { borrowersScreen, pendingSanctionsReview } from '../facts/identity.selectors.ts';
import { insuranceIsAccepted } from '../facts/insurance.selectors.ts';
import { deedIsAccepted } from '../facts/notary.selectors.ts';
import { currentTerms } from '../facts/offers.selectors.ts';
import { homeTimeZone } from '../facts/property.selectors.ts';
import { newer } from '../facts/reading.ts';
import { type Check, yesNoCheck } from '../facts/review-check.ts';
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
      line: { code: 'RIGHT_TO_RESCIND', amounts: { ...(endedOn && { endedOn, releaseOn: release }) } },
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

/** Days since the hard pull, by dates at the home. */
function creditReportDays(facts: Facts, today: CivilDate): number | undefined {
  const hard = facts.hardCredit.at(-1);
  if (!hard) return undefined;
  const arrivedOn = civilDateIn(homeTimeZone(facts), Date.parse(hard.at));
  return daysBetween(hard.report?.pulledOn ?? arrivedOn, today);
}
