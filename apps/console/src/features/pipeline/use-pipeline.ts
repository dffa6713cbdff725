import { useLive } from '@homeline/client/session/use-live.ts';
import { countPipeline } from '@homeline/contract/pipeline/count-pipeline.ts';
import {
  DEFAULT_COLUMNS,
  getListColumns,
  type ListColumn,
} from '@homeline/contract/pipeline/list-columns.ts';
import { listOfficers } from '@homeline/contract/pipeline/list-officers.ts';
import { listPipeline, type PipelineFilters } from '@homeline/contract/pipeline/list-pipeline.ts';
import { listViews } from '@homeline/contract/pipeline/saved-views.ts';
import { useInfiniteQuery, useQuery, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { send } from '../../session/client.ts';

/** Lists are read again at most this often, however much happens at a busy lender. */
const QUIET_MS = 2000;

/** Reads a list page by page. */
export function usePipeline(filters: PipelineFilters) {
  return useInfiniteQuery({
    queryKey: [listPipeline.name, filters],
    queryFn: ({ pageParam }) => send(listPipeline, { query: { ...filters, after: pageParam } }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ next }) => next,
    placeholderData: (before) => before,
  });
}

export function useCounts() {
  return useQuery({ queryKey: [countPipeline.name], queryFn: () => send(countPipeline, {}) });
}

/** @param isAllowed partners see no colleagues */
export function useOfficers(isAllowed: boolean) {
  return useQuery({
    queryKey: [listOfficers.name],
    queryFn: () => send(listOfficers, {}),
    enabled: isAllowed,
    staleTime: 300_000,
  });
}

export function useViews() {
  return useQuery({ queryKey: [listViews.name], queryFn: () => send(listViews, {}), staleTime: 300_000 });
}

/** Returns the columns that the person chose; undefined while loading, the default ones if loading fails. */
export function useListColumns(): readonly ListColumn[] | undefined {
  const { data, error } = useQuery({
    queryKey: [getListColumns.name],
    queryFn: () => send(getListColumns, {}),
    staleTime: 300_000,
  });
  return data?.columns ?? (error ? DEFAULT_COLUMNS : undefined);
}

/** Reads lists and counts again soon after any application of the lender changed. */
export function useLiveLists(): void {
  const queries = useQueryClient();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useLive({ name: 'WORK_LISTS' }, () => {
    timer.current ??= setTimeout(() => {
      timer.current = undefined;
      for (const name of [listPipeline.name, countPipeline.name])
        void queries.invalidateQueries({ queryKey: [name] });
    }, QUIET_MS);
  });
}
