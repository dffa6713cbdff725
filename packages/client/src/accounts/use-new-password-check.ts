import { Password } from '@homeline/contract/accounts/password.ts';
import { useEffect, useRef } from 'react';

/** The longest pause between two keys of a person who is still typing. */
const TYPING_MS = 400;

type Field = {
  readonly value: string | undefined;
  readonly onProblem: (message: string | undefined) => void;
};

/**
 * Shows what is wrong with a new password at each pause while it is typed.
 * @param check asks the server, which judges the password again when it is set
 */
export function useNewPasswordCheck(
  field: Field,
  check: (password: string) => Promise<string | undefined>,
): void {
  const { value } = field;
  const latest = useRef({ field, check });
  latest.current = { field, check };
  useEffect(() => {
    latest.current.field.onProblem(undefined);
    // The form itself reports one that is too short.
    if (value === undefined || !Password.safeParse(value).success) return undefined;
    let isOver = false;
    const timer = setTimeout(() => {
      latest.current.check(value).then(
        (problem) => {
          if (!isOver) latest.current.field.onProblem(problem);
        },
        // Without an answer here, the call that sets the password reports the problem.
        () => {},
      );
    }, TYPING_MS);
    return () => {
      isOver = true;
      clearTimeout(timer);
    };
  }, [value]);
}
