import type { Client } from '@homeline/contract/client.ts';
import type { LoanFile } from '@homeline/contract/loan-files/get-loan-file.ts';
import { confirmStatedReason } from '@homeline/contract/reviews/confirm-stated-reason.ts';
import { decideReview } from '@homeline/contract/reviews/decide-review.ts';
import { declineApplication } from '@homeline/contract/reviews/decline-application.ts';
import { listProposals, type Proposal } from '@homeline/contract/reviews/list-proposals.ts';
import { resolveOutcome } from '@homeline/contract/reviews/resolve-outcome.ts';
import { returnProposal } from '@homeline/contract/reviews/return-proposal.ts';
import { OWN_WORDS } from '@homeline/domain/reasons/principal-reason.ts';
import { DECISION_COPY } from '@homeline/domain/staff/decision-copy.ts';
import { statesOwnReason } from '@homeline/domain/staff/four-eyes.ts';
import { Button } from '@homeline/ui/button.tsx';
import { Alert } from '@homeline/ui/feedback/alert.tsx';
import { showToast } from '@homeline/ui/feedback/toasts.tsx';
import { TextAreaField } from '@homeline/ui/fields/text-area-field.tsx';
import { Card } from '@homeline/ui/page/card.tsx';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { send } from '../../session/client.ts';
import { instantInWords } from '../../shell/dates.ts';
import { FormCard } from '../../shell/form-card.tsx';
import { useStaffForm } from '../../shell/use-staff-form.ts';
import { fileCopy } from './copy.ts';
import { ProposedEffect } from './decision-effect.tsx';
import { wordsOf } from './principal-reasons.tsx';
import { fileKey, useFileAct } from './use-loan-file.ts';

const copy = fileCopy.proposals;

type ProposalsProps = {
  readonly uuid: string;
  /** The decisions that are open now. The second person also reads their cautions. */
  readonly offered?: LoanFile['decisions'];
};

/** Shows the proposals that wait for a second person or were returned. */
export function Proposals({ uuid, offered = [] }: ProposalsProps) {
  const { data: proposals = [] } = useQuery({
    queryKey: fileKey(uuid, listProposals.name),
    queryFn: () => send(listProposals, { params: { uuid } }),
  });
  if (proposals.length === 0) return null;
  return (
    <Card title={headingOf(proposals)} tone="sunken">
      {proposals.map((proposal) => (
        <Proposed
          key={proposal.act + proposal.proposedAt}
          uuid={uuid}
          proposal={proposal}
          caution={offered.find(({ decision }) => decision === proposal.input['decision'])?.caution}
        />
      ))}
      {proposals.some(({ act, returned }) => act !== 'RESOLVE_OUTCOME' && !returned) && (
        <p className="fine-print">{copy.instead}</p>
      )}
    </Card>
  );
}

function headingOf(proposals: readonly Proposal[]): string {
  if (proposals.some(({ returned }) => !returned)) return copy.heading;
  return proposals.some(({ returned }) => !returned?.isTakenBack)
    ? copy.headingReturned
    : copy.headingTakenBack;
}

type ProposedProps = { readonly uuid: string; readonly proposal: Proposal };

/** Sends again what the first person sent. Nothing happens if the proposal has been replaced or ended since it was read. */
const CONFIRM: Readonly<
  Record<Proposal['act'], (props: ProposedProps, sendOnce: Client) => Promise<unknown>>
> = {
  DECIDE_REVIEW: ({ uuid, proposal }, sendOnce) =>
    sendOnce(decideReview, { params: { uuid }, query: {}, body: confirming(proposal) }),
  DECLINE_APPLICATION: ({ uuid, proposal }, sendOnce) =>
    sendOnce(declineApplication, { params: { uuid }, body: confirming(proposal) }),
  RESOLVE_OUTCOME: ({ proposal }, sendOnce) =>
    sendOnce(resolveOutcome, {
      params: { reference: String(proposal.input['reference']) },
      body: confirming(proposal),
    }),
};

/** Confirms a proposal: compliance confirms a reason in a colleague’s own words; any other proposal is confirmed by repeating the act. */
function confirmProposal({ uuid, proposal }: ProposedProps, sendOnce: Client): Promise<unknown> {
  const { act, input, proposedAt } = proposal;
  if (act === 'RESOLVE_OUTCOME' || !statesOwnReason(input)) return CONFIRM[act]({ uuid, proposal }, sendOnce);
  return sendOnce(confirmStatedReason, { params: { uuid, act }, body: { proposedAt } });
}

