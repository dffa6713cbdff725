import { verifyLoanFile } from '@homeline/contract/loan-files/verify-loan-file.ts';
import { Button } from '@homeline/ui/button.tsx';
import { Card } from '@homeline/ui/page/card.tsx';
import { useQuery } from '@tanstack/react-query';
import { send } from '../../session/client.ts';
import { useDisabledReason } from '../../session/staff-member.ts';
import { instantInWords } from '../../shell/dates.ts';
import { LoadError } from '../../shell/load-error.tsx';
import { fileCopy } from './copy.ts';

const copy = fileCopy.chain;

/** Verifies the application's audit chain on demand, for those who may. */
export function ChainCard({ uuid }: { readonly uuid: string }) {
  const disabledReason = useDisabledReason();
  const { data, error, isFetching, refetch } = useQuery({
    // Not under the file's key, so that a change of the application doesn't refetch it: the answer is about when the button was pressed.
    queryKey: [verifyLoanFile.name, uuid],
    queryFn: () => send(verifyLoanFile, { params: { uuid } }),
    enabled: false,
    gcTime: 0,
  });
  if (disabledReason('VERIFY_AUDIT')) return null;
  return (
    <Card
      title={copy.heading}
      action={
        <Button kind="secondary" isBusy={isFetching} onClick={() => void refetch()}>
          {copy.verify}
        </Button>
      }
    >
      <p className="fine-print">{copy.why}</p>
      {error && <LoadError error={error} onRetry={() => void refetch()} />}
      {data && (
        <div role="status">
          <p>
            <strong>{data.findings.length === 0 ? copy.intact : copy.found(data.findings.length)}</strong>{' '}
            {copy.checked(data.events, data.facts, data.terms, instantInWords(data.verifiedAt))}
          </p>
          {data.findings.length > 0 && (
            <ul className="reasons">
              {data.findings.map((finding) => (
                <li key={finding}>{finding}</li>
              ))}
            </ul>
          )}
        </div>
      )}
    </Card>
  );
}
