import type { LoanFile } from '@homeline/contract/loan-files/get-loan-file.ts';
import { reasonsForAbsence, viewerOf } from '@homeline/contract/loan-files/loan-file-view.ts';
import { VIEWING_MS, viewLoanFile } from '@homeline/contract/loan-files/view-loan-file.ts';
import {
  assignApplication,
  claimApplication,
  releaseApplication,
} from '@homeline/contract/pipeline/assign-application.ts';
import { stepTitle } from '@homeline/domain/staff/step-titles.ts';
import { Button } from '@homeline/ui/button.tsx';
import { useQuery } from '@tanstack/react-query';
import { send } from '../../session/client.ts';
import { useOwnerTitle, useStaff } from '../../session/staff-member.ts';
import { ageInWords, instantInWords } from '../../shell/dates.ts';
import { Deadlines } from '../pipeline/deadlines.tsx';
import { StuckNote } from '../pipeline/stuck.tsx';
import { useOfficers } from '../pipeline/use-pipeline.ts';
import { fileCopy } from './copy.ts';
import { reasonAgainst, useFileAct } from './use-loan-file.ts';

const copy = fileCopy.header;

/** Who it is, where the application is and since when, and who works on it. */
export function FileHeader({ file }: { readonly file: LoanFile }) {
  const { loanNumber, step, waitsFor, since, address, contact, created, submitted, clockActs, replays } =
    file;
  const ownerTitle = useOwnerTitle();
  return (
    <div className="file-header">
      <div>
        <p className="file-step tagged">
          {stepTitle(step)}
          <Deadlines {...file} />
        </p>
        <p>
          {waitsFor
            ? copy.waitsFor(ownerTitle(waitsFor), instantInWords(since), ageInWords(since))
            : copy.ended(instantInWords(since))}
        </p>
        {file.stuck && <StuckNote stuck={file.stuck} />}
        {clockActs && (
          <p className="fine-print">{copy.clockActs[clockActs.fact](instantInWords(clockActs.at))}</p>
        )}
      </div>
      <div>
        <p className="figures">{loanNumber}</p>
        <p className="fine-print">{copy.created(instantInWords(created))}</p>
        {submitted && <p className="fine-print">{copy.submitted(instantInWords(submitted))}</p>}
      </div>
      <div>
        {address && <p>{address}</p>}
        {contact && (
          <p className="file-contact">
            <a href={`tel:${contact.phone}`}>{contact.phone}</a>
            <a href={`mailto:${contact.email}`}>{contact.email}</a>
          </p>
        )}
        {replays.map(({ at, link }) => (
          <p key={link}>
            <a href={link} target="_blank" rel="noreferrer">
              {copy.replay(instantInWords(at))}
            </a>
          </p>
        ))}
      </div>
      <Officer file={file} />
      <Absent file={file} />
      <Viewers uuid={file.uuid} />
    </div>
  );
}

/** Tells partners why they don't see the rest of the file. */
function Absent({ file }: { readonly file: LoanFile }) {
  const viewer = viewerOf(
    useStaff().roles.map(({ role }) => role),
    file.waitsFor,
  );
  const reasons = viewer ? reasonsForAbsence(viewer) : [];
  return reasons.length > 0 && <p className="fine-print file-absent">{reasons.join(' ')}</p>;
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

/** A manager gives the application to somebody, or takes it from them. */
function Assign({ file: { uuid, officer }, run }: AssignProps) {
  const officers = useOfficers(true).data ?? [];
  return (
    <label className="filter">
      <span>{copy.assign}</span>
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
