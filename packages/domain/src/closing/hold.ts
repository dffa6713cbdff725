import { type CivilDate, civilDateIn, latest } from '../dates/civil-date.ts';
import { otherEquityLoans } from '../facts/equity-loans.selectors.ts';
import type { Facts, FactWrite } from '../facts/facts.ts';
import { homeTimeZone } from '../facts/property.selectors.ts';
import { texasEarliestClosing } from '../rescission/rescission.ts';

/**
 * The first day on which the line may close, where the law makes it wait; undefined where it does not. The Texas notice stands among the
 * summary documents, and the final fees among the closing documents. Another equity loan counts from its opening, repaid or not.
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
 * The borrower has read the closing disclosures; a closing hold that still runs is written beside.
 * @param documents what was read
 * @param today at the property
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
