import { type BadResponse, listBadResponses } from '@homeline/contract/chatbot/list-bad-responses.ts';
import { BadResponseReason } from '@homeline/domain/chatbot/bad-response.ts';
import { Card } from '@homeline/ui/page/card.tsx';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { send } from '../../session/client.ts';
import { instantInWords } from '../../shell/dates.ts';
import { chatbotCopy as copy } from './copy.ts';
import { PagedList } from './paged-list.tsx';

/** The chatbot's answers that borrowers and visitors marked as bad. */
export function BadResponses() {
  const [query, setQuery] = useSearchParams();
  const reason = BadResponseReason.safeParse(query.get('reason')).data;
  const list = useInfiniteQuery({
    queryKey: [listBadResponses.name, reason],
    queryFn: ({ pageParam }) => send(listBadResponses, { query: { reason, after: pageParam } }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ next }) => next,
  });
  return (
    <>
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
      <PagedList list={list} none={copy.noBad}>
        {(list.data?.pages ?? []).flatMap(({ badResponses }) =>
          badResponses.map((response) => <Marked key={response.questionId} response={response} />),
        )}
      </PagedList>
    </>
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
      <p className="written" dir="auto">
        {responseStr}
      </p>
      <p className="fine-print">
        {copy.source(sources.map(({ name }) => name))} · {instantInWords(at)}
      </p>
    </Card>
  );
}
