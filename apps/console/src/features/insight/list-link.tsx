import type { PipelineFilters } from '@homeline/contract/pipeline/list-pipeline.ts';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { useDisabledReason } from '../../session/staff-member.ts';
import { pipelineQuery } from '../pipeline/filters.ts';

type ListLinkProps = {
  readonly list: PipelineFilters | undefined;
  /** Inside a drawing that is hidden from a screen reader: its table has the same links. */
  readonly isDrawn?: true;
  readonly children: ReactNode;
};

/** Leads to the applications that a figure counts, for those who see work lists. */
export function ListLink({ list, isDrawn, children }: ListLinkProps) {
  const seesAll = !useDisabledReason()('SEE_PIPELINE');
  if (!list || !seesAll) return children;
  return (
    <Link to={`/work?${pipelineQuery(list)}`} {...(isDrawn && { tabIndex: -1 })}>
      {children}
    </Link>
  );
}
