import type { ListColumn } from '@homeline/contract/pipeline/list-columns.ts';
import type {
  PipelineEntry,
  PipelineFilters,
  SortColumn,
} from '@homeline/contract/pipeline/list-pipeline.ts';
import { Link, useLocation } from 'react-router';
import { useDisabledReason, useOwnerTitle } from '../../session/staff-member.ts';
import { TableScroll } from '../../shell/table-scroll.tsx';
import { pipelineCopy as copy } from './copy.ts';
import { COLUMNS } from './list-columns.tsx';
import { previewedByKey } from './row-keys.ts';
import { SortHead } from './sort-head.tsx';

/** Navigation state: the query string of the list that an application was opened from. */
export type FromList = { readonly list: string };

/** What is selected of a list. */
export type Selection = {
  readonly uuids: ReadonlySet<string>;
  readonly onSelect: (uuids: readonly string[]) => void;
};

/** The application that is shown beside the list. */
export type Preview = {
  readonly uuid: string | undefined;
  readonly onPreview: (uuid: string | undefined) => void;
};

type PipelineTableProps = {
  readonly applications: readonly PipelineEntry[];
  readonly columns: readonly ListColumn[];
  readonly sort: PipelineFilters['sort'];
  readonly onSort: (sort: PipelineFilters['sort']) => void;
  /** Absent if rows can't be selected. */
  readonly selection?: Selection | undefined;
  readonly previewing: Preview;
};

/** A list of applications: one row each, with a link to its page. Heads sort the whole list; arrows move, and space previews. */
export function PipelineTable({
  applications,
  columns,
  selection,
  previewing,
  ...sorting
}: PipelineTableProps) {
  const sorted = sorting.sort?.replace('-', '') as SortColumn | undefined;
  const caption = sorted ? copy.sortedCaption(copy.columns[sorted]) : copy.caption;
  // Partners may not sort by amount: the order would reveal amounts that they must not see.
  const seesAll = !useDisabledReason()('SEE_PIPELINE');
  const { uuid, onPreview } = previewing;
  return (
    <TableScroll label={caption}>
      <table
        className="table work-list"
        onKeyDown={(event) => {
          const row = previewedByKey(event);
          if (row) onPreview(row === uuid ? undefined : row);
        }}
        // An open preview follows the row that has the focus.
        onFocus={({ target }) => {
          const row = target.matches('[data-row]') && target.closest('tr')?.dataset['uuid'];
          if (row && uuid && row !== uuid) onPreview(row);
        }}
      >
        <caption className="hidden-visually">{caption}</caption>
        <thead>
          <tr>
            {selection && (
              <th scope="col" className="row-select">
                <SelectAll applications={applications} {...selection} />
              </th>
            )}
            <SortHead column="borrower" {...sorting} />
            {columns.map((column) => {
              const { sort, className } = COLUMNS[column];
              return sort && (sort !== 'amount' || seesAll) ? (
                <SortHead key={column} column={sort} {...(className && { className })} {...sorting} />
              ) : (
                <th key={column} scope="col" className={className}>
                  {copy.columns[column]}
                </th>
              );
            })}
            <th scope="col">
              <span className="hidden-visually">{copy.preview.column}</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {applications.map((application) => (
            <Row key={application.uuid} {...{ application, columns, selection, previewing }} />
          ))}
        </tbody>
      </table>
    </TableScroll>
  );
}

type RowProps = Pick<PipelineTableProps, 'columns' | 'selection' | 'previewing'> & {
  readonly application: PipelineEntry;
};

function Row({ application, columns, selection, previewing: { uuid: previewed, onPreview } }: RowProps) {
  const { uuid, loanNumber, borrower = copy.nameless } = application;
  const { search } = useLocation();
  const ownerTitle = useOwnerTitle();
  const isPreviewed = uuid === previewed;
  return (
    <tr data-uuid={uuid} data-previewed={isPreviewed || undefined}>
      {selection && (
        <td className="row-select">
          <label className="row-check">
            <input
              type="checkbox"
              aria-label={copy.select(`${borrower}, ${loanNumber}`)}
              checked={selection.uuids.has(uuid)}
              onChange={({ target }) => {
                const others = [...selection.uuids].filter((one) => one !== uuid);
                selection.onSelect(target.checked ? [...others, uuid] : others);
              }}
            />
          </label>
        </td>
      )}
      <th scope="row" className="row-name">
        <Link to={`/applications/${uuid}`} state={{ list: search } satisfies FromList} data-row>
          {borrower}
        </Link>
      </th>
      {columns.map((column) => {
        const { className, cell } = COLUMNS[column];
        return (
          <td key={column} className={className}>
            {cell(application, ownerTitle)}
          </td>
        );
      })}
      <td className="row-preview">
        <button
          type="button"
          aria-label={copy.preview.of(`${borrower}, ${loanNumber}`)}
          aria-pressed={isPreviewed}
          onClick={() => onPreview(isPreviewed ? undefined : uuid)}
        >
          ›
        </button>
      </td>
    </tr>
  );
}

type SelectAllProps = Selection & { readonly applications: readonly PipelineEntry[] };

/** Selects every application that the page shows, or none. */
function SelectAll({ applications, uuids, onSelect }: SelectAllProps) {
  const count = applications.filter(({ uuid }) => uuids.has(uuid)).length;
  const isAll = count === applications.length;
  return (
    <label className="row-check">
      <input
        type="checkbox"
        aria-label={copy.selectAll}
        checked={isAll}
        ref={(box) => {
          if (box) box.indeterminate = count > 0 && !isAll;
        }}
        onChange={() => onSelect(isAll ? [] : applications.map(({ uuid }) => uuid))}
      />
    </label>
  );
}
