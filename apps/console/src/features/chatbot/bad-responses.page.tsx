import { type BadResponse, listBadResponses } from '@homeline/contract/chatbot/list-bad-responses.ts';
import { BadResponseReason } from '@homeline/domain/chatbot/bad-response.ts';
import { Skeleton } from '@homeline/ui/feedback/skeleton.tsx';
import { Card } from '@homeline/ui/page/card.tsx';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { send } from '../../session/client.ts';
import { instantInWords } from '../../shell/dates.ts';
import { LoadError } from '../../shell/load-error.tsx';
import { More } from '../../shell/more.tsx';
import { Page } from '../../shell/page.tsx';
import { badResponsesCopy as copy } from './copy.ts';

/** The chatbot's answers that borrowers marked as bad. */
export default function BadResponsesPage() {
  const [query, setQuery] = useSearchParams();
  const reason = BadResponseReason.safeParse(query.get('reason')).data;
  const list = useInfiniteQuery({
    queryKey: [listBadResponses.name, reason],
    queryFn: ({ pageParam }) => send(listBadResponses, { query: { reason, after: pageParam } }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ next }) => next,
  });
  const received = (list.data?.pages ?? []).flatMap(({ badResponses }) => badResponses);
  return (
    <Page heading={copy.heading} lead={copy.lead}>
      <label className="filter">
        <span>{copy.reason}</span>
        <select
          className="control"
          value={reason ?? ''}
          onChange={({ target }) => setQuery(target.value ? { reason: target.value } : {})}
        >
          <option value="">{copy.all}</option>
          {BadResponseReason.options.map((value) => (
            <option key={value} value={value}>
              {value}
            </option>
          ))}
        </select>
      </label>
      {list.error && <LoadError error={list.error} onRetry={() => void list.refetch()} />}
      {list.isPending && <Skeleton />}
      {list.data && received.length === 0 && <p>{copy.none}</p>}
      {received.map((response) => (
        <Marked key={response.questionId} response={response} />
      ))}
      <More list={list}>{copy.more}</More>
    </Page>
  );
}

function Marked({ response }: { readonly response: BadResponse }) {
  const { at, reason, additionalInformation, questionStr, responseStr, sources } = response;
  return (
    <Card title={`“${questionStr}”`}>
      <p>
        <strong>{reason}</strong>
        {additionalInformation && `: ${additionalInformation}`}
      </p>
      <p className="fine-print">{copy.answered}</p>
      <p className="written">{responseStr}</p>
      <p className="fine-print">
        {copy.source(sources.map(({ name }) => name))} · {instantInWords(at)}
      </p>
    </Card>
  );
}
