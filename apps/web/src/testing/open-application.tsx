import { type Part, server } from '@homeline/client/testing/fake-server.ts';
import { type Answers, getAnswers } from '@homeline/contract/applications/answers.ts';
import { getStatus, type Status } from '@homeline/contract/applications/status.ts';
import { addressOf } from '@homeline/domain/client-state/pages.ts';
import { type StepName, stepOf } from '@homeline/domain/workflow/steps.ts';
import { openPage } from './open-page.tsx';

export const UUID = '11111111-1111-4111-8111-111111111111';

/** The version of the answers that the opened page shows. */
export const VERSION = 7;

type Opened = {
  /** The page in the address bar; that of the step by default. */
  readonly page?: string;
  readonly status?: Part<Status>;
  readonly answers?: Part<Answers>;
};

/** Opens the page of a step as the borrower, over the fake server. */
export function openApplication(step: StepName, { page, status, answers }: Opened = {}) {
  const { page: own, kind } = stepOf(step);
  server.answers(getStatus, { step, kind, page: own, version: VERSION, ...status });
  server.answers(getAnswers, { version: VERSION, ...answers });
  return openPage(`/${UUID}/${page ?? addressOf(own)}`);
}
