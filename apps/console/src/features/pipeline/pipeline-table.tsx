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

type PipelineTableProps = {
  readonly applications: readonly PipelineEntry[];
  readonly sort: PipelineFilters['sort'];
  readonly onSort: (sort: PipelineFilters['sort']) => void;
};

/** A list of applications: one row each, with a link to its page. Heads sort the whole list. */
export function PipelineTable({ applications, ...sorting }: PipelineTableProps) {
  const { columns } = copy;
  const column = sorting.sort?.replace('-', '') as SortColumn | undefined;
  const caption = column ? copy.sortedCaption(columns[column]) : copy.caption;
  // The server tells partners nothing of a line by its order.
  const seesAll = !useDisabledReason()('SEE_PIPELINE');
  return (
    <TableScroll label={caption}>
      <table className="table">
        <caption className="hidden-visually">{caption}</caption>
        <thead>
          <tr>
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
            <Row key={application.uuid} {...application} />
          ))}
        </tbody>
      </table>
    </TableScroll>
  );
}

/** The age takes the tone of the promise, which the column before says in words. */
const AGE_TONES = { OVERDUE: 'age-danger', TODAY: 'age-caution', LATER: '' } as const;

function Row(application: PipelineEntry) {
  const { uuid, loanNumber, borrower, state, amountCents, step, waitsFor, since, officer } = application;
  const { search } = useLocation();
  const ownerTitle = useOwnerTitle();
  const nearness = nearnessOf(application.promisedBy);
  return (
    <tr>
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

/** Says that a list is empty, and why. */
export function EmptyList({ filters }: { readonly filters: PipelineFilters }) {
  return (
    <div className="empty">
      <p className="empty-title">{copy.empty.title}</p>
      <p>{isFiltered({ ...filters, waitsFor: undefined }) ? copy.empty.filtered : copy.empty.text}</p>
    </div>
  );
}
