import { Button } from '@homeline/ui/button.tsx';
import { Skeleton } from '@homeline/ui/feedback/skeleton.tsx';
import { QuestionActions } from '@homeline/ui/page/question.tsx';
import { useMutation } from '@tanstack/react-query';
import { type ReactNode, useEffect, useRef } from 'react';
import { refusalAlert } from '../../form/refusal-alert.ts';
import { Page } from '../../shell/page.tsx';

type HandOnProps = {
  readonly heading: string;
  readonly why: string;
  /** Hands on what the provider's page gave. */
  readonly act: () => Promise<unknown>;
  /** Another way, when it fails. */
  readonly also: ReactNode;
};

/** The return from a provider's page: what it gave is handed on at once, and tried again when that fails. */
export function HandOn({ heading, why, act, also }: HandOnProps) {
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
            Try again
          </Button>
          {also}
        </QuestionActions>
      ) : (
        <Skeleton />
      )}
    </Page>
  );
}
