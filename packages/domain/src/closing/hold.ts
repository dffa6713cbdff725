import { type CivilDate, civilDateIn } from '../dates/civil-date.ts';
import type { Facts, FactWrite } from '../facts/facts.ts';
import { texasEarliestClosing } from '../rescission/rescission.ts';
import { timeZoneOf } from '../states/time-zones.ts';

/**
 * The first day on which the line may close, where the law makes it wait; undefined where it does not. The Texas notice is delivered
 * with the summary documents, and the final fees with the closing documents.
 */
export function closingAllowedOn(facts: Facts): CivilDate | undefined {
  const { property, applicationSubmission } = facts;
  const final = facts.closingDocuments.findLast(({ answer }) => answer === 'READY');
  if (property?.state !== 'TX' || !applicationSubmission || !final) return undefined;
  const dayOf = (at: string) => civilDateIn(timeZoneOf('TX'), Date.parse(at));
  const submittedOn = dayOf(applicationSubmission.at);
  return texasEarliestClosing({
    applicationSubmittedOn: submittedOn,
    noticeReceivedOn: dayOf(facts.summaryDocuments.at(-1)?.at ?? applicationSubmission.at),
    preclosingDeliveredOn: dayOf(final.at),
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
