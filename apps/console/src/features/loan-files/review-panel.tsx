import type { LoanFile, OfferedDecision } from '@homeline/contract/loan-files/get-loan-file.ts';
import { Button } from '@homeline/ui/button.tsx';
import { Card } from '@homeline/ui/page/card.tsx';
import { useState } from 'react';
import { fileCopy } from './copy.ts';
import { DecisionForm } from './decision-form.tsx';
import { EvidenceColumns } from './evidence-tab.tsx';
import { SentDocuments } from './review-documents.tsx';
import { reasonAgainst } from './use-loan-file.ts';

const copy = fileCopy.review;

/** The review that the application waits for: why it was referred, and every decision with what follows. */
export function ReviewPanel({ file }: { readonly file: LoanFile }) {
  const [chosen, choose] = useState<OfferedDecision>();
  const [left, leave] = useState<string>();
  if (file.decisions.length === 0)
    return file.checks.length > 0 ? (
      <Card title={copy.checks} tone="sunken">
        <ReviewChecks checks={file.checks} />
      </Card>
    ) : null;
  const disabledReason = reasonAgainst(file, 'DECIDE_REVIEW');
  const forReview = file.evidence.filter(({ isForReview }) => isForReview);
  return (
    <Card title={disabledReason ? copy.others : copy.heading} tone="accent">
      {file.referred.length > 0 && (
        <div>
          <p className="fine-print">{copy.referred}</p>
          <ul className="reasons">
            {file.referred.map((reason) => (
              <li key={reason}>{reason}</li>
            ))}
          </ul>
        </div>
      )}
      <ReviewChecks checks={file.checks} />
      <SentDocuments uuid={file.uuid} documents={file.reviewDocuments} />
      {forReview.length > 0 && <EvidenceColumns topics={forReview} />}
      {chosen ? (
        <DecisionForm
          file={file}
          decision={chosen}
          onDone={() => {
            leave(chosen.decision);
            choose(undefined);
          }}
        />
      ) : (
        <ul className="decisions">
          {file.decisions.map((decision) => (
            <li key={decision.decision}>
              <Button
                ref={decision.decision === left ? focus : undefined}
                kind={decision.isAdverse ? 'danger' : 'secondary'}
                disabled={disabledReason !== undefined}
                onClick={() => choose(decision)}
              >
                {decision.title}
              </Button>
              <span>
                {decision.effect}
                {decision.takesTwo && <span className="tag tag-caution">{copy.takesTwo}</span>}
              </span>
            </li>
          ))}
        </ul>
      )}
      {disabledReason && <p className="fine-print">{disabledReason}</p>}
    </Card>
  );
}

/** What must hold before the review passes: what fails first, each with what it is now and its rule. */
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
          <strong className="figures">{value}</strong>
          {from && <span className="fine-print">{from}</span>}
        </li>
      ))}
    </ul>
  );
}

/** Restores focus to the button that opened the form, for people who work by keyboard. */
function focus(button: HTMLButtonElement | null): void {
  button?.focus();
}
