import type { LoanFile } from '@homeline/contract/loan-files/get-loan-file.ts';
import { Card } from '@homeline/ui/page/card.tsx';
import { instantInWords } from '../../shell/dates.ts';
import { fileCopy } from './copy.ts';

const copy = fileCopy.header;

/** The home, how to reach the borrower, when the application began, and its next deadline. */
export function AboutFile({ file }: { readonly file: LoanFile }) {
  const { address, contact, created, submitted, clockActs, replays } = file;
  return (
    <Card title={copy.about}>
      <div className="about-file">
        {address && <p>{address}</p>}
        {contact && (
          <>
            <p>
              <a href={`tel:${contact.phone}`}>{contact.phone}</a>
            </p>
            <p>
              <a href={`mailto:${contact.email}`}>{contact.email}</a>
            </p>
          </>
        )}
        <p>{copy.created(instantInWords(created))}</p>
        {submitted && <p>{copy.submitted(instantInWords(submitted))}</p>}
        {clockActs && <p>{copy.clockActs[clockActs.fact](instantInWords(clockActs.at))}</p>}
        {replays.map(({ at, link }) => (
          <p key={link}>
            <a href={link} target="_blank" rel="noreferrer">
              {copy.replay(instantInWords(at))}
            </a>
          </p>
        ))}
      </div>
    </Card>
  );
}
