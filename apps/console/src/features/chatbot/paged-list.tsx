import { Button } from '@homeline/ui/button.tsx';
import { Skeleton } from '@homeline/ui/feedback/skeleton.tsx';
import type { UseInfiniteQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { LoadError } from '../../shell/load-error.tsx';
import { chatbotCopy as copy } from './copy.ts';

type Props = {
  readonly list: Pick<
    UseInfiniteQueryResult,
    'data' | 'error' | 'refetch' | 'isPending' | 'hasNextPage' | 'isFetchingNextPage' | 'fetchNextPage'
  >;
  readonly none: string;
  readonly children: readonly ReactNode[];
};

/** A list that is read page by page, with its states. */
export function PagedList({ list, none, children }: Props) {
  return (
    <>
      {list.error && <LoadError error={list.error} onRetry={() => void list.refetch()} />}
      {list.isPending && <Skeleton />}
      {Boolean(list.data) && children.length === 0 && <p>{none}</p>}
      {children}
      {list.hasNextPage && (
        <p>
          <Button kind="secondary" isBusy={list.isFetchingNextPage} onClick={() => void list.fetchNextPage()}>
            {copy.more}
          </Button>
        </p>
      )}
    </>
  );
}
