import { useLive } from '@homeline/client/session/use-live.ts';
import { listReviews, type Reviews } from '@homeline/contract/reviews/list-reviews.ts';
import { resendMessage } from '@homeline/contract/reviews/resend-message.ts';
import { resolveOutcome } from '@homeline/contract/reviews/resolve-outcome.ts';
import { retryRun } from '@homeline/contract/reviews/retry-run.ts';
import { factLabel } from '@homeline/domain/staff/fact-rows.ts';
import { stepTitle } from '@homeline/domain/staff/step-titles.ts';
import { Button } from '@homeline/ui/button.tsx';
import { Dialog } from '@homeline/ui/feedback/dialog.tsx';
import { Skeleton } from '@homeline/ui/feedback/skeleton.tsx';
import { Card } from '@homeline/ui/page/card.tsx';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { Link } from 'react-router';
import { send } from '../../session/client.ts';
import { ageInWords, dayInWords } from '../../shell/dates.ts';
import { LoadError } from '../../shell/load-error.tsx';
import { operationsCopy } from './copy.ts';
import { Reasons } from './reasons.tsx';
import { once, useRepair } from './use-repair.ts';

const copy = operationsCopy.repairs;
const KEY = [listReviews.name];

/** What the system couldn't finish by itself: failed tasks, unknown outcomes and refused emails; and notices that are due. */
export function RepairsTab() {
  const queries = useQueryClient();
  const { data, error, refetch } = useQuery({ queryKey: KEY, queryFn: () => send(listReviews, {}) });
  useLive({ name: 'WORK_LISTS' }, () => void queries.invalidateQueries({ queryKey: KEY }));
  if (error) return <LoadError error={error} onRetry={() => void refetch()} />;
  if (!data) return <Skeleton />;
  const { deadRuns, unknownOutcomes, refusedMessages, owedNotices } = data;
  const isQuiet = [deadRuns, unknownOutcomes, refusedMessages, owedNotices].every(
    ({ length }) => length === 0,
  );
  return (
    <>
      {isQuiet && (
        <div className="empty">
          <p className="empty-title">{copy.nothing}</p>
        </div>
      )}
      <FailedTasks runs={deadRuns} />
      <UnknownOutcomes outcomes={unknownOutcomes} />
      <RefusedMessages messages={refusedMessages} />
      <DueNotices notices={owedNotices} />
    </>
  );
}

function FailedTasks({ runs }: { readonly runs: Reviews['deadRuns'] }) {
  const { repair, isBusy, problem, disabledReason } = useRepair(KEY);
  if (runs.length === 0) return null;
  const reason = disabledReason('REPAIR_TASKS');
  return (
    <Card title={copy.runs.heading}>
      <p className="fine-print">{copy.runs.why}</p>
      {runs.map(({ id, uuid, loanNumber, task, failure }) => (
        <Item key={id} uuid={uuid} title={`${loanNumber}: ${factLabel(task)}`} detail={failure}>
          <Button
            kind="secondary"
            isBusy={isBusy}
            disabled={reason !== undefined}
            onClick={() =>
              void repair(async () => {
                await send(retryRun, { params: { id }, ...once() });
                return copy.runs.retried;
              })
            }
          >
            {copy.runs.retry}
          </Button>
        </Item>
      ))}
      <Reasons reason={reason} problem={problem} />
    </Card>
  );
}

function UnknownOutcomes({ outcomes }: { readonly outcomes: Reviews['unknownOutcomes'] }) {
  const words = copy.outcomes;
  const { repair, isBusy, problem, disabledReason } = useRepair(KEY);
  const [asked, ask] = useState<string>();
  if (outcomes.length === 0) return null;
  const reason = disabledReason('RESOLVE_OUTCOME');
  const resolve = (reference: string, resolution: 'ASK_AGAIN' | 'SEND_AGAIN', done: string) =>
    repair(async () => {
      const body = { resolution };
      const { awaitsSecondPerson } = await send(resolveOutcome, { params: { reference }, body, ...once() });
      return awaitsSecondPerson ? words.proposed : done;
    });
  return (
    <Card title={words.heading}>
      <p className="fine-print">{words.why}</p>
      {outcomes.map(({ reference, uuid, loanNumber, task, failure, since, awaitsSecondPerson }) => (
        <Item
          key={reference}
          uuid={uuid}
          title={`${loanNumber}: ${factLabel(task)}`}
          detail={`${failure} · ${ageInWords(since)}`}
        >
          {awaitsSecondPerson && <span className="tag tag-caution">{words.awaits}</span>}
          <Button
            kind="secondary"
            isBusy={isBusy}
            disabled={reason !== undefined}
            onClick={() => void resolve(reference, 'ASK_AGAIN', words.asked)}
          >
            {words.askAgain}
          </Button>
          {!awaitsSecondPerson && (
            <Button kind="danger" disabled={reason !== undefined} onClick={() => ask(reference)}>
              {words.sendAgain}
            </Button>
          )}
        </Item>
      ))}
      <Reasons reason={reason} problem={problem} />
      <Dialog isOpen={asked !== undefined} title={words.question} onClose={() => ask(undefined)}>
        <p>{words.sure}</p>
        <div className="form-actions">
          <Button
            kind="danger"
            onClick={() => {
              ask(undefined);
              if (asked) void resolve(asked, 'SEND_AGAIN', words.sent);
            }}
          >
            {words.sendAgain}
          </Button>
          <Button kind="quiet" onClick={() => ask(undefined)}>
            {words.cancel}
          </Button>
        </div>
      </Dialog>
    </Card>
  );
}

function RefusedMessages({ messages }: { readonly messages: Reviews['refusedMessages'] }) {
  const { repair, isBusy, problem, disabledReason } = useRepair(KEY);
  if (messages.length === 0) return null;
  const reason = disabledReason('REPAIR_TASKS');
  return (
    <Card title={copy.messages.heading}>
      <p className="fine-print">{copy.messages.why}</p>
      {messages.map(({ id, uuid, loanNumber, template, since }) => (
        <Item
          key={id}
          uuid={uuid}
          title={`${loanNumber}: ${factLabel(template.replaceAll('_', ' '))}`}
          detail={ageInWords(since)}
        >
          <Button
            kind="secondary"
            isBusy={isBusy}
            disabled={reason !== undefined}
            onClick={() =>
              void repair(async () => {
                await send(resendMessage, { params: { id }, ...once() });
                return copy.messages.resent;
              })
            }
          >
            {copy.messages.resend}
          </Button>
        </Item>
      ))}
      <Reasons reason={reason} problem={problem} />
    </Card>
  );
}

function DueNotices({ notices }: { readonly notices: Reviews['owedNotices'] }) {
  if (notices.length === 0) return null;
  return (
    <Card title={copy.notices.heading}>
      {notices.map(({ uuid, loanNumber, step, noticeDueOn }) => (
        <Item
          key={uuid}
          uuid={uuid}
          title={`${loanNumber}: ${stepTitle(step)}`}
          detail={copy.notices.due(dayInWords(noticeDueOn))}
        />
      ))}
    </Card>
  );
}

type ItemProps = {
  readonly uuid: string;
  readonly title: string;
  readonly detail: string;
  readonly children?: ReactNode;
};

function Item({ uuid, title, detail, children }: ItemProps) {
  return (
    <div className="item">
      <div>
        <p>
          <strong>{title}</strong>
        </p>
        <p className="fine-print">{detail}</p>
      </div>
      <div className="form-actions">
        <Link to={`/applications/${uuid}`}>{copy.open}</Link>
        {children}
      </div>
    </div>
  );
}
