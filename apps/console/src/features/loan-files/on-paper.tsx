import type { LoanFile, PersonOnPaper } from '@homeline/contract/loan-files/get-loan-file.ts';
import { recordMailing } from '@homeline/contract/loan-files/record-mailing.ts';
import { Button } from '@homeline/ui/button.tsx';
import { Card } from '@homeline/ui/page/card.tsx';
import { Link } from 'react-router';
import { send } from '../../session/client.ts';
import { instantInWords } from '../../shell/dates.ts';
import { fileCopy } from './copy.ts';
import { reasonAgainst, useFileAct } from './use-loan-file.ts';

const copy = fileCopy.onPaper;

/** Who withdrew their consent to electronic records, and what staff mail to them, since their pages show none of it. */
export function OnPaper({ file }: { readonly file: LoanFile }) {
  const { uuid, onPaper } = file;
  const { run, isBusy, problem } = useFileAct(uuid);
  if (onPaper.length === 0) return null;
  const disabledReason = reasonAgainst(file, 'WRITE_TO_BORROWER');
  const record = ({ signer, papers }: PersonOnPaper) => {
    const documents = papers.map((paper) => paper.uuid);
    const body = { ...(signer && { signer }), documents };
    return void run(() => send(recordMailing, { params: { uuid }, body }), copy.done);
  };
  return (
    <Card title={copy.heading} tone="sunken">
      {onPaper.map((person) => (
        <div key={person.signer ?? 'borrower'} className="proposal">
          <p>{copy.since(person.name, instantInWords(person.since))}</p>
          {person.papers.length === 0 ? (
            <p>{copy.nothing}</p>
          ) : (
            <>
              <p>{copy.what}</p>
              <ul className="plain-list">
                {person.papers.map(({ uuid: document, title, written }) => (
                  <li key={document}>
                    <Link to={`/applications/${uuid}/documents?document=${document}`}>{title}</Link>
                    {` · ${instantInWords(written)}`}
                  </li>
                ))}
              </ul>
              {!disabledReason && (
                <div className="form-actions">
                  <Button kind="secondary" isBusy={isBusy} onClick={() => record(person)}>
                    {copy.mailed}
                  </Button>
                </div>
              )}
            </>
          )}
        </div>
      ))}
      <p className="fine-print">{disabledReason ?? copy.counts}</p>
      {problem && <p role="alert">{problem}</p>}
    </Card>
  );
}
