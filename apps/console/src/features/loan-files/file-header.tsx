import type { LoanFile } from '@homeline/contract/loan-files/get-loan-file.ts';
import { reasonsForAbsence, viewerOf } from '@homeline/contract/loan-files/loan-file-view.ts';
import { VIEWING_MS, viewLoanFile } from '@homeline/contract/loan-files/view-loan-file.ts';
import {
  assignApplication,
  claimApplication,
  releaseApplication,
} from '@homeline/contract/pipeline/assign-application.ts';
import { listPipeline, type PipelineEntry } from '@homeline/contract/pipeline/list-pipeline.ts';
import { stepTitle } from '@homeline/domain/staff/step-titles.ts';
import { Button, buttonClass } from '@homeline/ui/button.tsx';
import { showToast } from '@homeline/ui/feedback/toasts.tsx';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link, useLocation, useNavigate } from 'react-router';
import { send } from '../../session/client.ts';
import { useOwnDesks, useOwnerTitle, useStaff } from '../../session/staff-member.ts';
import { shellCopy } from '../../shell/copy.ts';
import { ageInWords, dayHere, instantInWords } from '../../shell/dates.ts';
import { pipelineCopy } from '../pipeline/copy.ts';
import { Deadlines } from '../pipeline/deadlines.tsx';
import { filtersOf, pipelineQuery } from '../pipeline/filters.ts';
import type { FromList } from '../pipeline/pipeline-table.tsx';
import { StuckNote } from '../pipeline/stuck.tsx';
import { useOfficers } from '../pipeline/use-pipeline.ts';
import { ActMenu, type ActMenuProps } from './act-menu.tsx';
import type { FileAct } from './acts.tsx';
import { fileCopy } from './copy.ts';
import { reasonAgainst, useFileAct } from './use-loan-file.ts';

const copy = fileCopy.header;

type FileHeaderProps = {
  readonly file: LoanFile;
  readonly tabs: ActMenuProps['tabs'];
  /** Undefined for people who may only decide a review: they get no menu of acts. */
  readonly onAct: ((act: FileAct) => void) | undefined;
};

/** Shows the borrower, the step and how long it has lasted, who works on the application, and the other acts. Stays in view. */
export function FileHeader({ file, tabs, onAct }: FileHeaderProps) {
  const { loanNumber, step, waitsFor, since, address } = file;
  const ownerTitle = useOwnerTitle();
  const from = useLocation().state as FromList | null;
  return (
    <header className="file-header">
      <div className="file-who">
        <div className="file-name">
          <h1>{file.borrower ?? pipelineCopy.nameless}</h1>
          {file.coBorrowers.length > 0 && <span>{copy.together(file.coBorrowers.join(', '))}</span>}
          <span className="figures">{loanNumber}</span>
          {address && <span className="file-address">{address}</span>}
        </div>
        <div className="tagged">
          <strong>{stepTitle(step)}</strong>
          <span title={instantInWords(since)}>
            {waitsFor === undefined
              ? copy.ended(instantInWords(since))
              : waitsFor === 'SYSTEM'
                ? copy.runs(dayHere(since), ageInWords(since))
                : copy.waitsFor(ownerTitle(waitsFor), dayHere(since), ageInWords(since))}
          </span>
          <Deadlines {...file} />
          {file.unreadTexts.length > 0 && (
            <Link className="tag tag-caution" to={`/applications/${file.uuid}/overview`} state={from}>
              {copy.unread(file.unreadTexts.length)}
            </Link>
          )}
          {file.returnedMessages.length > 0 && (
            <Link className="tag tag-caution" to={`/applications/${file.uuid}/overview`} state={from}>
              {copy.returned(file.returnedMessages.length)}
            </Link>
          )}
          {file.answeredConditions && (
            <Link className="tag tag-caution" to={`/applications/${file.uuid}/overview`} state={from}>
              {copy.answered(file.answeredConditions)}
            </Link>
          )}
        </div>
        {file.stuck && <StuckNote stuck={file.stuck} />}
        <Viewers uuid={file.uuid} />
        <Absent file={file} />
      </div>
      <div className="file-does">
        <Officer file={file} />
        <Link className={buttonClass('quiet')} to={`/work${from?.list ?? ''}`}>
          {fileCopy.back}
        </Link>
        <NextFile file={file} />
        {onAct && <ActMenu file={file} tabs={tabs} onAct={onAct} />}
      </div>
    </header>
  );
}

