import {
  type AuditCheck,
  type AuditResult,
  listAuditChecks,
  startAuditCheck,
} from '@homeline/contract/operations/audit-checks.ts';
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
import { Reasons } from './reasons.tsx';
import { useRepair } from './use-repair.ts';

const copy = operationsCopy.audit;
const KEY = [listAuditChecks.name];
const PROGRESS_MS = 1000;

/** The audits of the lender's chains: the running one, the last one with its findings, and earlier ones. */
export function AuditTab() {
  const { data, error, refetch } = useQuery({
    queryKey: KEY,
    queryFn: () => send(listAuditChecks, {}),
    refetchInterval: ({ state }) => (openCheck(state.data) ? PROGRESS_MS : false),
  });
  const { repair, sendOnce, isBusy, problem } = useRepair(KEY);
  if (error) return <LoadError error={error} onRetry={() => void refetch()} />;
  if (!data) return <Skeleton />;
  const open = openCheck(data);
  const [last, ...older] = data.filter((check) => check !== open);
  return (
    <>
      <Card
        title={copy.heading}
        action={
          <Button
            kind="secondary"
            isBusy={isBusy || open !== undefined}
            onClick={() =>
              void repair(async () => {
                await sendOnce(startAuditCheck, {});
                return copy.started;
              })
            }
          >
            {copy.verify}
          </Button>
        }
      >
        <p className="fine-print">{copy.why}</p>
        <Reasons reason={undefined} problem={problem} />
        {open && <Running {...open} />}
        {!last && !open && <p>{copy.never}</p>}
        {last && <Finished check={last} />}
      </Card>
      {older.length > 0 && <Older checks={older} />}
    </>
  );
}

function openCheck(checks: readonly AuditCheck[] | undefined): AuditCheck | undefined {
  return checks?.find(({ finishedAt }) => finishedAt === undefined);
}

function Running({ state, applications, checked }: AuditCheck) {
  const words = state === 'QUEUED' || applications === 0 ? copy.begins : copy.progress(checked, applications);
  return (
    <p role="status" className="audit-progress">
      <progress value={checked} max={Math.max(1, applications)} aria-label={copy.heading} />
      <span className="figures">{words}</span>
    </p>
  );
}

function Finished({ check }: { readonly check: AuditCheck }) {
  const { result, applications } = check;
  const at = instantInWords(check.finishedAt ?? check.requestedAt);
  const by = check.requestedBy ?? copy.commandLine;
  if (!result)
    return <Alert kind="DECISION" tone="CAUTION" title={copy.failed} text={copy.stopped(at, by)} />;
  const { events, facts, terms, files, anchors, stored } = result;
  const figures = [
    [copy.figures.applications, applications],
    [copy.figures.findings, result.findings],
    [copy.figures.anchors, anchors],
    [copy.figures.events, events],
    [copy.figures.facts, facts],
    [copy.figures.terms, terms],
    ...(files === undefined ? [] : [[copy.figures.files, files] as const]),
  ] as const;
  return (
    <>
      {result.findings === 0 ? (
        <p role="status">
          <strong>{copy.intact}</strong> {copy.finished(at, by)}
        </p>
      ) : (
        <Alert
          kind="SYSTEM"
          title={copy.found(result.findings)}
          text={`${copy.finished(at, by)} ${copy.act}`}
        />
      )}
      <dl className="figures-strip">
        {figures.map(([title, value]) => (
          <div key={title}>
            <dt>{title}</dt>
            <dd className="figures">{value.toLocaleString('en-US')}</dd>
          </div>
        ))}
      </dl>
      {stored.map(({ name, anchors: kept }) => (
        <p key={name} className="fine-print">
          {copy.stored(kept, name)}
        </p>
      ))}
      <Findings {...result} />
    </>
  );
}

function Findings({ findings, shown }: AuditResult) {
  if (findings === 0) return null;
  return (
    <>
      <ul className="findings">
        {shown.map(({ application, text }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two findings may have the same words
          <li key={index}>
            {text} {application && <Link to={`/applications/${application}`}>{copy.open}</Link>}
          </li>
        ))}
      </ul>
      {findings > shown.length && <p className="fine-print">{copy.moreFindings(findings - shown.length)}</p>}
    </>
  );
}

function Older({ checks }: { readonly checks: readonly AuditCheck[] }) {
  const { columns } = copy;
  return (
    <Card title={copy.older}>
      <TableScroll label={copy.older}>
        <table className="table">
          <caption className="hidden-visually">{copy.older}</caption>
          <thead>
            <tr>
              <th scope="col">{columns.at}</th>
              <th scope="col">{columns.by}</th>
              <th scope="col" className="number">
                {copy.figures.applications}
              </th>
              <th scope="col" className="number">
                {copy.figures.anchors}
              </th>
              <th scope="col" className="number">
                {copy.figures.findings}
              </th>
            </tr>
          </thead>
          <tbody>
            {checks.map(({ uuid, finishedAt, requestedAt, requestedBy, applications, result }) => (
              <tr key={uuid}>
                <th scope="row">{instantInWords(finishedAt ?? requestedAt)}</th>
                <td>{requestedBy ?? copy.commandLine}</td>
                <td className="number figures">{applications}</td>
                <td className="number figures">{result?.anchors}</td>
                <td className="number figures">{result ? result.findings : copy.failed}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </TableScroll>
    </Card>
  );
}
