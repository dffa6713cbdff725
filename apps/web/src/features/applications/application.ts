import type { Answers } from '@homeline/contract/applications/answers.ts';
import type { Status } from '@homeline/contract/applications/status.ts';
import { createContext, useContext } from 'react';

/** The application whose pages these are. */
export type Application = {
  readonly uuid: string;
  /** The page in the address bar, behind the application. */
  readonly page: string;
  /** Where it stands. */
  readonly status: Status;
  /** What was answered so far. `answers.version` goes back with every form. */
  readonly answers: Answers;
  /** Follows the borrower's own action until the step moves: what the call answered, and the step it was made on. */
  readonly follow: (on: string, answered: Status | undefined) => void;
};

export const ApplicationContext = createContext<Application | undefined>(undefined);

/** The application of this page. Only within the application area. */
export function useApplication(): Application {
  const application = useContext(ApplicationContext);
  if (!application) throw new Error('This page stands outside an application.');
  return application;
}
