import { useMutation } from '@tanstack/react-query';
import { refusalAlert } from '../../form/refusal-alert.ts';

/** Does one thing once, however often one presses; what went wrong is said in words. */
export function useAct(send: () => Promise<unknown>) {
  const { mutate, isPending, error } = useMutation({ mutationFn: send });
  return {
    act: () => {
      if (!isPending) mutate();
    },
    isBusy: isPending,
    problem: error === null ? undefined : refusalAlert(error).text,
  };
}
