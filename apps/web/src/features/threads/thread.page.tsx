import { Words } from '@homeline/client/chat/words.tsx';
import { useForm } from '@homeline/client/form/use-form.ts';
import { organisation } from '@homeline/client/organisation.ts';
import { useSendOnce } from '@homeline/client/session/use-send-once.ts';
import { useSession } from '@homeline/client/session/use-session.ts';
import { RequestError } from '@homeline/contract/client.ts';
import { readThread, type Thread, writeInThread } from '@homeline/contract/threads/thread.ts';
import { dateWords } from '@homeline/domain/dates/date-words.ts';
import { isUuid } from '@homeline/domain/people/uuid.ts';
import { buttonClass } from '@homeline/ui/button.tsx';
import { Skeleton } from '@homeline/ui/feedback/skeleton.tsx';
import { showToast } from '@homeline/ui/feedback/toasts.tsx';
import { TextAreaField } from '@homeline/ui/fields/text-area-field.tsx';
import { QuestionActions } from '@homeline/ui/page/question.tsx';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useEffect, useState } from 'react';
import { Link, Navigate, useParams, useSearchParams } from 'react-router';
import { FormPage } from '../../form/form-page.tsx';
import { send } from '../../session/client.ts';
import { BASE, signInPath } from '../../session/end-of-session.ts';
import { LoadError } from '../../shell/error-page.tsx';
import NotFoundPage from '../../shell/not-found.page.tsx';
import { Page } from '../../shell/page.tsx';
import { Shell } from '../../shell/shell.tsx';
import { formatInstant } from '../applications/format-instant.ts';
import { threadsCopy as copy } from './copy.ts';
import { threadOf } from './thread-query.ts';
import './thread.css';

const REFRESH_MS = 10_000;

/** The messages between the lender and the person who applies or signs. Opening them marks the lender's as read. */
export default function ThreadPage() {
  const { uuid = '' } = useParams();
  const { isSignedIn } = useSession();
  const { data, error } = useQuery({
    ...threadOf(uuid),
    enabled: isSignedIn && isUuid(uuid),
    staleTime: 0,
    refetchInterval: REFRESH_MS,
  });
  if (!isUuid(uuid)) return <NotFoundPage />;
  if (!isSignedIn) return <Navigate to={signInPath(`${BASE}/messages/${uuid}`).slice(BASE.length)} replace />;
  // Another person’s application doesn't exist.
  if (error instanceof RequestError && error.status === 404) return <Navigate to="/dashboard" replace />;
  return (
    <Shell>{data ? <Messages uuid={uuid} thread={data} /> : error ? <LoadError /> : <Skeleton />}</Shell>
  );
}

type Props = { readonly uuid: string; readonly thread: Thread };

function Messages({ uuid, thread }: Props) {
  const unread = thread.messages.some(({ from, isRead }) => from === 'LENDER' && !isRead);
  useEffect(() => {
    // The page keeps the mark “New” until it loads the messages again.
    if (unread) void send(readThread, { params: { uuid } }).catch(() => undefined);
  }, [uuid, unread]);
  const back = (
    <Link className={buttonClass('secondary')} to={thread.isSigner ? '/heloc-signer/resume' : `/${uuid}`}>
      {thread.isSigner ? copy.signerBack : copy.back}
    </Link>
  );
  if (thread.mayAnswer) return <Answer uuid={uuid} thread={thread} back={back} />;
  return (
    <Page heading={copy.heading} why={copy.why} hasOwnBack>
      <List thread={thread} />
      <p>{copy.closed}</p>
      <QuestionActions>{back}</QuestionActions>
    </Page>
  );
}

type AnswerProps = Props & { readonly back: ReactNode };

/** Once it is sent, the form starts empty again. */
function Answer(props: AnswerProps) {
  const [sent, countSent] = useState(0);
  const [search] = useSearchParams();
  const begin = sent === 0 ? startOf(search.get('about')) : '';
  return <AnswerForm key={sent} {...props} begin={begin} onSent={() => countSent(sent + 1)} />;
}

function AnswerForm({
  uuid,
  thread,
  back,
  begin,
  onSent,
}: AnswerProps & { readonly begin: string; readonly onSent: () => void }) {
  const queries = useQueryClient();
  const sendOnce = useSendOnce(send);
  const form = useForm({
    schema: writeInThread.body!,
    values: { text: begin },
    send: async (body) => {
      const answer = await sendOnce(writeInThread, { params: { uuid }, body });
      queries.setQueryData(threadOf(uuid).queryKey, answer);
      showToast(copy.sent);
      onSent();
    },
  });
  return (
    <FormPage form={form} heading={copy.heading} why={copy.why} action={copy.action} also={back}>
      <List thread={thread} />
      {thread.answerUntil && <p>{copy.until(dateWords(thread.answerUntil))}</p>}
      <TextAreaField {...form.field('text', copy.text)} hint={copy.hint} rows={5} />
      <p>{copy.documents}</p>
    </FormPage>
  );
}

/** Returns how a message about a draw or a payoff begins. */
function startOf(about: string | null): string {
  return Object.entries(copy.starts).find(([name]) => name === about)?.[1] ?? '';
}

function List({ thread: { messages } }: { readonly thread: Thread }) {
  const { companyNameShort } = organisation.orgMetaData.companyInfo;
  if (messages.length === 0) return <p>{copy.none}</p>;
  return (
    <ol className="thread" aria-label={copy.heading}>
      {messages.map(({ uuid, from, name = '', text, at, isRead }) => (
        <li key={uuid} data-from={from}>
          <p>
            <strong>{from === 'YOU' ? copy.you : copy.from(name, companyNameShort)}</strong>{' '}
            {from === 'LENDER' && !isRead && <em>{copy.isNew}</em>}
          </p>
          <p dir="auto">
            <Words text={text} />
          </p>
          <p className="line-detail">
            {formatInstant(at)}
            {from === 'YOU' && isRead && ` · ${copy.read}`}
          </p>
        </li>
      ))}
    </ol>
  );
}
