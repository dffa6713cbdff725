import { listUnansweredQuestions } from '@homeline/contract/chatbot/list-unanswered-questions.ts';
import { Card } from '@homeline/ui/page/card.tsx';
import { useInfiniteQuery } from '@tanstack/react-query';
import { send } from '../../session/client.ts';
import { instantInWords } from '../../shell/dates.ts';
import { chatbotCopy as copy } from './copy.ts';
import { PagedList } from './paged-list.tsx';

/** Lists the questions that the chatbot couldn't answer. */
export function UnansweredQuestions() {
  const list = useInfiniteQuery({
    queryKey: [listUnansweredQuestions.name],
    queryFn: ({ pageParam }) => send(listUnansweredQuestions, { query: { after: pageParam } }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ next }) => next,
  });
  return (
    <PagedList list={list} none={copy.noUnanswered}>
      {(list.data?.pages ?? []).flatMap(({ questions }) =>
        questions.map(({ questionId, questionStr, at }) => (
          <Card key={questionId} title={`“${questionStr}”`}>
            <p className="fine-print">{instantInWords(at)}</p>
          </Card>
        )),
      )}
    </PagedList>
  );
}
