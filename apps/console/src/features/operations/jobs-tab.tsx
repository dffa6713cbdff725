import {
  getJobCounts,
  type RepeatingJob,
  type TaskCounts,
} from '@homeline/contract/operations/get-job-counts.ts';
import { factLabel } from '@homeline/domain/staff/fact-rows.ts';
import { Skeleton } from '@homeline/ui/feedback/skeleton.tsx';
import { Card } from '@homeline/ui/page/card.tsx';
import { useQuery } from '@tanstack/react-query';
import { send } from '../../session/client.ts';
import {
  ageInWords,
  agoInWords,
  durationInWords,
  instantInWords,
  millisecondsInWords,
} from '../../shell/dates.ts';
import { LoadError } from '../../shell/load-error.tsx';
import { TableScroll } from '../../shell/table-scroll.tsx';
import { operationsCopy } from './copy.ts';

const copy = operationsCopy.jobs;
const REFETCH_MS = 5000;

/** The lender's queued tasks and emails, and the jobs that the installation repeats. */
export function JobsTab() {
  const { data, error, refetch } = useQuery({
    queryKey: [getJobCounts.name],
    queryFn: () => send(getJobCounts, {}),
    refetchInterval: REFETCH_MS,
  });
  if (error) return <LoadError error={error} onRetry={() => void refetch()} />;
  if (!data) return <Skeleton />;
  const { tasks, emails, repeating, uploads } = data;
  return (
    <>
      <Card title={copy.tasks.heading}>
        {tasks.length === 0 ? <p>{copy.tasks.none}</p> : <Tasks tasks={tasks} />}
        <p className="fine-print">
          {copy.emails.waiting(emails.waiting)}
          {emails.oldestAt && ` ${copy.emails.oldest(ageInWords(emails.oldestAt))}`}
          {emails.retrying > 0 && ` ${copy.emails.retrying(emails.retrying)}`}
        </p>
      </Card>
      <Card title={copy.uploads.heading}>
        <p>
          <span className={uploads.state === 'ENOUGH' ? 'tag tag-first' : 'tag tag-first tag-danger'}>
            {copy.uploads.states[uploads.state]}
          </span>{' '}
          {copy.uploads.used(gigabytes(uploads.usedBytes), gigabytes(uploads.quotaBytes))}
          {uploads.freeBytes !== undefined && ` ${copy.uploads.free(gigabytes(uploads.freeBytes))}`}
        </p>
        {uploads.state !== 'ENOUGH' && <p>{copy.uploads.help}</p>}
      </Card>
      <Card title={copy.repeating.heading}>
        <p className="fine-print">{copy.repeating.why}</p>
        {repeating.length === 0 ? <p>{copy.repeating.none}</p> : <Repeating jobs={repeating} />}
      </Card>
    </>
  );
}

function gigabytes(bytes: number): string {
  return `${(bytes / 1_000_000_000).toFixed(1)} GB`;
}

function Tasks({ tasks }: { readonly tasks: readonly TaskCounts[] }) {
  const { columns, heading } = copy.tasks;
  const counts = ['waiting', 'running', 'later', 'failed'] as const;
  return (
    <TableScroll label={heading}>
      <table className="table">
        <caption className="hidden-visually">{heading}</caption>
        <thead>
          <tr>
            <th scope="col">{columns.task}</th>
            {counts.map((name) => (
              <th key={name} scope="col" className="number">
                {columns[name]}
              </th>
            ))}
            <th scope="col">{columns.oldest}</th>
            <th scope="col">{columns.next}</th>
          </tr>
        </thead>
        <tbody>
          {tasks.map((task) => (
            <tr key={task.task}>
              <th scope="row">{factLabel(task.task)}</th>
              {counts.map((name) => (
                <td key={name} className="number figures">
                  {task[name]}
                </td>
              ))}
              <td className="figures">{task.oldestDueAt && ageInWords(task.oldestDueAt)}</td>
              <td className="figures">{task.nextDueAt && instantInWords(task.nextDueAt)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </TableScroll>
  );
}

function Repeating({ jobs }: { readonly jobs: readonly RepeatingJob[] }) {
  const { columns, heading, titles, ended } = copy.repeating;
  const titleOf = (name: string) =>
    Object.hasOwn(titles, name) ? titles[name as keyof typeof titles] : name;
  return (
    <TableScroll label={heading}>
      <table className="table">
        <caption className="hidden-visually">{heading}</caption>
        <thead>
          <tr>
            <th scope="col">{columns.job}</th>
            <th scope="col">{columns.every}</th>
            <th scope="col">{columns.lastRun}</th>
            <th scope="col">{columns.took}</th>
            <th scope="col">{columns.outcome}</th>
            <th scope="col">{columns.lastFailure}</th>
          </tr>
        </thead>
        <tbody>
          {jobs.map(({ name, everySeconds, lastRunAt, tookMs, hasFailed, lastFailure }) => (
            <tr key={name}>
              <th scope="row">{titleOf(name)}</th>
              <td className="figures">{durationInWords(everySeconds)}</td>
              <td className="figures">{agoInWords(lastRunAt)}</td>
              <td className="figures">{millisecondsInWords(tookMs)}</td>
              <td>
                <span className={hasFailed ? 'tag tag-first tag-danger' : 'tag tag-first'}>
                  {hasFailed ? ended.failed : ended.done}
                </span>
              </td>
              <td>
                {lastFailure && (
                  <>
                    {lastFailure.error}
                    <span className="detail">{agoInWords(lastFailure.at)}</span>
                  </>
                )}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </TableScroll>
  );
}
