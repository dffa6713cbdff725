import type { PipelineEntry, PipelineFilters } from '@homeline/contract/pipeline/list-pipeline.ts';
import { formatWholeDollars } from '@homeline/domain/money/cents.ts';
import { stepTitle } from '@homeline/domain/staff/step-titles.ts';
import { Link, useLocation } from 'react-router';
import { useOwnerTitle } from '../../session/staff-member.ts';
import { ageInWords } from '../../shell/dates.ts';
import { TableScroll } from '../../shell/table-scroll.tsx';
import { pipelineCopy as copy } from './copy.ts';
import { Deadlines } from './deadlines.tsx';
import { StuckMark } from './stuck.tsx';

/** The list that an application was opened from: its filters, as in the address. */
export type FromList = { readonly list: string };

/** A list of applications: one row each, with a link to its page. */
export function PipelineTable({ applications }: { readonly applications: readonly PipelineEntry[] }) {
  const { columns } = copy;
  return (
    <TableScroll label={copy.caption}>
      <table className="table">
        <caption className="hidden-visually">{copy.caption}</caption>
        <thead>
          <tr>
            <th scope="col">{columns.borrower}</th>
            <th scope="col">{columns.loan}</th>
            <th scope="col">{columns.state}</th>
            <th scope="col" className="number">
              {columns.amount}
            </th>
            <th scope="col">{columns.step}</th>
            <th scope="col">{columns.waitsFor}</th>
            <th scope="col">{columns.since}</th>
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

function Row(application: PipelineEntry) {
  const { uuid, loanNumber, borrower, state, amountCents, step, waitsFor, since, officer } = application;
  const { search } = useLocation();
  const ownerTitle = useOwnerTitle();
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
          <Deadlines {...application} />
          {application.awaitsSecondPerson && <span className="tag tag-caution">{copy.secondPerson}</span>}
          {application.unreadText && <span className="tag tag-caution">{copy.unreadText}</span>}
          {application.proposalReturned && <span className="tag tag-danger">{copy.proposalReturned}</span>}
        </div>
      </td>
      <td>{waitsFor && ownerTitle(waitsFor)}</td>
      <td className="figures">{ageInWords(since)}</td>
      <td>{officer?.name}</td>
    </tr>
  );
}

/** Says that a list is empty, and why. */
export function EmptyList({ filters: { waitsFor: _, ...filters } }: { readonly filters: PipelineFilters }) {
  const isFiltered = Object.values(filters).some((filter) => filter !== undefined);
  return (
    <div className="empty">
      <p className="empty-title">{copy.empty.title}</p>
      <p>{isFiltered ? copy.empty.filtered : copy.empty.text}</p>
    </div>
  );
}
