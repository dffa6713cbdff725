import type { Status } from '@homeline/contract/applications/status.ts';
import { addressOf, answersPage, pageToReturnTo, stageShown } from '@homeline/domain/client-state/pages.ts';
import { Progress, type ProgressItem } from '@homeline/ui/page/progress.tsx';
import { Link, useSearchParams } from 'react-router';
import { type Application, useApplication } from './application.ts';

type Stage = Status['progress']['stage'];

/** The seven steps as they are shown; COMPLETE is the end of them and not one of its own. */
export const STAGE_TITLES: Record<Exclude<Stage, 'COMPLETE'>, string> = {
  INITIAL: 'Basic Info',
  PRODUCT_SELECT: 'Select Offer',
  MORE_INFO: 'Provide More Info',
  LINK_INCOME: 'Link Income Sources',
  ID_UPLOAD: 'Verify Identity',
  SIGNING: 'Sign Documents',
  MANUAL_NOTARY: 'Schedule Notary Session',
  ENOTARY: 'Talk to eNotary',
};

export function ApplicationProgress() {
  const application = useApplication();
  const [query] = useSearchParams();
  return <Progress items={progressItems(application, query.get('returnTo'))} Link={ProgressLink} />;
}

function ProgressLink({ to, children }: { to: string; children: React.ReactNode }) {
  return <Link to={to}>{children}</Link>;
}

/**
 * The steps with what is known of each. A done one opens its answers, from which one returns to the page that one left; the one that is
 * reached opens where one stands.
 * @param returnTo the page that answers were opened from, where answers are shown
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
  const shown = stageShown(status, page);
  const from = pageToReturnTo(status, returnTo ?? page);
  return stages.flatMap((each) => {
    if (each === 'COMPLETE') return [];
    const behind = done.find((row) => row.stage === each);
    const isShown = each === shown;
    return [
      {
        title: STAGE_TITLES[each],
        state: behind || stage === 'COMPLETE' ? 'DONE' : each === stage ? 'CURRENT' : 'AHEAD',
        isShown,
        answer: behind?.answer || undefined,
        ...(behind && { to: `/${uuid}/${answersPage(each)}?${new URLSearchParams({ returnTo: from })}` }),
        ...(each === stage && !isShown && { to: `/${uuid}/${addressOf(status.page)}` }),
      },
    ];
  });
}
