import type { PipelineFilters } from '@homeline/contract/pipeline/list-pipeline.ts';
import { pipelineCopy } from './copy.ts';
import { isFiltered } from './filters.ts';

const copy = pipelineCopy.empty;

/** Says that a list is empty, and why. */
export function EmptyList({ filters }: { readonly filters: PipelineFilters }) {
  const isNarrowed = isFiltered({ ...filters, waitsFor: undefined });
  return (
    <div className="empty">
      <p className="empty-title">{isNarrowed ? copy.noMatch : copy.title}</p>
      <p>{isNarrowed ? copy.filtered : filters.waitsFor ? copy.text : copy.first}</p>
    </div>
  );
}
