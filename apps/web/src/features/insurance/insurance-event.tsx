import type { Status } from '@homeline/contract/applications/status.ts';
import type { TimelineItem } from '@homeline/ui/page/timeline.tsx';
import { Link } from 'react-router';
import { pageUrl } from '../applications/page-url.ts';
import { insuranceEventCopy as copy } from './event-copy.ts';

/** Returns the insurance as an event that is over; undefined until it is settled. */
export function settledInsurance(insurance: Status['insurance']): TimelineItem | undefined {
  if (insurance === 'ON_FILE') return { ...copy.onFile, state: 'DONE' };
  return insurance === 'ACCEPTED' ? { ...copy.accepted, state: 'DONE' } : undefined;
}

/** Puts the home insurance among the events around signing: after them once it is settled, else just before the money. */
export function withInsurance(
  { uuid, insurance, alsoOpen }: Pick<Status, 'uuid' | 'insurance' | 'alsoOpen'>,
  beforeMoney: readonly TimelineItem[],
  money: readonly TimelineItem[],
): readonly TimelineItem[] {
  const settled = settledInsurance(insurance);
  if (settled) return [settled, ...beforeMoney, ...money];
  const { checking, toSend } = copy;
  if (insurance === 'CHECKING') return [...beforeMoney, { ...checking, state: 'AHEAD' }, ...money];
  const { title, text, action } = toSend;
  const isOpen = alsoOpen?.includes('insurance/upload');
  const more = isOpen ? (
    <>
      {text} <Link to={pageUrl(uuid, 'insurance/upload')}>{action}</Link>
    </>
  ) : (
    text
  );
  return [...beforeMoney, { title, text: more, state: 'AHEAD' }, ...money];
}
