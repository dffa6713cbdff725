import type { Status } from '@homeline/contract/applications/status.ts';
import type { Funding } from '@homeline/contract/funding/get-funding.ts';
import { civilDate, formatUs } from '@homeline/domain/dates/civil-date.ts';
import { ownerName } from '@homeline/domain/workflow/step-copy.ts';
import type { TimelineItem } from '@homeline/ui/page/timeline.tsx';
import { dayWords } from '../applications/instant-words.ts';

const ORDER: readonly string[] = [
  'RESCISSION',
  'FUNDING_DECISION',
  'FUNDABLE',
  'WAITING_FOR_DISBURSEMENT',
  'RECORDING',
];

/**
 * From the signature to a deed on record, each with its day where it is known and the usual time where it is not.
 * @param zone of the home, in words
 */
export function fundingEvents(
  { step, owner = 'SYSTEM' }: Pick<Status, 'step' | 'owner'>,
  funding: Funding,
  zone: string,
): TimelineItem[] {
  const at = ORDER.indexOf(step);
  const stateOf = (first: number, last = first): TimelineItem['state'] =>
    at > last || at < 0 ? 'DONE' : at >= first ? 'CURRENT' : 'AHEAD';
  const by = (item: TimelineItem): TimelineItem =>
    item.state === 'CURRENT' && owner !== 'SYSTEM'
      ? { ...item, text: `${ownerName(owner)} is working on it.` }
      : item;
  const { signedAt, rescissionEndsOn, sentAt, settledAt, recordedAt } = funding;
  const items: TimelineItem[] = [
    { title: 'You signed', state: 'DONE', when: signedAt && dayWords(signedAt) },
    ...(rescissionEndsOn
      ? [
          {
            title: 'Your time to change your mind',
            state: stateOf(0),
            when: `Until midnight of ${dayOf(rescissionEndsOn)}, ${zone}`,
          },
        ]
      : []),
    {
      title: 'We send your money',
      state: stateOf(1, 2),
      when: sentAt
        ? dayWords(sentAt)
        : rescissionEndsOn
          ? 'As soon as that time is over'
          : 'After a last look',
    },
    {
      title: 'It arrives in your account',
      state: stateOf(3),
      when: settledAt ? dayWords(settledAt) : 'Usually 1 to 2 business days later',
    },
    {
      title: 'The county records the deed',
      state: stateOf(4),
      when: recordedAt ? dayWords(recordedAt) : 'Usually 1 to 10 business days later',
    },
  ];
  return items.map(by);
}

/** A day at the home, MM/dd/yyyy. */
export function dayOf(date: string): string {
  return formatUs(civilDate(date));
}
