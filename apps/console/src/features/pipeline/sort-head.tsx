import {
  DEFAULT_SORT,
  type PipelineFilters,
  type SortColumn,
} from '@homeline/contract/pipeline/list-pipeline.ts';
import { pipelineCopy as copy } from './copy.ts';

type SortHeadProps = {
  readonly column: SortColumn;
  readonly className?: string;
  readonly sort: PipelineFilters['sort'];
  readonly onSort: (sort: PipelineFilters['sort']) => void;
};

/** These sort from the largest or longest down first. */
const DOWN_FIRST: readonly SortColumn[] = ['amount', 'waiting'];

/** A column heading that sorts the list by its column, and reverses the order when pressed again. */
export function SortHead({ column, className, sort = DEFAULT_SORT, onSort }: SortHeadProps) {
  const down = `-${column}` as const;
  const [first, second] = DOWN_FIRST.includes(column) ? [down, column] : [column, down];
  const sorted = { [column]: 'ascending', [down]: 'descending' } as const;
  return (
    <th scope="col" className={className} aria-sort={sorted[sort]}>
      <button type="button" className="sort" onClick={() => onSort(sort === first ? second : first)}>
        {copy.columns[column]}
      </button>
    </th>
  );
}
