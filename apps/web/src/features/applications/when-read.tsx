import type { AnswerOf, Call } from '@homeline/contract/call.ts';
import { Skeleton } from '@homeline/ui/feedback/skeleton.tsx';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { send } from '../../session/client.ts';
import { Snag } from '../../shell/error-page.tsx';
import { useApplication } from './application.ts';

type WhenReadProps<C extends Call> = {
  /** A call that reads something of the application. */
  readonly call: C;
  readonly children: (answer: AnswerOf<C>) => ReactNode;
};

/** Shows what needs more than the answers once it has been read: anew each time that the page is opened or the step is entered. */
export function WhenRead<C extends Call>({ call, children }: WhenReadProps<C>) {
  const { uuid, status } = useApplication();
  const { data, error } = useQuery({
    queryKey: [call.name, uuid, status.step, status.since],
    queryFn: () => send(call as Call, { params: { uuid }, query: undefined, body: undefined }),
    // What was answered meanwhile may have changed it, and a form begins with what it is given first.
    gcTime: 0,
  });
  if (data === undefined) return error ? <Snag /> : <Skeleton />;
  return children(data as AnswerOf<C>);
}
