import { refusalAlert } from '@homeline/client/form/refusal-alert.ts';
import { Button } from '@homeline/ui/button.tsx';
import { Skeleton } from '@homeline/ui/feedback/skeleton.tsx';
import { QuestionActions } from '@homeline/ui/page/question.tsx';
import { useMutation } from '@tanstack/react-query';
import { type ReactNode, useEffect, useRef } from 'react';
import { Page } from '../../shell/page.tsx';
import { WAITS } from './copy.ts';

type CompleteProviderLinkProps = {
  readonly heading: string;
  readonly why: string;
  /** Sends what the provider's page returned. */
  readonly act: () => Promise<unknown>;
  /** The alternative shown when the call fails. */
  readonly also: ReactNode;
};

/** Sends what a provider's page returned as soon as the borrower is back, and offers a retry when that fails. */
export function CompleteProviderLink({ heading, why, act, also }: CompleteProviderLinkProps) {
  const { mutate, error, isPending } = useMutation({ mutationFn: act });
  const isBegun = useRef(false);
  useEffect(() => {
    if (isBegun.current) return;
    isBegun.current = true;
    mutate();
  }, [mutate]);
  return (
    <Page heading={heading} why={why} alerts={error ? [refusalAlert(error)] : []}>
      {error ? (
        <QuestionActions>
          <Button isBusy={isPending} onClick={() => mutate()}>
            {WAITS.tryAgain}
          </Button>
          {also}
        </QuestionActions>
      ) : (
        <Skeleton />
      )}
    </Page>
  );
}
