import { type CivilDate, civilDateIn, latest } from '../dates/civil-date.ts';
import { otherEquityLoans } from '../facts/equity-loans.selectors.ts';
import type { Facts, FactWrite } from '../facts/facts.ts';
import { homeTimeZone } from '../facts/property.selectors.ts';
import { texasEarliestClosing } from '../rescission/rescission.ts';

/**
 * Returns the first day a Texas line may close; undefined in other states, or before every document is delivered. Another equity loan
 * counts from its opening, even if repaid. The summary documents include the Texas notice; the closing documents include the final fees.
 */
export function closingAllowedOn(facts: Facts): CivilDate | undefined {
  const { property, applicationSubmission, disclosuresAcknowledgement } = facts;
  const final = facts.closingDocuments.findLast(({ answer }) => answer === 'READY');
  if (property?.state !== 'TX' || !applicationSubmission || !disclosuresAcknowledgement || !final)
    return undefined;
  const dayOf = ({ at }: { readonly at: string }) => civilDateIn(homeTimeZone(facts), Date.parse(at));
  const [opened, ...others] = otherEquityLoans(facts).map(({ openedOn }) => openedOn);
  return texasEarliestClosing({
    applicationSubmittedOn: dayOf(applicationSubmission),
    noticeReceivedOn: dayOf(disclosuresAcknowledgement),
    priorEquityLoanClosedOn: opened && latest(opened, ...others),
    preclosingDeliveredOn: dayOf(final),
  });
}

/**
 * Returns the facts of acknowledging the closing documents, with the closing hold while it lasts.
 * @param documents the documents that the borrower read
 * @param today the date at the home
 */
export function acknowledgeClosing(
  facts: Facts,
  documents: readonly string[],
  today: CivilDate,
): readonly FactWrite[] {
  const read: FactWrite = { fact: 'closingAcknowledgement', value: { documents: [...documents] } };
  const allowedOn = closingAllowedOn(facts);
  return allowedOn && allowedOn > today ? [read, { fact: 'closingHold', value: { allowedOn } }] : [read];
}
