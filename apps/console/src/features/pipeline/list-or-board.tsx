import type { PipelineFilters } from '@homeline/contract/pipeline/list-pipeline.ts';
import { NavLink } from 'react-router';
import { pipelineCopy } from './copy.ts';
import { pipelineQuery } from './filters.ts';

const copy = pipelineCopy.show;

/** Shows the same applications as a list or as a board of desks. */
export function ListOrBoard({ filters }: { readonly filters: PipelineFilters }) {
  const search = `?${pipelineQuery({ ...filters, sort: undefined })}`;
  return (
    <nav className="list-or-board" aria-label={copy.label}>
      <NavLink end to={{ pathname: '/work', search }}>
        {copy.list}
      </NavLink>
      <NavLink end to={{ pathname: '/work/board', search }}>
        {copy.board}
      </NavLink>
    </nav>
  );
}
