import { organisation } from '@homeline/client/organisation.ts';
import type { ListColumn } from '@homeline/contract/pipeline/list-columns.ts';
import type { PipelineEntry, SortColumn } from '@homeline/contract/pipeline/list-pipeline.ts';
import { addDays, type CivilDate } from '@homeline/domain/dates/civil-date.ts';
import { formatWholeDollars } from '@homeline/domain/money/cents.ts';
import { stepTitle } from '@homeline/domain/staff/step-titles.ts';
import type { ReactNode } from 'react';
import { ageInWords, dayInWords, todayAt } from '../../shell/dates.ts';
import { pipelineCopy as copy } from './copy.ts';
import { Deadlines, urgencyOf } from './deadlines.tsx';
import { StuckMark } from './stuck.tsx';

type Column = {
  readonly sort?: SortColumn;
  readonly className?: string;
  readonly cell: (application: PipelineEntry, ownerTitle: (owner: string) => string) => ReactNode;
};

/** Shows every column that a list may have. */
export const COLUMNS: Readonly<Record<ListColumn, Column>> = {
  loan: { className: 'figures', cell: ({ loanNumber }) => loanNumber },
  state: { sort: 'state', cell: ({ state }) => state },
  amount: {
    sort: 'amount',
    className: 'number figures',
    cell: ({ amountCents }) => amountCents !== undefined && formatWholeDollars(amountCents),
  },
  step: { sort: 'step', cell: (application) => <Step application={application} /> },
  due: { sort: 'due', cell: (application) => <Due application={application} /> },
  notice: { className: 'figures', cell: ({ noticeDueOn }) => noticeDueOn && dayInWords(noticeDueOn) },
  waitsFor: { className: 'row-person', cell: ({ waitsFor }, ownerTitle) => waitsFor && ownerTitle(waitsFor) },
  waiting: {
    sort: 'waiting',
    className: 'figures',
    cell: (application) => <Age application={application} />,
  },
  officer: { className: 'row-person', cell: ({ officer }) => officer?.name },
};

type CellProps = { readonly application: PipelineEntry };

function Step({ application }: CellProps) {
  return (
    <div className="tagged">
      {stepTitle(application.step)}
      {application.stuck && <StuckMark stuck={application.stuck} />}
      {application.awaitsSecondPerson && <span className="tag tag-caution">{copy.secondPerson}</span>}
      {application.unreadText && <span className="tag tag-caution">{copy.unreadText}</span>}
      {application.declinedToSign && <span className="tag tag-caution">{copy.declinedToSign}</span>}
      {application.proposalReturned && <span className="tag tag-danger">{copy.proposalReturned}</span>}
    </div>
  );
}

/** A notice is shown beside the promised day from this many days before it is due. */
const NOTICE_DAYS = 7;

/** Shows the promised day, and the notice’s due day if it is near or nothing was promised. */
export function Due({ application }: CellProps) {
  const { promisedBy, noticeDueOn } = application;
  const soon = addDays(todayAt(organisation.orgMetaData.timeZone) as CivilDate, NOTICE_DAYS);
  const isShown = !promisedBy || (noticeDueOn && noticeDueOn <= soon);
  return (
    <div className="tagged">
      <Deadlines {...application} noticeDueOn={isShown ? noticeDueOn : undefined} />
    </div>
  );
}

/** The age has the promise's color; the due date has its text. */
const AGE_TONES = { OVERDUE: 'age-danger', TODAY: 'age-caution', LATER: undefined } as const;

function Age({ application: { promisedBy, since } }: CellProps) {
  const nearness = urgencyOf(promisedBy);
  return <span className={nearness && AGE_TONES[nearness]}>{ageInWords(since)}</span>;
}
