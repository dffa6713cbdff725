import type { Status } from '@homeline/contract/applications/status.ts';
import { said } from '@homeline/contract/said.ts';
import { addressOf, answersPage, returnPage, stageOfPage } from '@homeline/domain/client-state/pages.ts';
import { Progress, type ProgressItem } from '@homeline/ui/page/progress.tsx';
import { Link, useSearchParams } from 'react-router';
import { type Application, useApplication } from './application.ts';
import { PROGRESS_ENDS, STAGE_PARTS, STAGE_TITLES } from './copy.ts';
import { hasMoney } from './funded.ts';
import { pageUrl } from './page-url.ts';

/** The sidebar with the seven steps. */
export function ApplicationProgress() {
  const application = useApplication();
  const [query] = useSearchParams();
  return (
    <Progress
      items={progressItems(application, query.get('returnTo'))}
      atEnd={hasMoney(application.status) ? PROGRESS_ENDS.funded : PROGRESS_ENDS.signed}
      Link={ProgressLink}
    />
  );
}

function ProgressLink({ to, children }: { to: string; children: React.ReactNode }) {
  return <Link to={to}>{children}</Link>;
}

/**
 * Returns the steps of the sidebar. A done step opens its answers; the current one opens the current page.
 * @param returnTo the page that the answers were opened from, while answers show
 */
export function progressItems(
  {
    uuid,
    page,
    status,
  }: Pick<Application, 'uuid' | 'page'> & {
    status: Pick<Status, 'page' | 'kind' | 'submitted' | 'progress'>;
  },
  returnTo: string | null = null,
): ProgressItem[] {
  const { stage, stages, done } = status.progress;
  const shown = stageOfPage(status, page);
  const from = returnPage(status, returnTo ?? page);
  const part = Object.entries(STAGE_PARTS).find(([folder]) => page.startsWith(`${folder}/`))?.[1];
  return stages.flatMap((each) => {
    if (each === 'COMPLETE') return [];
    const behind = done.find((row) => row.stage === each);
    const isShown = each === shown;
    return [
      {
        title: STAGE_TITLES[each],
        state: behind || stage === 'COMPLETE' ? 'DONE' : each === stage ? 'CURRENT' : 'AHEAD',
        isShown,
        ...(isShown && part && { part }),
        answer: behind?.answer ? said(behind.answer) : undefined,
        ...(behind && { to: pageUrl(uuid, answersPage(each), from) }),
        ...(each === stage && !isShown && { to: pageUrl(uuid, addressOf(status.page)) }),
      },
    ];
  });
}
