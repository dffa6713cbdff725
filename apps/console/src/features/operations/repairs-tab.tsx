import { organisation } from '@homeline/client/organisation.ts';
import { useLive } from '@homeline/client/session/use-live.ts';
import { listReviews, type Reviews } from '@homeline/contract/reviews/list-reviews.ts';
import { resendMessage } from '@homeline/contract/reviews/resend-message.ts';
import { resolveOutcome } from '@homeline/contract/reviews/resolve-outcome.ts';
import { retryRun } from '@homeline/contract/reviews/retry-run.ts';
import { addDays, civilDate } from '@homeline/domain/dates/civil-date.ts';
import { factLabel } from '@homeline/domain/staff/fact-rows.ts';
import { PROVIDER_FAILURES } from '@homeline/domain/staff/provider-failures.ts';
import { stepTitle } from '@homeline/domain/staff/step-titles.ts';
import type { TaskName } from '@homeline/domain/workflow/step.ts';
import { TASK_PROVIDERS } from '@homeline/domain/workflow/task-providers.ts';
import { Button } from '@homeline/ui/button.tsx';
import { Dialog } from '@homeline/ui/feedback/dialog.tsx';
import { Skeleton } from '@homeline/ui/feedback/skeleton.tsx';
import { Card } from '@homeline/ui/page/card.tsx';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { Link } from 'react-router';
import { send } from '../../session/client.ts';
import { ageInWords, dayInWords, todayAt } from '../../shell/dates.ts';
import { LoadError } from '../../shell/load-error.tsx';
import { fileCopy } from '../loan-files/copy.ts';
import { returnedInWords } from '../loan-files/returned-messages.tsx';
import { operationsCopy } from './copy.ts';
import { Reasons } from './reasons.tsx';
import { SignAgain } from './sign-again.tsx';
import { useRepair } from './use-repair.ts';

const copy = operationsCopy.repairs;
const KEY = [listReviews.name];
/** A notice becomes a repair when it is due within a week. The work list shows every later day. */
const NOTICE_DAYS = 7;

type Outcome = Reviews['unknownOutcomes'][number];

/** What the system couldn't finish by itself: failed tasks, unknown outcomes and refused emails; and notices that are due. */
export function RepairsTab() {
  const queries = useQueryClient();
  const { data, error, refetch } = useQuery({ queryKey: KEY, queryFn: () => send(listReviews, {}) });
  useLive({ name: 'WORK_LISTS' }, () => void queries.invalidateQueries({ queryKey: KEY }));
  if (error) return <LoadError error={error} onRetry={() => void refetch()} />;
  if (!data) return <Skeleton />;
  const { deadRuns, refusedMessages, returnedMessages, filesToMail } = data;
  const isRefused = ({ failure }: Outcome) => failure === 'REFUSED';
  const refused = data.unknownOutcomes.filter(isRefused);
  const unknown = data.unknownOutcomes.filter((outcome) => !isRefused(outcome));
  const soon = addDays(civilDate(todayAt(organisation.orgMetaData.timeZone)), NOTICE_DAYS);
  const notices = data.owedNotices.filter(({ noticeDueOn }) => noticeDueOn <= soon);
  const lists = [deadRuns, data.unknownOutcomes, refusedMessages, returnedMessages, filesToMail, notices];
  const isQuiet = lists.every(({ length }) => length === 0);
  return (
    <>
      {isQuiet && (
        <div className="empty">
          <p className="empty-title">{copy.nothing}</p>
        </div>
      )}
      <FailedTasks runs={deadRuns} />
      <RefusedRequests requests={refused} />
      <UnknownOutcomes outcomes={unknown} />
      <RefusedMessages messages={refusedMessages} />
      <Returned messages={returnedMessages} />
      <ToMail files={filesToMail} />
      <DueNotices notices={notices} />
    </>
  );
}

