import type { LoanFile, TopicEvidence } from '@homeline/contract/loan-files/get-loan-file.ts';
import { fileCopy } from './copy.ts';

/** Liens, title, value, identity and money as the records and providers say, side by side. */
export function EvidenceTab({ file }: { readonly file: LoanFile }) {
  if (file.evidence.length === 0) return <p>{fileCopy.evidence.none}</p>;
  return <EvidenceColumns topics={file.evidence} />;
}

/** Topics beside each other where there is room. */
export function EvidenceColumns({ topics }: { readonly topics: readonly TopicEvidence[] }) {
  return (
    <div className="evidence">
      {topics.map(({ topic, title, rows }) => (
        <section key={topic}>
          <h3>{title}</h3>
          <dl className="fact-rows">
            {rows.map(({ label, value, isMasked }, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the lines have no identity and keep their order
              <div key={index}>
                <dt>{label}</dt>
                <dd className="figures" dir="auto">
                  {isMasked ? fileCopy.facts.masked : value}
                </dd>
              </div>
            ))}
          </dl>
        </section>
      ))}
    </div>
  );
}
