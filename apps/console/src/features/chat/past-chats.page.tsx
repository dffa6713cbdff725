import { searchChats } from '@homeline/contract/chat/desk.ts';
import { ChatState } from '@homeline/domain/chat/conversation.ts';
import { Button } from '@homeline/ui/button.tsx';
import { Skeleton } from '@homeline/ui/feedback/skeleton.tsx';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link, useSearchParams } from 'react-router';
import { send } from '../../session/client.ts';
import { instantInWords } from '../../shell/dates.ts';
import { LoadError } from '../../shell/load-error.tsx';
import { More } from '../../shell/more.tsx';
import { Page } from '../../shell/page.tsx';
import { TableScroll } from '../../shell/table-scroll.tsx';
import { readChatFilters } from './chat-list-query.ts';
import { chatCopy } from './copy.ts';
import { PastFilters } from './past-filters.tsx';
import { scoreWords } from './rating.tsx';
import { chatKey } from './use-desk.ts';
import './chat.css';

const copy = chatCopy.past;

/** Every chat of the lender, newest first, found by its person. The search text stays out of the URL; the filters are in it. */
export default function PastChatsPage() {
  const [text, search] = useState('');
  const [query, setQuery] = useSearchParams();
  const state = ChatState.safeParse(query.get('state')).data;
  const filters = readChatFilters(query);
  const list = useInfiniteQuery({
    queryKey: chatKey(searchChats.name, text, state ?? '', JSON.stringify(filters)),
    queryFn: ({ pageParam }) =>
      send(searchChats, {
        query: { ...filters, ...(text && { text }), ...(state && { state }), after: pageParam },
      }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ next }) => next,
  });
  const chats = (list.data?.pages ?? []).flatMap((page) => page.chats);
  return (
    <Page heading={copy.heading} lead={<Link to="/chats">{chatCopy.links.back}</Link>}>
      <search>
        <form
          className="filters-row"
          onSubmit={(event) => {
            event.preventDefault();
            search(String(new FormData(event.currentTarget).get('text') ?? '').trim());
          }}
        >
          <label className="filter chat-search">
            <span>{copy.search}</span>
            <input name="text" type="search" className="control" autoComplete="off" />
          </label>
          <PastFilters query={query} onChange={(next) => setQuery(next, { replace: true })} />
          <Button type="submit" kind="secondary">
            {copy.action}
          </Button>
        </form>
      </search>
      {list.error && <LoadError error={list.error} onRetry={() => void list.refetch()} />}
      {list.isPending && <Skeleton />}
      {list.data && chats.length === 0 && <p>{copy.none}</p>}
      {chats.length > 0 && (
        <TableScroll label={copy.heading}>
          <table className="table">
            <caption className="hidden-visually">{copy.heading}</caption>
            <thead>
              <tr>
                {copy.columns.map((column) => (
                  <th key={column} scope="col">
                    {column}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {chats.map(({ uuid, friendlyName, loanNumber, startedAt, agent, state: now, tags, rating }) => (
                <tr key={uuid}>
                  <th scope="row">
                    <Link to={`/chats/${uuid}`} dir="auto">
                      {friendlyName}
                    </Link>
                  </th>
                  <td className="figures">{loanNumber}</td>
                  <td className="figures">{instantInWords(startedAt)}</td>
                  <td>{agent?.name}</td>
                  <td>{chatCopy.states[now]}</td>
                  <td>{tags.join(', ')}</td>
                  <td>{rating && scoreWords(rating.score)}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </TableScroll>
      )}
      <More list={list}>{copy.more}</More>
    </Page>
  );
}
