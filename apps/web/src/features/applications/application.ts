import type { Answers } from '@homeline/contract/applications/answers.ts';
import type { Status } from '@homeline/contract/applications/status.ts';
import { createContext, useContext } from 'react';
import type { Act } from './client-acts.ts';

/** The data that every page of an application needs. */
export type Application = {
  readonly uuid: string;
  /** The page in the address bar, relative to the application. */
  readonly page: string;
  /** The last status answer. */
  readonly status: Status;
  /** The version of the answers that the page opened with. Saves send it, so that a newer answer from elsewhere is never overwritten. */
  readonly shown: { current: number };
  /** The answers so far. */
  readonly answers: Answers;
  /** Follows a borrower's action until the step moves. @param on the step of the action @param answered the status it returned */
  readonly follow: (on: string, answered: Status | undefined, act?: Act) => void;
};

export const ApplicationContext = createContext<Application | undefined>(undefined);

/** Returns the application of this page; only inside the application area. */
export function useApplication(): Application {
  const application = useContext(ApplicationContext);
  if (!application) throw new Error('This page is outside an application.');
  return application;
}
