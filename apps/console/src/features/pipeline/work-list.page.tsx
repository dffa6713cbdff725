import type { ListColumn } from '@homeline/contract/pipeline/list-columns.ts';
import { DEFAULT_SORT, type PipelineFilters } from '@homeline/contract/pipeline/list-pipeline.ts';
import { Skeleton } from '@homeline/ui/feedback/skeleton.tsx';
import { lazy, Suspense, useState } from 'react';
import { useSearchParams } from 'react-router';
import { useDisabledReason } from '../../session/staff-member.ts';
import { LoadError } from '../../shell/load-error.tsx';
import { More } from '../../shell/more.tsx';
import { Page } from '../../shell/page.tsx';
import { BulkAssign } from './bulk-assign.tsx';
import { ChooseColumns } from './choose-columns.tsx';
import { pipelineCopy as copy } from './copy.ts';
import { DownloadList } from './download-list.tsx';
import { EmptyList } from './empty-list.tsx';
import { FilterBar } from './filter-bar.tsx';
import { filtersOf, pipelineQuery } from './filters.ts';
import { ListOrBoard } from './list-or-board.tsx';
import { NextFile } from './next-file.tsx';
import { PipelineTable } from './pipeline-table.tsx';
import { useListColumns, usePipeline } from './use-pipeline.ts';
import './pipeline.css';

/** The columns that still fit beside a preview, which shows the figures. */
const BESIDE_PREVIEW: readonly ListColumn[] = ['step', 'due'];

const Preview = lazy(() => import('./preview.tsx'));

/** Lists what waits for the lender's people: by desk, with search, filters and saved views. */
export default function WorkListPage() {
  const [query, setQuery] = useSearchParams();
  const filters = filtersOf(query);
  const show = (next: PipelineFilters) =>
    setQuery(pipelineQuery({ ...next, sort: next.sort === DEFAULT_SORT ? undefined : next.sort }));
  const list = usePipeline(filters);
  const columns = useListColumns();
  const disabledReason = useDisabledReason();
  const seesAll = !disabledReason('SEE_PIPELINE');
  const assigns = !disabledReason('ASSIGN_APPLICATION');
  const [selectedUuids, setSelected] = useState<readonly string[]>([]);
  const [previewed, setPreviewed] = useState<string>();
  const pages = list.data?.pages ?? [];
  const applications = pages.flatMap((page) => page.applications);
  // An application that left the list is no longer selected or previewed.
  const selected = applications.filter(({ uuid }) => selectedUuids.includes(uuid));
  const preview = applications.find(({ uuid }) => uuid === previewed);
  return (
    <Page
      heading={copy.heading}
      actions={
        <>
          {applications.length > 0 && <NextFile filters={filters} />}
          <ListOrBoard filters={filters} />
          {seesAll && applications.length > 0 && (
            <DownloadList key={pipelineQuery(filters)} filters={filters} />
          )}
        </>
      }
    >
      <FilterBar key={filters.search} filters={filters} onChange={show} />
      {pages[0]?.matchesTooMany && <p role="status">{copy.tooMany}</p>}
      {pages[0]?.matchesSimilar && applications.length > 0 && <p role="status">{copy.similar}</p>}
      {list.error && <LoadError error={list.error} onRetry={() => void list.refetch()} />}
      {(list.isPending || !columns) && !list.error && <Skeleton />}
      {!list.error && list.data && applications.length === 0 && <EmptyList filters={filters} />}
      {selected.length > 0 && <BulkAssign selected={selected} onSelect={setSelected} />}
      {applications.length > 0 && columns && (
        <>
          <div className="list-tools">
            <span className="fine-print">{copy.keys}</span>
            <ChooseColumns columns={columns} />
          </div>
          <div className="list-and-preview">
            <PipelineTable
              applications={applications}
              columns={columns.filter((column) =>
                preview ? BESIDE_PREVIEW.includes(column) : !(column === 'waitsFor' && filters.waitsFor),
              )}
              sort={filters.sort}
              selection={
                assigns
                  ? { uuids: new Set(selected.map(({ uuid }) => uuid)), onSelect: setSelected }
                  : undefined
              }
              onSort={(sort) => show({ ...filters, sort })}
              previewing={{ uuid: preview?.uuid, onPreview: setPreviewed }}
            />
            {preview && (
              <Suspense fallback={<Skeleton />}>
                <Preview key={preview.uuid} uuid={preview.uuid} onClose={() => setPreviewed(undefined)} />
              </Suspense>
            )}
          </div>
        </>
      )}
      <More list={list}>{copy.more}</More>
    </Page>
  );
}
