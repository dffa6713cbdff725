import { decideReview } from '@homeline/contract/reviews/decide-review.ts';
import { declineApplication } from '@homeline/contract/reviews/decline-application.ts';
import { listProposals, type Proposal } from '@homeline/contract/reviews/list-proposals.ts';
import { DECISION_COPY } from '@homeline/domain/staff/decision-copy.ts';
import { Button } from '@homeline/ui/button.tsx';
import { Card } from '@homeline/ui/page/card.tsx';
import { useQuery } from '@tanstack/react-query';
import { send } from '../../session/client.ts';
import { instantInWords } from '../../shell/dates.ts';
import { fileCopy } from './copy.ts';
import { fileKey, useFileAct } from './use-loan-file.ts';

const copy = fileCopy.proposals;

/** The acts that one person proposed and another must confirm by doing the same. */
const CONFIRMED = { DECIDE_REVIEW: decideReview, DECLINE_APPLICATION: declineApplication } as const;

/** What waits for a second person, with the reason why the caller may not be that person. */
export function Proposals({ uuid }: { readonly uuid: string }) {
  const { data } = useQuery({
    queryKey: fileKey(uuid, listProposals.name),
    queryFn: () => send(listProposals, { params: { uuid } }),
  });
  const { run, isBusy, problem } = useFileAct(uuid);
  // An unknown outcome is confirmed where it was proposed: on the operations page.
  const proposals = data?.filter(({ act }) => Object.hasOwn(CONFIRMED, act)) ?? [];
  if (proposals.length === 0) return null;
  const confirm = ({ act, input }: Proposal) =>
    send(CONFIRMED[act as keyof typeof CONFIRMED] as typeof decideReview, {
      params: { uuid },
      // The second person confirms exactly what the first one sent.
      body: input as never,
      idempotencyKey: crypto.randomUUID(),
    });
  return (
    <Card title={copy.heading} tone="sunken">
      {proposals.map((proposal) => (
        <div key={proposal.act} className="proposal">
          <div>
            <p>
              <strong>{titleOf(proposal)}</strong>
            </p>
            {textsOf(proposal).map((text) => (
              <p key={text}>{text}</p>
            ))}
            <p className="fine-print">{copy.by(proposal.proposedBy, instantInWords(proposal.proposedAt))}</p>
          </div>
          <Button
            isBusy={isBusy}
            disabled={proposal.disabledReason !== undefined}
            onClick={() => void run(() => confirm(proposal), copy.confirmed)}
          >
            {copy.confirm}
          </Button>
          {proposal.disabledReason && <p className="fine-print">{proposal.disabledReason}</p>}
        </div>
      ))}
      <p className="fine-print">{copy.instead}</p>
      {problem && <p role="alert">{problem}</p>}
    </Card>
  );
}

function titleOf({ input }: Proposal): string {
  const decision = String(input['decision'] ?? '');
  return DECISION_COPY[decision]?.title ?? fileCopy.decline.heading;
}

/** The words that the first person gave with the act. */
function textsOf({ input }: Proposal): readonly string[] {
  const given = (input['given'] ?? input) as Record<string, unknown>;
  return ['reason', 'comments'].flatMap((name) => (typeof given[name] === 'string' ? [given[name]] : []));
}
