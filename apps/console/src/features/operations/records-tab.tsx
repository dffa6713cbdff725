import { deleteDueRecords, getRecords, type Records } from '@homeline/contract/records/records.ts';
import { formatUs } from '@homeline/domain/dates/civil-date.ts';
import { NAMED_PROVIDERS } from '@homeline/domain/organisations/named-providers.ts';
import { RETENTION_SCHEDULE } from '@homeline/domain/records/retention-schedule.ts';
import { Button } from '@homeline/ui/button.tsx';
import { Alert } from '@homeline/ui/feedback/alert.tsx';
import { Skeleton } from '@homeline/ui/feedback/skeleton.tsx';
import { Card } from '@homeline/ui/page/card.tsx';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { send } from '../../session/client.ts';
import { instantInWords } from '../../shell/dates.ts';
import { LoadError } from '../../shell/load-error.tsx';
import { TableScroll } from '../../shell/table-scroll.tsx';
import { operationsCopy } from './copy.ts';
import { RecordsWaiting } from './records-waiting.tsx';
import { useRepair } from './use-repair.ts';

const copy = operationsCopy.records;
const KEY = [getRecords.name];

/** How long records are kept, what is due for deletion, what is on legal hold, and what was deleted. */
export function RecordsTab() {
  const { data, error, refetch } = useQuery({ queryKey: KEY, queryFn: () => send(getRecords, {}) });
  if (error) return <LoadError error={error} onRetry={() => void refetch()} />;
  if (!data) return <Skeleton />;
  return (
    <>
      <Due records={data} />
      <RecordsWaiting waiting={data.waiting} shown={KEY} />
      <Holds holds={data.holds} />
      <Schedule schedule={data.schedule} />
      <Deletions deletions={data.deletions} />
    </>
  );
}

function Due({ records: { due, firstDue, lastRunAt } }: { readonly records: Records }) {
  const { repair, isBusy, problem, disabledReason } = useRepair(KEY);
  const remove = () =>
    repair(async () => {
      const { applications, waitsFor } = await send(deleteDueRecords, {});
      return copy.due.done(
        applications,
        waitsFor.map((provider) => NAMED_PROVIDERS[provider].title),
      );
    });
  return (
    <Card
      title={copy.due.heading}
      action={
        due > 0 &&
        !disabledReason('DELETE_RECORDS') && (
          <Button kind="danger" isBusy={isBusy} onClick={() => void remove()}>
            {copy.due.action}
          </Button>
        )
      }
    >
      <p>
        {copy.due.count(due)} {lastRunAt ? copy.due.lastRun(instantInWords(lastRunAt)) : copy.due.neverRun}
      </p>
      {problem && <Alert kind="SYSTEM" text={problem} />}
      {due > 0 && (
        <TableScroll label={copy.due.heading}>
          <table className="table">
            <caption className="hidden-visually">{copy.due.heading}</caption>
            <thead>
              <tr>
                <th scope="col">{copy.columns.loan}</th>
                <th scope="col">{copy.columns.kind}</th>
                <th scope="col">{copy.columns.keptUntil}</th>
              </tr>
            </thead>
            <tbody>
              {firstDue.map(({ uuid, loanNumber, kind, keptUntil }) => (
                <tr key={uuid}>
                  <th scope="row" className="figures">
                    <Link to={`/applications/${uuid}`}>{loanNumber}</Link>
                  </th>
                  <td>{RETENTION_SCHEDULE[kind].title}</td>
                  <td className="figures">{formatUs(keptUntil)}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </TableScroll>
      )}
    </Card>
  );
}

function Holds({ holds }: Pick<Records, 'holds'>) {
  return (
    <Card title={copy.holds.heading}>
      {holds.length === 0 ? (
        <p>{copy.holds.none}</p>
      ) : (
        holds.map(({ uuid, loanNumber, placedAt, reason }) => (
          <div key={uuid} className="item">
            <strong className="figures">
              <Link to={`/applications/${uuid}`}>{loanNumber}</Link>
            </strong>
            <span>{reason}</span>
            <span className="detail">{copy.holds.since(instantInWords(placedAt))}</span>
          </div>
        ))
      )}
    </Card>
  );
}

function Schedule({ schedule }: Pick<Records, 'schedule'>) {
  const { kind, term, law } = copy.columns;
  return (
    <Card title={copy.schedule.heading}>
      <p className="fine-print">{copy.schedule.why}</p>
      <TableScroll label={copy.schedule.heading}>
        <table className="table">
          <caption className="hidden-visually">{copy.schedule.heading}</caption>
          <thead>
            <tr>
              <th scope="col">{kind}</th>
              <th scope="col">{term}</th>
              <th scope="col">{law}</th>
            </tr>
          </thead>
          <tbody>
            {schedule.map((row) => (
              <tr key={row.kind}>
                <th scope="row">{row.title}</th>
                <td>
                  {copy.term(row.months)} {copy.events[row.from]}
                </td>
                <td>{row.law}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </TableScroll>
    </Card>
  );
}

function Deletions({ deletions }: Pick<Records, 'deletions'>) {
  const { loan, keptUntil, deleted, rows, providers } = copy.columns;
  return (
    <Card title={copy.deletions.heading}>
      {deletions.length === 0 ? (
        <p>{copy.deletions.none}</p>
      ) : (
        <TableScroll label={copy.deletions.heading}>
          <table className="table">
            <caption className="hidden-visually">{copy.deletions.heading}</caption>
            <thead>
              <tr>
                {[loan, keptUntil, deleted, rows, providers].map((title) => (
                  <th key={title} scope="col">
                    {title}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {deletions.map((one) => (
                <tr key={one.uuid}>
                  <th scope="row" className="figures">
                    {one.loanNumber}
                  </th>
                  <td className="figures">{formatUs(one.keptUntil)}</td>
                  <td className="figures">{instantInWords(one.deletedAt)}</td>
                  <td className="figures">{one.rows}</td>
                  <td>
                    {one.providers.map((told) => (
                      <div key={told.provider}>{toldInWords(told)}</div>
                    ))}
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </TableScroll>
      )}
    </Card>
  );
}

function toldInWords({ provider, at, result, released }: Records['deletions'][number]['providers'][number]) {
  const told = copy.deletions.told[result](NAMED_PROVIDERS[provider].title, instantInWords(at));
  return `${told}${released ? copy.deletions.released(released.by, released.reason) : ''}`;
}
