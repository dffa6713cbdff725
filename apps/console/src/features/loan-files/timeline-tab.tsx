import type { LoanFile } from '@homeline/contract/loan-files/get-loan-file.ts';
import type { TimelineEntry } from '@homeline/contract/loan-files/get-timeline.ts';
import { Button } from '@homeline/ui/button.tsx';
import { Skeleton } from '@homeline/ui/feedback/skeleton.tsx';
import { useState } from 'react';
import { calendarDayInWords, timeInWords } from '../../shell/dates.ts';
import { LoadError } from '../../shell/load-error.tsx';
import { ChainCard } from './chain-card.tsx';
import { fileCopy } from './copy.ts';
import { TimelineLine, useTimeline } from './timeline-line.tsx';

const copy = fileCopy.timeline;
type Kind = TimelineEntry['kind'];
const KINDS = Object.keys(copy.kinds) as Kind[];

/** With thousands of entries on the page, typing in the search would lag. */
const SHOWN_AT_ONCE = 200;

/** What happened to the application, day by day, the newest first: steps, staff acts, messages and notes as a story, facts folded. */
export function TimelineTab({ file: { uuid } }: { readonly file: LoanFile }) {
  const { data, error } = useTimeline(uuid);
  const [kind, choose] = useState<Kind>();
  const [sought, seek] = useState('');
  const [most, showMost] = useState(SHOWN_AT_ONCE);
  if (error && !data) return <LoadError error={error} />;
  if (!data) return <Skeleton />;
  const wanted = sought.trim().toLowerCase();
  const shown = data.filter(
    (entry) =>
      (kind === undefined || entry.kind === kind) &&
      [entry.text, entry.by, entry.message].join(' ').toLowerCase().includes(wanted),
  );
  // A filter or a search shows its results unfolded.
  const folds = kind === undefined && wanted === '';
  return (
    <>
      <div className="timeline-choices">
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
        <input
          type="search"
          className="control"
          aria-label={copy.search}
          placeholder={copy.search}
          value={sought}
          onChange={({ target }) => seek(target.value)}
        />
      </div>
      {shown.length === 0 && <p>{copy.none}</p>}
      {[...Map.groupBy(shown.slice(0, most), ({ at }) => calendarDayInWords(at))].map(([day, entries]) => (
        <section key={day} className="timeline-day">
          <h2>{day}</h2>
          <ol className="history">
            {chaptersOf(entries, folds).map((chapter, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: events of one moment have no identity
              <Chapter key={index} entries={chapter} />
            ))}
          </ol>
        </section>
      ))}
      {shown.length > most && (
        <p>
          <Button kind="secondary" onClick={() => showMost(most + SHOWN_AT_ONCE)}>
            {copy.earlier(shown.length - most)}
          </Button>
        </p>
      )}
      <ChainCard uuid={uuid} />
    </>
  );
}

/** Returns the entries in groups: consecutive facts together if folded, any other entry alone. */
function chaptersOf(entries: readonly TimelineEntry[], folds: boolean): readonly TimelineEntry[][] {
  const chapters: TimelineEntry[][] = [];
  for (const entry of entries) {
    const last = chapters.at(-1);
    if (folds && entry.kind === 'FACT' && last?.[0]?.kind === 'FACT') last.push(entry);
    else chapters.push([entry]);
  }
  return chapters;
}

function Chapter({ entries }: { readonly entries: readonly TimelineEntry[] }) {
  const [first, ...others] = entries;
  if (!first) return null;
  if (others.length === 0) return <TimelineLine entry={first} when={timeInWords(first.at)} />;
  return (
    <li className="history-facts">
      <details>
        <summary>{copy.facts(entries.length)}</summary>
        <ol className="history">
          {entries.map((entry, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: events of one moment have no identity
            <TimelineLine key={index} entry={entry} when={timeInWords(entry.at)} />
          ))}
        </ol>
      </details>
    </li>
  );
}