function FailedTasks({ runs }: { readonly runs: Reviews['deadRuns'] }) {
  const { repair, sendOnce, isBusy, problem, disabledReason } = useRepair(KEY);
  if (runs.length === 0) return null;
  const reason = disabledReason('REPAIR_TASKS');
  return (
    <Card title={copy.runs.heading}>
      <p className="fine-print">{copy.runs.why}</p>
      {runs.map(({ id, uuid, task, failure, ...file }) => (
        <Item key={id} uuid={uuid} title={titleOf(file, factLabel(task))} detail={failure}>
          <Button
            kind="secondary"
            isBusy={isBusy}
            disabled={reason !== undefined}
            onClick={() =>
              void repair(async () => {
                await sendOnce(retryRun, { params: { id } });
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

/** Requests that the provider refused without acting on them. Once corrected, they may be sent again. */
function RefusedRequests({ requests }: { readonly requests: Reviews['unknownOutcomes'] }) {
  const words = copy.refused;
  const { repair, sendOnce, isBusy, problem, disabledReason } = useRepair(KEY);
  if (requests.length === 0) return null;
  const reason = disabledReason('RESOLVE_OUTCOME');
  return (
    <Card title={words.heading}>
      <p className="fine-print">{words.why}</p>
      {requests.map(({ reference, uuid, task, since, awaitsSecondPerson, ...file }) => (
        <Item
          key={reference}
          uuid={uuid}
          title={titleOf(file, factLabel(task))}
          detail={words.refused(providerOf(task), ageInWords(since))}
        >
          {awaitsSecondPerson ? (
            <span className="tag tag-caution">{copy.outcomes.awaits}</span>
          ) : (
            <Button
              kind="secondary"
              isBusy={isBusy}
              disabled={reason !== undefined}
              onClick={() =>
                void repair(async () => {
                  const body = { resolution: 'SEND_AGAIN' } as const;
                  const answer = await sendOnce(resolveOutcome, { params: { reference }, body });
                  return answer.awaitsSecondPerson ? copy.outcomes.proposed : words.sent;
                })
              }
            >
              {words.sendAgain}
            </Button>
          )}
          <SignAgain reference={reference} task={task} disabled={reason !== undefined} />
        </Item>
      ))}
      <Reasons reason={reason} problem={problem} />
    </Card>
  );
}

function UnknownOutcomes({ outcomes }: { readonly outcomes: Reviews['unknownOutcomes'] }) {
  const words = copy.outcomes;
  const { repair, sendOnce, isBusy, problem, disabledReason } = useRepair(KEY);
  const [asked, ask] = useState<string>();
  if (outcomes.length === 0) return null;
  const reason = disabledReason('RESOLVE_OUTCOME');
  const resolve = (reference: string, resolution: 'ASK_AGAIN' | 'SEND_AGAIN', done: string) =>
    repair(async () => {
      const body = { resolution };
      const { awaitsSecondPerson } = await sendOnce(resolveOutcome, { params: { reference }, body });
      return awaitsSecondPerson ? words.proposed : done;
    });
  return (
    <Card title={words.heading}>
      <p className="fine-print">{words.why}</p>
      {outcomes.map(({ reference, uuid, task, failure, since, awaitsSecondPerson, ...file }) => (
        <Item
          key={reference}
          uuid={uuid}
          title={titleOf(file, factLabel(task))}
          detail={`${failureInWords(failure)} · ${ageInWords(since)}`}
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
          <SignAgain reference={reference} task={task} disabled={reason !== undefined} />
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
  const { repair, sendOnce, isBusy, problem, disabledReason } = useRepair(KEY);
  if (messages.length === 0) return null;
  const reason = disabledReason('REPAIR_TASKS');
  return (
    <Card title={copy.messages.heading}>
      <p className="fine-print">{copy.messages.why}</p>
      {messages.map(({ id, uuid, template, since, ...file }) => (
        <Item
          key={id}
          uuid={uuid}
          title={titleOf(file, factLabel(template.replaceAll('_', ' ')))}
          detail={ageInWords(since)}
        >
          <Button
            kind="secondary"
            isBusy={isBusy}
            disabled={reason !== undefined}
            onClick={() =>
              void repair(async () => {
                await sendOnce(resendMessage, { params: { id } });
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

/** Each is settled on the application's page, where its address is corrected. */
function Returned({ messages }: { readonly messages: Reviews['returnedMessages'] }) {
  if (messages.length === 0) return null;
  return (
    <Card title={fileCopy.returnedMessages.heading}>
      <p className="fine-print">{copy.returned.why}</p>
      {messages.map((message) => (
        <Item
          key={message.id}
          uuid={message.uuid}
          title={titleOf(message, message.title)}
          detail={[returnedInWords(message), ...(message.isNotice ? [copy.returned.mailIt] : [])].join(' · ')}
        />
      ))}
    </Card>
  );
}

/** Recorded as mailed on the application's page, which lists them. */
function ToMail({ files }: { readonly files: Reviews['filesToMail'] }) {
  if (files.length === 0) return null;
  return (
    <Card title={copy.mail.heading}>
      <p className="fine-print">{copy.mail.why}</p>
      {files.map(({ uuid, papers, since, ...file }) => (
        <Item
          key={uuid}
          uuid={uuid}
          title={[file.borrower ?? [], file.loanNumber].flat().join(' · ')}
          detail={copy.mail.papers(papers, ageInWords(since))}
        />
      ))}
    </Card>
  );
}

function DueNotices({ notices }: { readonly notices: Reviews['owedNotices'] }) {
  if (notices.length === 0) return null;
  return (
    <Card title={copy.notices.heading}>
      {notices.map(({ uuid, step, noticeDueOn, ...file }) => (
        <Item
          key={uuid}
          uuid={uuid}
          title={titleOf(file, stepTitle(step))}
          detail={copy.notices.due(dayInWords(noticeDueOn))}
        />
      ))}
    </Card>
  );
}

/** Returns a title with the borrower, the loan number and what happened. */
function titleOf(
  { borrower, loanNumber }: { readonly borrower?: string | undefined; readonly loanNumber: string },
  what: string,
): string {
  return `${[borrower ?? [], loanNumber].flat().join(' · ')}: ${what}`;
}

function providerOf(call: string): string {
  // A task's calls are named `task/call`.
  const provider = TASK_PROVIDERS[call.split('/')[0] as TaskName];
  return provider ? operationsCopy.providers.titles[provider] : copy.refused.provider;
}

function failureInWords(failure: string): string {
  const reason = PROVIDER_FAILURES.find((each) => each === failure);
  return reason ? operationsCopy.providers.failed[reason] : failure;
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