/** The proposed input as it was read, and the time that identifies its proposal. */
const confirming = ({ input, proposedAt }: Proposal) => ({ ...input, confirms: proposedAt }) as never;

function Proposed({ uuid, proposal, caution }: ProposedProps & { readonly caution: string | undefined }) {
  const { isOwn, disabledReason, returned, proposedBy, proposedAt } = proposal;
  const { run, isBusy, problem, sendOnce } = useFileAct(uuid);
  const [returns, setReturns] = useState(false);
  return (
    <div className="proposal">
      <div>
        <p>
          <strong>{titleOf(proposal)}</strong>
        </p>
        {textsOf(proposal).map((text) => (
          <p key={text}>{text}</p>
        ))}
        <p className="fine-print">{copy.by(proposedBy, instantInWords(proposedAt))}</p>
      </div>
      {!returned && caution && <Alert kind="SYSTEM" tone="CAUTION" text={caution} />}
      {!returned && !disabledReason && proposal.act === 'DECIDE_REVIEW' && (
        <ProposedEffect
          uuid={uuid}
          step={String(proposal.input['step'])}
          decision={String(proposal.input['decision'])}
          given={proposal.input['given'] ?? {}}
        />
      )}
      {returned && (
        <div>
          <p>
            {returned.isTakenBack ? copy.takenBackWhy(returned.comment) : copy.returned(returned.comment)}
          </p>
          <p className="fine-print">{copy.returnedBy(returned.by, instantInWords(returned.at))}</p>
        </div>
      )}
      {!returned && returns && (
        <ReturnForm uuid={uuid} proposal={proposal} onDone={() => setReturns(false)} />
      )}
      {!returned && !returns && (
        <div className="form-actions">
          <Button
            isBusy={isBusy}
            disabled={disabledReason !== undefined}
            onClick={() => void run(() => confirmProposal({ uuid, proposal }, sendOnce), copy.confirmed)}
          >
            {statesOwnReason(proposal.input) ? copy.confirmWords : copy.confirm}
          </Button>
          {(isOwn || !disabledReason) && (
            <Button kind="quiet" onClick={() => setReturns(true)}>
              {isOwn ? copy.takeBack : copy.return}
            </Button>
          )}
          {disabledReason && <p className="fine-print">{disabledReason}</p>}
        </div>
      )}
      {problem && <p role="alert">{problem}</p>}
    </div>
  );
}

/** The second person returns a proposal, or its proposer takes it back: both say why. */
function ReturnForm({ uuid, proposal, onDone }: ProposedProps & { readonly onDone: () => void }) {
  const { act, isOwn, proposedAt } = proposal;
  const { changed } = useFileAct(uuid);
  const form = useStaffForm({
    scope: `return-${act}`,
    schema: returnProposal.body!,
    values: { proposedAt },
    async send(body) {
      try {
        await send(returnProposal, { params: { uuid, act }, body });
        showToast(isOwn ? copy.takenBack : copy.sentBack);
        onDone();
      } finally {
        // Even after a refusal, since another person may have decided first.
        await changed();
      }
    },
  });
  return (
    <FormCard
      form={form}
      action={isOwn ? copy.takeBack : copy.return}
      also={
        <Button kind="quiet" onClick={onDone}>
          {fileCopy.review.cancel}
        </Button>
      }
    >
      <TextAreaField {...form.field('comment', copy.comment)} hint={copy.commentHint} />
    </FormCard>
  );
}

function titleOf({ act, input }: Proposal): string {
  if (act === 'RESOLVE_OUTCOME') return copy.sendAgain;
  return DECISION_COPY[String(input['decision'])]?.title ?? fileCopy.decline.heading;
}

type PrincipalReasonsOf = { readonly reasonCodes?: readonly string[]; readonly statedReason?: string };

/** The proposer’s comments with their audience, and a payment’s confirmation. */
function textsOf({ act, input }: Proposal): readonly string[] {
  if (act === 'RESOLVE_OUTCOME') return [copy.paysAgain(String(input['reference']))];
  const given = (input['given'] ?? input) as Record<string, unknown>;
  const { reasonCodes = [], statedReason } = given as PrincipalReasonsOf;
  return [
    ...reasonCodes.map((code) =>
      copy.borrowerReads(code === OWN_WORDS && statedReason ? statedReason : wordsOf(code)),
    ),
    ...(['reason', 'comments'] as const).flatMap((name) =>
      typeof given[name] === 'string' ? [`${fileCopy.review[name]}: ${given[name]}`] : [],
    ),
  ];
}
