import { getLoanFile, type LoanFile } from '@homeline/contract/loan-files/get-loan-file.ts';
import { stepTitle } from '@homeline/domain/staff/step-titles.ts';
import { buttonClass } from '@homeline/ui/button.tsx';
import { Skeleton } from '@homeline/ui/feedback/skeleton.tsx';
import { useQuery } from '@tanstack/react-query';
import { Link, useLocation } from 'react-router';
import { send } from '../../session/client.ts';
import { useOwnerTitle } from '../../session/staff-member.ts';
import { ageInWords, instantInWords } from '../../shell/dates.ts';
import { LoadError } from '../../shell/load-error.tsx';
import { FigureStrip } from '../loan-files/figure-strip.tsx';
import { fileKey } from '../loan-files/use-loan-file.ts';
import { pipelineCopy } from './copy.ts';
import { Deadlines } from './deadlines.tsx';
import type { FromList } from './pipeline-table.tsx';
import { StuckNote } from './stuck.tsx';

const copy = pipelineCopy.preview;

type PreviewProps = { readonly uuid: string; readonly onClose: () => void };

/** An application beside its list: who, where it is and why it waits, its figures, and what comes next. */
export default function Preview({ uuid, onClose }: PreviewProps) {
  const { data, error, refetch } = useQuery({
    queryKey: fileKey(uuid, getLoanFile.name),
    queryFn: () => send(getLoanFile, { params: { uuid } }),
  });
  return (
    <aside className="work-preview" aria-label={copy.column}>
      <button type="button" className="preview-close" aria-label={copy.close} onClick={onClose}>
        ×
      </button>
      {error && <LoadError error={error} onRetry={() => void refetch()} />}
      {!data && !error && <Skeleton />}
      {data && !error && <Summary file={data} />}
    </aside>
  );
}

function Summary({ file }: { readonly file: LoanFile }) {
  const { borrower = pipelineCopy.nameless, coBorrowers, loanNumber, address, step, waitsFor, since } = file;
  const ownerTitle = useOwnerTitle();
  const { search } = useLocation();
  return (
    <>
      <div>
        <h2>{[borrower, ...coBorrowers].join(', ')}</h2>
        <p className="fine-print figures">{[loanNumber, address].filter(Boolean).join(' · ')}</p>
      </div>
      <div className="tagged">
        <strong>{stepTitle(step)}</strong>
        <Deadlines {...file} />
      </div>
      <p>
        {waitsFor ? copy.waits(ownerTitle(waitsFor), ageInWords(since)) : copy.ended(instantInWords(since))}{' '}
        {waitsFor && (file.officer ? copy.officer(file.officer.name) : copy.unassigned)}
      </p>
      {file.stuck && <StuckNote stuck={file.stuck} />}
      {file.referred.length > 0 && (
        <div>
          <h3>{copy.why}</h3>
          <ul className="preview-why">
            {file.referred.map((reason) => (
              <li key={reason}>{reason}</li>
            ))}
          </ul>
        </div>
      )}
      {file.figures.length > 0 && <FigureStrip figures={file.figures} />}
      {file.decisions.length > 0 && (
        <div>
          <h3>{copy.next}</h3>
          <p>{file.decisions.map(({ title }) => title).join(' · ')}</p>
        </div>
      )}
      <Link
        className={buttonClass('primary')}
        to={`/applications/${file.uuid}`}
        state={{ list: search } satisfies FromList}
      >
        {copy.open}
      </Link>
    </>
  );
}
