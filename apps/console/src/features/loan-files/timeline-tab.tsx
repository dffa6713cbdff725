import { Words } from '@homeline/client/chat/words.tsx';
import type { LoanFile } from '@homeline/contract/loan-files/get-loan-file.ts';
import { getTimeline, type TimelineEntry } from '@homeline/contract/loan-files/get-timeline.ts';
import { Skeleton } from '@homeline/ui/feedback/skeleton.tsx';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { send } from '../../session/client.ts';
import { instantInWords } from '../../shell/dates.ts';
import { LoadError } from '../../shell/load-error.tsx';
import { ChainCard } from './chain-card.tsx';
import { fileCopy } from './copy.ts';
import { fileKey } from './use-loan-file.ts';

const copy = fileCopy.timeline;
type Kind = TimelineEntry['kind'];
const KINDS = Object.keys(copy.kinds) as Kind[];

/** What happened to the application: steps, facts, staff acts, messages and notes, the newest first. */
export function TimelineTab({ file: { uuid } }: { readonly file: LoanFile }) {
  const { data, error } = useQuery({
    queryKey: fileKey(uuid, getTimeline.name),
    queryFn: () => send(getTimeline, { params: { uuid } }),
  });
  const [kind, choose] = useState<Kind>();
  if (error) return <LoadError error={error} />;
  if (!data) return <Skeleton />;
  const shown = data.filter((entry) => kind === undefined || entry.kind === kind);
  return (
    <>
      <fieldset className="form-actions" aria-label={copy.label}>
        {[undefined, ...KINDS].map((one) => (
          <button
            key={one ?? 'ALL'}
            type="button"
            className="chip"
            aria-pressed={kind === one}
            onClick={() => choose(one)}
          >
            {one ? copy.kinds[one] : copy.all}
          </button>
        ))}
      </fieldset>
      {shown.length === 0 && <p>{copy.none}</p>}
      <ol className="history" aria-label={copy.label}>
        {shown.map(({ at, kind: of, by, text, message }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: events of one moment have no identity
          <li key={index} data-kind={of}>
            <span className="tag">{copy.kinds[of]}</span>
            <span className="history-text" dir="auto">
              <Words text={text} />
            </span>
            <span className="fine-print">
              <bdi>{by}</bdi> · {instantInWords(at)}
            </span>
            {message && (
              <details className="history-message">
                <summary>{copy.read}</summary>
                <p dir="auto">
                  <Words text={message} />
                </p>
              </details>
            )}
          </li>
        ))}
      </ol>
      <ChainCard uuid={uuid} />
    </>
  );
}
