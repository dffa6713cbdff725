import type { LoanFile } from '@homeline/contract/loan-files/get-loan-file.ts';
import { Card } from '@homeline/ui/page/card.tsx';
import { instantInWords } from '../../shell/dates.ts';
import { fileCopy } from './copy.ts';

const { about, clockActs: clockWords, replay } = fileCopy.header;

/** The home, how to reach the borrower, when the application began, and its next deadline. */
export function AboutFile({ file }: { readonly file: LoanFile }) {
  const { address, contact, created, submitted, clockActs, replays } = file;
  const lines = [
    ...(address ? [{ label: about.home, value: address }] : []),
    ...(contact
      ? [
          { label: about.phone, value: <a href={`tel:${contact.phone}`}>{contact.phone}</a> },
          { label: about.email, value: <a href={`mailto:${contact.email}`}>{contact.email}</a> },
        ]
      : []),
    { label: about.created, value: instantInWords(created) },
    ...(submitted ? [{ label: about.submitted, value: instantInWords(submitted) }] : []),
    ...(clockActs
      ? [{ label: about.next, value: clockWords[clockActs.fact](instantInWords(clockActs.at)) }]
      : []),
  ];
  return (
    <Card title={about.title}>
      <dl className="fact-rows">
        {lines.map(({ label, value }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd className="figures">{value}</dd>
          </div>
        ))}
      </dl>
      {replays.map(({ at, link }) => (
        <p key={link}>
          <a href={link} target="_blank" rel="noreferrer">
            {replay(instantInWords(at))}
          </a>
        </p>
      ))}
    </Card>
  );
}
