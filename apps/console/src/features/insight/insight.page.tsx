import { organisation } from '@homeline/client/organisation.ts';
import { getInsight, type Insight } from '@homeline/contract/insight/get-insight.ts';
import { addMonths, type CivilDate } from '@homeline/domain/dates/civil-date.ts';
import { csvOf } from '@homeline/domain/staff/csv.ts';
import { Button } from '@homeline/ui/button.tsx';
import { Skeleton } from '@homeline/ui/feedback/skeleton.tsx';
import { Card } from '@homeline/ui/page/card.tsx';
import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { send } from '../../session/client.ts';
import { useDisabledReason } from '../../session/staff-member.ts';
import { durationInWords, todayAt } from '../../shell/dates.ts';
import { LoadError } from '../../shell/load-error.tsx';
import { Page } from '../../shell/page.tsx';
import { TableScroll } from '../../shell/table-scroll.tsx';
import { AvmControl } from './avm-control.tsx';
import { Bar, shareOf } from './bar.tsx';
import { insightCopy as copy } from './copy.ts';
import { insightRows } from './insight-rows.ts';
import { Visits } from './visits.tsx';
import './insight.css';

/** The lender's funnel, times and decline reasons in a range of days. */
export default function InsightPage() {
  const [query, setQuery] = useSearchParams();
  const controlsAvm = !useDisabledReason()('CONTROL_AVM');
  const today = todayAt(organisation.orgMetaData.timeZone) as CivilDate;
  const to = query.get('to') ?? today;
  const from = query.get('from') ?? addMonths(today, -1);
  const { data, error, refetch } = useQuery({
    queryKey: [getInsight.name, from, to],
    queryFn: () => send(getInsight, { query: { from, to } }),
    placeholderData: (before) => before,
  });
  const range = (name: 'from' | 'to', value: string) => setQuery({ from, to, [name]: value });
  return (
    <Page
      heading={copy.heading}
      lead={copy.lead}
      actions={
        data && (
          <Button kind="secondary" onClick={() => download(data)}>
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
              onChange={({ target }) => target.value && range(name, target.value)}
            />
          </label>
        ))}
      </div>
      {error && <LoadError error={error} onRetry={() => void refetch()} />}
      {!data && !error && <Skeleton />}
      {data && !error && (
        <>
          <Outcomes insight={data} />
          <Visits visits={data.visits} />
          <Times insight={data} />
          <Steps steps={data.steps} />
          <Reasons reasons={data.declineReasons} />
          {controlsAvm && <AvmControl from={from as CivilDate} to={to as CivilDate} />}
        </>
      )}
    </Page>
  );
}

function Outcomes({ insight }: { readonly insight: Insight }) {
  const words = copy.figures;
  const names = ['started', 'submitted', 'funded', 'declined', 'withdrawn'] as const;
  const most = Math.max(1, insight.started);
  return (
    <dl className="funnel">
      {names.map((name) => (
        <div key={name}>
          <dt>{words[name]}</dt>
          <dd className="figures">
            {insight[name].toLocaleString('en-US')}
            <Bar share={insight[name] / most} />
          </dd>
        </div>
      ))}
      <div>
        <dt>{words.pullThrough}</dt>
        <dd className="figures">
          {shareOf(insight.funded, insight.submitted)}
          <span>{words.pullThroughDetail}</span>
        </dd>
      </div>
    </dl>
  );
}

function Times({ insight: { timeToOffer, timeToFunding } }: { readonly insight: Insight }) {
  const words = copy.times;
  const rows = [
    { title: words.offer, promise: words.offerPromise, taken: timeToOffer },
    { title: words.funding, promise: words.fundingPromise, taken: timeToFunding },
  ];
  return (
    <Card title={words.heading}>
      {rows.map(({ title, promise, taken }) => (
        <div key={title} className="item">
          <strong>{title}</strong>
          {taken.applications === 0 ? (
            <span>{words.none}</span>
          ) : (
            <span className="figures">
              {words.within(shareOf(taken.withinPromise, taken.applications), promise)} ·{' '}
              {words.median(durationInWords(taken.medianSeconds ?? 0))} ·{' '}
              {words.p90(durationInWords(taken.p90Seconds ?? 0))}
            </span>
          )}
        </div>
      ))}
    </Card>
  );
}

function Steps({ steps }: { readonly steps: Insight['steps'] }) {
  const words = copy.steps;
  const slowest = Math.max(1, ...steps.map(({ medianSeconds = 0 }) => medianSeconds));
  return (
    <Card title={words.heading}>
      {steps.length === 0 ? (
        <p>{words.none}</p>
      ) : (
        <TableScroll label={words.heading}>
          <table className="table">
            <caption className="hidden-visually">{words.heading}</caption>
            <thead>
              <tr>
                <th scope="col">{words.step}</th>
                <th scope="col" className="number">
                  {words.entered}
                </th>
                <th scope="col" className="number">
                  {words.left}
                </th>
                <th scope="col">{words.median}</th>
                <th scope="col">{words.p90}</th>
              </tr>
            </thead>
            <tbody>
              {steps.map(({ step, title, entered, left, medianSeconds, p90Seconds }) => (
                <tr key={step}>
                  <th scope="row">{title}</th>
                  <td className="number figures">{entered}</td>
                  <td className="number figures">{left}</td>
                  <td className="figures">
                    {medianSeconds !== undefined && (
                      <>
                        {durationInWords(medianSeconds)}
                        <Bar share={medianSeconds / slowest} />
                      </>
                    )}
                  </td>
                  <td className="figures">{p90Seconds !== undefined && durationInWords(p90Seconds)}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </TableScroll>
      )}
    </Card>
  );
}

function Reasons({ reasons }: { readonly reasons: Insight['declineReasons'] }) {
  const words = copy.reasons;
  const most = Math.max(1, ...reasons.map(({ notices }) => notices));
  return (
    <Card title={words.heading}>
      {reasons.length === 0 ? (
        <p>{words.none}</p>
      ) : (
        <TableScroll label={words.heading}>
          <table className="table">
            <caption className="hidden-visually">{words.heading}</caption>
            <thead>
              <tr>
                <th scope="col">{words.reason}</th>
                <th scope="col">{words.notices}</th>
              </tr>
            </thead>
            <tbody>
              {reasons.map(({ code, reason, notices }) => (
                <tr key={code}>
                  <th scope="row">
                    {reason} <span className="tag">{code}</span>
                  </th>
                  <td className="figures">
                    {notices}
                    <Bar share={notices / most} />
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </TableScroll>
      )}
    </Card>
  );
}

/** Saves what the page shows as one table. */
function download(insight: Insight): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([csvOf(insightRows(insight))], { type: 'text/csv' }));
  link.download = `insight-${insight.from}-${insight.to}.csv`;
  link.click();
  URL.revokeObjectURL(link.href);
}
