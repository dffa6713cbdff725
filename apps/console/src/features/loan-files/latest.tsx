import { Card } from '@homeline/ui/page/card.tsx';
import { Link } from 'react-router';
import { instantInWords } from '../../shell/dates.ts';
import { fileCopy } from './copy.ts';
import { TimelineLine, useTimeline } from './timeline-line.tsx';

const copy = fileCopy.timeline;
const SHOWN = 6;

/** The last steps, acts, messages and notes, without the facts behind them and the words of a message. Nothing until they are read: the timeline has them all. */
export function Latest({ uuid }: { readonly uuid: string }) {
  const { data = [] } = useTimeline(uuid);
  const latest = data
    .filter(({ kind }) => kind !== 'FACT')
    .slice(0, SHOWN)
    .map(({ message: _, ...entry }) => entry);
  if (latest.length === 0) return null;
  return (
    <Card title={copy.latest} action={<Link to={`/applications/${uuid}/timeline`}>{copy.everything}</Link>}>
      <ol className="history">
        {latest.map((entry, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: events of one moment have no identity
          <TimelineLine key={index} entry={entry} when={instantInWords(entry.at)} />
        ))}
      </ol>
    </Card>
  );
}
