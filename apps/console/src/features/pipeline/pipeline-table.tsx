import type {
  PipelineEntry,
  PipelineFilters,
  SortColumn,
} from '@homeline/contract/pipeline/list-pipeline.ts';
import { formatWholeDollars } from '@homeline/domain/money/cents.ts';
import { stepTitle } from '@homeline/domain/staff/step-titles.ts';
import { Link, useLocation } from 'react-router';
import { useDisabledReason, useOwnerTitle } from '../../session/staff-member.ts';
import { ageInWords } from '../../shell/dates.ts';
import { TableScroll } from '../../shell/table-scroll.tsx';
import { pipelineCopy as copy } from './copy.ts';
import { Deadlines, nearnessOf } from './deadlines.tsx';
import { isFiltered } from './filters.ts';
import { SortHead } from './sort-head.tsx';
import { StuckMark } from './stuck.tsx';

/** The list that an application was opened from: its filters, as in the address. */
export type FromList = { readonly list: string };

/** What is selected of a list. */
export type Selection = {
  readonly uuids: ReadonlySet<string>;
  readonly onSelect: (uuids: readonly string[]) => void;
};

type PipelineTableProps = {
  readonly applications: readonly PipelineEntry[];
  readonly sort: PipelineFilters['sort'];
  readonly onSort: (sort: PipelineFilters['sort']) => void;
  /** Absent where nothing is done with several applications. */
  readonly selection?: Selection | undefined;
};

/** A list of applications: one row each, with a link to its page. Heads sort the whole list. */
export function PipelineTable({ applications, selection, ...sorting }: PipelineTableProps) {
  const { columns } = copy;
  const column = sorting.sort?.replace('-', '') as SortColumn | undefined;
  const caption = column ? copy.sortedCaption(columns[column]) : copy.caption;
  // The server tells partners nothing of a line by its order.
  const seesAll = !useDisabledReason()('SEE_PIPELINE');
  return (
    <TableScroll label={caption}>
      <table className="table work-list">
        <caption className="hidden-visually">{caption}</caption>
        <thead>
          <tr>
            {selection && (
              <th scope="col" className="row-select">
                <SelectAll applications={applications} {...selection} />
              </th>
            )}
            <SortHead column="borrower" {...sorting} />
            <th scope="col">{columns.loan}</th>
            <SortHead column="state" {...sorting} />
            {seesAll ? (
              <SortHead column="amount" className="number" {...sorting} />
            ) : (
              <th scope="col" className="number">
                {columns.amount}
              </th>
            )}
            <SortHead column="step" {...sorting} />
            <SortHead column="due" {...sorting} />
            <th scope="col">{columns.waitsFor}</th>
            <SortHead column="waiting" {...sorting} />
            <th scope="col">{columns.officer}</th>
          </tr>
        </thead>
        <tbody>
          {applications.map((application) => (
            <Row key={application.uuid} application={application} selection={selection} />
          ))}
        </tbody>
      </table>
    </TableScroll>
  );
}

/** The age takes the tone of the promise, which the column before says in words. */
const AGE_TONES = { OVERDUE: 'age-danger', TODAY: 'age-caution', LATER: '' } as const;

type RowProps = { readonly application: PipelineEntry; readonly selection: Selection | undefined };

function Row({ application, selection }: RowProps) {
  const { uuid, loanNumber, borrower, state, amountCents, step, waitsFor, since, officer } = application;
  const { search } = useLocation();
  const ownerTitle = useOwnerTitle();
  const nearness = nearnessOf(application.promisedBy);
  return (
    <tr>
      {selection && (
        <td className="row-select">
          <label className="row-check">
            <input
              type="checkbox"
              aria-label={copy.select(`${borrower ?? copy.nameless}, ${loanNumber}`)}
              checked={selection.uuids.has(uuid)}
              onChange={({ target }) => {
                const others = [...selection.uuids].filter((one) => one !== uuid);
                selection.onSelect(target.checked ? [...others, uuid] : others);
              }}
            />
          </label>
        </td>
      )}
      <th scope="row">
        <Link to={`/applications/${uuid}`} state={{ list: search } satisfies FromList}>
          {borrower ?? copy.nameless}
        </Link>
      </th>
      <td className="figures">{loanNumber}</td>
      <td>{state}</td>
      <td className="number figures">{amountCents !== undefined && formatWholeDollars(amountCents)}</td>
      <td>
        <div className="tagged">
          {stepTitle(step)}
          {application.stuck && <StuckMark stuck={application.stuck} />}
          {application.awaitsSecondPerson && <span className="tag tag-caution">{copy.secondPerson}</span>}
          {application.unreadText && <span className="tag tag-caution">{copy.unreadText}</span>}
          {application.proposalReturned && <span className="tag tag-danger">{copy.proposalReturned}</span>}
        </div>
      </td>
      <td>
        <div className="tagged">
          <Deadlines {...application} />
        </div>
      </td>
      <td>{waitsFor && ownerTitle(waitsFor)}</td>
      <td className={nearness ? `figures ${AGE_TONES[nearness]}` : 'figures'}>{ageInWords(since)}</td>
      <td>{officer?.name}</td>
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

/** Says that a list is empty, and why. */
export function EmptyList({ filters }: { readonly filters: PipelineFilters }) {
  return (
    <div className="empty">
      <p className="empty-title">{copy.empty.title}</p>
      <p>{isFiltered({ ...filters, waitsFor: undefined }) ? copy.empty.filtered : copy.empty.text}</p>
    </div>
  );
}
