import { Words } from '@homeline/client/chat/words.tsx';
import { listFeedback, type ReceivedFeedback } from '@homeline/contract/feedback/list-feedback.ts';
import { FeedbackTopic, TOPIC_TITLES } from '@homeline/domain/feedback/ceo-feedback.ts';
import { Skeleton } from '@homeline/ui/feedback/skeleton.tsx';
import { Card } from '@homeline/ui/page/card.tsx';
import { useInfiniteQuery } from '@tanstack/react-query';
import { Link, useSearchParams } from 'react-router';
import { send } from '../../session/client.ts';
import { useDisabledReason } from '../../session/staff-member.ts';
import { instantInWords } from '../../shell/dates.ts';
import { LoadError } from '../../shell/load-error.tsx';
import { More } from '../../shell/more.tsx';
import { Page } from '../../shell/page.tsx';
import { feedbackCopy as copy } from './copy.ts';

/** Lists the feedback to the chief executive. */
export default function FeedbackPage() {
  const [query, setQuery] = useSearchParams();
  const topic = FeedbackTopic.safeParse(query.get('topic')).data;
  const list = useInfiniteQuery({
    queryKey: [listFeedback.name, topic],
    queryFn: ({ pageParam }) => send(listFeedback, { query: { topic, after: pageParam } }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ next }) => next,
  });
  const received = (list.data?.pages ?? []).flatMap(({ feedback }) => feedback);
  return (
    <Page heading={copy.heading}>
      <label className="filter">
        <span>{copy.topic}</span>
        <select
          className="control"
          value={topic ?? ''}
          onChange={({ target }) => setQuery(target.value ? { topic: target.value } : {})}
        >
          <option value="">{copy.all}</option>
          {FeedbackTopic.options.map((value) => (
            <option key={value} value={value}>
              {TOPIC_TITLES[value]}
            </option>
          ))}
        </select>
      </label>
      {list.error && <LoadError error={list.error} onRetry={() => void list.refetch()} />}
      {list.isPending && <Skeleton />}
      {list.data && received.length === 0 && <p>{copy.none}</p>}
      {received.map((feedback) => (
        <Received key={feedback.id} feedback={feedback} />
      ))}
      <More list={list}>{copy.more}</More>
    </Page>
  );
}

function Received({ feedback }: { readonly feedback: ReceivedFeedback }) {
  const { at, from, topic, message, marketingConsent, application } = feedback;
  const mayOpen = !useDisabledReason()('SEE_APPLICATION');
  return (
    <Card title={TOPIC_TITLES[topic]}>
      <p className="written" dir="auto">
        <Words text={message} />
      </p>
      <p className="fine-print">
        {from} · {instantInWords(at)}
        {application && ' · '}
        {application &&
          (mayOpen ? (
            <Link to={`/applications/${application.uuid}`}>{application.loanNumber}</Link>
          ) : (
            application.loanNumber
          ))}
        {' · '}
        {marketingConsent ? copy.mayQuote : copy.mayNotQuote}
      </p>
    </Card>
  );
}
