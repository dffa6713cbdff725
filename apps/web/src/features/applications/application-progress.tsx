import type { Status } from '@homeline/contract/applications/status.ts';
import { Progress, type ProgressItem } from '@homeline/ui/page/progress.tsx';
import { useApplication } from './application.ts';

type Stage = Status['progress']['stage'];

/** The seven steps as they are shown; COMPLETE is the end of them and not one of its own. */
const TITLES: Record<Exclude<Stage, 'COMPLETE'>, string> = {
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
  const { status } = useApplication();
  return <Progress items={progressItems(status.progress)} />;
}

export function progressItems({ stage, stages, done }: Status['progress']): ProgressItem[] {
  return stages.flatMap((shown) => {
    if (shown === 'COMPLETE') return [];
    const behind = done.find((row) => row.stage === shown);
    return [
      {
        title: TITLES[shown],
        state: behind || stage === 'COMPLETE' ? 'DONE' : shown === stage ? 'CURRENT' : 'AHEAD',
        answer: behind?.answer || undefined,
      },
    ];
  });
}
