import { useMutation } from '@tanstack/react-query';
import { refusalAlert } from '../../form/refusal-alert.ts';

/** Runs an action once, however often the button is pressed, and words its failure. */
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
