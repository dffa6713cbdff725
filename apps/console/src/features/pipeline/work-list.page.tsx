import { DEFAULT_SORT, type PipelineFilters } from '@homeline/contract/pipeline/list-pipeline.ts';
import { Skeleton } from '@homeline/ui/feedback/skeleton.tsx';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { useDisabledReason } from '../../session/staff-member.ts';
import { LoadError } from '../../shell/load-error.tsx';
import { More } from '../../shell/more.tsx';
import { Page } from '../../shell/page.tsx';
import { BulkAssign } from './bulk-assign.tsx';
import { pipelineCopy as copy } from './copy.ts';
import { DownloadList } from './download-list.tsx';
import { FilterBar } from './filter-bar.tsx';
import { filtersOf, pipelineQuery } from './filters.ts';
import { EmptyList, PipelineTable } from './pipeline-table.tsx';
import { usePipeline } from './use-pipeline.ts';
import './pipeline.css';

/** Lists what waits for the lender's people: by desk, with search, filters and saved views. */
export default function WorkListPage() {
  const [query, setQuery] = useSearchParams();
  const filters = filtersOf(query);
  const show = (next: PipelineFilters) =>
    setQuery(pipelineQuery({ ...next, sort: next.sort === DEFAULT_SORT ? undefined : next.sort }));
  const list = usePipeline(filters);
  const disabledReason = useDisabledReason();
  const seesAll = !disabledReason('SEE_PIPELINE');
  const assigns = !disabledReason('ASSIGN_APPLICATION');
  const [selectedUuids, setSelected] = useState<readonly string[]>([]);
  const pages = list.data?.pages ?? [];
  const applications = pages.flatMap((page) => page.applications);
  // What left the list is no longer selected.
  const selected = applications.filter(({ uuid }) => selectedUuids.includes(uuid));
  return (
    <Page
      heading={copy.heading}
      actions={
        seesAll && applications.length > 0 && <DownloadList key={pipelineQuery(filters)} filters={filters} />
      }
    >
      <FilterBar key={filters.search} filters={filters} onChange={show} />
      {pages[0]?.matchesTooMany && <p role="status">{copy.tooMany}</p>}
      {pages[0]?.matchesSimilar && applications.length > 0 && <p role="status">{copy.similar}</p>}
      {list.error && <LoadError error={list.error} onRetry={() => void list.refetch()} />}
      {list.isPending && <Skeleton />}
      {!list.error && list.data && applications.length === 0 && <EmptyList filters={filters} />}
      {selected.length > 0 && <BulkAssign selected={selected} onSelect={setSelected} />}
      {applications.length > 0 && (
        <PipelineTable
          applications={applications}
          sort={filters.sort}
          selection={
            assigns ? { uuids: new Set(selected.map(({ uuid }) => uuid)), onSelect: setSelected } : undefined
          }
          onSort={(sort) => show({ ...filters, sort })}
        />
      )}
      <More list={list}>{copy.more}</More>
    </Page>
  );
}
