import { refusalAlert } from '@homeline/client/form/refusal-alert.ts';
import { useMutation } from '@tanstack/react-query';

/** Runs an action once, however often the button is pressed, and returns the alert for a failure. */
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
