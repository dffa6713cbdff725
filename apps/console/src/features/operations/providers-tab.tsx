import {
  listProviderHealth,
  type ProviderHealth,
} from '@homeline/contract/operations/list-provider-health.ts';
import { RetriedProvider, retryProvider } from '@homeline/contract/reviews/retry-provider.ts';
import { cents, formatDollars, sumCents } from '@homeline/domain/money/cents.ts';
import { Button } from '@homeline/ui/button.tsx';
import { Skeleton } from '@homeline/ui/feedback/skeleton.tsx';
import { useQuery } from '@tanstack/react-query';
import { send } from '../../session/client.ts';
import { agoInWords, millisecondsInWords, timeInWords } from '../../shell/dates.ts';
import { LoadError } from '../../shell/load-error.tsx';
import { TableScroll } from '../../shell/table-scroll.tsx';
import { answererInWords, priceInDollars } from '../settings/copy.ts';
import { operationsCopy } from './copy.ts';
import { Reasons } from './reasons.tsx';
import { useRepair } from './use-repair.ts';

const copy = operationsCopy.providers;
const KEY = [listProviderHealth.name];
const REFETCH_MS = 10_000;

/** How each provider answers, and the tasks that wait for it. */
export function ProvidersTab() {
  const { data, error, refetch } = useQuery({
    queryKey: KEY,
    queryFn: () => send(listProviderHealth, {}),
    refetchInterval: REFETCH_MS,
  });
  const { repair, sendOnce, isBusy, problem, disabledReason } = useRepair(KEY);
  if (error) return <LoadError error={error} onRetry={() => void refetch()} />;
  if (!data) return <Skeleton />;
  const hasStopped = data.some(({ stoppedTasks }) => stoppedTasks > 0);
  const reason = hasStopped ? disabledReason('REPAIR_TASKS') : undefined;
  const { columns } = copy;
  const costs = data.flatMap(({ month }) => (month.costCents === undefined ? [] : [cents(month.costCents)]));
  const calls = data.reduce((sum, { month }) => sum + month.calls, 0);
  return (
    <>
      <p className="figures">
        {copy.callsOfMonth(calls)} {costs.length > 0 && copy.costOfMonth(formatDollars(sumCents(costs)))}
      </p>
      <TableScroll label={copy.caption}>
        <table className="table">
          <caption className="hidden-visually">{copy.caption}</caption>
          <thead>
            <tr>
              <th scope="col">{columns.provider}</th>
              <th scope="col">{columns.hour}</th>
              <th scope="col">{columns.day}</th>
              <th scope="col">{columns.month}</th>
              <th scope="col">{columns.times}</th>
              <th scope="col">{columns.success}</th>
              <th scope="col">{columns.failure}</th>
              <th scope="col">{columns.stopped}</th>
            </tr>
          </thead>
          <tbody>
            {data.map((health) => (
              <tr key={`${health.provider} ${health.answeredBy}`}>
                <th scope="row">
                  {copy.titles[health.provider]} <State health={health} />
                  {health.answeredBy && <span className="detail">{answererInWords(health.answeredBy)}</span>}
                  {health.paused && (
                    <span className="detail detail-danger">
                      {copy.paused(timeInWords(health.paused.until), health.paused.failures)}
                    </span>
                  )}
                </th>
                <Calls {...health.lastHour} />
                <Calls {...health.lastDay} />
                <Month {...health.month} />
                <Times {...health.lastDay} />
                <td>{health.lastSuccessAt && agoInWords(health.lastSuccessAt)}</td>
                <td>
                  {health.lastFailure && (
                    <>
                      {copy.failed[health.lastFailure.reason]}
                      <span className="detail">{agoInWords(health.lastFailure.at)}</span>
                    </>
                  )}
                </td>
                <td>
                  {health.stoppedTasks > 0 && (
                    <div className="stopped">
                      <span className="figures">{copy.stopped(health.stoppedTasks)}</span>
                      <Button
                        kind="secondary"
                        isBusy={isBusy}
                        disabled={reason !== undefined}
                        onClick={() =>
                          void repair(async () => {
                            // A chat provider has no tasks.
                            const params = { provider: RetriedProvider.parse(health.provider) };
                            const { runs } = await sendOnce(retryProvider, { params });
                            return copy.retried(runs);
                          })
                        }
                      >
                        {copy.retry}
                      </Button>
                    </div>
                  )}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </TableScroll>
      <p className="fine-print">{copy.note}</p>
      <Reasons reason={reason} problem={problem} />
    </>
  );
}

/** Says that the newest call failed, or that one failed within the hour. */
function State({ health: { lastHour, lastSuccessAt, lastFailure } }: { readonly health: ProviderHealth }) {
  if (lastFailure && (!lastSuccessAt || lastFailure.at > lastSuccessAt))
    return <span className="tag tag-first tag-danger">{copy.states.failing}</span>;
  return lastHour.failures.length > 0 ? (
    <span className="tag tag-first tag-caution">{copy.states.errors}</span>
  ) : null;
}

function Calls({ calls, failures }: ProviderHealth['lastHour']) {
  return (
    <td className="figures">
      {calls}
      {failures.map((failure) => (
        <span key={failure.reason} className="detail detail-danger">
          {copy.failures[failure.reason](failure.calls)}
        </span>
      ))}
    </td>
  );
}

function Month({ calls, charged, centsPerCall, costCents }: ProviderHealth['month']) {
  return (
    <td className="figures">
      {calls}
      {centsPerCall !== undefined && costCents !== undefined && (
        <span className="detail">
          {copy.cost(formatDollars(cents(costCents)), charged, priceInDollars(centsPerCall))}
        </span>
      )}
    </td>
  );
}

function Times({ medianMs, p90Ms }: ProviderHealth['lastDay']) {
  return (
    <td className="figures">
      {medianMs !== undefined && millisecondsInWords(medianMs)}
      {p90Ms !== undefined && <span className="detail">{copy.p90(millisecondsInWords(p90Ms))}</span>}
    </td>
  );
}
