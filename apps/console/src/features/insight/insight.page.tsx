import { organisation } from '@homeline/client/organisation.ts';
import { getInsight, type Insight } from '@homeline/contract/insight/get-insight.ts';
import { addMonths, type CivilDate } from '@homeline/domain/dates/civil-date.ts';
import { csvOf } from '@homeline/domain/staff/csv.ts';
import { Button } from '@homeline/ui/button.tsx';
import { Skeleton } from '@homeline/ui/feedback/skeleton.tsx';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { send } from '../../session/client.ts';
import { useDisabledReason, useOwnerTitle } from '../../session/staff-member.ts';
import { todayAt } from '../../shell/dates.ts';
import { LoadError } from '../../shell/load-error.tsx';
import { Page } from '../../shell/page.tsx';
import { saveCsv } from '../../shell/save-file.ts';
import { AvmControl } from './avm-control.tsx';
import { ChartCard } from './chart-card.tsx';
import { type ChartTable, rowsOf } from './chart-table.ts';
import {
  funnelTable,
  GROUPINGS,
  type Grouping,
  pullThroughTable,
  reasonsTable,
  timeTable,
} from './cohort-tables.ts';
import { insightCopy as copy } from './copy.ts';
import { Totals } from './totals.tsx';
import { deskLoadTable, officerLoadTable, reviewsTable, visitsTable } from './work-tables.ts';
import './insight.css';

/** How many months the page shows at first. */
const FIRST_MONTHS = 3;

/** The lender's funnel, times, pull-through, decline reasons and load, from its own data in a range of days. */
export default function InsightPage() {
  const [query, setQuery] = useSearchParams();
  const controlsAvm = !useDisabledReason()('CONTROL_AVM');
  const today = todayAt(organisation.orgMetaData.timeZone) as CivilDate;
  const to = query.get('to') ?? today;
  const from = query.get('from') ?? addMonths(today, -FIRST_MONTHS);
  const { data, error, refetch } = useQuery({
    queryKey: [getInsight.name, from, to],
    queryFn: () => send(getInsight, { query: { from, to } }),
    placeholderData: (before) => before,
  });
  const ownerTitle = useOwnerTitle();
  return (
    <Page
      heading={copy.heading}
      lead={copy.lead}
      actions={
        data && (
          <Button kind="secondary" onClick={() => download(data, ownerTitle)}>
            {copy.csv}
          </Button>
        )
      }
    >
      <div className="filters-row">
        {(['from', 'to'] as const).map((name) => (
          <label key={name} className="filter">
            <span>{copy[name]}</span>
            <input
              type="date"
              className="control"
              value={name === 'from' ? from : to}
              onChange={({ target }) => target.value && setQuery({ from, to, [name]: target.value })}
            />
          </label>
        ))}
        <fieldset className="presets">
          <legend className="hidden-visually">{copy.range}</legend>
          {copy.presets.map(({ months, label }) => {
            const start = addMonths(today, -months);
            return (
              <button
                key={label}
                type="button"
                className="chip"
                aria-pressed={from === start && to === today}
                onClick={() => setQuery({ from: start, to: today })}
              >
                {label}
              </button>
            );
          })}
        </fieldset>
      </div>
      {error && <LoadError error={error} onRetry={() => void refetch()} />}
      {!data && !error && <Skeleton />}
      {data && !error && (
        <>
          <Totals insight={data} />
          <Charts insight={data} ownerTitle={ownerTitle} />
          {controlsAvm && <AvmControl from={from as CivilDate} to={to as CivilDate} />}
        </>
      )}
    </Page>
  );
}

type ChartsProps = { readonly insight: Insight; readonly ownerTitle: (owner: string) => string };

function Charts({ insight, ownerTitle }: ChartsProps) {
  const [grouping, setGrouping] = useState<Grouping>('weeks');
  const days = `${insight.from}-${insight.to}`;
  return (
    <div className="charts">
      <ChartCard table={funnelTable(insight)} days={days} />
      <ChartCard
        table={pullThroughTable(insight, grouping)}
        days={days}
        choice={<GroupingChoice value={grouping} onChange={setGrouping} />}
      />
      {tablesBelow(insight, ownerTitle).map((table) => (
        <ChartCard key={table.name} table={table} days={days} />
      ))}
    </div>
  );
}

/** The charts below the first row, in order. */
function tablesBelow(insight: Insight, ownerTitle: ChartsProps['ownerTitle']): readonly ChartTable[] {
  return [
    timeTable(insight, 'offer'),
    timeTable(insight, 'funding'),
    deskLoadTable(insight, ownerTitle),
    officerLoadTable(insight),
    reasonsTable(insight),
    visitsTable(insight),
    reviewsTable(insight),
  ];
}

type GroupingChoiceProps = { readonly value: Grouping; readonly onChange: (grouping: Grouping) => void };

function GroupingChoice({ value, onChange }: GroupingChoiceProps) {
  return (
    <fieldset className="presets">
      <legend className="hidden-visually">{copy.cohort.by}</legend>
      {GROUPINGS.map((grouping) => (
        <button
          key={grouping}
          type="button"
          className="chip"
          aria-pressed={grouping === value}
          onClick={() => onChange(grouping)}
        >
          {copy.cohort.groupings[grouping]}
        </button>
      ))}
    </fieldset>
  );
}

/** Saves every table of the page in one file, each below its title. */
function download(insight: Insight, ownerTitle: ChartsProps['ownerTitle']): void {
  const tables = [
    funnelTable(insight),
    ...GROUPINGS.map((grouping) => pullThroughTable(insight, grouping)),
    ...tablesBelow(insight, ownerTitle),
  ];
  const rows = [
    [copy.from, insight.from],
    [copy.to, insight.to],
    ...tables.flatMap((table) => [[], [table.title], ...rowsOf(table)]),
  ];
  saveCsv(`insight-${insight.from}-${insight.to}`, csvOf(rows));
}
