import { refusalOf } from '@homeline/client/session/refusal.ts';
import type { AnswerOf, Call } from '@homeline/contract/call.ts';
import { Skeleton } from '@homeline/ui/feedback/skeleton.tsx';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { send } from '../../session/client.ts';
import { LoadError } from '../../shell/error-page.tsx';
import { useApplication } from './application.ts';
import { NewRatesPage } from './new-rates-page.tsx';

type QueryBoundaryProps<C extends Call> = {
  /** Reads a part of the application. */
  readonly call: C;
  /** Reads again at each change of the application and shows the earlier answer meanwhile. Not for a part that fills in a form. */
  readonly isFollowed?: boolean;
  readonly children: (answer: AnswerOf<C>) => ReactNode;
};

/** Loads what a page needs besides the answers, again at each visit and each new step. */
export function QueryBoundary<C extends Call>({ call, isFollowed = false, children }: QueryBoundaryProps<C>) {
  const { uuid, status } = useApplication();
  const { data, error } = useQuery({
    queryKey: [call.name, uuid, status.step, status.since, ...(isFollowed ? [status.version] : [])],
    queryFn: () => send(call as Call, { params: { uuid }, query: undefined, body: undefined }),
    // A later answer may have changed it, and a form keeps its first values.
    gcTime: 0,
    placeholderData: isFollowed ? keepPreviousData : undefined,
  });
  if (refusalOf(error).code === 'FIGURES_OUT_OF_DATE') return <NewRatesPage />;
  if (data === undefined) return error ? <LoadError /> : <Skeleton />;
  return children(data as AnswerOf<C>);
}
