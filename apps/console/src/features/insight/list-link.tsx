import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { useDisabledReason } from '../../session/staff-member.ts';
import { pastChatsPath } from '../../shell/past-chats-path.ts';
import { pipelineQuery } from '../pipeline/filters.ts';
import type { FigureList } from './chart-table.ts';

type ListLinkProps = {
  readonly list: FigureList | undefined;
  /** Whether the link is in a drawing, which screen readers skip: its table has the same links. */
  readonly isDrawn?: true;
  readonly children: ReactNode;
};

/** Leads to the applications or chats that a figure counts, for those who see their lists. */
export function ListLink({ list, isDrawn, children }: ListLinkProps) {
  const disabledReason = useDisabledReason();
  if (!list) return children;
  const isOfChats = 'chats' in list;
  if (disabledReason(isOfChats ? 'ANSWER_CHATS' : 'SEE_PIPELINE')) return children;
  return (
    <Link
      to={isOfChats ? pastChatsPath(list.chats) : `/work?${pipelineQuery(list)}`}
      {...(isDrawn && { tabIndex: -1 })}
    >
      {children}
    </Link>
  );
}