/** Links to the next application of the list this one was opened from, or else of the person's own desk. */
function NextFile({ file: { uuid } }: Pick<FileHeaderProps, 'file'>) {
  const from = useLocation().state as FromList | null;
  const { identityUuid } = useStaff();
  const [desk] = useOwnDesks();
  const navigate = useNavigate();
  const [isBusy, setBusy] = useState(false);
  const list = from?.list ?? `?${pipelineQuery({ waitsFor: desk })}`;
  const go = async () => {
    setBusy(true);
    const query = filtersOf(new URLSearchParams(list));
    const answer = await send(listPipeline, { query }).catch(() => undefined);
    setBusy(false);
    if (!answer) return showToast(shellCopy.refused.unreachable);
    const next = nextAfter(uuid, answer.applications, identityUuid);
    if (!next) return showToast(copy.noNext);
    await navigate(`/applications/${next.uuid}`, { state: { list } satisfies FromList });
  };
  return (
    <Button kind="quiet" isBusy={isBusy} onClick={() => void go()}>
      {copy.next}
    </Button>
  );
}

/** Returns the next application in the list, or else the first one. Skips those that a colleague is working on. */
function nextAfter(uuid: string, applications: readonly PipelineEntry[], own: string) {
  const at = applications.findIndex((one) => one.uuid === uuid);
  return [...applications.slice(at + 1), ...applications.slice(0, Math.max(at, 0))].find(
    ({ officer }) => !officer || officer.identity === own,
  );
}

/** Tells partners why they don't see the rest of the file. */
function Absent({ file }: { readonly file: LoanFile }) {
  const viewer = viewerOf(
    useStaff().roles.map(({ role }) => role),
    file.waitsFor,
  );
  const reasons = viewer ? reasonsForAbsence(viewer) : [];
  if (reasons.length === 0) return null;
  return (
    <details className="fine-print file-absent">
      <summary>{copy.absent}</summary>
      {reasons.join(' ')}
    </details>
  );
}

/** Names who else has the application open, for as long as this page is in front. */
function Viewers({ uuid }: { readonly uuid: string }) {
  const { data } = useQuery({
    queryKey: [viewLoanFile.name, uuid],
    queryFn: () => send(viewLoanFile, { params: { uuid } }),
    refetchInterval: VIEWING_MS,
  });
  const others = data?.others ?? [];
  return (
    <p className="file-viewers" role="status">
      {others.length > 0 && copy.viewers(others.join(', '))}
    </p>
  );
}

function Officer({ file }: { readonly file: LoanFile }) {
  const { uuid, officer } = file;
  const { identityUuid } = useStaff();
  const { run, isBusy, problem } = useFileAct(uuid);
  const isOwn = officer?.identity === identityUuid;
  const mayClaim = !reasonAgainst(file, 'CLAIM_APPLICATION');
  return (
    <div className="file-officer">
      <p>{isOwn ? copy.yours : officer ? copy.officer(officer.name) : copy.nobody}</p>
      {mayClaim && !officer && (
        <Button
          kind="secondary"
          isBusy={isBusy}
          onClick={() => void run(() => send(claimApplication, { params: { uuid } }), copy.claimed)}
        >
          {copy.claim}
        </Button>
      )}
      {mayClaim && isOwn && (
        <Button
          kind="secondary"
          isBusy={isBusy}
          onClick={() => void run(() => send(releaseApplication, { params: { uuid } }), copy.released)}
        >
          {copy.release}
        </Button>
      )}
      {!reasonAgainst(file, 'ASSIGN_APPLICATION') && <Assign file={file} run={run} />}
      {problem && <p role="alert">{problem}</p>}
    </div>
  );
}

type AssignProps = {
  readonly file: LoanFile;
  readonly run: ReturnType<typeof useFileAct>['run'];
};

/** A manager gives the application to a person, or takes it from them. */
function Assign({ file: { uuid, officer }, run }: AssignProps) {
  const officers = useOfficers(true).data ?? [];
  return (
    <label className="file-assign">
      <span className="hidden-visually">{copy.assign}</span>
      <select
        className="control"
        value={officer?.identity ?? ''}
        onChange={({ target }) => {
          const body = { identity: target.value || null };
          void run(() => send(assignApplication, { params: { uuid }, body }), copy.assigned);
        }}
      >
        <option value="">{copy.nobody}</option>
        {officers.map(({ identity, name }) => (
          <option key={identity} value={identity}>
            {name}
          </option>
        ))}
      </select>
    </label>
  );
}
