import type { Status } from '@homeline/contract/applications/status.ts';
import type { Funding } from '@homeline/contract/funding/get-funding.ts';
import { civilDate } from '@homeline/domain/dates/civil-date.ts';
import { dateWords } from '@homeline/domain/dates/date-words.ts';
import { zoneWords } from '@homeline/domain/dates/time-zone.ts';
import { ownerName } from '@homeline/domain/workflow/step-copy.ts';
import type { TimelineItem } from '@homeline/ui/page/timeline.tsx';
import { dayWords } from '../applications/format-instant.ts';
import { settledInsurance } from '../insurance/insurance-event.tsx';
import { fundingCopy } from './copy.ts';

const copy = fundingCopy.events;

const ORDER: readonly string[] = [
  'RESCISSION',
  'FUNDING_DECISION',
  'FUNDABLE',
  'WAITING_FOR_DISBURSEMENT',
  'RECORDING',
];

/**
 * Returns the timeline from the signature to the recorded deed, each event with its day or its usual time.
 * @param timeZone the home's, in which its documents are dated too
 */
export function fundingEvents(
  { step, owner = 'SYSTEM', insurance }: Pick<Status, 'step' | 'owner' | 'insurance'>,
  funding: Funding,
  timeZone: string,
): TimelineItem[] {
  const day = (instant: string) => dayWords(instant, timeZone);
  const at = ORDER.indexOf(step);
  const stateOf = (first: number, last = first): TimelineItem['state'] =>
    at > last || at < 0 ? 'DONE' : at >= first ? 'CURRENT' : 'AHEAD';
  const withOwner = (item: TimelineItem): TimelineItem =>
    item.state === 'CURRENT' && owner !== 'SYSTEM'
      ? { ...item, text: copy.workedOnBy(ownerName(owner)) }
      : item;
  const { signedAt, rescissionEndsOn, releaseOn, sentAt, settledAt, recordedAt, mayConfirm } = funding;
  const release = step === 'RESCISSION' || mayConfirm ? copy.releaseOrSooner : copy.release;
  const insured = settledInsurance(insurance);
  const items: TimelineItem[] = [
    { title: copy.signed, state: 'DONE', when: signedAt && day(signedAt) },
    ...(insured ? [insured] : []),
    ...(rescissionEndsOn
      ? [
          {
            title: copy.rescission,
            state: stateOf(0),
            when: copy.until(midnightOf(rescissionEndsOn, zoneWords(timeZone))),
          },
        ]
      : []),
    {
      title: copy.sent,
      state: stateOf(1, 2),
      when: sentAt ? day(sentAt) : releaseOn ? release(dayOf(releaseOn)) : copy.afterReview,
    },
    {
      title: copy.settled,
      state: stateOf(3),
      when: settledAt ? day(settledAt) : copy.usuallySettled,
    },
    {
      title: copy.recorded,
      state: stateOf(4),
      when: recordedAt ? day(recordedAt) : copy.usuallyRecorded,
    },
  ];
  return items.map(withOwner);
}

/** Returns the midnight that ends a day at the home: 'midnight at the end of 07/06/2026, Eastern Time'. */
export function midnightOf(date: string, zone: string): string {
  return copy.midnight(dayOf(date), zone);
}

/** Formats a civil date as MM/dd/yyyy. */
export function dayOf(date: string): string {
  return dateWords(civilDate(date));
}
