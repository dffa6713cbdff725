import type { Insight } from '@homeline/contract/insight/get-insight.ts';
import type { PipelineFilters } from '@homeline/contract/pipeline/list-pipeline.ts';
import { formatWholeDollars } from '@homeline/domain/money/cents.ts';
import { figureOf, share } from './chart-table.ts';
import { insightCopy } from './copy.ts';
import { ListLink } from './list-link.tsx';

const copy = insightCopy.figures;

const LISTS: Readonly<
  Record<'started' | 'submitted' | 'funded' | 'declined' | 'withdrawn', PipelineFilters>
> = {
  started: {},
  submitted: { reached: 'SUBMITTED' },
  funded: { reached: 'FUNDED' },
  declined: { outcome: 'DECLINED' },
  withdrawn: { outcome: 'WITHDRAWN' },
};

/** The figures of the range at a glance. */
export function Totals({ insight }: { readonly insight: Insight }) {
  const names = Object.keys(LISTS) as (keyof typeof LISTS)[];
  const days = { startedFrom: insight.from, startedTo: insight.to, ended: 'true' } as const;
  const fundedCents = insight.funnel.find(({ milestone }) => milestone === 'FUNDED')?.amountCents;
  return (
    <dl className="figures-strip totals">
      {names.map((name) => (
        <div key={name}>
          <dt>{copy[name]}</dt>
          <dd className="figures">
            <ListLink list={insight[name] > 0 ? { ...days, ...LISTS[name] } : undefined}>
              {insight[name].toLocaleString('en-US')}
            </ListLink>
          </dd>
        </div>
      ))}
      <div>
        <dt>{copy.pullThrough}</dt>
        <dd className="figures">
          {figureOf(share(insight.funded, insight.submitted), 'share')}
          <span>{copy.pullThroughDetail}</span>
        </dd>
      </div>
      <div>
        <dt>{copy.fundedLines}</dt>
        <dd className="figures">{fundedCents === undefined ? '–' : formatWholeDollars(fundedCents)}</dd>
      </div>
    </dl>
  );
}
