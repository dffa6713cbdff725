import { searchChats } from '@homeline/contract/chat/desk.ts';
import { ChatState } from '@homeline/domain/chat/conversation.ts';
import { Button } from '@homeline/ui/button.tsx';
import { Skeleton } from '@homeline/ui/feedback/skeleton.tsx';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router';
import { send } from '../../session/client.ts';
import { instantInWords } from '../../shell/dates.ts';
import { LoadError } from '../../shell/load-error.tsx';
import { More } from '../../shell/more.tsx';
import { Page } from '../../shell/page.tsx';
import { TableScroll } from '../../shell/table-scroll.tsx';
import { chatCopy } from './copy.ts';
import { chatKey, useDesk } from './use-desk.ts';
import './chat.css';

const copy = chatCopy.past;

/** Every chat of the lender, newest first, found by its person. What was searched for stays out of the address bar. */
export default function PastChatsPage() {
  const [text, search] = useState('');
  const [state, choose] = useState<ChatState>();
  const [tag, chooseTag] = useState('');
  const { data: desk } = useDesk();
  const list = useInfiniteQuery({
    queryKey: chatKey(searchChats.name, text, state ?? '', tag),
    queryFn: ({ pageParam }) =>
      send(searchChats, {
        query: { ...(text && { text }), ...(state && { state }), ...(tag && { tag }), after: pageParam },
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
          <label className="filter">
            <span>{copy.state}</span>
            <select
              className="control"
              value={state ?? ''}
              onChange={({ target }) => choose(ChatState.safeParse(target.value).data)}
            >
              <option value="">{copy.all}</option>
              {ChatState.options.map((value) => (
                <option key={value} value={value}>
                  {chatCopy.states[value]}
                </option>
              ))}
            </select>
          </label>
          <label className="filter">
            <span>{copy.tag}</span>
            <select className="control" value={tag} onChange={({ target }) => chooseTag(target.value)}>
              <option value="">{copy.all}</option>
              {desk?.tags.map((value) => (
                <option key={value}>{value}</option>
              ))}
            </select>
          </label>
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
              {chats.map(({ uuid, friendlyName, loanNumber, startedAt, agent, state: now, tags }) => (
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
