import { refusalOf } from '@homeline/client/session/refusal.ts';
import { type ReactNode, useState } from 'react';
import { CodeForm } from './code-form.tsx';

type SecondStep<First> = {
  /** Signs in with the first factor. */
  readonly submit: (first: First) => Promise<void>;
  /** The form for the code, once the account turned out to have a second factor. Show it instead of the first form. */
  readonly codeForm: ReactNode;
};

/** Signs in with a first factor, and asks for the code of the second one if the account has one. */
export function useSecondStep<First extends object>(
  signIn: (first: First, code?: string) => Promise<void>,
): SecondStep<First> {
  const [first, askForCode] = useState<First>();
  return {
    submit: (given) =>
      signIn(given).catch((error: unknown) => {
        if (refusalOf(error).code !== 'SECOND_FACTOR_REQUIRED') throw error;
        askForCode(given);
      }),
    codeForm: first && <CodeForm signIn={(code) => signIn(first, code)} />,
  };
}
