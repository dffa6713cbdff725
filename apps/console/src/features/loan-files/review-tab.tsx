import type { LoanFile } from '@homeline/contract/loan-files/get-loan-file.ts';
import { Card } from '@homeline/ui/page/card.tsx';
import { Conditions } from './conditions.tsx';
import { fileCopy } from './copy.ts';
import { SentDocuments } from './review-documents.tsx';
import { Sheets } from './sheets.tsx';
import { Signers } from './signers.tsx';

const copy = fileCopy.review;

/** The pending review: its reason, its checks, the uploads and the evidence. */
export function ReviewTab({ file }: { readonly file: LoanFile }) {
  // Funding is referred for its failed checks, which are listed first.
  const saysChecks = file.step === 'FUNDING_DECISION' && file.checks.some(({ holds }) => !holds);
  const forReview = file.evidence.filter(({ isForReview }) => isForReview);
  return (
    <>
      {(file.referred.length > 0 || file.checks.length > 0) && (
        <Card title={file.referred.length > 0 ? copy.referred : copy.checks}>
          {file.referred.length > 0 && !saysChecks && (
            <ul className="reasons">
              {file.referred.map((reason) => (
                <li key={reason}>{reason}</li>
              ))}
            </ul>
          )}
          <ReviewChecks checks={file.checks} />
        </Card>
      )}
      {asksAboutCoBorrower(file) && <Signers file={file} />}
      {file.step === 'DOCUMENT_REVIEW' ? (
        <Conditions file={file} />
      ) : (
        <SentDocuments file={file} documents={file.reviewDocuments} />
      )}
      <Sheets topics={forReview} />
    </>
  );
}

/** Whether a co-borrower's proof of income or credit alert waits for an underwriter. */
export function asksAboutCoBorrower({ coBorrowerIncomes, step }: LoanFile): boolean {
  return coBorrowerIncomes.length > 0 || step === 'WAITING_FOR_CO_BORROWER_REVIEW';
}

/** The checks of a review, failed ones first, each with its value and rule. */
function ReviewChecks({ checks }: Pick<LoanFile, 'checks'>) {
  if (checks.length === 0) return null;
  return (
    <ul className="checks" aria-label={copy.checks}>
      {checks.map(({ label, value, from, holds }) => (
        <li key={label} data-holds={holds}>
          <span className="check-mark" role="img" aria-label={holds ? copy.holds : copy.fails}>
            {holds ? '✓' : '✗'}
          </span>
          <span>{label}</span>
          <span>
            <strong className="figures">{value}</strong> {from && <span className="fine-print">{from}</span>}
          </span>
        </li>
      ))}
    </ul>
  );
}
