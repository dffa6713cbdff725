import {
  listPipeline,
  type PipelineEntry,
  type PipelineFilters,
} from '@homeline/contract/pipeline/list-pipeline.ts';
import { formatWholeDollars } from '@homeline/domain/money/cents.ts';
import { DESKS, type Desk } from '@homeline/domain/staff/desks.ts';
import { stepTitle } from '@homeline/domain/staff/step-titles.ts';
import { Skeleton } from '@homeline/ui/feedback/skeleton.tsx';
import { useQuery } from '@tanstack/react-query';
import { Link, useSearchParams } from 'react-router';
import { send } from '../../session/client.ts';
import { useDisabledReason, useOwnDesks, useOwnerTitle } from '../../session/staff-member.ts';
import { ageInWords } from '../../shell/dates.ts';
import { LoadError } from '../../shell/load-error.tsx';
import { Page } from '../../shell/page.tsx';
import { CardOfficer } from './card-officer.tsx';
import { pipelineCopy } from './copy.ts';
import { urgencyOf } from './deadlines.tsx';
import { FilterBar } from './filter-bar.tsx';
import { filtersOf, pipelineQuery } from './filters.ts';
import { Due } from './list-columns.tsx';
import { ListOrBoard } from './list-or-board.tsx';
import type { FromList } from './pipeline-table.tsx';
import './pipeline.css';
import './board.css';

const copy = pipelineCopy.board;

/** The waiting applications by desk, in columns, earliest due first. */
export default function BoardPage() {
  const [query, setQuery] = useSearchParams();
  const { waitsFor, sort: _, ended: __, ...filters } = filtersOf(query);
  const seesAll = !useDisabledReason()('SEE_PIPELINE');
  const own = useOwnDesks();
  const desks = [...own, ...DESKS.filter((desk) => seesAll && !own.includes(desk))];
  const shown = desks.filter((desk) => !waitsFor || desk === waitsFor);
  return (
    <Page
      heading={copy.heading}
      lead={copy.lead}
      actions={<ListOrBoard filters={{ ...filters, waitsFor }} />}
    >
      <FilterBar
        key={filters.search}
        filters={{ ...filters, waitsFor }}
        onChange={(next) => setQuery(pipelineQuery(next))}
      />
      <div className="board">
        {shown.map((desk) => (
          <DeskColumn key={desk} desk={desk} filters={filters} />
        ))}
      </div>
    </Page>
  );
}

type DeskColumnProps = { readonly desk: Desk; readonly filters: PipelineFilters };

function DeskColumn({ desk, filters }: DeskColumnProps) {
  const ownerTitle = useOwnerTitle();
  const list = { ...filters, waitsFor: desk, sort: 'due' } as const;
  const { data, error, isPending, refetch } = useQuery({
    queryKey: [listPipeline.name, 'board', list],
    queryFn: () => send(listPipeline, { query: list }),
    placeholderData: (before) => before,
  });
  const applications = data?.applications ?? [];
  const address = `?${pipelineQuery(list)}`;
  return (
    <section
      className="board-desk"
      aria-label={ownerTitle(desk)}
      data-empty={(data && applications.length === 0) || undefined}
    >
      <h2>
        {ownerTitle(desk)}
        {data && <span className="count">{copy.count(applications.length, data.next !== undefined)}</span>}
      </h2>
      {error && <LoadError error={error} onRetry={() => void refetch()} />}
      {isPending && <Skeleton />}
      {data && applications.length === 0 && <p className="fine-print">{copy.none}</p>}
      <ol>
        {applications.map((application) => (
          <BoardCard key={application.uuid} application={application} list={address} />
        ))}
      </ol>
      {data?.next && <Link to={`/work${address}`}>{copy.all}</Link>}
    </section>
  );
}

type BoardCardProps = { readonly application: PipelineEntry; readonly list: string };

function BoardCard({ application, list }: BoardCardProps) {
  const { uuid, borrower, amountCents, step, since, promisedBy } = application;
  return (
    <li className="board-card" data-due={urgencyOf(promisedBy)}>
      <Link to={`/applications/${uuid}`} state={{ list } satisfies FromList}>
        {borrower ?? pipelineCopy.nameless}
      </Link>
      <span>{stepTitle(step)}</span>
      <Due application={application} />
      <span className="fine-print figures">
        {[amountCents !== undefined && formatWholeDollars(amountCents), ageInWords(since)]
          .filter(Boolean)
          .join(' · ')}
      </span>
      <CardOfficer application={application} />
    </li>
  );
}
