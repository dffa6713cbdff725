import { Words } from '@homeline/client/chat/words.tsx';
import { getTimeline, type TimelineEntry } from '@homeline/contract/loan-files/get-timeline.ts';
import { useQuery } from '@tanstack/react-query';
import { send } from '../../session/client.ts';
import { fileCopy } from './copy.ts';
import { fileKey } from './use-loan-file.ts';

const copy = fileCopy.timeline;

/** Everything that happened to an application, the newest first. */
export function useTimeline(uuid: string) {
  return useQuery({
    queryKey: fileKey(uuid, getTimeline.name),
    queryFn: () => send(getTimeline, { params: { uuid } }),
  });
}

/** An entry of the timeline: what happened, who did it, and when, in words. */
export function TimelineLine({ entry, when }: { readonly entry: TimelineEntry; readonly when: string }) {
  const { kind, by, text, message, isReturned } = entry;
  return (
    <li data-kind={kind}>
      <span className={isReturned ? 'tag tag-caution' : 'tag'}>{copy.kinds[kind]}</span>
      <span className="history-text" dir="auto">
        <Words text={text} />
      </span>
      <span className="fine-print">
        <bdi>{by}</bdi> · {when}
      </span>
      {message && (
        <div className="history-message">
          <p dir="auto">
            <Words text={message} />
          </p>
        </div>
      )}
    </li>
  );
}
