import type { Status } from '@homeline/contract/applications/status.ts';
import type { TimelineItem } from '@homeline/ui/page/timeline.tsx';
import { Link } from 'react-router';
import { pageUrl } from '../applications/page-url.ts';

/** Not with the other words of insurance, which only its pages load. */
const COPY = {
  onFile: { title: 'Your home insurance', when: 'On file' },
  accepted: { title: 'Your home insurance', when: 'Sent, and it covers your home' },
  checking: { title: 'We check your home insurance', text: 'We have your policy.' },
  toSend: {
    title: 'You send your home insurance policy',
    text: 'We need it before we send your money.',
    action: 'Send it now',
  },
};

/** Returns the insurance as an event that is over; undefined until it is settled. */
export function settledInsurance(insurance: Status['insurance']): TimelineItem | undefined {
  if (insurance === 'ON_FILE') return { ...COPY.onFile, state: 'DONE' };
  return insurance === 'ACCEPTED' ? { ...COPY.accepted, state: 'DONE' } : undefined;
}

/** Puts the home insurance among the events around signing: behind them once it is settled, else just before the money. */
export function withInsurance(
  { uuid, insurance, alsoOpen }: Pick<Status, 'uuid' | 'insurance' | 'alsoOpen'>,
  beforeMoney: readonly TimelineItem[],
  money: readonly TimelineItem[],
): readonly TimelineItem[] {
  const settled = settledInsurance(insurance);
  if (settled) return [settled, ...beforeMoney, ...money];
  const { checking, toSend } = COPY;
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
