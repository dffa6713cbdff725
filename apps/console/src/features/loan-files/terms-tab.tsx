import type { LoanFile } from '@homeline/contract/loan-files/get-loan-file.ts';
import { getShownTerms } from '@homeline/contract/loan-files/get-shown-terms.ts';
import { Skeleton } from '@homeline/ui/feedback/skeleton.tsx';
import { useQuery } from '@tanstack/react-query';
import { send } from '../../session/client.ts';
import { instantInWords } from '../../shell/dates.ts';
import { LoadError } from '../../shell/load-error.tsx';
import { fileCopy } from './copy.ts';
import { fileKey } from './use-loan-file.ts';

const copy = fileCopy.terms;

/** Every rate, fee and limit that somebody was shown, the newest first, with the rules that priced it. */
export function TermsTab({ file: { uuid } }: { readonly file: LoanFile }) {
  const { data, error } = useQuery({
    queryKey: fileKey(uuid, getShownTerms.name),
    queryFn: () => send(getShownTerms, { params: { uuid } }),
  });
  if (error && !data) return <LoadError error={error} />;
  if (!data) return <Skeleton />;
  if (data.length === 0) return <p>{copy.none}</p>;
  return data.map(({ at, to, where, rows, ratesVersion, policyVersion }, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: entries of the ledger keep their order
    <details key={index} className="act" open={index === 0}>
      <summary>
        {copy.shown(where, to)}{' '}
        <span className="fine-print">
          {fileCopy.decisions.made(instantInWords(at), ratesVersion, policyVersion)}
        </span>
      </summary>
      <dl className="fact-rows">
        {rows.map(({ label, value }, row) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the lines have no identity and keep their order
          <div key={row}>
            <dt>{label}</dt>
            <dd className="figures">{value}</dd>
          </div>
        ))}
      </dl>
    </details>
  ));
}
