import { getAvmControl, type Sampled } from '@homeline/contract/valuation/avm-control.ts';
import type { CivilDate } from '@homeline/domain/dates/civil-date.ts';
import { formatWholeDollars } from '@homeline/domain/money/cents.ts';
import type { AreaDifference } from '@homeline/domain/valuation/avm-control.ts';
import { Skeleton } from '@homeline/ui/feedback/skeleton.tsx';
import { Card } from '@homeline/ui/page/card.tsx';
import { useQuery } from '@tanstack/react-query';
import { send } from '../../session/client.ts';
import { LoadError } from '../../shell/load-error.tsx';
import { TableScroll } from '../../shell/table-scroll.tsx';
import { AvmTestForm } from './avm-test-form.tsx';
import { insightCopy } from './copy.ts';

const copy = insightCopy.avm;

type Range = { readonly from: CivilDate; readonly to: CivilDate };

/** The quality control of automated valuations: the random sample with its tests, and a comparison of areas. */
export function AvmControl({ from, to }: Range) {
  const { data, error, refetch } = useQuery({
    queryKey: [getAvmControl.name, from, to],
    queryFn: () => send(getAvmControl, { query: { from, to } }),
    placeholderData: (before) => before,
  });
  if (error) return <LoadError error={error} onRetry={() => void refetch()} />;
  if (!data) return <Skeleton />;
  const count = (value: number) => value.toLocaleString('en-US');
  return (
    <Card title={copy.heading}>
      <p>{copy.lead}</p>
      <p className="figures">{copy.valued(count(data.full), count(data.valuations))}</p>
      <h3>{copy.sample}</h3>
      {data.sample.length === 0 ? <p>{copy.noSample}</p> : <Sample sample={data.sample} />}
      <AvmTestForm untested={data.sample.filter(({ test }) => !test)} onDone={() => void refetch()} />
      <h3>{copy.areas}</h3>
      <p>{data.areas.length === 0 ? copy.noAreas : copy.areasWhy}</p>
      {data.areas.length > 0 && <Areas areas={data.areas} />}
    </Card>
  );
}

function Sample({ sample }: { readonly sample: readonly Sampled[] }) {
  const { month, loan, zip, value, test, error } = copy.columns;
  return (
    <TableScroll label={copy.sample}>
      <table className="table">
        <caption className="hidden-visually">{copy.sample}</caption>
        <thead>
          <tr>
            {[month, loan, zip, value, test, error].map((title) => (
              <th key={title} scope="col">
                {title}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {sample.map((row) => (
            <tr key={`${row.month} ${row.uuid}`}>
              <td className="figures">{row.month}</td>
              <th scope="row" className="figures">
                {row.loanNumber}
              </th>
              <td className="figures">{row.zip}</td>
              <td className="figures">{formatWholeDollars(row.valueCents)}</td>
              <td className="figures">
                {row.test
                  ? `${formatWholeDollars(row.test.valueCents)}, ${copy.methods[row.test.method].toLowerCase()}`
                  : copy.untested}
              </td>
              <td className="figures">{row.test && signedPct(row.test.error)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </TableScroll>
  );
}

type AreaRow = Awaited<ReturnType<typeof send<typeof getAvmControl>>>['areas'][number];

function Areas({ areas }: { readonly areas: readonly AreaRow[] }) {
  const { zip, valuations, full, others, error, othersError } = copy.areaColumns;
  const titles = [zip, valuations, full, others, error, othersError];
  return (
    <TableScroll label={copy.areas}>
      <table className="table">
        <caption className="hidden-visually">{copy.areas}</caption>
        <thead>
          <tr>
            {titles.map((title) => (
              <th key={title} scope="col">
                {title}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {areas.map((area) => (
            <tr key={area.zip}>
              <th scope="row" className="figures">
                {area.zip}
              </th>
              <td className="figures">{area.valuations}</td>
              <td className="figures">
                {pct(area.fullShare)} <Differs of="FULL_SHARE" in={area.differsIn} />
              </td>
              <td className="figures">{pct(area.othersFullShare)}</td>
              <td className="figures">
                {area.medianError !== undefined && signedPct(area.medianError)}{' '}
                <Differs of="MEDIAN_ERROR" in={area.differsIn} />
              </td>
              <td className="figures">
                {area.othersMedianError !== undefined && signedPct(area.othersMedianError)}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </TableScroll>
  );
}

function Differs({ of, in: differsIn }: { of: AreaDifference; in: readonly AreaDifference[] }) {
  return differsIn.includes(of) && <span className="tag tag-danger">{copy.differs}</span>;
}

const pct = (fraction: number) => `${Math.round(fraction * 100)}%`;
const signedPct = (fraction: number) => `${fraction > 0 ? '+' : ''}${(fraction * 100).toFixed(1)}%`;
