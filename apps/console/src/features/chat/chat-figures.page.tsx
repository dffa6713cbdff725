import { organisation } from '@homeline/client/organisation.ts';
import {
  type ChatFigures,
  type ChatListFilters,
  getChatFigures,
} from '@homeline/contract/chat/chat-figures.ts';
import { addMonths, type CivilDate } from '@homeline/domain/dates/civil-date.ts';
import { Skeleton } from '@homeline/ui/feedback/skeleton.tsx';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { Link, useSearchParams } from 'react-router';
import { send } from '../../session/client.ts';
import { todayAt } from '../../shell/dates.ts';
import { LoadError } from '../../shell/load-error.tsx';
import { Page } from '../../shell/page.tsx';
import { pastChatsPath } from '../../shell/past-chats-path.ts';
import { ChartCard } from '../insight/chart-card.tsx';
import { figureOf, share } from '../insight/chart-table.ts';
import { insightCopy } from '../insight/copy.ts';
import { chatCopy } from './copy.ts';
import {
  GROUPINGS,
  type Grouping,
  outcomesTable,
  ratingsTable,
  scoresTable,
  timesTable,
} from './figures-tables.ts';
import { chatKey } from './use-desk.ts';
import '../insight/insight.css';

const copy = chatCopy.figures;

/** Statistics of the chats in a date range: an agent's own, or everyone's for managers. */
export default function ChatFiguresPage() {
  const [query, setQuery] = useSearchParams();
  const today = todayAt(organisation.orgMetaData.timeZone) as CivilDate;
  const to = query.get('to') ?? today;
  const from = query.get('from') ?? addMonths(today, -1);
  const { data, error, refetch } = useQuery({
    queryKey: chatKey(getChatFigures.name, from, to),
    queryFn: () => send(getChatFigures, { query: { from, to } }),
    placeholderData: (before) => before,
  });
  return (
    <Page
      heading={copy.heading}
      lead={
        <>
          {data && `${data.isOwn ? copy.own : copy.everybody} `}
          <Link to="/chats">{chatCopy.links.back}</Link>
        </>
      }
    >
      <div className="filters-row">
        {(['from', 'to'] as const).map((name) => (
          <label key={name} className="filter">
            <span>{insightCopy[name]}</span>
            <input
              type="date"
              className="control"
              value={name === 'from' ? from : to}
              onChange={({ target }) => target.value && setQuery({ from, to, [name]: target.value })}
            />
          </label>
        ))}
        <Chips
          legend={insightCopy.range}
          chips={insightCopy.presets.map(({ months, label }) => {
            const start = addMonths(today, -months);
            return {
              ...{ label, isChosen: from === start && to === today },
              choose: () => setQuery({ from: start, to: today }),
            };
          })}
        />
      </div>
      {error && <LoadError error={error} onRetry={() => void refetch()} />}
      {!data && !error && <Skeleton />}
      {data && !error && (
        <>
          <Totals figures={data} />
          <Charts figures={data} />
        </>
      )}
    </Page>
  );
}

type Chip = { readonly label: string; readonly isChosen: boolean; readonly choose: () => void };

function Chips({ legend, chips }: { readonly legend: string; readonly chips: readonly Chip[] }) {
  return (
    <fieldset className="presets">
      <legend className="hidden-visually">{legend}</legend>
      {chips.map(({ label, isChosen, choose }) => (
        <button key={label} type="button" className="chip" aria-pressed={isChosen} onClick={choose}>
          {label}
        </button>
      ))}
    </fieldset>
  );
}

/** The range's key figures, each linked to its chats. */
function Totals({ figures }: { readonly figures: ChatFigures }) {
  const { from, to, all, isOwn, agents } = figures;
  const { chats, answered, missed, left, rated, averageScore, firstReply, end } = all;
  const own = isOwn ? agents[0]?.identity : undefined;
  const counted = (value: number, more: ChatListFilters = {}) =>
    value === 0 ? (
      '0'
    ) : (
      <Link to={pastChatsPath({ from, to, agent: own, ...more })}>{value.toLocaleString('en-US')}</Link>
    );
  const lasting = ({ medianSeconds, p90Seconds }: typeof end): ReactNode => (
    <>
      {figureOf(medianSeconds, 'seconds')}
      {p90Seconds !== undefined && <span>{copy.most(figureOf(p90Seconds, 'seconds'))}</span>}
    </>
  );
  const rows: readonly (readonly [string, ReactNode])[] = [
    [copy.chats, counted(chats)],
    [copy.answered, counted(answered, { outcome: 'ANSWERED' })],
    ...(isOwn ? [] : [[copy.missed, counted(missed, { outcome: 'MISSED' })] as const]),
    [copy.left, counted(left, { outcome: 'LEFT' })],
    [copy.times.firstReply.title, lasting(firstReply)],
    [copy.times.end.title, lasting(end)],
    [
      copy.average,
      <>
        {figureOf(averageScore, 'score')}
        <span>
          {counted(rated, { rating: 'ANY' })} {copy.ratedOf(figureOf(share(rated, answered + left), 'share'))}
        </span>
      </>,
    ],
  ];
  return (
    <dl className="figures-strip totals">
      {rows.map(([title, value]) => (
        <div key={title}>
          <dt>{title}</dt>
          <dd className="figures">{value}</dd>
        </div>
      ))}
    </dl>
  );
}

function Charts({ figures }: { readonly figures: ChatFigures }) {
  const [grouping, group] = useState<Grouping>('agents');
  const days = `${figures.from}-${figures.to}`;
  const tables = [
    outcomesTable(figures, grouping),
    ratingsTable(figures, grouping),
    timesTable(figures, grouping, 'firstReply'),
    timesTable(figures, grouping, 'end'),
    scoresTable(figures),
  ];
  return (
    <>
      <Chips
        legend={insightCopy.cohort.by}
        chips={GROUPINGS.map((each) => ({
          ...{ label: copy.groupings[each], isChosen: each === grouping },
          choose: () => group(each),
        }))}
      />
      <div className="charts">
        {tables.map((table) => (
          <ChartCard key={table.title} table={table} days={days} />
        ))}
      </div>
    </>
  );
}
